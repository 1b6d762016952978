import type { Column } from '../../layout/columns/column-borders.ts'
import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { readFigure } from '../figure-columns.ts'
import { bodyOf } from '../tables/table-body.ts'

/** Lines that have count and price in one cell, from which on a column of them is one. */
const LEAST = 2
/** Share of a column's cells, and of the lines that come out. */
const MOST = 0.8

/**
 * Count and price share a column (`2 ea @ 38.75` under `Supplied`): each gets one of its own. Where a scan's readers glued or lost the count
 * (`lea@ 12.00`, `132.00`), price and total tell it.
 */
export function foldCountedPrices(table: Table): Table {
  const at = table.columns.findIndex((_, i) => areCountedPrices(bodyOf(table), i))
  if (at < 0) return table
  const found = new Map(table.rows.map(row => [row, countedPrice(row, at)]))
  const border = Math.min(...[...found.values()].flatMap(one => one?.price.x0 ?? []))
  const column = table.columns[at] as Column
  const columns = table.columns.toSpliced(
    at,
    1,
    { ...column, x1: border },
    { ...column, x0: border, heading: column.heading === '' ? '' : 'Price' },
  )
  const rows = table.rows.map(row => {
    const one = found.get(row)
    const cells = one ? [one.count, one.price] : [row.cells[at] ?? null, null]
    return { ...row, cells: row.cells.toSpliced(at, 1, ...cells) }
  })
  return { ...table, columns, rows }
}

interface CountedPrice {
  count: Segment
  price: Segment
  /** Count × price is the total. */
  comesOut: boolean
  isCountRead: boolean
  /** More than a price stands in the cell. */
  isBoth: boolean
}

function areCountedPrices(rows: readonly TableRow[], at: number): boolean {
  // What costs nothing comes out with any count, and the rate of a charge (`Card surcharge   1.2%   9.36`) is none.
  const filled = rows.filter(
    ({ cells }, i) =>
      cells[at] && !readFigure(cells[at].text)?.percent && totalBehind(rows[i] as TableRow, at),
  )
  const found = filled.flatMap(row => countedPrice(row, at) ?? [])
  const both = found.filter(({ isBoth, comesOut }) => isBoth && comesOut)
  const isCounted = both.some(({ isCountRead }) => isCountRead)
  const areSome = both.length >= LEAST && isCounted && found.length >= MOST * filled.length
  return areSome && found.filter(({ comesOut }) => comesOut).length >= MOST * found.length
}

/** A unit beside the count, or what a scan's readers made of both (`lea@`, `Tea`). */
const BESIDE_PRICE = /^\S{0,5}$/
const MOST_WORDS = 3

/** What a cell says of count and price; null where it is none of such, or the total has no place for it. */
function countedPrice(row: TableRow, at: number): CountedPrice | null {
  const cell = row.cells[at]
  const total = totalBehind(row, at)
  const last = cell?.words.at(-1)
  if (!cell || !last || total === null) return null
  const price = priceIn(last, total)
  const before = cell.words.slice(0, -1)
  if (!price || before.length > MOST_WORDS || !before.every(({ text }) => BESIDE_PRICE.test(text)))
    return null
  const [counting] = before
  const read = counting ? readFigure(counting.text) : null
  const isPrice: boolean = isMoney(read)
  const count = read && !read.percent && !isPrice ? read.value : null
  const times = Math.round(total / price.value)
  const comesOut = Math.abs(Math.abs((count ?? times) * price.value) - Math.abs(total)) < 0.011
  if (count === null && !(comesOut && times !== 0)) return null
  const counted = segmentOf([counting ?? last], cell.page)
  return {
    count: count === null ? { ...counted, text: `${times}` } : counted,
    price: { ...segmentOf([last], cell.page), text: price.text },
    comesOut,
    isCountRead: count !== null,
    isBoth: before.length > 0,
  }
}

/** The last amount right of the column. */
function totalBehind({ cells }: TableRow, at: number): number | null {
  const amounts = cells.slice(at + 1).flatMap(cell => readAmount(cell?.text ?? '') ?? [])
  return amounts.findLast(isMoney)?.value ?? null
}

/** A price, or nothing where the line comes to nothing; it may have lost its point where it is all that the line comes to (`5820` beside `58.20`). */
function priceIn({ text }: Word, total: number): { text: string; value: number } | null {
  const bare = text.replace(/^[x×@=]/i, '')
  const amount = readAmount(bare)
  if (isMoney(amount) && (amount.value > 0 || total === 0)) return { text: bare, value: amount.value }
  const cents = total.toFixed(2)
  return bare.length > 2 && bare === cents.replace('.', '') ? { text: cents, value: total } : null
}
