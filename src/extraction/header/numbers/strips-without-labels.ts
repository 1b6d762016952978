import { middle, type PageLayout, type Row, type Segment } from '../../layout/lay-out.ts'
import { isOcr } from '../../pdf/page.ts'
import { type FoundDate, findDates } from '../../values/dates.ts'
import { announcementsIn } from '../labels/announcements.ts'
import { type Candidate, findLabelled } from '../labels/labels.ts'
import { LEAST_LABELS } from '../labels/strips-of-labels.ts'
import { acceptNumber } from './accept-number.ts'

/** Share of the first page's height in which the strip with its numbers and dates stands. */
const TOP = 0.35
/** Text heights up or down to where a value's label would stand. */
const NEAR = 2
/** Only to be looked at. */
const WEIGHT = 0.2

/** The later of two dates of a strip whose labels a scan lost: until when to pay, as likely as not. */
export function datesOfStrips(pages: readonly PageLayout[]): Candidate<FoundDate>[] {
  return stripsOn(pages).flatMap(({ row, dates }) => {
    const [last, ...others] = dates.toSorted((a, b) => b.value.date.localeCompare(a.value.date))
    const isLater = last !== undefined && others.some(({ value }) => value.date < last.value.date)
    return isLater ? [{ ...last, weight: WEIGHT, page: row.page, words: last.segment.words }] : []
  })
}

/** The numbers of such strips, the document's own among them. */
export function numbersOfStrips(pages: readonly PageLayout[]): Candidate<string>[] {
  return stripsOn(pages).flatMap(({ row, numbers }) =>
    numbers.map(({ value, segment }) => ({ value, weight: WEIGHT, page: row.page, words: segment.words })),
  )
}

interface Strip {
  row: Row
  dates: { value: FoundDate; segment: Segment }[]
  numbers: { value: string; segment: Segment }[]
}

/** Rows high on a scan's first page with a date and a number among several values that nothing announces, in themselves or near by. */
function stripsOn([page]: readonly PageLayout[]): Strip[] {
  if (!page) return []
  const claimed = new Set(
    findLabelled(
      [page],
      ({ weight }) => weight,
      text => (/\d/.test(text) ? { value: text, taken: text } : null),
    ).flatMap(({ words }) => words),
  )
  return page.rows.filter(row => middle(row) < TOP * page.height).flatMap(row => stripOf(row, page, claimed))
}

function stripOf(row: Row, page: PageLayout, claimed: ReadonlySet<unknown>): Strip[] {
  const { segments } = row
  const areBare = segments.every(
    one =>
      isOcr(one.words) &&
      announcementsIn(one).length === 0 &&
      !one.words.some(word => claimed.has(word)) &&
      !hasNeighbour(one, page),
  )
  if (segments.length < LEAST_LABELS || !areBare) return []
  const dates = segments.flatMap(segment => {
    const [value] = findDates(segment.text)
    return value?.text === segment.text ? [{ value, segment }] : []
  })
  const numbers = segments.flatMap(segment => {
    const hit = acceptNumber(segment.text)
    return hit?.taken === segment.text && /\d{3}/.test(hit.value) ? [{ value: hit.value, segment }] : []
  })
  return dates.length > 0 && numbers.length > 0 ? [{ row, dates, numbers }] : []
}

/** Something stands right over or under it. */
function hasNeighbour(value: Segment, page: PageLayout): boolean {
  return page.rows.some(({ segments }) =>
    segments.some(
      other =>
        !segments.includes(value) &&
        Math.abs(middle(other) - middle(value)) < NEAR * page.textHeight &&
        Math.min(other.x1, value.x1) > Math.max(other.x0, value.x0),
    ),
  )
}
