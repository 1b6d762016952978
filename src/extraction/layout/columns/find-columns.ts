import type { Word } from '../../pdf/page.ts'
import { readAmount } from '../../values/amounts.ts'
import { isCount, nameOfHeading } from '../../vocabulary/column-names.ts'
import type { Row, Segment } from '../lay-out.ts'
import {
  bordersOf,
  COUNT,
  type Column,
  GOODS_WEIGHT,
  type Strip,
  spansOf,
  spread,
  stripsOf,
  wordsOf,
} from './column-borders.ts'
import { cutByCodes, cutFromPrices } from './cut-by-codes.ts'
import { cutByFigures, cutByRows } from './cut-headings.ts'
import type { Heading } from './heading.ts'
import { joinRunning } from './join-running.ts'

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
  const spans = [...spansOf(goods, GOODS_WEIGHT), ...spansOf(others, 1)]
  let headings = withUnnamedFirst(named, goods)
  let columns = bordersOf(headings, spans, pageWidth)
  for (const cut of [cutByRows, cutByFigures, cutByCodes, cutFromPrices]) {
    const others = headings
    headings = headings.flatMap((heading, i) => cut(heading, columns[i] as Column, goods, others))
    if (headings.length > columns.length) columns = bordersOf(headings, spans, pageWidth)
  }
  return joinRunning(columns, goods)
}

/** Points. */
const ALIGNED = 2

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
  const aligned = spread(starts) < ALIGNED
  if (!first || lefts.length < MOSTLY * goods.length || goods.length < 2 || !aligned) return headings
  if (areOfFirst(first, goods) || areFlush(first, goods, starts))
    return [{ ...first, x0: Math.min(...starts) }, ...headings.slice(1)]
  const strip = { x0: Math.min(...starts), x1: Math.max(...lefts.map(segment => segment.x1)) }
  return [{ text: '', words: [], ...strip }, ...headings]
}

/**
 * Centred over counts that are set flush left, the first heading may stand right of most of them: they are its own where under it stands nothing
 * else, and right behind each of them something else than a figure. What rises from line to line may count the lines.
 */
function areOfFirst({ text, x0, x1 }: Heading, goods: readonly Row[]): boolean {
  const owns = goods.flatMap(({ segments: [own] }) => own ?? [])
  const counts = owns.map(own => Number(own.text))
  const isRising = counts.every((count, i) => i === 0 || count > (counts[i - 1] ?? 0))
  const isFree = ([, next, ...more]: readonly Segment[]) =>
    next !== undefined &&
    readAmount(next.text) === null &&
    [next, ...more].every(one => one.x1 <= x0 || one.x0 >= x1)
  return (
    isCount(nameOfHeading(text)) &&
    !isRising &&
    owns.every(own => COUNT.test(own.text)) &&
    spread(owns.map(own => own.x0)) < ALIGNED &&
    goods.every(({ segments }) => isFree(segments))
  )
}

/**
 * The first heading is centred over numbers that are set flush left (`U60` beneath `WS4471GN`), of which the short ones end before it: longer ones begin
 * where they do and reach under it, and nothing else does.
 */
function areFlush({ text, x0, x1 }: Heading, goods: readonly Row[], starts: readonly number[]): boolean {
  if (nameOfHeading(text) !== 'part') return false
  const owns = goods.map(({ segments }) => segments.filter(one => one.x0 < x1))
  const begins = (one: Segment | undefined) =>
    starts.some(start => Math.abs(start - (one?.x0 ?? 0)) < ALIGNED)
  return (
    owns.every(([own, ...more]) => begins(own) && more.length === 0) &&
    owns.some(([own]) => own && own.x1 > x0)
  )
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
  const cells = columns.map(column => wordsOf(row, column))
  const over = cells.map((words, i) => runOver(words, cells[i - 1] ?? [], row))
  return cells.map((words, i) => {
    const own = [...words.filter(word => !over[i]?.includes(word)), ...(over[i + 1] ?? [])]
    return own.length > 0 ? cut(own, row.page) : null
  })
}

/** The words of a name too long for its column that stand before the figure of the next one. */
function runOver(words: readonly Word[], before: readonly Word[], { segments }: Row): Word[] {
  const begun = segments.find(
    segment =>
      segment.words.some(word => before.includes(word)) && segment.words.some(word => words.includes(word)),
  )
  const over = words.filter(word => begun?.words.includes(word))
  const figures = words.filter(word => !over.includes(word))
  const areFigures = figures.length > 0 && figures.every(word => readAmount(word.text) !== null)
  return areFigures && over.every(word => /[a-z]{2}/i.test(word.text)) ? over : []
}
