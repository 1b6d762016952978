import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import type { Segment } from '../../layout/lay-out.ts'
import { digitsFor } from '../../ocr/readings/tidy-word.ts'
import { readingsOf } from '../../ocr/settle-words.ts'
import { isOcr } from '../../pdf/page.ts'
import {
  type ColumnName,
  isCount,
  isPrice,
  isReckoned,
  nameOfHeading,
} from '../../vocabulary/column-names.ts'
import { fitOf, readFigure } from '../figure-columns.ts'
import type { Roles } from './column-roles.ts'

/**
 * In columns headed as figures, cells that OCR read as letters become the figure they look like, or the one another reader saw; a price without
 * its point is that with which its line multiplies.
 */
export function foldFigures(table: Table): Table {
  const names = table.columns.map(column => nameOfHeading(column.heading))
  const rows = table.rows.map(row => ({
    ...row,
    cells: row.cells.map((cell, i) =>
      cell && isReckoned(names[i]) ? foldCell(cell, isPrice(names[i])) : cell,
    ),
  }))
  return { ...table, rows: rows.map(row => pricedByProduct(row, names)) }
}

/**
 * `11450` at a count of one, beside a total of `114.50`. What was ordered or is to follow multiplies with no price, and a price that does with any
 * count as it stands is in dollars (`1200` with a count of one, beside 100 ordered).
 */
function pricedByProduct(row: TableRow, names: readonly (ColumnName | null)[]): TableRow {
  const textsOf = (is: (name: ColumnName | null) => boolean) =>
    row.cells.flatMap((cell, i) => (cell && is(names[i] ?? null) ? [cell.text] : []))
  const charged = names.includes('supplied') ? 'supplied' : 'quantity'
  const totals = textsOf(name => name === 'total').filter(text => CENTS.test(text))
  const isProduct = (count: string, price: string) =>
    totals.some(total => multiplies([count, price, total], 0))
  const cells = row.cells.map((cell, i) => {
    if (!cell || names[i] !== 'unit' || !isOcr(cell.words) || !BARE.test(cell.text)) return cell
    const text = cell.text.replace(BARE, '$1.$2$3')
    const isWhole = textsOf(isCount).some(count => isProduct(count, cell.text))
    const isPriced = textsOf(name => name === charged).some(count => isProduct(count, text))
    return isPriced && !isWhole ? { ...cell, text } : cell
  })
  return { ...row, cells }
}

const CENTS = /\.\d\d\b/

/** More letters without a figure among them are a word. */
const MOST_LETTERS = 3

function foldCell(cell: Segment, isMoney: boolean): Segment {
  if (!isOcr(cell.words) || readFigure(cell.text) !== null || cell.text.length > 14) return cell
  // Every letter of `GOODS` looks like a figure.
  if (!/\d/.test(cell.text) && cell.text.length > MOST_LETTERS) return cell
  const digits = digitsFor(cell.text)
  const folded = isTorn(cell) ? '' : (isMoney ? moneyIn(digits) : digits).replace(/\s/g, '')
  // `Direct` begins like a figure too.
  const figures = /[a-z]/i.test(folded) ? '' : folded
  const text = [...readingsOf(cell.words), figures].find(reading => readFigure(reading) !== null)
  return text === undefined ? cell : { ...cell, text }
}

/** Between its pieces something stood that no reader saw (`3 x 17.25` as `3` and `.25`): they are not one figure. */
function isTorn({ words, y0, y1 }: Segment): boolean {
  return words.some((word, i) => i > 0 && word.x0 - (words[i - 1]?.x1 ?? 0) > TORN * (y1 - y0))
}

/** Text heights. */
const TORN = 2

/**
 * Between dollars and cents no more than a point can have stood (`57 20`), between thousands a comma (`1.594.26`); cents read twice are read
 * once (`37.90 90`).
 */
