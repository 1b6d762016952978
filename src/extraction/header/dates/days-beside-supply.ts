import { middle, type PageLayout } from '../../layout/lay-out.ts'
import { wordsIn } from '../../layout/neighbours.ts'
import { DAY_OF_WEEK, type FoundDate, findDates } from '../../values/dates.ts'
import { type Candidate, findLabelled, type Weigh } from '../labels/labels.ts'
import { hasStrangeLabel } from '../labels/strange-labels.ts'
import type { Accept } from '../labels/whole-values.ts'

/** Share of the first page in which a paper says its own day. */
const HIGH = 0.45
/** Less than any day that is announced. */
const WEIGHT = 0.1
/** Asked about whatever announces the goods' day. */
const ALWAYS = 1
const WEEKDAY_AT_END = new RegExp(String.raw`(?<!\w)${DAY_OF_WEEK}\s*$`, 'i')
/** Nothing, a place (`Tarnook, 9 February 2026`) or the paper's number. */
const BEFORE_DAY =
  /^(?:[A-Z][\w'’]*(?: [A-Z][\w'’]*)*,\s*|(?:N[Oo]\b[.:]? ?)?[A-Z]{0,4}[-/]?\d[\w/-]*[\s,|–-]+)?$/

/** A label's value, whatever it announces. */
const acceptDay: Accept<FoundDate> = text => {
  const [first] = findDates(text)
  return first && first.index < 14 ? { value: first, taken: first.text } : null
}

/**
 * The dates with, where the paper is dated by the day of its supply alone, every other day that stands high on its first page without a label: it may be the
 * paper's own, and is asked about.
 */
export function withDaysBesideSupply(
  dates: readonly Candidate<FoundDate>[],
  pages: readonly PageLayout[],
): Candidate<FoundDate>[] {
  const [best] = dates
  const [page] = pages
  if (!best || !page) return [...dates]
  const ofSupply = findLabelled(pages, ({ isOfSupply, weight }) => (isOfSupply ? weight : null), acceptDay)
  const isSupply = ofSupply.some(({ words }) => words[0] === best.words[0])
  const others = isSupply ? daysWithoutLabels(page).filter(({ value }) => value.date !== best.value.date) : []
  return others.length === 0 ? [...dates] : [{ ...best, asksUpTo: ALWAYS }, ...dates.slice(1), ...others]
}

/** What numbers the paper or its order says nothing against a day near it. */
const saysDay: Weigh = ({ meaning, weight }) =>
  meaning === 'invoice-number' || meaning === 'order-number' ? null : weight

function daysWithoutLabels(page: PageLayout): Candidate<FoundDate>[] {
  const claimed = new Set(findLabelled([page], saysDay, acceptDay).flatMap(({ words }) => words))
  return page.rows
    .filter(row => middle(row) < HIGH * page.height)
    .flatMap(row => row.segments)
    .flatMap(segment => {
      const [date] = findDates(segment.text)
      const words = date ? wordsIn(segment, date.text) : []
      if (!date || !BEFORE_DAY.test(segment.text.slice(0, date.index).replace(WEEKDAY_AT_END, ''))) return []
      if (words.some(word => claimed.has(word)) || hasStrangeLabel(page, segment)) return []
      return [{ value: date, weight: WEIGHT, page: page.number, words }]
    })
}
