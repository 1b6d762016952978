import { joinTexts } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { readLabel } from '../../vocabulary/label-meaning.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'
import { withoutPanel } from '../beside/panel-beside.ts'
import { middle, type PageLayout, type Row, type Segment, segmentOf } from '../lay-out.ts'
import { summandsOf } from '../sums.ts'
import { type Column, stripsOf } from './column-borders.ts'
import { cutAlike } from './cut-headings.ts'
import { cellsOf, columnsOf, columnsUnder } from './find-columns.ts'
import { findHeadings, findShortHeadings, type HeadingRow } from './find-headings.ts'
import { goodsRows, rowsAmong } from './goods-rows.ts'
import type { Heading } from './heading.ts'

export interface TableRow {
  page: number
  y0: number
  y1: number
  cells: (Segment | null)[]
  row: Row
  /** Goods that are called like a total (`summandsOf`). */
  isSummand?: boolean
  /** Further rows of the page that it is made of. */
  others?: readonly Row[]
}

/** Points of clear paper between two blocks of a page. */
const GUTTER = 5
/** Share of the rows beside a gutter. */
const STRAY = 0.12
/** Share of the lines of goods that have a name. */
const MOSTLY = 0.8
/** Lines of a block. */
const LEAST_BLOCK = 3

/** Rows under one heading on one page, cut into the heading's columns. */
export interface Table {
  page: number
  columns: Column[]
  /** False when the columns were found from the rows alone. */
  headed: boolean
  rows: TableRow[]
}

/**
 * The line tables of a document's pages, in reading order, in every way they can be seen: under full headings, under short ones, without any.
 * A page without a heading goes on in the columns of the page before.
 */
export function findTables(pages: readonly PageLayout[]): Table[][] {
  const full = headedTables(pages, findHeadings)
  const headed = full.length > 0 ? full : headedTables(pages, findShortHeadings)
  return [headed, pages.flatMap(unheadedTable)].filter(tables => tables.length > 0)
}

function headedTables(pages: readonly PageLayout[], find: (page: PageLayout) => HeadingRow[]): Table[] {
  const areas = pages.map(page => {
    const found = find(page)
    return found.map((heading, i) => areaUnder(heading, page, found[i + 1]?.y0))
  })
  const alike = Map.groupBy(areas.flat(), ({ text }) => text)
  const tables: Table[] = []
  pages.forEach((page, i) => {
    const found = areas[i] ?? []
    for (const area of found)
      tables.push(tableOf(page, columnsLike(area, alike.get(area.text) ?? []), area.body, true))
    const before = tables.at(-1)
    if (found.length === 0 && before?.headed && before.page === page.number - 1 && continues(before, page)) {
      tables.push(tableOf(page, before.columns, page.rows, true))
    }
  })
  return tables
}

/** What stands under a row of headings, as far as it is the table's. */
interface Area {
  headings: Heading[]
  /** All words of the headings. */
  text: string
  columns: Column[]
  body: Row[]
  goods: Row[]
  others: Row[]
  width: number
}

/** @param end points from the page's top, where the next headings begin. */
function areaUnder(heading: HeadingRow, page: PageLayout, end = Number.POSITIVE_INFINITY): Area {
  const below = page.rows.filter(row => middle(row) > heading.y1 && middle(row) < end)
  const under = withoutPanel(heading.headings, below)
  const x0 = Math.max(heading.x0, leftOfTable(heading, under))
  const body = under.flatMap(row => rightOf(row, x0))
  const goods = goodsRows(body)
  const others = rowsAmong(body, goods)
  const headings = heading.headings.filter(one => one.x1 > x0)
  const columns = columnsUnder(headings, goods, others, page.width)
  return { headings, text: joinTexts(headings), columns, body, goods, others, width: page.width }
}

/** A table's columns; where the same headings stand over others, of which the rows tell more of them apart, they are cut as there. */
function columnsLike({ headings, columns, goods, others, width }: Area, same: readonly Area[]): Column[] {
  const alike = same.filter(other => other.columns.length > columns.length)
  const [finest] = alike.toSorted((a, b) => b.goods.length - a.goods.length)
  if (!finest) return columns
  const cut = cutAlike(
    headings,
    finest.columns.map(column => column.heading),
  )
  return columnsUnder(cut, goods, others, width)
}

/** Where the table begins: words left of the first heading that names a column and that few lines of goods have are another block of the page. */
function leftOfTable(heading: HeadingRow, rows: readonly Row[]): number {
  const goods = goodsRows(rows)
  const last = goods.at(-1)
  const beside = rows.filter(row => last !== undefined && middle(row) <= middle(last))
  const first = firstHeading(heading, goods)?.x0 ?? 0
  const segments = beside.flatMap(row => row.segments)
  const crossing = segments.filter(segment => segment.x0 < first - 1 && segment.x1 > first)
  const block = segments.filter(segment => segment.x1 < first)
  // A line that is too long for the block beside the table (a web address) closes no gutter.
  const isStray = crossing.length <= STRAY * beside.length && block.length >= LEAST_BLOCK
  const strips = stripsOf(
    isStray ? segments.filter(segment => !crossing.includes(segment)) : segments,
    GUTTER,
  )
  const own = strips.find(strip => strip.x1 > first)
  if (!own) return 0
  // Figures may stand right of the first letters of their heading.
  const x0 = Math.min(own.x0, first)
  const isOutside = (row: Row) => row.segments.some(segment => segment.x1 < x0)
  const outside = goods.filter(isOutside).length
  // A column of the table has words where goods are, and hardly anywhere else.
  const elsewhere = beside.filter(isOutside).length - outside
  const isBlock = elsewhere >= outside
  const isFew = own.x0 <= first + 1 && outside < 0.6 * goods.length
  return isBlock || (isFew && !(elsewhere === 0 && areHeaded(heading, goods, x0))) ? x0 - 1 : 0
}