function moneyIn(text: string): string {
  return text
    .replace(/^(\$?\d[\d,]*) (\d\d)$/, '$1.$2')
    .replace(/^(\$?\d{1,3})\.(\d{3}\.\d\d)$/, '$1,$2')
    .replace(/^(\S+\.(\d\d)) \2$/, '$1')
}

/**
 * Where quantity × price is not the total, another reader's figures are tried: if there is one way to make the row multiply, that is
 * what the page says. Rows read from printed text stay as they are.
 */
export function settleFigures(rows: readonly TableRow[], roles: Roles): TableRow[] {
  const { quantity, unit, total } = roles
  if (quantity === null || unit === null || total === null) return [...rows]
  const pointed = rows.filter(row => /\d\.\d/.test(row.cells[quantity]?.text ?? '')).length
  const mayLosePoint = pointed >= POINTED
  return withPoints(withPoints(rows, unit), total).map(row => {
    const [q, u, t] = [row.cells[quantity], row.cells[unit], row.cells[total]]
    if (!q || !u || !t || !isOcr(t.words)) return row
    const off = roles.discount === null ? 0 : (readFigure(row.cells[roles.discount]?.text ?? '')?.value ?? 0)
    if (multiplies([q.text, u.text, t.text], off)) return withSign(row, { quantity, total }, u)
    const ways = waysToMultiply(q, u, t, off, mayLosePoint)
    const [way] = ways
    const cells = [...row.cells]
    // None at a price comes to nothing, so another figure stands there: no count is read, and price and total tell it.
    if (!way && readFigure(q.text)?.value === 0 && readFigure(t.text)?.value) cells[quantity] = null
    if (!way || ways.length > 1) return { ...row, cells }
    cells[quantity] = { ...q, text: way[0] }
    cells[unit] = { ...u, text: way[1] }
    cells[total] = { ...t, text: way[2] }
    return { ...row, cells }
  })
}

/** At least so many amounts for each without a point show that the column's have one; so many counts that theirs may. */
const POINTED = 2

/** Dollars, cents and what says that it is a credit. */
const BARE = /^([-(]?\$?\d+)(\d\d)( ?CR|[-)])?$/

/** A column's amounts with the point that no reader saw (`3179`), where the others have one before two figures. */
function withPoints(rows: readonly TableRow[], column: number): TableRow[] {
  const isBare = (cell: Segment | null | undefined) => cell && isOcr(cell.words) && BARE.test(cell.text)
  const cells = rows.map(row => row.cells[column])
  const bare = cells.filter(isBare).length
  const pointed = cells.filter(cell => readFigure(cell?.text ?? '')?.decimals === 2).length
  if (bare === 0 || pointed < POINTED * bare) return [...rows]
  return rows.map(row => ({
    ...row,
    cells: row.cells.map((cell, i) =>
      cell && i === column && isBare(cell) ? { ...cell, text: cell.text.replace(BARE, '$1.$2$3') } : cell,
    ),
  }))
}

/**
 * What comes back is paid back: a total lost its minus, unless a reader saw no minus at the count and none saw one at the total (a speck behind
 * `1`).
 */
function withSign(row: TableRow, at: { quantity: number; total: number }, u: Segment): TableRow {
  const [q, t] = [row.cells[at.quantity], row.cells[at.total]]
  const [quantity = 0, unit = 0, total = 0] = [q, u, t].map(cell => readFigure(cell?.text ?? '')?.value ?? 0)
  if (!q || !t || quantity >= 0 || unit <= 0 || total <= 0) return row
  const plain = figuresIn(q).find(text => readFigure(text)?.value === -quantity)
  const isPaidBack = figuresIn(t).some(text => (readFigure(text)?.value ?? 0) < 0)
  const settled =
    plain === undefined || isPaidBack
      ? { column: at.total, cell: { ...t, text: `-${t.text}` } }
      : { column: at.quantity, cell: { ...q, text: plain } }
  return { ...row, cells: row.cells.map((one, i) => (i === settled.column ? settled.cell : one)) }
}

type Way = [quantity: string, unit: string, total: string]

