import type { Table, TableRow } from '../../layout/find-tables.ts'
import { type Amount, isMoney, readAmount } from '../../values/amounts.ts'
import { isCodeLike, labelledPart } from '../codes/part-number.ts'
import { fitOf, readFigure } from '../figure-columns.ts'

/**
 * Web shops cross a price out and print the one that holds under it, beside the number of the goods (`SKU: …   $115.50`). That it holds is told
 * by the line alone: with it the count comes to the total, with the one above it does not.
 */
export function foldReduced(table: Table): Table {
  const rows = [...table.rows]
  for (const [i, item] of table.rows.entries()) {
    const below = table.rows[i + 1]
    const column = below ? reducedColumn(item, below) : null
    if (!below || column === null) continue
    rows[i] = withCell(item, column, below.cells[column] ?? null)
    rows[i + 1] = withCell(below, column, null)
  }
  return { ...table, rows }
}

/** The column in which the row below has the line's price, its only figure; null where it has none. */
function reducedColumn(item: TableRow, below: TableRow): number | null {
  const [column, ...more] = below.cells.flatMap((cell, i) => (cell && readFigure(cell.text) ? [i] : []))
  const [text, ...rest] = below.cells.filter((cell, i) => cell !== null && i !== column)
  // With a number of its own it is another line.
  const isBeside = text && rest.length === 0 && (labelledPart(text.text) !== null || !isCodeLike(text.text))
  if (column === undefined || more.length > 0 || !isBeside) return null
  const [upper, lower] = [item, below].map(row => readAmount(row.cells[column]?.text ?? ''))
  if (!upper || !lower || !isMoney(upper) || !isMoney(lower)) return null
  const others = item.cells.flatMap((cell, i) => readFigure(i === column ? '' : (cell?.text ?? '')) ?? [])
  const counts = others.filter(one => !one.percent && one.decimals < 2)
  const comesOut = (price: Amount) =>
    counts.some(count =>
      others.some(total => isMoney(total) && fitOf(count.value, price.value, total.value, 0) > 0),
    )
  return comesOut(lower) && !comesOut(upper) ? column : null
}

function withCell(row: TableRow, column: number, cell: TableRow['cells'][number]): TableRow {
  return { ...row, cells: row.cells.map((one, i) => (i === column ? cell : one)) }
}
