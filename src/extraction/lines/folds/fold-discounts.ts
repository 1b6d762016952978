import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { fitOf, readFigure } from '../figure-columns.ts'
import { type DiscountBelow, isDiscount, ownDiscounts, without } from '../own-discounts.ts'

/**
 * Lines of goods whose discount stands in a row of its own right below them (`Less trade discount 15 %  -27.90`): it comes off the
 * line's amount.
 */
export function foldDiscounts(table: Table): Table {
  const { rows } = table
  const last = rows.findLastIndex(isGoods)
  const found = rows.flatMap((row, i) => {
    const above = rows[i - 1]
    return above && isDiscountOf(row, above) ? [{ row, isFollowed: i < last, ...discountOf(row, above) }] : []
  })
  const all = rows.filter(isGoods).reduce((sum, row) => sum + lastAmount(row), 0)
  const own = new Set(ownDiscounts(found, all).map(({ row }) => row))
  const folded = rows.flatMap((row, i) => {
    if (own.has(row)) return []
    const below = rows[i + 1]
    return below && own.has(below) ? [less(row, below)] : [row]
  })
  return own.size > 0 ? { ...table, rows: folded } : table
}

function discountOf(row: TableRow, above: TableRow): Omit<DiscountBelow, 'isFollowed'> {
  const column = amountColumn(row)
  const counts = above.cells.flatMap((cell, i) => (i === column ? [] : countIn(cell)))
  return { text: wordsOf(row), off: valueIn(row, column), of: valueIn(above, column), counts }
}

function lastAmount({ cells }: TableRow): number {
  const amounts = cells.flatMap(cell => readAmount(cell?.text ?? '') ?? [])
  return amounts.findLast(isMoney)?.value ?? 0
}

function valueIn({ cells }: TableRow, column: number): number {
  return readAmount(cells[column]?.text ?? '')?.value ?? 0
}

/** Its words; a percentage may stand in a column of its own. */
function wordsOf({ cells }: TableRow): string {
  return cells
    .flatMap(cell => cell?.text ?? [])
    .filter(text => !isMoney(readAmount(text)))
    .join(' ')
}

/** At least two amounts: a price and what it comes to. */
function isGoods(row: TableRow): boolean {
  return row.cells.filter(cell => cell && isMoney(readAmount(cell.text))).length > 1
}

function isDiscountOf(row: TableRow, above: TableRow): boolean {
  const texts = row.cells.flatMap(cell => cell?.text ?? [])
  const column = amountColumn(row)
  return (
    isGoods(above) &&
    texts.filter(text => isMoney(readAmount(text))).length === 1 &&
    isMoney(readAmount(above.cells[column]?.text ?? '')) &&
    isDiscount(wordsOf(row))
  )
}

function amountColumn(row: TableRow): number {
  return row.cells.findIndex(cell => cell !== null && isMoney(readAmount(cell.text)))
}

/** How many, which may be printed with their unit (`3PC`). */
function countIn(cell: TableRow['cells'][number]): number {
  return readFigure(cell?.text ?? '')?.value ?? 0
}

/** What the item comes to after the discount, and the price that this makes. */
function less(item: TableRow, discount: TableRow): TableRow {
  const column = amountColumn(discount)
  const amount = valueIn(item, column)
  if (amount === 0) return item
  const left = without(amount, valueIn(discount, column))
  const isPrice = (price: number) =>
    item.cells.some((cell, i) => i !== column && fitOf(countIn(cell), price, Math.abs(amount), 0) > 0)
  const cells = item.cells.map((cell, i) => {
    if (!cell || !isMoney(readAmount(cell.text))) return cell
    const value = valueIn(item, i)
    if (i === column) return { ...cell, text: left.toFixed(2) }
    return isPrice(value) ? { ...cell, text: ((value * left) / amount).toFixed(4) } : cell
  })
  return { ...item, cells }
}
