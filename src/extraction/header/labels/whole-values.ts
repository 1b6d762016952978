import { middle, type PageLayout, type Row, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { segmentBelow, wordsIn } from '../../layout/neighbours.ts'
import { isOcr, type Word } from '../../pdf/page.ts'
import { MONTH, WEEKDAY } from '../../values/dates.ts'
import { looksLikeLabel } from '../../vocabulary/label-meaning.ts'
import { endsLabel } from '../../vocabulary/label-words.ts'
import { isShopsOrder } from '../../vocabulary/order-words.ts'
import { EDGE } from './strips-of-labels.ts'

/**
 * Finds a value in a text; null when there is none. `taken` is the piece of the text that is the value; `weight` below 1 makes its label
 * count less, `toLookAt` asks a person about it, however surely it is announced.
 */
export type Accept<T> = (
  text: string,
) => { value: T; taken: string; weight?: number; toLookAt?: boolean } | null

/** Where a label stands. */
export interface Place {
  page: PageLayout
  row: Row
  rowIndex: number
  segment: Segment
  index: number
}

export interface Hit<T> {
  value: T
  words: Word[]
  weight: number
  toLookAt?: boolean | undefined
}

/** Text heights between pieces of one value, and how many there are at most. */
const OF_ONE = 1.5
const MOST_PIECES = 3
/** The beginning of a number whose cell was too narrow for it (`INV-` over `16164`). */
export const BROKEN_OFF = /^[A-Z]{1,3}-$/
const DAY = /^\d{1,2}(?:st|nd|rd|th)?$/
const BEGINS_DATE = /(?:^|\s)\d{1,2}(?:st|nd|rd|th|-)?$/
/** The same up to the month; what goes on with it begins with the year, as what goes on with a day begins with the month. */
const UP_TO_MONTH = new RegExp(`(?:^|\\s)\\d{1,2}(?:(?:st|nd|rd|th)?\\s${MONTH},?|-${MONTH}-)$`, 'i')
const BEGINS_MONTH = new RegExp(`^${MONTH}\\b`, 'i')
const BEGINS_YEAR = /^20\d{2}(?![\d/-])[.,;]?(?:\s|$)/
/** Text heights from one line of a paragraph or cell to the next. */
const NEXT_LINE = 1.6
/** Words that a line of running text has more than. */
const LEAST_TEXT = 6
/** A date in the narrowest column takes this many lines. */
const MOST_LINES = 3

/** The value in the label's own segment, or the date that begins there (`Issued 26`, `Due 16-`) and goes on behind wide spaces or in the next line. */
export function behind<T>(place: Place, rest: string, accept: Accept<T>): Hit<T> | null {
  const { segment } = place
  const hit = accept(withoutLeaders(rest))
  const [isDay, isMonth] = [BEGINS_DATE.test(rest), UP_TO_MONTH.test(rest)]
  if (hit || !(isDay || isMonth)) return hit && valueIn(segment, hit)
  for (const more of [piecesBehind(place), nextLine(place)]) {
    if (!(isDay ? BEGINS_MONTH : BEGINS_YEAR).test(more[0]?.text ?? '')) continue
    // A line breaks behind a hyphen within a word (`16-` over `May-2025`).
    const isBroken = rest.endsWith('-')
    const whole = [rest, ...more.map(piece => piece.text)].join(isBroken ? '' : ' ')
    const joined = accept(withoutLeaders(whole))
    const words = [segment.words.slice(isBroken ? -1 : 0), ...more.map(piece => piece.words)].flat()
    if (joined) return valueIn(segmentOf(words, segment.page), joined)
  }
  return null
}

/** Pieces in which OCR saw wide spaces. */
function piecesBehind({ row, segment, index }: Place): Segment[] {
  return isOcr(segment.words) ? piecesOfOne(row, index) : []
}

/** What stands behind a piece of a row without a gap as wide as between values. */
function piecesOfOne(row: Row, index: number): Segment[] {
  const pieces = row.segments.slice(index, index + MOST_PIECES)
  const isApart = (piece: Segment, i: number) => piece.x0 - (pieces[i]?.x1 ?? 0) > OF_ONE * heightOf(piece)
  const end = pieces.slice(1).findIndex(isApart)
  return pieces.slice(1, end < 0 ? undefined : end + 1)
}

/** Two lines of running text as one, and the second by itself. */
export interface BrokenLine {
  place: Place
  lower: Segment
}

/** Lines of running text, each with the one that goes on with it. */
export function brokenLines(page: PageLayout): BrokenLine[] {
  return page.rows.flatMap((row, rowIndex) => {
    const [upper, ...more] = row.segments
    if (!upper || more.length > 0 || upper.words.length <= LEAST_TEXT) return []
    const place = { page, row, rowIndex, index: 0 }
    const [lower] = nextLine({ ...place, segment: upper })
    if (!lower) return []
    return [{ place: { ...place, segment: segmentOf([...upper.words, ...lower.words], upper.page) }, lower }]
  })
}

/** What a line of labels and values side by side goes on with at the beginning of the next. */
function nextLine({ page, row, rowIndex, index }: Place): Segment[] {
  const [first] = row.segments
  const next = page.rows[rowIndex + 1]
  const isLast = index === row.segments.length - 1
  if (!first || !next || !isLast || middle(next) - middle(row) > NEXT_LINE * page.textHeight) return []
  return next.segments.filter(({ x0 }) => Math.abs(x0 - first.x0) < EDGE)
}

/** A value may go on in the next lines of its cell (`Sunday,` over `17 May` over `2026`, `2026-` over `40206`). */
export function acceptWrapped<T>(page: PageLayout, found: Segment, accept: Accept<T>): Hit<T> | null {
  const segment = lineAbove(page, found) ?? found
  const hit = accept(withoutLeaders(segment.text))
  const own = (hit && valueIn(segment, hit)) ?? behindWideSpace(page, segment, accept)
  let text = withoutLeaders(segment.text)
  const words = [...segment.words]
  let last = segment
  for (let line = 2; line <= MOST_LINES; line++) {
    const goesOn = /\w-$/.test(text)
    if ((own && !goesOn) || (!/\d/.test(text) && !goesOn && !WEEKDAY.test(text))) return own
    const next = lineBelow(page, last, segment)
    if (!next || (WEEKDAY.test(text) && !/^\d{1,2}(?:st|nd|rd|th)?[\s/-]/.test(next.text))) return own
    if (
      (line > 2 && !goesOn && !BEGINS_YEAR.test(next.text)) ||
      (goesOn && !/^[A-Z]*\d[A-Z\d]*$/.test(next.text))
    )
      return own
    const joined = goesOn ? `${text}${next.text}` : `${text} ${next.text}`
    words.push(...next.words)
    const all = accept(joined)
    const at = all ? joined.indexOf(all.taken) : 0
    if (all && at < text.length && at + all.taken.length > text.length)
      return { value: all.value, words, weight: all.weight ?? 1, toLookAt: all.toLookAt }
    text = joined
    last = next
  }
  return own
}

/** What a text goes on with behind wide spaces. */
const GOES_ON: [begins: RegExp, rest: RegExp][] = [
  [DAY, BEGINS_MONTH],
  [UP_TO_MONTH, BEGINS_YEAR],
  // The letters of a form's number (`GB   3307`).
  [/^[A-Z]{1,3}$/, /^\d{3,}$/],
]

/** What a day of the week (`Thursday,`), and what any other beginning of a value goes on with behind wide spaces. */
function behindWideSpace<T>(page: PageLayout, segment: Segment, accept: Accept<T>): Hit<T> | null {
  const [, rest] = GOES_ON.find(([begins]) => begins.test(segment.text)) ?? []
  if (!rest && !WEEKDAY.test(segment.text)) return null
  const row = page.rows.find(({ segments }) => segments.includes(segment))
  const [next, ...more] = row ? piecesOfOne(row, row.segments.indexOf(segment)) : []
  if (!next || (rest && !rest.test(next.text)) || isHeadedApart(page, segment, next)) return null
  const pieces = rest ? [segment, next] : [next]
  for (const piece of [...more, undefined]) {
    const whole = segmentOf(
      pieces.flatMap(({ words }) => words),
      segment.page,
    )
    const hit = accept(whole.text)
    if (hit) return valueIn(whole, hit)
    if (piece) pieces.push(piece)
  }
  return null
}

/** What stands right over the second piece alone is its own label (`PO | Acct` over `MB | 55120`). */
function isHeadedApart(page: PageLayout, first: Segment, second: Segment): boolean {
  const over = page.rows
    .filter(row => middle(row) < middle(second) && second.y0 - row.y1 < NEXT_LINE * page.textHeight)
    .flatMap(({ segments }) => segments)
    .filter(({ x0, x1, y1 }) => y1 <= middle(second) && Math.min(x1, second.x1) > Math.max(x0, second.x0))
  return over.some(({ x0, x1 }) => Math.min(x1, first.x1) <= Math.max(x0, first.x0))
}

/** The next line of a cell, right under the last and as far left as the first. */
function lineBelow(page: PageLayout, last: Segment, first: Segment): Segment | null {
  const rowIndex = page.rows.findIndex(row => row.segments.includes(last))
  const next = segmentBelow(page, rowIndex, last)
  if (!next || looksLikeLabel(next.text) || !areInLine(next, first)) return null
  return middle(next) - middle(last) > NEXT_LINE * page.textHeight ? null : next
}

/** Beside a label of two lines the value may have two as well, of which the first ends in a hyphen (`2026-` over `98853`, `INV-` over `98853`). */
function lineAbove(page: PageLayout, segment: Segment): Segment | null {
  const rowIndex = page.rows.findIndex(row => row.segments.includes(segment))
  const own = page.rows[rowIndex]?.segments ?? []
  const label = own[own.indexOf(segment) - 1]?.text.replace(/[\s:]+$/, '')
  if (!endsLabel(label ?? '')) return null
  const above = page.rows[rowIndex - 1]?.segments.find(
    ({ text, x0 }) => (/^[^.]*\d-$/.test(text) || BROKEN_OFF.test(text)) && Math.abs(x0 - segment.x0) < EDGE,
  )
  return above && lineBelow(page, above, above) === segment ? above : null
}

/** The lines of a cell begin under each other, or are centred. */
function areInLine(one: Segment, other: Segment): boolean {
  return Math.abs(one.x0 - other.x0) <= EDGE || Math.abs(one.x0 + one.x1 - other.x0 - other.x1) <= EDGE
}

export function valueIn<T>(segment: Segment, hit: NonNullable<ReturnType<Accept<T>>>, weight = 1): Hit<T> {
  const { value, taken, toLookAt } = hit
  return { value, words: wordsIn(segment, taken), weight: weight * (hit.weight ?? 1), toLookAt }
}

export function heightOf({ y0, y1 }: Segment): number {
  return y1 - y0
}

export function withoutLeaders(text: string): string {
  // `#4471` is left to what is sought: it says whose number that is.
  return isShopsOrder(text) ? text : text.replace(/^[\s.:\-–_=]+(?:#[\s.:]+)?|^#[\s.:]*/, '').trim()
}
