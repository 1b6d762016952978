import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { type Amount, isMoney, readAmount } from '../../values/amounts.ts'
import { fitOf, readFigure } from '../figure-columns.ts'

/** How a price came about: the words of the rows that some systems print under each line of goods. */
const CONDITION =
  /^(?:(?:gross|list|base|basic|unit|nett?|your|customer|trade|line|item|special|contract|quantity|sales) )*(?:price|value|amount|discount|surcharge|rebate|total)$/i
const NET = /^(?:nett?|your)\b/i
const DASH = /^[-–—]$/
/** What a discount takes off (`30.00- %`). */
const RATE = /^\d+(?:\.\d+)?\s?-?\s?%-?$/

/**
 * Lines of goods whose price stands in rows of its own below them (`Gross price`, `Customer discount`, `Net value`): the net row's
 * figures become the line's, the other rows are left out. Tables without such rows stay as they are; a net sum under the last line is
 * no such row, as long as that line has a price itself.
 */
export function foldConditions(table: Table): Table {
  const all = table.rows.flatMap((row, i) => partedNote(row, table.rows[i + 1]))
  const priced = all.flatMap((row, i) => {
    const end = isCondition(row) ? -1 : netRowOf(all, i)
    return end < 0 ? [] : [{ item: ownerOf(all, i), last: i, end }]
  })
  // A net sum right under a line with money of its own adds up a docket.
  const own = priced.filter(({ item, last, end }) => end - last > 1 || !hasPrice(all[item]))
  // Where lines have their prices beside them, the one sum is that of all.
  const [only, ...others] = own
  const isSum = only && only.end - only.last === 1 && others.length === 0
  const meant = isSum && all.filter(isPriced).length > 1 ? [] : own
  if (meant.length === 0) return table
  const ends = new Map(meant.map(({ item, end }) => [item, end]))
  const rows = all.flatMap((row, i) => {
    const end = ends.get(i)
    if (end !== undefined) return [withFigures(row, all[end] as TableRow)]
    return meant.some(one => i > one.last && i <= one.end) ? [] : [row]
  })
  return { ...table, rows }
}

/** Points. */
const ALIGNED = 2

/**
 * A row whose condition, right over another's, has words of the goods left of it (`EAN 5901234123457   Gross price  12.50`), as one row for each. With
 * a count of its own, which no condition has, it is the line itself.
 */
function partedNote(row: TableRow, below: TableRow | undefined): TableRow[] {
  const label = below && isCondition(below) ? below.cells.find(isWorded) : undefined
  if (!label || isCondition(row)) return [row]
  const isTold = (word: Word) => word.x0 < label.x0 - ALIGNED
  const [told, priced] = [isTold, (word: Word) => !isTold(word)].map(has => withWords(row, has)) as [
    TableRow,
    TableRow,
  ]
  const isLevel = Math.abs((priced.cells.find(isWorded)?.x0 ?? 0) - label.x0) < ALIGNED
  const isCounted = priced.cells.some((cell, i) => isCount(cell) && below?.cells[i] === null)
  const isParted = isLevel && told.row.segments.length > 0 && isCondition(priced) && !isCounted
  return isParted ? [told, priced] : [row]
}

function withWords(row: TableRow, has: (word: Word) => boolean): TableRow {
  const own = (cell: Segment | null) => {
    const words = cell?.words.filter(has) ?? []
    return words.length > 0 ? segmentOf(words, row.page) : null
  }
  const segments = row.row.segments.flatMap(segment => own(segment) ?? [])
  return { ...row, cells: row.cells.map(own), row: { ...row.row, segments } }
}

function isCount(cell: Segment | null): boolean {
  const figure = readFigure(cell?.text ?? '')
  return figure !== null && !figure.percent && !isMoney(figure)
}

function isWorded(cell: Segment | null): cell is Segment {
  return cell !== null && !/^[\d$(-]/.test(cell.text)
}

/** The index of the net row that ends the conditions under an item, or -1. */
function netRowOf(rows: readonly TableRow[], item: number): number {
  for (let i = item + 1; i < rows.length && isCondition(rows[i] as TableRow); i++)
    if (NET.test(wordsOf(rows[i] as TableRow))) return i
  return -1
}

/** Rows between a line's number and count and its conditions, which hold its name. */
const MOST_NAME_ROWS = 3

/** The row of the line that conditions under a row belong to: that itself, or the one above with a count where it holds words alone. */
function ownerOf(rows: readonly TableRow[], last: number): number {
  const hasFigure = (row: TableRow | undefined) =>
    row?.cells.some(cell => cell && /^\d+(?:\.\d+)?\b/.test(cell.text) && !isMoney(readAmount(cell.text))) ??
    false
  if (rows[last]?.cells.filter(cell => cell !== null).length !== 1) return last
  for (let i = last; i >= Math.max(0, last - MOST_NAME_ROWS); i--) {
    const row = rows[i] as TableRow
    if (row.cells.filter(cell => cell !== null).length > 1)
      return hasFigure(row) && !isCondition(row) ? i : last
  }
  return last
}

/** Dashes say that it costs nothing, which is a price. */
function hasPrice(row: TableRow | undefined): boolean {
  return hasMoney(row) || (row?.cells.some(cell => cell && DASH.test(cell.text)) ?? false)
}

function hasMoney(row: TableRow | undefined): boolean {
  return row?.cells.some(cell => cell && isMoney(readAmount(cell.text))) ?? false
}

/** Price and total beside a name. */
function isPriced(row: TableRow): boolean {
  return !isCondition(row) && row.cells.filter(cell => cell && isMoney(readAmount(cell.text))).length > 1
}

function isCondition(row: TableRow): boolean {
  const figures = row.cells.filter(cell => cell !== null).map(cell => readFigure(cell.text))
  // A unit and what all of it came to may stand in one cell (`1 PC 296.00`).
  const worded = row.cells.filter(isWorded).length
  const isRated = row.cells.some(cell => cell && RATE.test(cell.text))
  return worded === 1 && (figures.some(isMoney) || isRated) && CONDITION.test(wordsOf(row))
}

function wordsOf(row: TableRow): string {
  const words = row.cells.find(cell => cell && readFigure(cell.text) === null)?.text ?? ''
  return words.replace(/[:.]+$/, '').trim()
}

/** What the item costs before its conditions says nothing any more; what its count comes to at the net price is its total. */
function withFigures(item: TableRow, net: TableRow): TableRow {
  const prices = figuresOf(net).filter(figure => isMoney(figure))
  const counts = item.cells.filter(isCount).flatMap(cell => readFigure(cell?.text ?? '') ?? [])
  const isTotal = (total: Amount | null) =>
    counts.some(count => prices.some(price => fitOf(count.value, price.value, total?.value ?? 0, 0) > 0))
  const cells = item.cells.map((cell, i) => {
    const figure = net.cells[i]
    if (figure && readFigure(figure.text) !== null) return figure
    const own = cell ? readAmount(cell.text) : null
    return isMoney(own) && !isTotal(own) ? null : cell
  })
  return { ...item, cells }
}

function figuresOf({ cells }: TableRow): Amount[] {
  return cells.flatMap(cell => readFigure(cell?.text ?? '') ?? [])
}
