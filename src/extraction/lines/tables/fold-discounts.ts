import type { Table, TableRow } from '../../layout/find-tables.ts'
import { readTotalLabel } from '../../layout/total-labels.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { fitOf } from '../figure-columns.ts'

/**
 * Lines of goods whose discount stands in a row of its own right below them (`Less trade discount 15 %  -27.90`): it comes off the
 * line's amount. A discount with no goods below it may be the whole document's and stays.
 */
export function foldDiscounts(table: Table): Table {
  const last = table.rows.findLastIndex(isGoods)
  const first = table.rows.findIndex((row, i) => isDiscountOf(row, table.rows[i - 1]))
  if (first < 0 || first > last) return table
  const rows = table.rows.flatMap((row, i) => {
    if (isDiscountOf(row, table.rows[i - 1])) return []
    const below = table.rows[i + 1]
    return below && isDiscountOf(below, row) ? [less(row, below)] : [row]
  })
  return { ...table, rows }
}

/** At least two amounts: a price and what it comes to. */
function isGoods(row: TableRow): boolean {
  return row.cells.filter(cell => cell && isMoney(readAmount(cell.text))).length > 1
}

function isDiscountOf(row: TableRow, above: TableRow | undefined): boolean {
  const texts = row.cells.flatMap(cell => cell?.text ?? [])
  const words = texts.filter(text => readAmount(text) === null)
  const column = amountColumn(row)
  return (
    above !== undefined &&
    isGoods(above) &&
    texts.filter(text => isMoney(readAmount(text))).length === 1 &&
    isMoney(readAmount(above.cells[column]?.text ?? '')) &&
    readTotalLabel(words.join(' ')) === 'discount'
  )
}

function amountColumn(row: TableRow): number {
  return row.cells.findIndex(cell => cell !== null && isMoney(readAmount(cell.text)))
}

/** What the item comes to after the discount, and the price that this makes. */
function less(item: TableRow, discount: TableRow): TableRow {
  const column = amountColumn(discount)
  const valueIn = (row: TableRow, i: number) => readAmount(row.cells[i]?.text ?? '')?.value ?? 0
  const amount = valueIn(item, column)
  if (amount === 0) return item
  const left = amount - Math.abs(valueIn(discount, column))
  const isPrice = (price: number) =>
    item.cells.some((_, i) => i !== column && fitOf(valueIn(item, i), price, amount, 0) > 0)
  const cells = item.cells.map((cell, i) => {
    if (!cell || !isMoney(readAmount(cell.text))) return cell
    const value = valueIn(item, i)
    if (i === column) return { ...cell, text: left.toFixed(2) }
    return isPrice(value) ? { ...cell, text: ((value * left) / amount).toFixed(4) } : cell
  })
  return { ...item, cells }
}
