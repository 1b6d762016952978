import type { Word } from '../../pdf/page.ts'
import { isMeasure } from '../../values/measures.ts'
import { isCount, isReckoned, nameOfHeading } from '../../vocabulary/column-names.ts'
import type { Row } from '../lay-out.ts'
import type { Heading } from './heading.ts'

/** A strip of the page; its words are those whose middle lies between `x0` and `x1`. */
export interface Column {
  x0: number
  x1: number
  heading: string
  isGuess?: boolean
}

export interface Strip {
  x0: number
  x1: number
}

/** Strips that boxes share, with paper wider than `gap` between them, left to right. */
export function stripsOf(boxes: readonly Strip[], gap: number): Strip[] {
  const strips: Strip[] = []
  for (const { x0, x1 } of [...boxes].sort((a, b) => a.x0 - b.x0)) {
    const last = strips.at(-1)
    if (last && x0 < last.x1 + gap) last.x1 = Math.max(last.x1, x1)
    else strips.push({ x0, x1 })
  }
  return strips
}

interface Span {
  text: string
  x0: number
  x1: number
  /** Lines of goods weigh more than other rows: remarks may run across columns. */
  weight: number
}

export const GOODS_WEIGHT = 10

export function spansOf(rows: readonly Row[], weight: number): Span[] {
  return rows.flatMap(row =>
    row.segments.flatMap(segment => segment.words.map(({ text, x0, x1 }) => ({ text, x0, x1, weight }))),
  )
}

/** The columns of headings, with a border between each two where it stands best. */
export function bordersOf(headings: readonly Heading[], spans: readonly Span[], pageWidth: number): Column[] {
  const borders = headings.slice(1).map((right, i) => {
    const end = headings[i + 2] ? (right.x1 + (headings[i + 2] as Heading).x0) / 2 : pageWidth
    return borderBetween(headings[i] as Heading, right, spans, end)
  })
  return headings.map((heading, i) => ({
    x0: borders[i - 1] ?? 0,
    x1: borders[i] ?? pageWidth,
    heading: heading.text,
    ...(heading.isGuess ? { isGuess: true } : {}),
  }))
}

/** @param end about where the words under the right one end. */
function borderBetween(left: Heading, right: Heading, spans: readonly Span[], end: number): number {
  const gapStart = Math.min(left.x1, right.x0)
  const gapEnd = Math.max(left.x1, right.x0)
  let best: { cost: number; start: number; end: number } | null = null
  for (const run of runsBetween((left.x0 + left.x1) / 2, (right.x0 + right.x1) / 2, spans)) {
    const outside = run.start > gapEnd ? run.start - gapEnd : run.end < gapStart ? gapStart - run.end : 0
    const cost =
      run.crossings * 100 +
      outside * 10 -
      Math.min(run.end - run.start, 30) +
      EMPTY * emptied(run, left, end, spans) +
      STRAY * (strays(run, right, spans) + unitsBehind(run, left, right, spans)) +
      TAKEN * taken(run, left, spans)
    if (best === null || cost < best.cost) best = { cost, start: run.start, end: run.end }
  }
  return best ? (best.start + best.end) / 2 : (gapStart + gapEnd) / 2
}

/** What it costs a border to give a count to the next column; a few words that OCR ran together may be cut for many. */
const TAKEN = 200

/** How many counts stand under the left heading, on the right of the border. */
function taken(run: { end: number }, left: Strip, spans: readonly Span[]): number {
  const isUnder = ({ x0, x1 }: Span) => (x0 + x1) / 2 > left.x0 && (x0 + x1) / 2 < left.x1
  return spans.filter(
    span => span.weight === GOODS_WEIGHT && COUNT.test(span.text) && isUnder(span) && span.x0 >= run.end - 1,
  ).length
}

/** What it costs a border to give words to the next column that stand before it: more than a remark that it would cut. */
const STRAY = 150
/** So many texts of goods begin right under a heading whose column is set flush left. */
const FLUSH = 2

/**
 * How many words stand between a border and the right heading, under which the others begin: where that is so in every line, those that end
 * the text before. Names stand there under no count or price.
 */
function strays(run: { end: number }, right: Heading, spans: readonly Span[]): number {
  const goods = spans.filter(span => span.weight === GOODS_WEIGHT)
  const isBetween = (span: Span) => span.x0 >= run.end - 1 && span.x1 < right.x0
  const between = goods.filter(isBetween)
  const flush = goods.filter(span => Math.abs(span.x0 - right.x0) < ALIGNED).length
  if (flush >= FLUSH)
    return between.length < flush
      ? between.length
      : goods.filter((span, i) => isBetween(span) && endsText(goods, i, right)).length
  return isReckoned(nameOfHeading(right.text)) ? between.filter(({ text }) => NAME.test(text)).length : 0
}

