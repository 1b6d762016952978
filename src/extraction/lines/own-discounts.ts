import { readAmount } from '../values/amounts.ts'
import { readTotalLabel } from '../vocabulary/total-labels.ts'
import { fitOf } from './figure-columns.ts'

/** A row right below a line of goods that says what comes off. Dollars. */
export interface DiscountBelow {
  /** Its words, without the amount (`LESS TRADE 20% = 13.20 EA`). */
  text: string
  off: number
  /** What the line above comes to, and the figures of it that may be its count. */
  of: number
  counts: readonly number[]
  /** Goods stand below it. */
  isFollowed: boolean
}

export function isDiscount(text: string): boolean {
  return readTotalLabel(text) === 'discount'
}

/**
 * Those that come off the line above. One with no goods below it may be the whole document's, unless its own figures say what they were
 * reckoned from, or one of the same words came off another line.
 * @param all what all the lines come to.
 */
export function ownDiscounts<T extends DiscountBelow>(discounts: readonly T[], all: number): T[] {
  const own = new Set(
    discounts.filter(one => one.isFollowed || isReckoned(one, all)).map(({ text }) => nameOf(text)),
  )
  return discounts.filter(({ text }) => own.has(nameOf(text)))
}

/** What a line comes to without its discount; on a credit note it makes less of what comes back. */
export function without(amount: number, off: number): number {
  return amount - Math.sign(amount) * Math.abs(off)
}

function nameOf(text: string): string {
  return text
    .replace(/[^a-z]+/gi, ' ')
    .toLowerCase()
    .trim()
}

/** Its percentage is that of the line and not of all lines, or it prints what one then costs. */
function isReckoned({ text, off, of, counts }: DiscountBelow, all: number): boolean {
  const figures = text.split(/\s+/).flatMap(word => readAmount(word) ?? [])
  const isShare = (whole: number, percent: number) =>
    Math.abs(Math.abs(off) - (Math.abs(whole) * percent) / 100) < 0.011
  const left = Math.abs(without(of, off))
  return figures.some(({ value, percent }) =>
    percent
      ? isShare(of, value) && !isShare(all, value)
      : counts.some(count => fitOf(count, value, left, 0) === 1),
  )
}
