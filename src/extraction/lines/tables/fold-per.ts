import { isPrice, nameOfHeading } from '../../layout/column-names.ts'
import type { Table, TableRow } from '../../layout/find-tables.ts'
import { segmentOf } from '../../layout/lay-out.ts'
import { fitOf, readFigure } from '../figure-columns.ts'

/** So many lines at least have a price for several, and this share of all come out. */
const LEAST = 2
const MOST = 0.8

/** Columns by index: how many, what so many of them cost, for how many that is, what the line comes to. */
interface Priced {
  quantity: number
  price: number
  per: number
  total: number
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
    const [of, count] = [row.cells[price], row.cells[per]]
    if (!of || !count || countIn(count.text) <= 1 || readFigure(of.text) === null) return row
    const cell = { ...segmentOf(of.words, row.page), text: `${of.text} / ${countIn(count.text)} ea` }
    return { ...row, cells: row.cells.map((one, i) => (i === price ? cell : i === per ? null : one)) }
  })
  return { ...table, rows }
}

function findPriced({ columns, rows }: Table): Priced | null {
  const all = columns.map((_, i) => i)
  const pers = all.filter(i => rows.some(row => countIn(row.cells[i]?.text ?? '') > 1))
  const prices = all.filter(i => isPrice(nameOfHeading(columns[i]?.heading ?? '')))
  for (const per of pers)
    for (const price of prices)
      for (const total of prices)
        for (const quantity of all) {
          const one = { quantity, price, per, total }
          if (new Set([quantity, price, per, total]).size === 4 && isPriced(rows, one)) return one
        }
  return null
}

/** The lines come out by it, at least some of them with a price for several. */
function isPriced(rows: readonly TableRow[], { quantity, price, per, total }: Priced): boolean {
  const figure = (row: TableRow, i: number) => readFigure(row.cells[i]?.text ?? '')?.value ?? 0
  const count = (row: TableRow) => countIn(row.cells[per]?.text ?? '')
  const lines = rows.filter(
    row => figure(row, quantity) !== 0 && figure(row, price) > 0 && figure(row, total) !== 0,
  )
  const fits = lines.filter(
    row =>
      fitOf(figure(row, quantity) / count(row), figure(row, price), Math.abs(figure(row, total)), 0) === 1,
  )
  return fits.filter(row => count(row) > 1).length >= LEAST && fits.length >= MOST * lines.length
}

/** 10, 100 or 1000, in figures or as the trade's C and M; 1 of everything else. */
function countIn(text: string): number {
  const word = text.trim().toUpperCase()
  if (word === 'C') return 100
  if (word === 'M') return 1000
  return /^10{1,3}$/.test(word) ? Number(word) : 1
}