/**
 * All words left of a table's edge stand under a heading in its row, of whatever words (`Assembly no.`), that is no label of the document's; numbers of letters
 * and figures also under one that may be of something else that has a number (`Unit No.`).
 */
function areHeaded({ headings }: HeadingRow, goods: readonly Row[], x0: number): boolean {
  const able = headings.filter(one => one.x1 < x0)
  const outside = goods.flatMap(({ segments }) => segments.filter(segment => segment.x1 < x0))
  return outside.every(segment =>
    able.some(one => {
      const isOver = Math.min(one.x1, segment.x1) > Math.max(one.x0, segment.x0)
      const label = readLabel(one.text)
      return isOver && (label === null || (label.meaning === 'other' && OWN_NUMBER.test(segment.text)))
    }),
  )
}

/** Capitals joined to figures, or before them. */
const OWN_NUMBER = /^(?=.*\d)[A-Z][A-Z\d./-]+(?: [A-Z\d./-]+)*$/

/** The first that names a column, or where none names the goods' descriptions the one before it, under whose words most lines have theirs. */
function firstHeading({ headings }: HeadingRow, goods: readonly Row[]): Heading | undefined {
  const names = headings.map(({ text }) => nameOfHeading(text))
  const at = names.findIndex(name => name !== null)
  const [before, named] = [headings[at - 1], headings[at]]
  if (!before || !named || names.includes('description')) return named
  const isName = ({ text, x0 }: Segment) => x0 > before.x0 - 1 && x0 < named.x0 - 1 && /[a-z]{3}/i.test(text)
  const described = goods.filter(row => row.segments.some(isName))
  return described.length > MOSTLY * goods.length ? before : named
}

/** A row without what stands left of the table. */
function rightOf(row: Row, x0: number): Row[] {
  const segments = row.segments.flatMap(segment => {
    if (segment.x0 > x0 || segment.x1 <= x0) return segment.x1 > x0 ? [segment] : []
    const words = segment.words.filter(word => word.x0 + word.x1 > 2 * x0)
    return words.length > 0 ? [segmentOf(words, segment.page)] : []
  })
  return segments.length > 0 ? [{ ...row, segments }] : []
}

function tableOf(page: PageLayout, columns: Column[], body: readonly Row[], headed: boolean): Table {
  const summands = summandsOf(body)
  const rows = body.map(row => ({
    page: page.number,
    // Of what the table has of it, which may be less high than the whole row.
    y0: Math.min(...row.segments.map(segment => segment.y0)),
    y1: Math.max(...row.segments.map(segment => segment.y1)),
    cells: cellsOf(row, columns, segmentOf),
    row,
    isSummand: summands.has(row),
  }))
  return { page: page.number, columns, headed, rows }
}

function continues(before: Table, page: PageLayout): boolean {
  const needed = Math.min(4, before.columns.length - 1)
  return page.rows.some(row => {
    const cells = cellsOf(row, before.columns, segmentOf).filter(cell => cell !== null)
    const amounts = cells.flatMap(cell => readAmount(cell.text) ?? [])
    return amounts.some(isMoney) && amounts.length >= 2 && cells.length >= needed
  })
}

/** No heading anywhere: rows of words and numbers that stand under each other, down to the first total. */
function unheadedTable(page: PageLayout): Table[] {
  const summands = summandsOf(page.rows)
  const end = page.rows.findIndex(
    row => !summands.has(row) && row.segments.some((segment, i) => isAddedUp(segment, row.segments[i + 1])),
  )
  const above = end < 0 ? page.rows : page.rows.slice(0, end)
  const named = (row: Row) => row.segments.slice(0, 3).some(({ text }) => /[a-z]{3}/i.test(text))
  const endsInMoney = (row: Row) => isMoney(readAmount(row.segments.at(-1)?.text ?? ''))
  const wide = above.filter(
    row => row.segments.length >= 3 && named(row) && goodsRows([row]).length > 0 && endsInMoney(row),
  )
  const rows =
    wide.length > 0 ? wide : above.filter(row => row.segments.length === 2 && named(row) && endsInMoney(row))
  const first = rows[0]
  if (!first) return []
  const columns = columnsOf(rows, page.width)
  if (columns.length < 2) return []
  return [
    tableOf(
      page,
      columns,
      page.rows.filter(row => middle(row) >= middle(first)),
      false,
    ),
  ]
}

function isAddedUp(segment: Segment, next: Segment | undefined): boolean {
  const label = readTotalLabel(segment.text.replace(/[-(]?\$?[\d,]+\.\d\d\)?-?$/, ''))
  const counts =
    label === 'subtotal' || label === 'total' || label === 'gst' || label === 'goods' || label === 'balance'
  return (
    counts && (isMoney(readAmount(segment.words.at(-1)?.text ?? '')) || isMoney(readAmount(next?.text ?? '')))
  )
}
