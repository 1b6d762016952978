import { isCount, isPrice, nameOfHeading } from '../../layout/columns/column-names.ts'
import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import type { Segment } from '../../layout/lay-out.ts'
import { readingsOf } from '../../ocr/settle-words.ts'
import { fitOf, readFigure } from '../figure-columns.ts'

/** So many lines at least have a price for several, where no heading or unit says that it is for so many; and this share of all come out. */
const LEAST = 2
const MOST = 0.8

/** Columns by index: how many, what so many of them cost, for how many that is, what the line comes to. */
interface Priced {
  quantity: number
  price: number
  per: number
  total: number
  /** -1 where there is none. */
  discount: number
}

/**
 * Prices of a hundred or a thousand, where a column of its own says of how many (`Price 86.00`, `Per 100`): it goes into the price's cell,
 * which then reads `86.00 / 100 ea`.
 */
export function foldPer(table: Table): Table {
  const found = findPriced(table)
  if (!found) return table
  const { price, per } = found
  const rows = table.rows.map(row => {
    const of = row.cells[price]
    const count = countIn(row, per)
    if (!of || count === 1 || isOfOne(row, found) || readFigure(of.text) === null) return row
    const cell = { ...of, text: `${of.text} / ${count} ea` }
    return { ...row, cells: row.cells.map((one, i) => (i === price ? cell : i === per ? null : one)) }
  })
  return { ...table, rows }
}

function findPriced({ columns, rows }: Table): Priced | null {
  const all = columns.map((_, i) => i)
  const names = columns.map(({ heading }) => nameOfHeading(heading))
  const isPercent = (i: number) => names[i] === 'tax' || names[i] === 'discount'
  const able = all.filter(i => !isPercent(i) && rows.some(row => countIn(row, i) > 1))
  // A hundred at the price of a hundred may be either.
  const pers = able.toSorted((a, b) => Number(isCount(names[a])) - Number(isCount(names[b])))
  const prices = all.filter(i => isPrice(names[i]))
  for (const per of pers)
    for (const price of prices)
      for (const total of prices.filter(i => i !== price && i !== per)) {
        const counts = all
          .filter(i => i !== price && i !== total)
          .map(quantity => ({ quantity, price, per, total, discount: names.indexOf('discount') }))
        if (price === per || counts.some(one => multiplies(rows, one))) continue
        const isNamed = /\bper$/i.test(columns[per]?.heading ?? '')
        const found = counts.find(one => one.quantity !== per && isPriced(rows, one, isNamed))
        if (found) return found
      }
  return null
}

/** The lines come out by it, at least some of them with a price for several; one is enough where a heading or its unit says so. */
function isPriced(rows: readonly TableRow[], columns: Priced, isNamed: boolean): boolean {
  const several = rows.filter(row => countIn(row, columns.per) > 1 && !isOfOne(row, columns))
  const isUnit = (row: TableRow) => /\d ?[a-z]|\bper \d/i.test(row.cells[columns.per]?.text ?? '')
  const isTold = isNamed || several.every(isUnit)
  const least = isTold ? 1 : LEAST
  return (
    several.filter(row => comesOut(row, columns, true)).length >= least &&
    mostly(rows, columns, row => comesOut(row, columns, true) || isOfOne(row, columns), least)
  )
}

/** The line comes out as it is: a letter beside prices of a hundred (`C`) may stand for one (`M` for a metre). */
function isOfOne(row: TableRow, columns: Priced): boolean {
  return comesOut(row, columns, false)
}

/** They come out without it, and not just those that are priced by one: the price is that of one, be it of a carton. */
function multiplies(rows: readonly TableRow[], columns: Priced): boolean {
  const several = rows.filter(row => countIn(row, columns.per) > 1)
  const out = (isPer: boolean) => several.some(row => comesOut(row, columns, isPer))
  return (out(false) || !out(true)) && mostly(rows, columns, row => comesOut(row, columns, false))
}

function mostly(
  rows: readonly TableRow[],
  { quantity, price, total }: Priced,
  test: (row: TableRow) => boolean,
  least = LEAST,
): boolean {
  const lines = rows.filter(row => [quantity, price, total].every(i => figureIn(row, i) !== 0))
  return lines.length >= least && lines.filter(test).length >= MOST * lines.length
}

function comesOut(row: TableRow, { quantity, price, per, total, discount }: Priced, isPer: boolean): boolean {
  const count = isPer ? countIn(row, per) : 1
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

function figureIn(row: TableRow, column: number): number {
  return readFigure(row.cells[column]?.text ?? '')?.value ?? 0
}

/** For how many a row's price is, as any of a scan's readers saw it (`Cc`, `C`). */
function countIn({ cells }: TableRow, per: number): number {
  const cell = cells[per]
  return cell
    ? (textsOf(cell)
        .map(countOf)
        .find(count => count > 1) ?? 1)
    : 1
}

function textsOf({ text, words }: Segment): string[] {
  return [text, ...readingsOf(words)]
}

/** 10, 100 or 1000, in figures, which may have a unit (`100 PC`, `per 100`), or as the trade's C and M; 1 of everything else. */
function countOf(text: string): number {
  const word = text.trim().toUpperCase()
  if (word === 'C') return 100
  if (word === 'M') return 1000
  return Number(/^(?:PER )?(10{1,3})(?: ?[A-Z]{1,5})?$/.exec(word)?.[1] ?? 1)
}
