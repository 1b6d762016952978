import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { isOcr } from '../../pdf/page.ts'
import { isCount, isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'
import { isRateInCents, readFigure } from '../figure-columns.ts'
import { comesOut, figureIn, LEAST, mostly, type Priced, pricesIn } from './priced.ts'

/** Says that a column's prices are those of a hundred, or in cents (`Price per 100`, `$/100`, `Rate (c/L)`, `CPL`). */
const OF_HUNDRED = /\bper 100\b|\/ ?100\b|(?:^|[\s(])c ?\/ ?l(?:tr|itre)?\b|\bcpl\b|\bcents?\b|¢/i

/**
 * Prices of a hundred, or of one in cents, that no column beside them tells (`Litres 312.4`, `c/L 72.60`, `Amount 226.80`): on a line that
 * comes out by it and not as it stands, the cell reads `72.60 c/ea`. Either the heading says so, or another cell of the column does
 * (`168.40 c/L`), or two lines come out by it and nothing else on them may be what is counted.
 */
export function foldHundreds(printed: Table): Table {
  const table = { ...printed, rows: printed.rows.map(row => withoutCentsInCounts(row, printed)) }
  const found = findPriced(table)
  if (!found) return table
  const rows = table.rows.map(row => {
    const figure = readFigure(row.cells[found.price]?.text ?? '')
    if (!figure || !isOfHundred(row, found)) return row
    const text = `${figure.value.toFixed(figure.decimals)} c/ea`
    return {
      ...row,
      cells: row.cells.map((cell, i) => (cell && i === found.price ? { ...cell, text } : cell)),
    }
  })
  return { ...table, rows }
}

/** Goods are counted in no cents: `2.00 CPL` is two of them. */
function withoutCentsInCounts(row: TableRow, { columns }: Table): TableRow {
  const cells = row.cells.map((cell, i) => {
    const isCounted = cell && isCount(nameOfHeading(columns[i]?.heading ?? '')) && isRateInCents(cell.text)
    return isCounted ? { ...cell, text: cell.text.replace(/\s*[a-z].*$/i, '') } : cell
  })
  return { ...row, cells }
}

function findPriced(table: Table): Priced | null {
  const isHeaded = (price: number) => OF_HUNDRED.test(table.columns[price]?.heading ?? '')
  for (const ways of pricesIn(table, isHeaded)) {
    const found = ways.find(one => areOfHundreds(table, one, ways, isHeaded(one.price)))
    if (found) return found
  }
  return null
}

/** Most lines come out, some of them by it; a share (`% supplied`) counts nothing. */
function areOfHundreds(table: Table, one: Priced, ways: readonly Priced[], isHeaded: boolean): boolean {
  const { columns, rows } = table
  const hundreds = rows.filter(row => isOfHundred(row, one))
  const isTold = isHeaded || rows.some(row => isRateInCents(row.cells[one.price]?.text ?? ''))
  const least = isTold ? 1 : LEAST
  const come = mostly(rows, one, row => hundreds.includes(row) || comesOut(row, one, 1), least)
  if (hundreds.length < least || !come || columns[one.quantity]?.heading.includes('%')) return false
  return isHeaded || (isNamed(table, one) && isAlone(table, one, ways, hundreds))
}

/** A scan's count that lost its point (`200` for `2.00`) multiplies as well, so there the heading of the prices must say it. */
function isNamed({ columns, rows }: Table, { quantity, price }: Priced): boolean {
  const name = nameOfHeading(columns[price]?.heading ?? '')
  const isScan = isOcr(rows.flatMap(row => row.cells[quantity]?.words ?? []))
  return isSold(columns[quantity]) && isPrice(name) && name !== 'total' && !isScan
}

/** Of no other column could the price be: of packs, which multiply as they stand, or of another count. */
function isAlone(
  { columns }: Table,
  one: Priced,
  ways: readonly Priced[],
  hundreds: readonly TableRow[],
): boolean {
  const others = ways.filter(({ quantity }) => quantity !== one.quantity)
  const isOther = (row: TableRow, { quantity }: Priced) =>
    ![0, figureIn(row, one.quantity)].includes(figureIn(row, quantity))
  return !others.some(
    other =>
      mostly(hundreds, other, row => comesOut(row, other, 1), 1) ||
      (isSold(columns[other.quantity]) && hundreds.some(row => isOther(row, other))),
  )
}

/** What is charged for: not what was ordered, nor what is to follow. */
function isSold(column: Table['columns'][number] | undefined): boolean {
  const name = nameOfHeading(column?.heading ?? '')
  return name === 'quantity' || name === 'supplied'
}

/** With its point, which a rate in cents and a price of a hundred are printed with. */
function isOfHundred(row: TableRow, columns: Priced): boolean {
  const isPointed = (readFigure(row.cells[columns.price]?.text ?? '')?.decimals ?? 0) > 0
  return isPointed && comesOut(row, columns, 100) && !comesOut(row, columns, 1)
}
