import { bordersOf, type Column, GOODS_WEIGHT, spansOf } from '../../layout/columns/column-borders.ts'
import { cellsOf } from '../../layout/columns/find-columns.ts'
import { isStorey } from '../../layout/columns/find-headings.ts'
import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import type { Heading } from '../../layout/columns/heading.ts'
import { headingsOf } from '../../layout/columns/headings-of-row.ts'
import { middle, type PageLayout, type Row, segmentOf } from '../../layout/lay-out.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { gstOfHeading, isCount, isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'

/** Headings of which each names a value of its own in the column that they share (`Part number` over `Description` over `Bin`). */
interface ColumnStack {
  /** Top to bottom; all of one length. */
  storeys: Heading[][]
  /** Points from one to the next. */
  step: number
  /** Points from the page's top: where the rows below begin. */
  y1: number
}

const MOST_STOREYS = 4
const LEAST_COLUMNS = 3

/**
 * Tables whose lines take several rows, every column of which holds as many values under as many headings. The rows of a line are given as
 * one, with a column for each value. A page without headings goes on under those of the page before.
 */
export function tablesOfStacks(pages: readonly PageLayout[]): Table[] {
  let last: ColumnStack | undefined
  return pages.flatMap(page => {
    const own = stackOn(page)
    const stack = own ?? (last ? { ...last, y1: 0 } : undefined)
    last = stack
    return stack ? (tableUnder(stack, page) ?? []) : []
  })
}

function stackOn(page: PageLayout): ColumnStack | null {
  for (const i of page.rows.keys())
    for (let size = MOST_STOREYS; size > 1; size--) {
      const rows = page.rows.slice(i, i + size)
      const [first, last] = [rows[0], rows.at(-1)]
      const isClose = rows.every((row, at) => at === 0 || isStorey(rows[at - 1] as Row, row, page.textHeight))
      if (rows.length < size || !first || !last || !isClose) continue
      const storeys = rows.map(row => headingsOf(row))
      if (!isStack(storeys)) continue
      return { storeys, step: (middle(last) - middle(first)) / (size - 1), y1: middle(last) + 1 }
    }
  return null
}

function isStack(storeys: readonly Heading[][]): boolean {
  const [first = []] = storeys
  const columns = first.map((_, i) => storeys.flatMap(storey => storey[i] ?? []))
  const names = storeys.flat().map(({ text }) => nameOfHeading(text))
  const isComplete =
    names.some(isGoods) && names.some(isCount) && names.some(name => isPrice(name) && name !== 'total')
  return (
    first.length >= LEAST_COLUMNS &&
    storeys.every(storey => storey.length === first.length) &&
    !names.includes(null) &&
    names.includes('total') &&
    isComplete &&
    columns.every(column => areUnderEachOther(column) && areDifferent(column))
  )
}

function isGoods(name: ReturnType<typeof nameOfHeading>): boolean {
  return name === 'part' || name === 'description'
}

function areUnderEachOther(column: readonly Heading[]): boolean {
  return Math.max(...column.map(({ x0 }) => x0)) < Math.min(...column.map(({ x1 }) => x1))
}

/** `Unit` over `price` are one heading. */
function areDifferent(column: readonly Heading[]): boolean {
  return (
    new Set(column.map(({ text }) => `${nameOfHeading(text)} ${gstOfHeading(text)}`)).size === column.length
  )
}

function tableUnder(stack: ColumnStack, page: PageLayout): Table | null {
  const rows = page.rows.filter(row => middle(row) > stack.y1)
  const columns = columnsOver(stack, rows, page.width)
  const records: TableRow[] = []
  for (let i = 0; i < rows.length; ) {
    const own = recordFrom(rows.slice(i, i + stack.storeys.length), stack)
    const record = joined(own, stack, columns)
    if (isLine(record, stack)) records.push(record)
    i += isLine(record, stack) ? own.length : 1
  }
  if (records.length === 0) return null
  const headed = columns.flatMap((column, i) =>
    stack.storeys.map(storey => ({ ...column, heading: storey[i]?.text ?? '' })),
  )
  return { page: page.number, columns: headed, headed: true, rows: records }
}

function columnsOver({ storeys }: ColumnStack, rows: readonly Row[], pageWidth: number): Column[] {
  const [first = []] = storeys
  const headings = first.map((heading, i) => {
    const all = storeys.flatMap(storey => storey[i] ?? [])
    return {
      ...heading,
      x0: Math.min(...all.map(({ x0 }) => x0)),
      x1: Math.max(...all.map(({ x1 }) => x1)),
    }
  })
  return bordersOf(headings, spansOf(rows, GOODS_WEIGHT), pageWidth)
}

/** Wider than the steps within a line. */
const WIDER = 1.3

/** The rows, as many at the most as there are headings, up to the first wider gap. */
function recordFrom(rows: readonly Row[], { step }: ColumnStack): Row[] {
  const end = rows.findIndex((row, i) => i > 0 && middle(row) - middle(rows[i - 1] as Row) > WIDER * step)
  return rows.slice(0, end < 0 ? rows.length : end)
}

/** The rows of a line as one, its cells in the order of the columns, top to bottom in each. */
function joined(rows: readonly Row[], { storeys, step }: ColumnStack, columns: readonly Column[]): TableRow {
  const [first, ...others] = rows as [Row, ...Row[]]
  const isWhole = rows.length === storeys.length
  const found = storeys.map((_, at) => {
    const row = isWhole ? rows[at] : rows.find(one => Math.round((middle(one) - middle(first)) / step) === at)
    return row ? cellsOf(row, columns, segmentOf) : columns.map(() => null)
  })
  const row = {
    ...first,
    y1: rows.at(-1)?.y1 ?? first.y1,
    segments: rows.flatMap(({ segments }) => segments),
  }
  const cells = columns.flatMap((_, i) => found.map(storey => storey[i] ?? null))
  return { page: row.page, y0: row.y0, y1: row.y1, cells, row, others }
}

/** Something stands under its first heading for goods, and an amount where totals do. */
function isLine({ cells }: TableRow, { storeys }: ColumnStack): boolean {
  const names = (storeys[0] ?? []).flatMap((_, i) =>
    storeys.map(storey => nameOfHeading(storey[i]?.text ?? '')),
  )
  const isTotal = (text: string) => isMoney(readAmount(text))
  return (
    Boolean(cells[names.findIndex(isGoods)]) &&
    names.some((name, i) => name === 'total' && isTotal(cells[i]?.text ?? ''))
  )
}