function multiplies([q, u, t]: Way, off: number): boolean {
  const [quantity, unit, total] = [readFigure(q), readFigure(u), readFigure(t)]
  return (
    quantity !== null &&
    unit !== null &&
    total !== null &&
    fitOf(quantity.value, unit.value, Math.abs(total.value), off) > 0
  )
}

function waysToMultiply(q: Segment, u: Segment, t: Segment, off: number, mayLosePoint: boolean): Way[] {
  const factors = figuresIn(q).flatMap(quantity => figuresIn(u).map(unit => [quantity, unit] as const))
  const seen = factors.flatMap(two => figuresIn(t).map((total): Way => [...two, total]))
  const ways = seen.filter(way => multiplies(way, off))
  if (ways.length > 0) return ways
  const pointed = seen
    .flatMap(([quantity, ...rest]) => withPointIn(quantity).map((one): Way => [one, ...rest]))
    .filter(way => multiplies(way, off))
  if ((mayLosePoint || DIVIDED.test(q.text)) && pointed.length > 0) return pointed
  const counted = withoutStray(q.text, u.text, t.text).filter(way => multiplies(way, off))
  if (counted.length > 0) return counted
  return factors.flatMap(([quantity, unit]) => {
    const total = productOf(quantity, unit, off)
    return total && figuresIn(t).some(one => isClipped(one, total)) ? [[quantity, unit, total]] : []
  })
}

/** A count of what is sold in parts of one. */
const DIVIDED = /^\d+ ?(?:hrs?|hours?|m|mtrs?|l|lt|ltrs?|litres?|kg)\.?$/i

/** A count with a point that no reader saw (`25` for `2.5`, `100` for `1.00`). */
function withPointIn(quantity: string): string[] {
  const isCount = /^\d{2,4}$/.test(quantity) || (DIVIDED.test(quantity) && /^\d{2,4}(?!\d)/.test(quantity))
  const places = isCount ? [/(?=\d(?:\D|$))/, /(?=\d\d(?:\D|$))/] : []
  return places.map(place => quantity.replace(place, '.')).filter(text => !text.startsWith('.'))
}

/** A count with the edge of its cell beside it, which was read as one more figure (`18` for `1`). */
function withoutStray(quantity: string, unit: string, total: string): Way[] {
  if (!/^\d{2,3}$/.test(quantity) || ![unit, total].every(text => /\.\d\d\b/.test(text))) return []
  return [quantity.slice(0, -1), quantity.slice(1)].map(count => [count, unit, total])
}

function productOf(q: string, u: string, off: number): string | null {
  const [quantity, unit] = [readFigure(q)?.value, readFigure(u)?.value]
  const product = (quantity ?? 0) * (unit ?? 0) * (1 - off / 100)
  return product === 0 ? null : product.toFixed(2)
}

/** Fewer figures than this are the end of too many amounts. */
const LEAST_SEEN = 2

/** Whether an amount was read without its first figures (`70` of `9.70`). What has its point and cents is whole. */
function isClipped(seen: string, amount: string): boolean {
  const [read, whole] = [seen, amount].map(text => text.replace(/\D/g, '')) as [string, string]
  return !/\.\d\d\b/.test(seen) && read.length >= LEAST_SEEN && read !== whole && whole.endsWith(read)
}

/** The different figures that the readers saw in a cell. Who lost a point that another saw saw no other figure (`4900` for `49.00`). */
function figuresIn(cell: Segment): string[] {
  const isPointed = (text: string) => /\.\d\d\b/.test(text)
  const figures = (text: string) => text.replace(/\D/g, '')
  const hasLost = (text: string) =>
    isPointed(cell.text) && !isPointed(text) && figures(text) === figures(cell.text)
  const seen = [cell.text, ...readingsOf(cell.words)].filter(
    text => readFigure(text) !== null && !hasLost(text),
  )
  const value = (text: string) => readFigure(text)?.value
  return seen.filter((text, i) => seen.findIndex(other => value(other) === value(text)) === i)
}
