import { cellsOf } from '../../layout/columns/find-columns.ts'
import type { Table } from '../../layout/columns/find-tables.ts'
import { middle, type PageLayout, type Row, segmentOf } from '../../layout/lay-out.ts'
import { isLoneCode } from '../codes/lone-code.ts'

/** Rows from a line's code to its figures. */
const MOST_ROWS = 3
/** Line heights between them, at most. */
const MOST_STEP = 1.6

/** A table that no heading begins, from the code that stands over its first line's name on. */
export function fromCodeOver(table: Table, page: PageLayout | undefined): Table {
  const first = table.rows[0]?.row
  if (table.headed || !page || !first) return table
  const at = page.rows.indexOf(first)
  const over = page.rows.slice(Math.max(0, at - MOST_ROWS), Math.max(0, at))
  const codes = over.slice(over.findLastIndex(isCode))
  const run = [...codes, first]
  const isOne =
    codes[0] !== undefined && isCode(codes[0]) && codes.every((row, i) => isWordsOver(row, run[i + 1] as Row))
  if (!isOne) return table
  const rows = codes.map(row => ({
    page: page.number,
    y0: row.y0,
    y1: row.y1,
    cells: cellsOf(row, table.columns, segmentOf),
    row,
  }))
  return { ...table, rows: [...rows, ...table.rows] }
}

function isCode({ segments: [only, ...more] }: Row): boolean {
  return only !== undefined && more.length === 0 && isLoneCode(only)
}

/** A text alone, which begins where the next row does, right under it. */
function isWordsOver(row: Row, next: Row): boolean {
  const [only, ...more] = row.segments
  const isAligned = Math.abs((only?.x0 ?? 0) - (next.segments[0]?.x0 ?? 0)) < ALIGNED
  return more.length === 0 && isAligned && middle(next) - middle(row) <= MOST_STEP * (next.y1 - next.y0)
}

/** Points. */
const ALIGNED = 2
