import { middle, type PageLayout, type Segment, wordsOfRow } from '../../layout/lay-out.ts'
import { readingsOf } from '../../ocr/settle-words.ts'
import { isOcr, type Word } from '../../pdf/page.ts'
import { looksLikeLabel } from '../../vocabulary/label-meaning.ts'
import { type Candidate, findLabelled } from '../labels/labels.ts'
import { EDGE } from '../labels/strips-of-labels.ts'
import type { Accept } from '../labels/whole-values.ts'
import { acceptNumber } from './accept-number.ts'
import { acceptOrder } from './accept-order.ts'

/** Ten figures from a state's, or a mobile's. */
const TELEPHONE = /^0[2-478]\d{8}$/
/** Share of the first page's height in which its own numbers stand. */
const TOP = 0.35

/** Numbers high on the first page that no label claims, those repeated on the page (in a payment slip) first: only to be looked at. */
export function highNumbers([page]: readonly PageLayout[]): Candidate<string>[] {
  if (!page) return []
  const everything = page.rows.flatMap(wordsOfRow)
  return unclaimed(page, claimedWords(page, acceptOrder))
    .map(({ value, words }) => {
      const times = everything.filter(word => word.text === words.at(-1)?.text).length
      return { value, weight: times > 1 ? 0.25 : 0.2, page: page.number, words }
    })
    .sort((a, b) => b.weight - a.weight)
}

/** Labels' values in line, from which on a number in line with them has lost its own label to the scan. */
const IN_LINE = 2
/** Text heights between two values of one column. */
const STEP = 3

/**
 * Numbers on a scan's first page among values of labels, in their row or their column, without a label: only to be looked at. One whose label
 * can be read, whatever it says, is no order.
 */
export function numbersAmongValues([page]: readonly PageLayout[]): Candidate<string>[] {
  if (!page) return []
  const claimed = claimedWords(page, withFigures)
  const values = [...claimed]
  const isAmong = ({ words: [word], x0, y0, y1 }: Segment) => {
    const level = values.filter(
      other => word && Math.abs(middle(other) - (y0 + y1) / 2) < 0.5 * page.textHeight,
    )
    const over = values.filter(
      other =>
        Math.abs(other.x0 - x0) < EDGE && Math.abs(middle(other) - (y0 + y1) / 2) < STEP * page.textHeight,
    )
    const [isLevel, isInColumn] = [level, over].map(some => some.length >= IN_LINE)
    return (isLevel && !isHeaded(page, x0, y0)) || (isInColumn && !isLedBy(page, x0, (y0 + y1) / 2))
  }
  return unclaimed(page, claimed)
    .filter(({ segment }) => isOcr(segment.words) && isAmong(segment))
    .map(({ value, words }) => ({ value, weight: 0.2, page: page.number, words }))
}

/** Under words that stand in a strip of labels. */
function isHeaded(page: PageLayout, x0: number, y0: number): boolean {
  const over = page.rows.findLast(row => middle(row) < y0 && middle(row) > y0 - STEP * page.textHeight)
  const label = over?.segments.find(one => Math.abs(one.x0 - x0) < EDGE)
  return isWords(label) && over?.segments.some(one => one !== label && looksLikeLabel(one.text)) === true
}

/** Behind words that stand in a column of labels. */
function isLedBy(page: PageLayout, x0: number, y: number): boolean {
  const segments = page.rows.flatMap(row => row.segments)
  const label = segments.findLast(one => one.x1 < x0 && one.y0 < y && one.y1 > y)
  const isAlike = (one: Segment) =>
    one !== label &&
    Math.abs(one.x0 - (label?.x0 ?? 0)) < EDGE &&
    Math.abs(middle(one) - y) < STEP * page.textHeight
  return isWords(label) && segments.some(one => isAlike(one) && looksLikeLabel(one.text))
}

/** Whole words, none of them of an order to any of a scan's readers: what is left of its label (`YR. ORD. N`) leaves it open. */
function isWords(label: Segment | undefined): boolean {
  if (!label) return false
  const { text, words } = label
  const isOrders = [text, ...readingsOf(words)].some(seen => /ord|your|cust|ref/i.test(seen))
  return !isOrders && text.split(' ').every(word => /^(?:[a-z]{3,}|no|\W)[.:]?$/i.test(word))
}

/** A number or a date. */
const withFigures: Accept<string> = text => (/\d/.test(text) ? { value: text, taken: text } : null)

function claimedWords(page: PageLayout, accept: Accept<string>): Set<Word> {
  return new Set(findLabelled([page], label => label.weight, accept).flatMap(found => found.words))
}

function unclaimed(
  page: PageLayout,
  claimed: ReadonlySet<Word>,
): { value: string; words: Word[]; segment: Segment }[] {
  return page.rows
    .filter(row => middle(row) < TOP * page.height)
    .flatMap(row => row.segments)
    .filter(segment => segment.words.length <= 2 && !segment.words.some(word => claimed.has(word)))
    .flatMap(segment => {
      const hit = acceptNumber(segment.text)
      if (!hit || hit.taken !== segment.text || !/\d{3}/.test(hit.value) || TELEPHONE.test(hit.value))
        return []
      return [{ value: hit.value, words: segment.words, segment }]
    })
}