/**
 * How many units of counts (`2 | ea | HLF-GR`) a border would give to the next column, under whose heading they do not reach: they stand as clear of
 * what is there as columns do.
 */
function unitsBehind(run: { end: number }, left: Heading, right: Strip, spans: readonly Span[]): number {
  if (!isCount(nameOfHeading(left.text))) return 0
  const isBehind = ({ x0, x1 }: Span) => x0 >= run.end - 1 && x1 < right.x0
  const isApart = ({ x1 }: Span, next: Span | undefined) => next !== undefined && next.x0 - x1 > WIDE
  return spans.filter(
    (span, i) =>
      span.weight === GOODS_WEIGHT && isMeasure(span.text) && isBehind(span) && isApart(span, spans[i + 1]),
  ).length
}

/** Times as far from the word behind it as from the one before it: the last group of a number, say, but not a word within a text. */
const NEARER = 1.5

/** Ends the text before it, clear of the word that begins right under the heading. */
function endsText(spans: readonly Span[], i: number, { x0 }: Strip): boolean {
  const [before, word, behind] = [spans[i - 1], spans[i], spans[i + 1]]
  if (!before || !word || !behind || before.x1 > word.x0 || Math.abs(behind.x0 - x0) > ALIGNED) return false
  return behind.x0 - word.x1 > NEARER * (word.x0 - before.x1)
}

/** A word of a name. */
const NAME = /^[a-z]{4,}/i

/** Points. */
const ALIGNED = 1.5

/** What it costs a border to leave a heading without words under it; less than a word that it would cut. */
const EMPTY = 40
/** Points. A narrower gap may stand between two words of one text. */
const WIDE = 8
/** Flush right against the text of the next column. */
export const COUNT = /^-?\d{1,3}(?:\.\d{1,3})?$/

/** How many of two headings have no word under them on their side of a border; one where it might cut a text instead. */
function emptied(
  run: { start: number; end: number },
  left: Strip,
  end: number,
  spans: readonly Span[],
): number {
  const goods = spans.filter(span => span.weight === GOODS_WEIGHT)
  const before = goods.filter(span => span.x1 > left.x0 && span.x1 <= run.start + 1)
  const areCounts = before.length > 0 && before.every(span => COUNT.test(span.text))
  if (run.end - run.start < WIDE && !areCounts) return 1
  const hasRight = goods.some(span => span.x0 < end && span.x0 >= run.end - 1)
  return (before.length > 0 ? 0 : 1) + (hasRight ? 0 : 1)
}

/** Runs of x (in steps of a point) with the weight of the words that cross each. */
export function runsBetween(
  from: number,
  to: number,
  spans: readonly Span[],
  most = 0,
): { start: number; end: number; crossings: number }[] {
  const near = spans.filter(span => span.x1 > from - 1 && span.x0 < to + 1)
  const runs: { start: number; end: number; crossings: number }[] = []
  for (let x = from; x <= to; x += 1) {
    const over = near.reduce(
      (sum, span) => (span.x0 < x + 0.5 && span.x1 > x - 0.5 ? sum + span.weight : sum),
      0,
    )
    const crossings = over <= most ? 0 : over
    const last = runs.at(-1)
    if (last && last.crossings === crossings) last.end = x
    else runs.push({ start: x, end: x, crossings })
  }
  return runs
}

/** The words of a row whose middle lies in a column. */
export function wordsOf(row: Row, column: Column): Word[] {
  return row.segments
    .flatMap(segment => segment.words)
    .filter(word => (word.x0 + word.x1) / 2 >= column.x0 && (word.x0 + word.x1) / 2 < column.x1)
}

/** Cells of a column begin, end or are centred under each other, within so many points; the second words of a text are not. */
export function areAligned(cells: readonly (readonly Strip[])[], within: number): boolean {
  const starts = cells.map(words => Math.min(...words.map(word => word.x0)))
  const ends = cells.map(words => Math.max(...words.map(word => word.x1)))
  const middles = starts.map((start, i) => (start + (ends[i] ?? start)) / 2)
  return Math.min(spread(starts), spread(ends), spread(middles)) < within
}

const NEARLY_ALL = 0.8

/** Nearly all of a column's cells begin under each other, which freight's need not. */
export function beginAligned(cells: readonly (readonly Strip[])[], within: number): boolean {
  const starts = cells.map(words => Math.min(...words.map(word => word.x0))).sort((a, b) => a - b)
  const middle = starts[Math.floor(starts.length / 2)] ?? 0
  return starts.filter(start => Math.abs(start - middle) < within).length >= NEARLY_ALL * starts.length
}

/** How far apart edges stand. */
export function spread(edges: readonly number[]): number {
  return Math.max(...edges) - Math.min(...edges)
}
