import { type ColumnName, isCount, isPrice, nameOfHeading } from '../../layout/columns/column-names.ts'
import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { isOcr } from '../../pdf/page.ts'
import { fitOf, readFigure } from '../figure-columns.ts'

/** Says that a column's prices are those of a hundred, or in cents (`Price per 100`, `$/100`, `Rate (c/L)`, `CPL`). */
const OF_HUNDRED = /\bper 100\b|\/ ?100\b|(?:^|[\s(])c ?\/ ?l(?:tr|itre)?\b|\bcpl\b|\bcents?\b|¢/i
/** Lines that come out so, where no heading says it; and share of all that come out. */
const LEAST = 2
const MOST = 0.8

/** Columns by index. */
interface Priced {
  quantity: number
  price: number
  total: number
}

/**
 * Prices of a hundred, or of one in cents, that no column beside them tells (`Litres 312.4`, `c/L 72.60`, `Amount 226.80`): on a line that
 * comes out by it and not as it stands, the cell reads `72.6 c/ea`.
 */
export function foldHundreds(table: Table): Table {
  const found = findPriced(table)
  if (!found) return table
  const rows = table.rows.map(row => {
    const price = figureIn(row, found.price)
    if (!price || !isOfHundred(row, found)) return row
    const cells = row.cells.map((cell, i) =>
      cell && i === found.price ? { ...cell, text: `${price.value} c/ea` } : cell,
    )
    return { ...row, cells }
  })
  return { ...table, rows }
}

function findPriced({ columns, rows }: Table): Priced | null {
  const all = columns.map((_, i) => i)
  const names = columns.map(({ heading }) => nameOfHeading(heading))
  for (const price of all) {
    const isTold = OF_HUNDRED.test(columns[price]?.heading ?? '')
    for (const total of all.filter(i => i !== price && isPrice(names[i])))
      for (const quantity of all.filter(i => i !== price && i !== total)) {
        const isAble = isTold || (isCost(names[price]) && isCount(names[quantity]))
        if (isAble && areOfHundreds(rows, { quantity, price, total }, isTold))
          return { quantity, price, total }
      }
  }
  return null
}

function isCost(name: ColumnName | null | undefined): boolean {
  return isPrice(name) && name !== 'total'
}

/** A scan's count that lost its point (`200` for `2.00`) multiplies as well, so there a heading must say it. */
function areOfHundreds(rows: readonly TableRow[], columns: Priced, isTold: boolean): boolean {
  const lines = rows.filter(row => Object.values(columns).every(i => figureIn(row, i)?.value))
  const hundreds = lines.filter(row => isOfHundred(row, columns))
  const isScan = isOcr(hundreds.flatMap(row => row.cells[columns.quantity]?.words ?? []))
  const out = lines.filter(row => isOfHundred(row, columns) || comesOut(row, columns, 1))
  return hundreds.length >= (isTold ? 1 : LEAST) && (isTold || !isScan) && out.length >= MOST * lines.length
}

function isOfHundred(row: TableRow, columns: Priced): boolean {
  const isPointed = (figureIn(row, columns.price)?.decimals ?? 0) > 0
  return isPointed && comesOut(row, columns, 100) && !comesOut(row, columns, 1)
}

function comesOut(row: TableRow, { quantity, price, total }: Priced, count: number): boolean {
  const [q = 0, p = 0, t = 0] = [quantity, price, total].map(i => figureIn(row, i)?.value)
  return p > 0 && t !== 0 && fitOf(q / count, p, Math.abs(t), 0) === 1
}

function figureIn(row: TableRow, column: number) {
  return readFigure(row.cells[column]?.text ?? '')
}
