import type { Word } from '../pdf/page.ts'
import { readAmount } from '../values/amounts.ts'
import { type ColumnName, nameOfHeading } from './column-names.ts'
import type { Heading } from './find-headings.ts'
import type { Row, Segment } from './lay-out.ts'

/** A strip of the page; its words are those whose middle lies between `x0` and `x1`. */
export interface Column {
  x0: number
  x1: number
  heading: string
}

interface Span {
  x0: number
  x1: number
  /** Lines of goods weigh more than other rows: remarks may run across columns. */
  weight: number
}

const GOODS_WEIGHT = 10

/**
 * Draws the borders between columns where the fewest words of the table's rows stand in the way, as near as possible to the
 * gap between two headings. Alignment (left, right, centred) does not matter.
 * @param goods rows that look like lines of goods; `others` the rest of the table.
 */
export function columnsUnder(
  named: readonly Heading[],
  goods: readonly Row[],
  others: readonly Row[],
  pageWidth: number,
): Column[] {
  const headings = withUnnamedFirst(named, goods)
  const spans = [...spansOf(goods, GOODS_WEIGHT), ...spansOf(others, 1)]
  const cuts = [cutByRows, cutByFigures]
  return cuts.reduce(
    ({ headings: whole, columns }, cut) => {
      const parts = whole.flatMap((heading, i) => cut(heading, columns[i] as Column, goods))
      return parts.length === whole.length
        ? { headings: whole, columns }
        : { headings: parts, columns: bordersOf(parts, spans, pageWidth) }
    },
    { headings, columns: bordersOf(headings, spans, pageWidth) },
  ).columns
}

/** Share of the lines of goods that have something left of the first heading where a column without one stands. */
const MOSTLY = 0.6

/** Marks, kinds (`P`, `L`) and line numbers may stand in a narrow column that no heading names, left of the first that has one. */
function withUnnamedFirst(headings: readonly Heading[], goods: readonly Row[]): readonly Heading[] {
  const [first] = headings
  const lefts = goods.flatMap(row =>
    row.segments.flatMap((segment): Strip[] => {
      if (!first || segment.x1 < first.x0) return first ? [segment] : []
      const [number, next] = segment.words
      const isApart = number && next && number.x1 < first.x0 && Math.abs(next.x0 - first.x0) < 2
      return isApart && /^\d{1,3}[.)]?$/.test(number.text) ? [number] : []
    }),
  )
  const starts = lefts.map(segment => segment.x0)
  const aligned = Math.max(...starts) - Math.min(...starts) < 2
  if (!first || lefts.length < MOSTLY * goods.length || goods.length < 2 || !aligned) return headings
  const strip = { x0: Math.min(...starts), x1: Math.max(...lefts.map(segment => segment.x1)) }
  return [{ text: '', words: [], ...strip }, ...headings]
}

function spansOf(rows: readonly Row[], weight: number): Span[] {
  return rows.flatMap(row =>
    row.segments.flatMap(segment => segment.words.map(({ x0, x1 }) => ({ x0, x1, weight }))),
  )
}

function bordersOf(headings: readonly Heading[], spans: readonly Span[], pageWidth: number): Column[] {
  const borders = headings.slice(1).map((right, i) => borderBetween(headings[i] as Heading, right, spans))
  return headings.map((heading, i) => ({
    x0: borders[i - 1] ?? 0,
    x1: borders[i] ?? pageWidth,
    heading: heading.text,
  }))
}

function borderBetween(left: Heading, right: Heading, spans: readonly Span[]): number {
  const gapStart = Math.min(left.x1, right.x0)
  const gapEnd = Math.max(left.x1, right.x0)
  let best: { cost: number; start: number; end: number } | null = null
  for (const run of runsBetween((left.x0 + left.x1) / 2, (right.x0 + right.x1) / 2, spans)) {
    const outside = run.start > gapEnd ? run.start - gapEnd : run.end < gapStart ? gapStart - run.end : 0
    const cost =
      run.crossings * 100 +
      outside * 10 -
      Math.min(run.end - run.start, 30) +
      EMPTY * emptied(run, left, right, spans)
    if (best === null || cost < best.cost) best = { cost, start: run.start, end: run.end }
  }
  return best ? (best.start + best.end) / 2 : (gapStart + gapEnd) / 2
}

