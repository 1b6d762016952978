import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'
import { fitOf, readFigure } from '../figure-columns.ts'

/** So many lines at least have a price for several, where no heading or unit says that it is for so many; and this share of all come out. */
export const LEAST = 2
const MOST = 0.8

/** Columns by index: how many, what one or several of them cost, what the line comes to. */
export interface Priced {
  quantity: number
  price: number
  total: number
  /** -1 where there is none. */
  discount: number
}

/** For every two columns that may be a price (by its heading, or because it is told to be one) and what the line comes to: all that may count. */
export function pricesIn({ columns }: Table, isTold: (price: number) => boolean = () => false): Priced[][] {
  const all = columns.map((_, i) => i)
  const names = columns.map(({ heading }) => nameOfHeading(heading))
  const discount = names.indexOf('discount')
  const totals = all.filter(i => isPrice(names[i]))
  return all
    .filter(i => isTold(i) || isPrice(names[i]))
    .flatMap(price => totals.filter(i => i !== price).map(total => ({ price, total })))
    .map(two =>
      all.filter(i => i !== two.price && i !== two.total).map(quantity => ({ quantity, ...two, discount })),
    )
}

/** At a price for so many, with or without the discount, the line comes to what is printed. */
export function comesOut(row: TableRow, columns: Priced, count: number): boolean {
  const { quantity, price, total, discount } = columns
  const [q, p, t, off] = [quantity, price, total, discount].map(i => figureIn(row, i)) as [
    number,
    number,
    number,
    number,
  ]
  return (
    p > 0 && t !== 0 && [0, off].some(less => fitOf(q / count, p * (1 - less / 100), Math.abs(t), 0) === 1)
  )
}

/** So it is on most of the rows that have all three figures. */
export function mostly(
  rows: readonly TableRow[],
  { quantity, price, total }: Priced,
  test: (row: TableRow) => boolean,
  least = LEAST,
): boolean {
  const lines = rows.filter(row => [quantity, price, total].every(i => figureIn(row, i) !== 0))
  return lines.length >= least && lines.filter(test).length >= MOST * lines.length
}

/** 0 where there is none. */
export function figureIn(row: TableRow, column: number): number {
  return readFigure(row.cells[column]?.text ?? '')?.value ?? 0
}
