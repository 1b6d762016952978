import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { type Amount, isMoney, readAmount } from '../../values/amounts.ts'
import { labelledPart } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { fitOf, readFigure } from '../figure-columns.ts'

/**
 * Web shops cross a price out and print the one that holds under it, beside the number of the goods (`SKU: …   $115.50`), or the two above and
 * below the line's other figures. That it holds is told by the line alone: with it the count comes to the total, with the one above it does
 * not.
 */
export function foldReduced(table: Table): Table {
  const rows = [...table.rows]
  for (const [i, item] of table.rows.entries()) {
    const [above, below] = [table.rows[i - 1], table.rows[i + 1]]
    const column = below ? reducedColumn(item, below) : null
    if (!below || column === null) continue
    const isAround = item.cells[column] === null
    if (isAround && !(above && crossesOut(above, item, column))) continue
    rows[i] = withCell(item, column, below.cells[column] ?? null)
    rows[i + 1] = withCell(below, column, null)
    if (isAround && above) rows[i - 1] = withCell(above, column, null)
  }
  return { ...table, rows: rows.filter((row, i) => row === table.rows[i] || row.cells.some(Boolean)) }
}

/** The column in which the row below has the line's price, its only figure; null where it has none. */
function reducedColumn(item: TableRow, below: TableRow): number | null {
  const column = onlyFigure(below)
  const [text, ...rest] = below.cells.filter((cell, i) => cell !== null && i !== column)
  // With a number of its own it is another line.
  const isBeside = rest.length === 0 && (!text || labelledPart(text.text) !== null || !isCodeLike(text.text))
  if (column === null || !isBeside) return null
  const isCrossedOut = item.cells[column] === null || isNoPrice(item, item, column)
  return isCrossedOut && (text || item.cells[column] === null) && comesOut(item, below, column)
    ? column
    : null
}

/** A price stands over an empty cell of the line, its row's only figure, that the count does not come to the total with. */
function crossesOut(above: TableRow, item: TableRow, column: number): boolean {
  return onlyFigure(above) === column && isNoPrice(above, item, column)
}

function onlyFigure({ cells }: TableRow): number | null {
  const [column = null, ...more] = cells.flatMap((cell, i) => (cell && readFigure(cell.text) ? [i] : []))
  return more.length > 0 ? null : column
}

function isNoPrice(row: TableRow, item: TableRow, column: number): boolean {
  return priceIn(row, column) !== null && !comesOut(item, row, column)
}

function priceIn(row: TableRow, column: number): Amount | null {
  const price = readAmount(row.cells[column]?.text ?? '')
  return isMoney(price) ? price : null
}

/** Whether a line's count comes to its total with the price of a row. */
function comesOut(item: TableRow, row: TableRow, column: number): boolean {
  const price = priceIn(row, column)
  const others = item.cells.flatMap((cell, i) => readFigure(i === column ? '' : (cell?.text ?? '')) ?? [])
  const counts = others.filter(one => !one.percent && one.decimals < 2)
  const multiplies = (count: Amount, total: Amount) =>
    price !== null && isMoney(total) && fitOf(count.value, price.value, total.value, 0) > 0
  return counts.some(count => others.some(total => multiplies(count, total)))
}

function withCell(row: TableRow, column: number, cell: TableRow['cells'][number]): TableRow {
  return { ...row, cells: row.cells.map((one, i) => (i === column ? cell : one)) }
}
