import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import type { Segment } from '../../layout/lay-out.ts'
import { isMoney } from '../../values/amounts.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { readFigure } from '../figure-columns.ts'
import { isRemark } from '../remarks.ts'

/** Lines, all of which must be printed so. */
const LEAST = 2

/** Columns of what a line is, by index. */
interface Named {
  part: number
  description: number
}

/**
 * Lines of two rows under one row of headings: number and name on the first, and on the second their figures, beside a brand or what the counts
 * mean (`ORD 4 DEL 4`). The two become one row, without what stood in place of number and name on the second.
 */
export function foldNamesOver(table: Table): Table {
  const names = table.columns.map(({ heading }) => nameOfHeading(heading))
  const named = { part: names.indexOf('part'), description: names.indexOf('description') }
  if (Math.min(named.part, named.description) < 0) return table
  const figured = table.rows.flatMap((row, i) => (hasFigures(row) ? [i] : []))
  const stacked = figured.filter(i => isStacked(table.rows[i - 1], table.rows[i], named))
  const last = stacked.at(-1) ?? -1
  // Beneath the last line sums have figures too.
  const items = figured.filter(i => i <= last)
  // Figures that stand over their number and name begin and end the other way round.
  const next = table.rows[last + 1]
  const isTurned = next !== undefined && namesGoods(next, named)
  if (stacked.length < LEAST || stacked.length < items.length || isTurned) return table
  // What tells one line from another (`LH`, `RH`) is of its name.
  const meanings = new Set(items.map(i => table.rows[i]?.cells[named.description]?.text ?? ''))
  if (meanings.size > 1) return table
  return {
    ...table,
    rows: table.rows.flatMap((row, i) => {
      if (stacked.includes(i + 1)) return []
      const over = stacked.includes(i) ? table.rows[i - 1] : undefined
      return [over ? joined(over, row, named) : row]
    }),
  }
}

function hasFigures({ cells }: TableRow): boolean {
  const figures = cells.flatMap(cell => readFigure(cell?.text ?? '') ?? [])
  return figures.length > 2 && figures.some(isMoney)
}

/** A row of nothing but a number and a name, over one that has a brand in their place at most; the end of a number (`-LH`) is none. */
function isStacked(over: TableRow | undefined, row: TableRow | undefined, named: Named): boolean {
  if (!over || !row || over.page !== row.page) return false
  const inPlace = row.cells[named.part]?.text ?? ''
  return namesGoods(over, named) && (inPlace === '' || /^[A-Z][A-Z &-]{2,}$/i.test(inPlace))
}

function namesGoods({ cells }: TableRow, { part, description }: Named): boolean {
  const number = cells[part]?.text ?? ''
  const isAlone = cells.every((cell, i) => cell === null || i === part || i === description)
  return (
    isAlone && /\d|[A-Z][./-][A-Z]/.test(number) && isCodeLike(number, true) && isName(cells[description])
  )
}

function isName(cell: Segment | null | undefined): boolean {
  return cell ? /[a-z]{3}/i.test(cell.text) && !isRemark(cell.text) : false
}

function joined(over: TableRow, row: TableRow, { part, description }: Named): TableRow {
  const cells = row.cells.map((cell, i) => (i === part || i === description ? (over.cells[i] ?? null) : cell))
  return { ...row, y0: over.y0, cells, others: [...(row.others ?? []), over.row] }
}
