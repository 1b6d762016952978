import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import type { Segment } from '../../layout/lay-out.ts'
import { readingsOf } from '../../ocr/settle-words.ts'
import { isCount, nameOfHeading } from '../../vocabulary/column-names.ts'
import { readFigure } from '../figure-columns.ts'
import { comesOut, LEAST, mostly, type Priced, pricesIn } from './priced.ts'

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

function findPriced(table: Table): (Priced & { per: number }) | null {
  const { columns, rows } = table
  const names = columns.map(({ heading }) => nameOfHeading(heading))
  const isPercent = (i: number) => names[i] === 'tax' || names[i] === 'discount'
  const able = columns.map((_, i) => i).filter(i => !isPercent(i) && rows.some(row => countIn(row, i) > 1))
  // A hundred at the price of a hundred may be either.
  const pers = able.toSorted((a, b) => Number(isCount(names[a])) - Number(isCount(names[b])))
  for (const per of pers)
    for (const ways of pricesIn(table)) {
      if (ways.some(one => one.price === per || one.total === per || multiplies(rows, one, per))) continue
      const isNamed = /\bper$/i.test(columns[per]?.heading ?? '')
      const found = ways.find(one => one.quantity !== per && isPriced(rows, one, per, isNamed))
      if (found) return { ...found, per }
    }
  return null
}

/** The lines come out by it, at least some of them with a price for several; one is enough where a heading or its unit says so. */
function isPriced(rows: readonly TableRow[], columns: Priced, per: number, isNamed: boolean): boolean {
  const several = rows.filter(row => countIn(row, per) > 1 && !isOfOne(row, columns))
  const isUnit = (row: TableRow) => /\d ?[a-z]|\bper \d/i.test(row.cells[per]?.text ?? '')
  const least = isNamed || several.every(isUnit) ? 1 : LEAST
  const isOut = (row: TableRow) => comesOut(row, columns, countIn(row, per))
  return (
    several.filter(isOut).length >= least &&
    mostly(rows, columns, row => isOut(row) || isOfOne(row, columns), least)
  )
}

/** The line comes out as it is: a letter beside prices of a hundred (`C`) may stand for one (`M` for a metre). */
function isOfOne(row: TableRow, columns: Priced): boolean {
  return comesOut(row, columns, 1)
}

/** They come out without it, and not just those that are priced by one: the price is that of one, be it of a carton. */
function multiplies(rows: readonly TableRow[], columns: Priced, per: number): boolean {
  const several = rows.filter(row => countIn(row, per) > 1)
  const isLeft = several.some(row => isOfOne(row, columns))
  const isOut = several.some(row => comesOut(row, columns, countIn(row, per)))
  return (isLeft || !isOut) && mostly(rows, columns, row => isOfOne(row, columns))
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
