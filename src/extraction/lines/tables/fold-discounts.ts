import type { Table, TableRow } from '../../layout/find-tables.ts'
import { readTotalLabel } from '../../layout/total-labels.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { fitOf } from '../figure-columns.ts'

/**
 * Lines of goods whose discount stands in a row of its own right below them (`Less trade discount 15 %  -27.90`): it comes off the
 * line's amount. A discount with no goods below it may be the whole document's and stays, unless one of the same words came off a line.
 */
export function foldDiscounts(table: Table): Table {
  const { rows } = table
  const last = rows.findLastIndex(isGoods)
  const discounts = rows.filter((row, i) => isDiscountOf(row, rows[i - 1]))
  const own = new Set(discounts.filter(row => rows.indexOf(row) < last).map(nameOf))
  const isFolded = (row: TableRow | undefined) =>
    row !== undefined && discounts.includes(row) && own.has(nameOf(row))
  const folded = rows.flatMap((row, i) => {
    if (isFolded(row)) return []
    const below = rows[i + 1]
    return below && isFolded(below) ? [less(row, below)] : [row]
  })
  return own.size > 0 ? { ...table, rows: folded } : table
}

/** A discount's words. */
function nameOf(row: TableRow): string {
  return wordsOf(row)
    .replace(/[^a-z]+/gi, ' ')
    .toLowerCase()
    .trim()
}

function wordsOf(row: TableRow): string {
  return row.cells
    .flatMap(cell => cell?.text ?? [])
    .filter(text => readAmount(text) === null)
    .join(' ')
}

/** At least two amounts: a price and what it comes to. */
function isGoods(row: TableRow): boolean {
  return row.cells.filter(cell => cell && isMoney(readAmount(cell.text))).length > 1
}

function isDiscountOf(row: TableRow, above: TableRow | undefined): boolean {
  const texts = row.cells.flatMap(cell => cell?.text ?? [])
  const column = amountColumn(row)
  return (
    above !== undefined &&
    isGoods(above) &&
    texts.filter(text => isMoney(readAmount(text))).length === 1 &&
    isMoney(readAmount(above.cells[column]?.text ?? '')) &&
    readTotalLabel(wordsOf(row)) === 'discount'
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
  // On a credit note it makes less of what comes back.
  const left = amount - Math.sign(amount) * Math.abs(valueIn(discount, column))
  const isPrice = (price: number) =>
    item.cells.some((_, i) => i !== column && fitOf(valueIn(item, i), price, Math.abs(amount), 0) > 0)
  const cells = item.cells.map((cell, i) => {
    if (!cell || !isMoney(readAmount(cell.text))) return cell
    const value = valueIn(item, i)
    if (i === column) return { ...cell, text: left.toFixed(2) }
    return isPrice(value) ? { ...cell, text: ((value * left) / amount).toFixed(4) } : cell
  })
  return { ...item, cells }
}
