import type { Box } from '#domain/invoice.ts'
import { hasContact, isAddress } from '../header/addresses.ts'
import { customerBlocks } from '../header/supplier/addressee/customer-blocks.ts'
import { type PageLayout, type Row, rowKey, type Segment } from '../layout/lay-out.ts'
import type { PrintedTable } from '../lines/printed-line.ts'
import { boxAround, type Word } from '../pdf/page.ts'
import { findAbns } from '../values/abn.ts'

/** A piece of text where it stands. */
export interface Spot {
  page: PageLayout
  row: Row
  rowIndex: number
  segment: Segment
  index: number
}

export function spotsOf(pages: readonly PageLayout[]): Spot[] {
  return pages.flatMap(page =>
    page.rows.flatMap((row, rowIndex) =>
      row.segments.map((segment, index) => ({ page, row, rowIndex, segment, index })),
    ),
  )
}

/** Announces what follows in its own text, as no line of an address does. */
const LABELLED = /[:#]/

/** Where a header value may be looked for: not in the customer's block, an address or an ABN, and not among the lines. */
export function headerSpots(pages: readonly PageLayout[], lineRows: ReadonlySet<Row>): Spot[] {
  const customers = new Set(pages.flatMap(page => [...customerBlocks(page)]))
  const isElsewhere = ({ segment, row }: Spot) =>
    (customers.has(segment) && !LABELLED.test(segment.text)) ||
    lineRows.has(row) ||
    isAddress(segment.text) ||
    hasContact(segment.text) ||
    findAbns(segment.text).length > 0
  return spotsOf(pages).filter(spot => !isElsewhere(spot))
}

/** The rows from the first line of goods of each page to the last. */
export function rowsOfLines(
  pages: readonly PageLayout[],
  tables: readonly PrintedTable[],
  more: readonly Row[] = [],
): Set<Row> {
  const used = new Set(tables.flatMap(table => [...table.usedRows]))
  const isLine = (row: Row) => used.has(rowKey(row)) || more.includes(row)
  return new Set(
    pages.flatMap(({ rows }) => {
      const first = rows.findIndex(isLine)
      return first < 0 ? [] : rows.slice(first, rows.findLastIndex(isLine) + 1)
    }),
  )
}

/** The words whose middle lies in a box. */
export function wordsInBox(pages: readonly PageLayout[], box: Box | undefined): Set<Word> {
  const spots = spotsOf(pages.filter(page => page.number === box?.page))
  const inside = spots.flatMap(({ page, segment }) =>
    segment.words.filter(word => {
      const { x0, y0, x1, y1 } = boxAround([word], page)
      const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2]
      return box && x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1
    }),
  )
  return new Set(inside)
}