/** What it costs a border to leave a heading without words under it; less than a word that it would cut. */
const EMPTY = 40
/** Points. A narrower gap may stand between two words of one text. */
const WIDE = 8

/** How many of two headings have no word under them on their side of a border; one where it might cut a text instead. */
function emptied(
  run: { start: number; end: number },
  left: Strip,
  right: Strip,
  spans: readonly Span[],
): number {
  if (run.end - run.start < WIDE) return 1
  const goods = spans.filter(span => span.weight === GOODS_WEIGHT)
  const hasLeft = goods.some(span => span.x1 > left.x0 && span.x1 <= run.start + 1)
  const hasRight = goods.some(span => span.x0 < right.x1 && span.x0 >= run.end - 1)
  return (hasLeft ? 0 : 1) + (hasRight ? 0 : 1)
}

/** Runs of x (in steps of a point) with the weight of the words that cross each. */
function runsBetween(
  from: number,
  to: number,
  spans: readonly Span[],
): { start: number; end: number; crossings: number }[] {
  const near = spans.filter(span => span.x1 > from - 1 && span.x0 < to + 1)
  const runs: { start: number; end: number; crossings: number }[] = []
  for (let x = from; x <= to; x += 1) {
    const crossings = near.reduce(
      (sum, span) => (span.x0 < x + 0.5 && span.x1 > x - 0.5 ? sum + span.weight : sum),
      0,
    )
    const last = runs.at(-1)
    if (last && last.crossings === crossings) last.end = x
    else runs.push({ start: x, end: x, crossings })
  }
  return runs
}

/** Under a heading whose rows hold figures in several clear strips there are as many columns, whatever its words say. */
function cutByFigures(heading: Heading, column: Column, goods: readonly Row[]): Heading[] {
  const cells = goods.map(row => wordsOf(row, column)).filter(words => words.length > 0)
  const figures = cells.filter(words => words.every(word => readAmount(word.text) !== null))
  if (figures.length < 0.5 * cells.length || !figures.some(words => words.length > 1)) return [heading]
  const words = cells.flat()
  const strips = stripsOf(words, 0.35 * Math.min(...words.map(word => word.y1 - word.y0)))
  const filled = (strip: Strip) =>
    figures.filter(words => words.some(word => word.x0 >= strip.x0 && word.x1 <= strip.x1)).length
  if (strips.length < 2 || !strips.every(strip => filled(strip) >= 0.4 * figures.length)) return [heading]
  return strips.map(strip => {
    const over = heading.words.filter(word => nearest(word, strips) === strip)
    return { text: over.map(word => word.text).join(' '), ...strip, words: over }
  })
}

