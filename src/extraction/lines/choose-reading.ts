import { type PageLayout, type Row, rowKey, wordsOfRow } from '../layout/lay-out.ts'
import { isGstOn } from '../layout/sums.ts'
import { printedTotal } from '../normalise/price-lines.ts'
import { centsOf, isMoney, readAmount } from '../values/amounts.ts'
import { findDates } from '../values/dates.ts'
import { isMeasure, TYRE_SIZE } from '../values/measures.ts'
import { isCodeLike } from '../vocabulary/part-number.ts'
import { findBands } from './blocks/find-bands.ts'
import { fitOf } from './figure-columns.ts'
import type { PrintedLine, PrintedTable } from './printed-line.ts'

const GST = 1.1
/** By this much a later reading must explain more. */
const BETTER = 0.15
/** Figures that multiply without a single name beside them are half a reading. */
const NAMELESS = -1
/** `explained` of a headed reading of which all but a few names are understood. */
const WHOLE = 3.8

/**
 * Of several readings of the same pages, the one that explains most: its lines multiply, have names, and add up to an amount that
 * is printed outside them. Earlier readings win ties. No words are needed for that.
 */
export function chooseReading(
  readings: readonly PrintedTable[][],
  pages: readonly PageLayout[],
): PrintedTable[] {
  // Headings that explain everything also say which rows are back orders: other ways to see the page only count more.
  const [first] = readings
  if (first?.every(table => table.headed) && explained(first, pages) > WHOLE) return first
  const count = (tables: readonly PrintedTable[]) =>
    tables.flatMap(table => table.lines).filter(line => !isBackOrder(line)).length
  const most = Math.max(1, ...readings.map(count))
  const scored = readings.map(tables => ({
    tables,
    score: explained(tables, pages) + (0.5 * count(tables)) / most,
  }))
  const isBetter = (one: (typeof scored)[number], best: (typeof scored)[number]) =>
    one.score > best.score + BETTER || namesTheRest(one.tables, best.tables)
  return scored.reduce((best, one) => (isBetter(one, best) ? one : best), {
    tables: [] as PrintedTable[],
    score: 0,
  }).tables
}

/**
 * Of the same goods under no headings one reading names all, and the other leaves a line without a name: there they stand on the other side of
 * their figures, and all of its names are the neighbours'.
 */
function namesTheRest(one: readonly PrintedTable[], other: readonly PrintedTable[]): boolean {
  const [named, less] = [one, other].map(tables => tables.flatMap(table => table.lines)) as [
    PrintedLine[],
    PrintedLine[],
  ]
  const areSame =
    named.length === less.length &&
    named.every(({ partNumber, total }, i) => partNumber === less[i]?.partNumber && total === less[i]?.total)
  const isBare = ({ description }: PrintedLine) => description === ''
  return !other.some(table => table.headed) && areSame && less.some(isBare) && !named.some(isBare)
}

/** Of several readings of the same rows the one that the printed amounts speak for, the first where they do for more. */
export function chooseProven(
  readings: readonly PrintedTable[][],
  pages: readonly PageLayout[],
): PrintedTable[] {
  const proof = (tables: readonly PrintedTable[]) =>
    addUp(tables, pages) ? (isTaxed(tables, pages) ? 2 : 1) : 0
  return readings.reduce((best, one) => (proof(one) > proof(best) ? one : best), readings[0] ?? [])
}

/** A price that charged nothing: a reading that leaves such lines out lost no goods. */
function isBackOrder(line: PrintedLine): boolean {
  return line.total === 0 && (line.unitPrice ?? 0) !== 0
}

/** 0 when there are no lines, or a sum of goods in their place; else up to 4. */
export function explained(tables: readonly PrintedTable[], pages: readonly PageLayout[]): number {
  const lines = tables.flatMap(table => table.lines)
  if (lines.length === 0 || addsUpUnread(tables, pages)) return 0
  const share = (test: (line: PrintedLine) => boolean) => lines.filter(test).length / lines.length
  const understood = tables.every(table => table.headed)
  const named = isOneForAll(lines) ? (isNameOfAll(lines) ? HALF : 0) : share(isWellNamed)
  const nameless = named === 0 ? NAMELESS : 0
  // Where not one line multiplies, the figures that would are in a place that was not seen.
  const known = understood && lines.some(line => multiplies(line))
  const holds = (line: PrintedLine) => multiplies(line) || (known && isOneAmount(line))
  // Headings that were understood also say whether there is a column of part numbers at all.
  const headed = understood ? 0.5 : 0
  const coded = 0.5 * share(line => line.partNumber !== '')
  return (addUp(tables, pages) ? 1.5 : 0) + share(holds) + named + nameless + Math.max(headed, coded)
}

/** One name for all goods is a column of something else, such as tax codes. */
function isOneForAll(lines: readonly PrintedLine[]): boolean {
  return lines.length > 1 && new Set(lines.map(line => line.description)).size === 1
}

/** Unless it has words and each of them its own part number; another reading may still have names of their own. */
function isNameOfAll(lines: readonly PrintedLine[]): boolean {
  const codes = new Set(lines.map(line => line.partNumber))
  const hasWords = /[a-z]{3,}\s+[a-z]{3}/i.test(lines[0]?.description ?? '')
  return codes.size === lines.length && !codes.has('') && hasWords
}

const HALF = 0.5

