import type { PageLayout } from '../../layout/lay-out.ts'
import { findDates } from '../../values/dates.ts'
import { type Candidate, findLabelled } from '../labels/labels.ts'
import type { Accept } from '../labels/whole-values.ts'

/** Less than any order that is no date. */
const SHARE = 0.4
/** What says whose day it is as surely as `Date`. */
const OWN_DAY = 0.8
/** Of an order, and of no other paper. */
const OF_ORDER = 0.7

/** A whole text of figures that may be a day. */
const acceptDay: Accept<string> = text => {
  const [date] = findDates(text)
  return date?.text === text && /^[\d/.-]+$/.test(text) ? { value: text, taken: text } : null
}

/**
 * Figures like a day under a label that asks for the order's number (`YOUR ORDER NO` over `2026-03-10`): who numbers orders by the day writes so. Only where the paper's own
 * day and whatever other labels announce are other words, and always to be looked at: it may be the day of the order.
 */
export function ordersLikeDates(pages: readonly PageLayout[]): Candidate<string>[] {
  const others = findLabelled(
    pages,
    ({ meaning, weight }) => (meaning === 'order-number' ? null : weight),
    acceptDay,
  )
  const claimed = new Set(others.flatMap(({ words }) => words))
  const isDated =
    findLabelled(
      pages,
      ({ meaning, weight }) => (meaning === 'invoice-date' && weight >= OWN_DAY ? weight : null),
      text => (findDates(text).length > 0 ? { value: text, taken: text } : null),
    ).length > 0
  if (!isDated) return []
  return findLabelled(
    pages,
    ({ meaning, weight, saysNumber }) =>
      meaning === 'order-number' && saysNumber && weight >= OF_ORDER ? SHARE * weight : null,
    acceptDay,
  )
    .filter(({ words, inSentence }) => !inSentence && !words.some(word => claimed.has(word)))
    .map(one => ({ ...one, toLookAt: true }))
}