interface Strip {
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

function nearest(word: Strip, strips: readonly Strip[]): Strip | undefined {
  const far = (strip: Strip) => Math.max(strip.x0 - word.x1, word.x0 - strip.x1)
  return [...strips].sort((a, b) => far(a) - far(b))[0]
}

const COUNTS: ReadonlySet<ColumnName | null | undefined> = new Set(['ordered', 'supplied', 'backordered'])

/** A heading that names two columns (`Qty UOM`, `# SKU`) is cut when the rows under it stand in two clear strips. */
function cutByRows(heading: Heading, column: Column, goods: readonly Row[]): Heading[] {
  const words = [...heading.words].sort((a, b) => a.x0 - b.x0)
  for (let cut = 1; cut < words.length; cut++) {
    const left = headingOf(words.slice(0, cut))
    const right = headingOf(words.slice(cut))
    const names = [nameOfHeading(left.text), nameOfHeading(right.text)]
    // Back orders are rare: their column may hold nothing that would tell it apart.
    if (COUNTS.has(names[0]) && COUNTS.has(nameOfHeading(right.words[0]?.text ?? '')))
      return [left, ...cutByRows(right, column, goods)]
    if (names[0] === null || names[1] === null || names[0] === names[1] || left.x1 > right.x0) continue
    if (names[0] === 'part' && names[1] === 'line') continue
    if (names[0] === 'line' && names[1] === 'part' && !countsUp(left, right, column, goods)) continue
    if (names[1] === 'description' && /^(?:product|item|part|stock)$/i.test(left.text)) continue
    const border = borderOfStrips(left, right, column, goods)
    if (border !== null) return [left, ...cutByRows(right, { ...column, x0: border }, goods)]
  }
  return [heading]
}

/** Where the left one of two strips under a heading ends; null when its rows do not stand in two. */
function borderOfStrips(left: Heading, right: Heading, column: Column, goods: readonly Row[]): number | null {
  const border = (left.x1 + right.x0) / 2
  const cells = goods.map(row => wordsOf(row, column)).filter(words => words.length > 0)
  const both = cells.filter(words => words.length > 1)
  if (both.length < Math.max(1, 0.6 * cells.length)) return null
  const letters = cells.flat().reduce((sum, word) => sum + word.text.length, 0)
  const letter = cells.flat().reduce((sum, word) => sum + word.x1 - word.x0, 0) / Math.max(1, letters)
  const clear = runsBetween((left.x0 + left.x1) / 2, (right.x0 + right.x1) / 2, spansOf(goods, 1)).filter(
    run => run.crossings === 0 && run.end - run.start + 1 >= 0.6 * letter,
  )
  const strip = clear.sort(
    (a, b) => Math.abs((a.start + a.end) / 2 - border) - Math.abs((b.start + b.end) / 2 - border),
  )[0]
  if (!strip) return null
  const rights = both.map(words => words.filter(word => word.x0 >= strip.start))
  const isClear =
    both.every(words => words.some(word => word.x1 <= strip.end)) &&
    rights.every(words => words.length > 0) &&
    areAligned(rights, letter)
  return isClear ? strip.end : null
}

/** The left words are small numbers, each larger than the one above: line numbers, and no beginning of a spaced code. */
function countsUp(left: Heading, right: Heading, column: Column, goods: readonly Row[]): boolean {
  const border = (left.x1 + right.x0) / 2
  const firsts = goods.map(row => wordsOf(row, column).filter(word => (word.x0 + word.x1) / 2 < border))
  const numbers = firsts
    .filter(words => words.length > 0)
    .map(words => words.map(word => word.text).join(' '))
  return numbers.every(
    (text, i) => /^\d{1,3}\.?$/.test(text) && (i === 0 || Number(text) > Number(numbers[i - 1])),
  )
}

/** Cells of a column begin, end or are centred under each other; the second words of a text are not. */
function areAligned(cells: readonly Word[][], letter: number): boolean {
  const spread = (edges: number[]) => Math.max(...edges) - Math.min(...edges)
  const starts = cells.map(words => Math.min(...words.map(word => word.x0)))
  const ends = cells.map(words => Math.max(...words.map(word => word.x1)))
  const middles = starts.map((start, i) => (start + (ends[i] ?? start)) / 2)
  return Math.min(spread(starts), spread(ends), spread(middles)) < 0.5 * letter
}

function headingOf(words: Heading['words']): Heading {
  return {
    text: words.map(word => word.text).join(' '),
    x0: Math.min(...words.map(word => word.x0)),
    x1: Math.max(...words.map(word => word.x1)),
    words,
  }
}

/** Without headings: columns are the strips that words of the rows share, with clear paper between them. */
export function columnsOf(rows: readonly Row[], pageWidth: number): Column[] {
  const strips = stripsOf(
    rows.flatMap(row => row.segments),
    2,
  )
  return strips.map((strip, i) => ({
    x0: i === 0 ? 0 : (strip.x0 + (strips[i - 1]?.x1 ?? 0)) / 2,
    x1: i === strips.length - 1 ? pageWidth : (strip.x1 + (strips[i + 1]?.x0 ?? pageWidth)) / 2,
    heading: '',
  }))
}

/** The row's words by column; a column without words is null. */
export function cellsOf(
  row: Row,
  columns: readonly Column[],
  cut: (words: Word[], page: number) => Segment,
): (Segment | null)[] {
  return columns.map(column => {
    const words = wordsOf(row, column)
    return words.length > 0 ? cut(words, row.page) : null
  })
}

function wordsOf(row: Row, column: Column): Word[] {
  return row.segments
    .flatMap(segment => segment.words)
    .filter(word => (word.x0 + word.x1) / 2 >= column.x0 && (word.x0 + word.x1) / 2 < column.x1)
}
