import { type Amount, centsOf, isMoney, readAmount } from '../values/amounts.ts'
import { isTotalLabel, readTotalLabel } from '../vocabulary/total-labels.ts'
import type { Row, Segment } from './lay-out.ts'

/** Cents: sums are rounded once, amounts each. */
const ROUNDING = 2
const GST = 1.1

/** Whether an amount is what others add up to, with or without GST. Cents. */
export function isSumOf(amount: number, sum: number): boolean {
  return [sum, sum * GST, sum / GST].some(one => Math.abs(one - amount) <= ROUNDING)
}

/** Whether an amount is the GST on a sum or in it. Cents. */
export function isGstOn(amount: number, sum: number): boolean {
  return [sum / 10, sum / 11].some(one => Math.abs(one - amount) <= ROUNDING)
}

/** Whether GST and total of a sum, on it or in it, are both among some amounts. Cents. */
export function holdGstAndTotal(amounts: readonly number[], sum: number): boolean {
  const holds = (cents: number) => amounts.some(one => Math.abs(one - cents) <= ROUNDING)
  return [sum, sum * GST].some(whole => holds(whole) && holds(whole - whole / GST))
}

/**
 * Rows that are called like a total (`Wheel balance`, `Total seal ring set`) and yet are among the amounts that a sum beneath them adds up:
 * goods. Without a sum that says so a row is what it is called.
 */
export function summandsOf(rows: readonly Row[]): Set<Row> {
  const summands = new Set<Row>()
  let from = 0
  for (let end = sumBelow(rows, from); end > 0; end = sumBelow(rows, from)) {
    const above = rows.slice(from, end).filter(row => amountOf(row) !== null)
    const called = above.filter(isCalledTotal)
    if (called.length <= above.length / 2) for (const row of called) summands.add(row)
    from = end + 1
  }
  return summands
}

/** The last row that is called a sum and adds up all rows from one on; no row of GST or of carried amounts may be among those. -1 if none. */
function sumBelow(rows: readonly Row[], from: number): number {
  let sum = 0
  let found = -1
  for (let i = from; i < rows.length; i++) {
    const row = rows[i] as Row
    const amount = amountOf(row)
    if (amount === null) continue
    const cents = centsOf(amount)
    const labels = labelsOf(row)
    const isGst = labels.includes('gst')
    if (labels.length > 0 && sum !== 0 && (isGst ? isGstOn(cents, sum) : isSumOf(cents, sum))) found = i
    if (isGst || labels.includes('carried')) break
    sum += cents
  }
  return found
}

function isCalledTotal(row: Row): boolean {
  return labelsOf(row).some(label => label === 'total' || label === 'balance')
}

function labelsOf({ segments }: Row) {
  return segments.flatMap(({ text }) => (isTotalLabel(text) ? (readTotalLabel(text) ?? []) : []))
}

/** What a row ends in. */
function amountOf({ segments }: Row): Amount | null {
  const amount = readAmount(segments.at(-1)?.words.at(-1)?.text ?? '')
  return isMoney(amount) ? amount : null
}

/** Price and total of something, each by itself. */
export function holdsGoods(segments: readonly Segment[]): boolean {
  return segments.filter(({ text }) => isMoney(readAmount(text))).length > 1
}
