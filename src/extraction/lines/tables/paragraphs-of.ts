import type { TableRow } from '../../layout/find-tables.ts'
import { middle } from '../../layout/lay-out.ts'
import { median } from '../../values/median.ts'
import type { RowKind } from './classify-rows.ts'

/** Than the rows of a paragraph stand apart. */
const WIDER = 1.25
/** Line heights, at most, between the rows of a paragraph. */
const MOST_STEP = 1.6
/** Share of the lines. */
const MOSTLY = 0.7

/** A line's rows of words over the row of its figures, and those beneath it. */
export interface Paragraph {
  item: TableRow
  above: TableRow[]
  below: TableRow[]
}

/**
 * The lines of a table as paragraphs that end with their figures: a wider gap parts them from whatever stands above. Null where most lines
 * are none, or have something beneath.
 */
export function paragraphsOf(
  rows: readonly TableRow[],
  kinds: ReadonlyMap<TableRow, RowKind>,
): Paragraph[] | null {
  const places = rows.flatMap((row, i) => (kinds.get(row) === 'item' ? [i] : []))
  const over = places.map(at => rowsOver(rows, at, kinds))
  const led = places.filter((_, i) => over[i]?.length)
  const usual = median(led.map(at => step(rows, at)))
  const paragraphs = places.map((at, i) => ({
    item: rows[at] as TableRow,
    above: over[i] ?? [],
    below: rowsBeneath(
      rows,
      at,
      usual,
      row => kinds.get(row) === 'text' && !over.some(one => one.includes(row)),
    ),
  }))
  const ending = paragraphs.filter(({ above, below }) => above.length > 0 && below.length === 0)
  return ending.length > 1 && ending.length >= MOSTLY * places.length ? paragraphs : null
}

function rowsOver(rows: readonly TableRow[], at: number, kinds: ReadonlyMap<TableRow, RowKind>): TableRow[] {
  const item = rows[at] as TableRow
  const first = step(rows, at)
  if (first > MOST_STEP * (item.y1 - item.y0)) return []
  let top = at
  while (step(rows, top) <= WIDER * first) {
    if (kinds.get(rows[top - 1] as TableRow) !== 'text') return []
    top -= 1
  }
  return rows.slice(top, at)
}

/** What stands as close under a line's figures as the rows of a paragraph do. */
function rowsBeneath(
  rows: readonly TableRow[],
  at: number,
  usual: number,
  isFree: (row: TableRow) => boolean,
): TableRow[] {
  const from = at + 1
  const end = rows.findIndex((row, i) => i >= from && (!isFree(row) || step(rows, i) > WIDER * usual))
  return rows.slice(from, end < 0 ? rows.length : end)
}

/** Points from the row above, from none or one of another page infinitely many. */
function step(rows: readonly TableRow[], at: number): number {
  const [upper, row] = [rows[at - 1], rows[at]]
  return upper && row && upper.page === row.page ? middle(row) - middle(upper) : Number.POSITIVE_INFINITY
}
