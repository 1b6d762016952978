import type { TableRow } from '../../layout/columns/find-tables.ts'
import { middle } from '../../layout/lay-out.ts'
import type { Roles } from './column-roles.ts'
import type { RowKind } from './row-group.ts'

/** The words of a name stand under the figures of a row, closer than anything above it, or as all lines have theirs. */
export function isNamedBelow(
  rows: readonly TableRow[],
  at: number,
  kinds: ReadonlyMap<TableRow, RowKind>,
  { description, part }: Roles,
): boolean {
  const [upper, row, lower] = [rows[at - 1], rows[at], rows[at + 1]]
  if (!row || !lower || lower.page !== row.page) return false
  const isNear = upper?.page !== row.page || middle(lower) - middle(row) < middle(row) - middle(upper)
  if (isNear && isName(lower, kinds, description ?? part)) return true
  return [description, part].some(
    index => isName(lower, kinds, index) && isNext(row, lower) && areNamedBelow(rows, kinds, index),
  )
}

/** Of the lower one's height: lines that a name and its figures stand apart at most. */
const NEXT_ROW = 1.6

export function isNext(upper: TableRow, lower: TableRow): boolean {
  return middle(lower) - middle(upper) < NEXT_ROW * (lower.y1 - lower.y0)
}

function isName(row: TableRow, kinds: ReadonlyMap<TableRow, RowKind>, index: number | null): boolean {
  return index !== null && kinds.get(row) === 'text' && /[a-z]{3}/i.test(row.cells[index]?.text ?? '')
}

/** Of a name, and no part of a code. */
const WORD = /(?<!\S)[a-z]{3,}(?!\S)/i

/** Words stand in a column right under each line that has more than figures, and none beside one or right over the first. */
function areNamedBelow(
  rows: readonly TableRow[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  index: number | null,
): boolean {
  const isNamedBy = (at: number, name: number) => {
    const [upper, lower] = [rows[Math.min(at, name)], rows[Math.max(at, name)]]
    return upper && lower && isNext(upper, lower) && isName(rows[name] as TableRow, kinds, index)
  }
  const isNamedBeside = (at: number) => index !== null && WORD.test(rows[at]?.cells[index]?.text ?? '')
  const items = rows.flatMap((row, i) => (kinds.get(row) === 'item' ? [i] : []))
  const [first = 0] = items
  const isBelow = items.every(i => isNamedBy(i, i + 1) && !isNamedBeside(i))
  return items.length > 1 && isBelow && !isNamedBy(first, first - 1)
}
