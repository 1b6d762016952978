import type { TableRow } from '../../layout/columns/find-tables.ts'
import type { Segment } from '../../layout/lay-out.ts'

/** `item`: a line of goods; `text`: words that may belong to one; `other`: sums, carried amounts. */
export type RowKind = 'item' | 'text' | 'other'

/** A line of goods with the rows of words that belong to it. */
export interface RowGroup {
  item: TableRow
  /** Rows above and below the item's own that continue its cells. */
  above: TableRow[]
  below: TableRow[]
  /** The name stands above, as in all lines of the table: what stands below is none of it. */
  isNamedAbove?: boolean
  /** The part number, where it stands beneath the name. */
  code?: Segment
  /** Whether that is one at all is open. */
  isGuess?: boolean
}

/** What stands in a row's column, null where the table has no such column. */
export function cellOf(row: TableRow, index: number | null): Segment | null {
  return index === null ? null : (row.cells[index] ?? null)
}