function multiplies(line: PrintedLine): boolean {
  const { quantity, unitPrice, total } = line
  if (quantity !== null && !unitPrice && !total) return true
  if (quantity === null || unitPrice === null || total === null) return false
  return fitOf(quantity, unitPrice, Math.abs(total) / 100, line.discountPercent ?? 0) > 0
}

/** Freight and the like, under headings that have a column for each figure; or one of something, whose count was not read. */
function isOneAmount({ quantity, unitPrice, total }: PrintedLine): boolean {
  return quantity === null && (unitPrice === null || Math.round(unitPrice * 100) === total)
}

/** A description of words that is no unit and holds no amounts or dates, and a part number that could be one or is in doubt. */
function isWellNamed(line: PrintedLine): boolean {
  // Printed once more before the name, a number of goods may look like a date; `FREIGHT` may be both.
  const name = line.description.replace(line.partNumber, '').trim() || line.description
  return (
    (/[a-z]{3}/i.test(name) || TYRE_SIZE.test(name)) &&
    !isMeasure(name) &&
    !name.split(/\s+/).some(word => isMoney(readAmount(word))) &&
    findDates(name).length === 0 &&
    [line.partNumber, ...line.partReadings].some(code => code === '' || isCodeLike(code, true))
  )
}

/** A line without a count is the sum of unread rows over it, which multiply: the goods were lost, and nothing else would say so. */
function addsUpUnread(tables: readonly PrintedTable[], pages: readonly PageLayout[]): boolean {
  const used = new Set(tables.flatMap(table => [...table.usedRows]))
  const lines = tables.flatMap(table => table.lines).filter(line => line.quantity === null)
  return lines.some(line => {
    const top = line.words.totalPrice?.[0]?.y0 ?? 0
    const rows = pages.find(page => page.number === line.page)?.rows ?? []
    const bands = findBands(rows.filter(row => row.y1 <= top && !used.has(rowKey(row))))
    const sum = bands.reduce((all, { total }) => all + centsOf(total), 0)
    return bands.length > 1 && sum === line.total
  })
}

/**
 * The lines' sum, or what it comes to with GST, without theirs, or with one more printed amount, is printed outside the lines, or charges lead
 * from it to a total.
 */
function addUp(tables: readonly PrintedTable[], pages: readonly PageLayout[]): boolean {
  const { sum, gst, outside, below } = sumOf(tables, pages)
  const printed = (cents: number) => outside.some(one => Math.abs(one - cents) <= 2)
  if (sum === 0) return false
  // Only below the lines: above them the amount would be a line that this reading lost.
  const charges = below.filter(one => one !== 0 && Math.abs(one) < Math.abs(sum))
  const isNet = gst !== null && gst !== 0 && printed(sum - gst)
  if (printed(sum) || printed(sum * GST) || isNet || charges.some(one => printed(sum + one))) return true
  return leadsToTotal(sum, below)
}

/** Charges and GST that follow each other lead from a sum to the total right beneath them. */
function leadsToTotal(sum: number, amounts: readonly number[]): boolean {
  return amounts.some((_, start) => {
    let run = sum
    return amounts.slice(start).some((amount, i) => {
      const isTotal = i > 1 && Math.abs(run - amount) <= 2
      run += amount
      return isTotal
    })
  })
}

/** The GST on the lines or in them is printed outside them, so none of them is that. */
function isTaxed(tables: readonly PrintedTable[], pages: readonly PageLayout[]): boolean {
  const { sum, outside } = sumOf(tables, pages)
  return sum !== 0 && outside.some(one => isGstOn(one, sum))
}

/** What the lines come to, their GST where each prints its own, and the amounts printed outside and below them. Cents. */
function sumOf(tables: readonly PrintedTable[], pages: readonly PageLayout[]) {
  const used = new Set(tables.flatMap(table => [...table.usedRows]))
  const lines = tables.flatMap(table => table.lines)
  const sum = lines.reduce((all, line) => all + printedTotal({ ...line, gstFree: false }), 0)
  // What was given away has none.
  const gst = lines.every(line => line.gst !== null || !line.total)
    ? lines.reduce((all, line) => all + (line.gst ?? 0), 0)
    : null
  const rows = pages.flatMap(page => page.rows)
  const last = rows.findLastIndex(row => used.has(rowKey(row)))
  const outside = amountsIn(rows.filter(row => !used.has(rowKey(row))))
  // What multiplies there is goods that this reading lost, and no charge.
  const under = rows.slice(last + 1)
  const lost = new Set(findBands(under).flatMap(band => band.rows))
  return { sum, gst, outside, below: amountsIn(under.filter(row => !lost.has(row) && !isPriced(row))) }
}

/** Figures of a number of goods, which a charge or a sum has none of. */
const NUMBER = /\d.*\d.*\d/

/** A price and a total beside a number are goods, whatever they are counted in (`31004415 100 EA 38.00 per 100 38.00`). */
function isPriced(row: Row): boolean {
  const isNumber = ({ text }: { text: string }) =>
    NUMBER.test(text) && isCodeLike(text) && !TYRE_SIZE.test(text) && !isMoney(readAmount(text))
  const [first] = wordsOfRow(row)
  return amountsIn([row]).length > 1 && first !== undefined && isNumber(first)
}

/** Cents. */
function amountsIn(rows: readonly Row[]): number[] {
  return rows.flatMap(wordsOfRow).flatMap(word => {
    const amount = readAmount(word.text)
    return isMoney(amount) ? [centsOf(amount)] : []
  })
}
