import { row } from './lay-words.ts'

/** Headings over names, counts, prices and totals. */
export const HEAD = row(100, [40, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total'])

/** A line of goods with its figures on the first row, and a text right beneath that. */
export function goods(
  y: number,
  first: string,
  beneath: string,
  [quantity, price, total]: readonly string[],
) {
  return [
    ...row(y, [40, first], [-400, quantity ?? ''], [-470, price ?? ''], [-540, total ?? '']),
    ...row(y + 11, [40, beneath]),
  ]
}

export const ONE = ['1', '50.00', '50.00']
export const TWO = ['2', '40.00', '80.00']
