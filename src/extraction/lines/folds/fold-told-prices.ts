import type { Column } from '../../layout/columns/column-borders.ts'
import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { fitOf, readFigure } from '../figure-columns.ts'
import { bodyOf } from '../tables/table-body.ts'

/**
 * Names that end in the price of one (`Hose clamp, at $4.10 each`, as letters tell it), where the count beside them times that is the line's total:
 * the price gets a column of its own, and the name is left. Where one of them does not come out, a name may be called so, and all stay whole.
 */
export function foldToldPrices(table: Table): Table {
  const at = table.columns.findIndex((_, i) => areToldPrices(bodyOf(table), i))
  const column = table.columns[at]
  if (!column) return table
  const found = new Map(table.rows.map(row => [row, toldPrice(row, at)]))
  const border = Math.min(...[...found.values()].flatMap(one => one?.price.x0 ?? []))
  const columns: Column[] = table.columns.toSpliced(at + 1, 0, { ...column, x0: border, heading: 'Price' })
  const rows = table.rows.map(row => {
    const one = found.get(row)
    const cells = one ? [one.name, one.price] : [row.cells[at] ?? null, null]
    return { ...row, cells: row.cells.toSpliced(at, 1, ...cells) }
  })
  return { ...table, columns, rows }
}

function areToldPrices(rows: readonly TableRow[], at: number): boolean {
  const told = rows.flatMap(row => toldPrice(row, at) ?? [])
  return told.length > 0 && told.every(({ comesOut }) => comesOut)
}

interface ToldPrice {
  name: Segment
  price: Segment
  /** A count beside the name × the price is the total. */
  comesOut: boolean
}

const AT = /^(?:@|at)$/i
const EACH = /^(?:each|ea\.?)$/i

/** What a cell says of name and price; null where it ends in no price of one. */
function toldPrice({ cells }: TableRow, at: number): ToldPrice | null {
  const cell = cells[at]
  const words = cell?.words ?? []
  const last = words.length - (EACH.test(words.at(-1)?.text ?? '') ? 2 : 1)
  const [sign, price] = [words[last - 1], words[last]]
  const amount = readAmount(price?.text ?? '')
  if (!cell || !sign || !price || !isMoney(amount) || !AT.test(sign.text)) return null
  const name = words.slice(0, last - 1)
  if (!name.some(({ text }) => /[a-z]{3}/i.test(text))) return null
  const totals = cells.slice(at + 1).flatMap(one => {
    const printed = readAmount(one?.text ?? '')
    return isMoney(printed) ? [Math.abs(printed.value)] : []
  })
  const counts = cells.toSpliced(at, 1).flatMap(one => countIn(one) ?? [])
  const comesOut = totals.some(total => counts.some(count => fitOf(count, amount.value, total, 0) === 1))
  return { name: withoutComma(segmentOf(name, cell.page)), price: segmentOf([price], cell.page), comesOut }
}

function countIn(cell: Segment | null): number | null {
  const figure = readFigure(cell?.text ?? '')
  const value = figure === null || figure.percent ? null : figure.value
  return isMoney(figure) ? null : value
}

/** Nor any other sign that sets the price off the name. */
function withoutComma(name: Segment): Segment {
  return { ...name, text: name.text.replace(/[,;:–-]+$/, '').trim() }
}
