import { nameOfHeading } from '../../layout/column-names.ts'
import type { Table, TableRow } from '../../layout/find-tables.ts'
import { type Segment, segmentOf } from '../../layout/lay-out.ts'

/** Lines, from which on their counting is told from codes that happen to begin so. */
const LEAST = 3
/** Share of the print's height that parts a number of the counting from what stands beside it. */
const GAP = 0.75

/**
 * A table without the lines' own numbers (1, 2, 3 …) in its first column, where they share it with another (`Item Maker's No.` over
 * `1   17801-61K20`). A column that holds nothing else is left as it is.
 */
export function dropCounting(table: Table): Table {
  const counted = table.rows.filter(row => numberOf(row) !== null)
  const first = numberOf(counted[0])
  const isInTurn = first !== null && counted.every((row, i) => numberOf(row) === first + i)
  const shared = counted.filter(row => (row.cells[0]?.words.length ?? 0) > 1)
  const heading = (table.columns[0]?.heading ?? '').split(' ')
  const isTold = heading.length > 1 && nameOfHeading(heading[0] ?? '') === 'line'
  const isCounting = isInTurn && shared.length > 0 && (counted.length >= LEAST || isTold)
  if (!isCounting || !(isTold || shared.every(isApart))) return table
  return {
    ...table,
    rows: table.rows.map(row =>
      counted.includes(row) ? { ...row, cells: [withoutFirst(row.cells[0]), ...row.cells.slice(1)] } : row,
    ),
  }
}

function numberOf(row: TableRow | undefined): number | null {
  const number = /^(\d{1,3})[.)]?$/.exec(row?.cells[0]?.words[0]?.text ?? '')?.[1]
  return number === undefined ? null : Number(number)
}

function isApart({ cells: [cell] }: TableRow): boolean {
  const [number, next] = cell?.words ?? []
  return number !== undefined && next !== undefined && next.x0 - number.x1 > GAP * (number.y1 - number.y0)
}

function withoutFirst(cell: Segment | null | undefined): Segment | null {
  const words = cell?.words.slice(1) ?? []
  return cell && words.length > 0 ? segmentOf(words, cell.page) : null
}
