import type { TableRow } from '../../layout/columns/find-tables.ts'
import { middle } from '../../layout/lay-out.ts'
import { isAnnounced } from '../../vocabulary/part-in-text.ts'
import { isRemark } from '../remarks.ts'
import { cellOf, type RowGroup, type RowKind } from './row-group.ts'

/** Share of the lines. */
const MOSTLY = 0.7

/** Names stand on rows of their own, right over their lines' figures. */
export function areNamesAbove(
  rows: readonly TableRow[],
  groups: readonly RowGroup[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  description: number | null,
): boolean {
  const isNamed = ({ item }: RowGroup) => {
    const above = rows[rows.indexOf(item) - 1]
    const own = cellOf(item, description)
    const isNameless = !own || isRemark(own.text) || isAnnounced(own.text)
    if (!above || kinds.get(above) !== 'text' || !cellOf(above, description)) return false
    // Half a line further up are the names of cells that are centred.
    return isNameless && middle(item) - middle(above) > 0.8 * (item.y1 - item.y0)
  }
  return description !== null && groups.length > 1 && groups.filter(isNamed).length > MOSTLY * groups.length
}

/** Names share the column of the numbers and stand over them: over the first too, and none stands as close under the last. */
export function areNamesOverCodes(
  rows: readonly TableRow[],
  groups: readonly RowGroup[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  part: number | null,
): boolean {
  const isName = (row: TableRow | undefined) =>
    row !== undefined && kinds.get(row) === 'text' && cellOf(row, part) !== null
  const places = groups.map(({ item }) => rows.indexOf(item))
  if (groups.length < 2 || !places.every(i => isName(rows[i - 1]))) return false
  const step = (i = 1) => middle(rows[i] as TableRow) - middle(rows[i - 1] as TableRow)
  const next = (places.at(-1) ?? 0) + 1
  return !isName(rows[next]) || step(next) > 1.3 * step(places[0])
}
