import { type Column } from '../../layout/column-borders.ts'
import { type ColumnName, isCount, isPrice, nameOfHeading } from '../../layout/column-names.ts'
import { cellsOf, columnsUnder } from '../../layout/find-columns.ts'
import { isStorey } from '../../layout/find-headings.ts'
import type { Table, TableRow } from '../../layout/find-tables.ts'
import { type Heading, headingsOf } from '../../layout/headings-of-row.ts'
import { middle, type PageLayout, type Row, segmentOf, wordsOfRow } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'

/** Headings on two heights, each with columns of its own. */
interface StackedHeadings {
  upper: Heading[]
  lower: Heading[]
  /** Points from the page's top. */
  y0: number
  y1: number
}

/**
 * Tables whose lines take two rows, each under headings of its own: what it is on the first, how many at what price on the second
 * (`Material`, `Description` over `Quantity`, `Price`). The two rows are given as one, with the columns of both.
 */
export function stackedTables(pages: readonly PageLayout[]): Table[] {
  return pages.flatMap(page => {
    const found = stackedHeadings(page)
    return found.flatMap((headings, i) => {
      const end = found[i + 1]?.y0 ?? Number.POSITIVE_INFINITY
      const rows = page.rows.filter(row => middle(row) > headings.y1 && middle(row) < end)
      return tableUnder(headings, rows, page) ?? []
    })
  })
}

function stackedHeadings(page: PageLayout): StackedHeadings[] {
  return page.rows.flatMap((row, i) => {
    const below = page.rows[i + 1]
    if (!below || !isStorey(row, below, page.textHeight)) return []
    const [upper, lower] = [headingsOf(row), headingsOf(below)]
    const tells = namesAny(upper, isGoods) && !namesAny(upper, isCount)
    const counts = namesAny(lower, isCount) && namesAny(lower, isPrice)
    const apart = !namesAny(lower, isGoods)
    return tells && counts && apart ? [{ upper, lower, y0: row.y0, y1: middle(below) + 1 }] : []
  })
}

function namesAny(headings: readonly Heading[], isSought: (name: ColumnName | null) => boolean): boolean {
  return headings.some(heading => isSought(nameOfHeading(heading.text)))
}

function isGoods(name: ColumnName | null): boolean {
  return name === 'part' || name === 'description'
}

function tableUnder({ upper, lower }: StackedHeadings, rows: readonly Row[], page: PageLayout): Table | null {
  const counted = lower.filter(heading => isCount(nameOfHeading(heading.text)))
  const begins = (row: Row) => startsUnder(row, upper[0] as Heading)
  const counts = (row: Row) => !begins(row) && counted.some(heading => hasCount(row, heading))
  const pairs = rows.flatMap((row, i) => {
    // A name may go on before the figures.
    const rest = rows.slice(i + 1, i + 1 + MOST_BETWEEN)
    const below = rest.find(one => counts(one) || begins(one))
    return begins(row) && below && counts(below) ? [{ row, below }] : []
  })
  if (pairs.length === 0) return null
  const columnsAt = (headings: Heading[], goods: Row[]) => columnsUnder(headings, goods, [], page.width)
  const first = columnsAt(
    upper,
    pairs.map(({ row }) => row),
  )
  // Names that begin with their numbers are read better as blocks.
  if (first.length < 2) return null
  const others = columnsAt(
    lower,
    pairs.map(({ below }) => below),
  )
  const seconds = new Set(pairs.map(({ below }) => below))
  const body = rows
    .filter(row => !seconds.has(row))
    .map(row => {
      const pair = pairs.find(one => one.row === row)
      return pair ? joined(row, pair.below, first, others) : single(row, first, others)
    })
  return { page: page.number, columns: [...first, ...others], headed: true, rows: body }
}

/** Rows from a line's first to its second. */
const MOST_BETWEEN = 3

/** Points. */
const ALIGNED = 8

/** Words that begin where a heading does. */
function startsUnder(row: Row, { x0 }: Heading): boolean {
  return row.segments.some(segment => Math.abs(segment.x0 - x0) < ALIGNED)
}

/** A count under its heading and money behind it. */
function hasCount(row: Row, heading: Heading): boolean {
  const words = wordsOfRow(row)
  const under = words.find(word => word.x1 > heading.x0 && word.x0 < heading.x1)
  return (
    under !== undefined &&
    /^\d[\d,.]*(?:[a-z]{1,5})?$/i.test(under.text) &&
    words.some(word => word.x0 > under.x1 && isMoney(readAmount(word.text)))
  )
}

/** Both rows of a line as one. */
function joined(upper: Row, lower: Row, first: readonly Column[], others: readonly Column[]): TableRow {
  const row = { ...upper, y1: lower.y1, segments: [...upper.segments, ...lower.segments] }
  return tableRow(row, [...cellsOf(upper, first, segmentOf), ...cellsOf(lower, others, segmentOf)])
}

/** A row of its own (a sum, a charge, a note): its amounts stand in the column that is headed as totals, on whichever height. */
function single(row: Row, first: readonly Column[], others: readonly Column[]): TableRow {
  const isBelow = others.some(column => nameOfHeading(column.heading) === 'total')
  const isMine = (word: Word) => !isBelow || !isMoney(readAmount(word.text))
  const upper = cellsOf(withWords(row, isMine), first, segmentOf)
  const lower = cellsOf(
    withWords(row, word => !isMine(word)),
    others,
    segmentOf,
  )
  return tableRow(row, [...upper, ...lower])
}

function withWords(row: Row, test: (word: Word) => boolean): Row {
  const segments = row.segments.flatMap(segment => {
    const words = segment.words.filter(test)
    return words.length > 0 ? [segmentOf(words, row.page)] : []
  })
  return { ...row, segments }
}

function tableRow(row: Row, cells: TableRow['cells']): TableRow {
  return { page: row.page, y0: row.y0, y1: row.y1, cells, row }
}
