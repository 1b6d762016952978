import { type Column } from '../../layout/columns/column-borders.ts'
import { cellsOf, columnsUnder } from '../../layout/columns/find-columns.ts'
import { isStorey } from '../../layout/columns/find-headings.ts'
import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import type { Heading } from '../../layout/columns/heading.ts'
import { headingsOf } from '../../layout/columns/headings-of-row.ts'
import {
  middle,
  type PageLayout,
  type Row,
  type Segment,
  segmentOf,
  wordsOfRow,
} from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { type ColumnName, isCount, isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'
import { isPriced, recordsUnder, type Storeys } from './stacked-records.ts'

/** Headings on two heights, each with columns of its own. */
interface StackedHeadings extends Storeys {
  /** Points from the page's top. */
  y0: number
  y1: number
}

/**
 * Tables whose lines take two rows and more, under headings of their own: what it is on the first, how many at what price below it
 * (`Material`, `Description` over `Quantity`, `Price`). The rows are given as one, with the columns of both. A page without headings goes on
 * under those of the page before.
 */
export function stackedTables(pages: readonly PageLayout[]): Table[] {
  let last: StackedHeadings | undefined
  return pages.flatMap(page => {
    const own = stackedHeadings(page)
    const found = own.length === 0 && last ? [{ ...last, y0: 0, y1: 0 }] : own
    last = found.at(-1)
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
    const counts = namesAny(lower, isCount) && (namesAny(lower, isPrice) || !isPriced({ upper, lower }))
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

function tableUnder(headings: StackedHeadings, rows: readonly Row[], page: PageLayout): Table | null {
  const records = recordsUnder(headings, rows)
  if (records.length === 0) return null
  const columnsAt = (named: Heading[], goods: Row[]) => columnsUnder(named, goods, [], page.width)
  const first = columnsAt(
    headings.upper,
    records.map(({ row }) => row),
  )
  // Names that begin with their numbers are read better as blocks.
  const run = records.filter(({ row }) => row.segments.some(segment => crosses(segment, first)))
  if (first.length < 2 || 2 * run.length > records.length) return null
  const others = columnsAt(
    headings.lower,
    records.map(({ figures }) => figures),
  )
  const used = new Set(records.flatMap(record => record.used))
  const body = rows.flatMap(row => {
    const record = records.find(one => one.row === row)
    if (!record) return used.has(row) ? [] : [single(row, first, others)]
    const names = record.beside ? [single(record.beside, first, others)] : []
    return [{ ...joined(row, record.figures, first, others), others: record.used }, ...names]
  })
  return { page: page.number, columns: [...first, ...others], headed: true, rows: body }
}

/** Words without a gap between them that stand in several columns. A line's own number may stand a space before its part number. */
function crosses({ words }: Segment, columns: readonly Column[]): boolean {
  const [number, ...more] = words
  const [first] = columns
  const mayCount = first !== undefined && (first.heading === '' || nameOfHeading(first.heading) === 'line')
  const isCounted = mayCount && /^\d{1,6}[.)]?$/.test(number?.text ?? '')
  const middles = (isCounted ? more : words).map(word => (word.x0 + word.x1) / 2)
  return columns.some(({ x1 }) => middles.some(x => x < x1) && middles.some(x => x > x1))
}

/** Both rows of a line as one. */
function joined(upper: Row, lower: Row, first: readonly Column[], others: readonly Column[]): TableRow {
  const row = { ...upper, y1: lower.y1, segments: [...upper.segments, ...lower.segments] }
  return tableRow(row, [...cellsOf(upper, first, segmentOf), ...cellsOf(lower, others, segmentOf)])
}

/** A row of its own (a sum, a charge, a note): its amounts stand in the column that is headed as totals, on whichever height. */
function single(row: Row, first: readonly Column[], others: readonly Column[]): TableRow {
  const isBelow = others.some(column => nameOfHeading(column.heading) === 'total')
  const words = wordsOfRow(row)
  // A rate (`10.000 %`) is none.
  const isAmount = (word: Word, i: number) => isMoney(readAmount(word.text)) && words[i + 1]?.text !== '%'
  const amounts = new Set(words.filter(isAmount))
  const isMine = (word: Word) => !isBelow || !amounts.has(word)
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
