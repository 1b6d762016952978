import type { Heading } from '../../layout/columns/heading.ts'
import { type Row, type Segment, segmentOf, wordsOfRow } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { isCount, isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'
import { fitOf, readFigure } from '../figure-columns.ts'

/** The headings over what the goods are, and those over how many at what price. */
export interface Storeys {
  upper: Heading[]
  lower: Heading[]
}

/** A line of goods that takes several rows. */
interface LineRecord {
  /** Its first row: what it is. */
  row: Row
  /** What stands in the rows below under the lower headings, as one row. */
  figures: Row
  /** What stands beside the count under an upper heading: more of the name, or a note. */
  beside: Row | null
  /** Rows that say nothing beyond this. */
  used: Row[]
}

/**
 * The lines under headings on two heights. A line begins under the first heading; its count stands below under a heading for counts, with its
 * price in the same row, or in one further down that the count multiplies with: of several (`Gross price`, `Net value`) the last. Where none
 * does, what is left of the amounts above it is its total.
 */
export function recordsUnder(storeys: Storeys, rows: readonly Row[]): LineRecord[] {
  const begins = (row: Row) => beginsUnder(row, storeys.upper[0] as Heading)
  return rows.flatMap((row, i) => {
    if (!begins(row)) return []
    const next = rows.findIndex((one, at) => at > i && begins(one))
    const rest = rows.slice(i + 1, next < 0 ? rows.length : next)
    const record = recordOf(rest, storeys)
    return record ? [{ row, ...record }] : []
  })
}

/** Rows from a line's first to its count; a name may go on there. */
const MOST_BETWEEN = 3
/** Rows from a line's count to its price: how that came about. */
const MOST_CONDITIONS = 8

function recordOf(rest: readonly Row[], storeys: Storeys): Omit<LineRecord, 'row'> | null {
  const found = rest.slice(0, MOST_BETWEEN).flatMap(row => {
    const count = countIn(row, storeys)
    return count ? [{ row, count }] : []
  })
  const whole = found.find(({ row, count }) => !isPriced(storeys) || hasMoneyBehind(row, count))
  const { row: counted, count } = whole ?? found[0] ?? {}
  if (!counted || !count) return null
  const [own, beside] = apart(counted, storeys, count)
  if (whole) return { figures: own, beside, used: [counted] }
  const from = rest.indexOf(counted) + 1
  const below = rest.slice(from, from + MOST_CONDITIONS)
  const totals = below.map(row => totalIn(row, storeys.lower))
  const net = below.findLastIndex((row, i) => priceIn(row, count, totals[i]))
  const left = below.findLastIndex((_, i) => isLeft(below.slice(0, i), totals[i]))
  const at = net < 0 ? left : net
  const priced = below[at]
  const conditions = below.slice(0, at).filter(lastAmount)
  const price = net < 0 ? netPrice(conditions[0], count, totals[at]) : []
  if (!priced || !price) return null
  const [total] = apart(priced, storeys)
  const segments = [...own.segments, ...price, ...total.segments].sort((a, b) => a.x0 - b.x0)
  return { figures: { ...own, segments }, beside, used: [counted, ...conditions, priced] }
}

/** Points. */
const ALIGNED = 8

/** A word begins where the first heading does; before it a line's number may stand, whose heading a scan lost. Stars set off a note. */
function beginsUnder(row: Row, { x0 }: Heading): boolean {
  const [first, second] = wordsOfRow(row)
  const words = first && second && /^\d{1,6}[.)]?$/.test(first.text) ? [first, second] : [first]
  const isSetOff = first !== undefined && !/[a-z0-9]/i.test(first.text)
  return !isSetOff && words.some(word => word && Math.abs(word.x0 - x0) < ALIGNED)
}

/** Words that begin where a heading does. */
function startsUnder({ segments }: Pick<Row, 'segments'>, { x0 }: Heading): boolean {
  return segments.some(segment => Math.abs(segment.x0 - x0) < ALIGNED)
}

function isUnder(word: Pick<Word, 'x0' | 'x1'>, heading: Heading): boolean {
  return word.x1 > heading.x0 && word.x0 < heading.x1
}

/** The figure under a heading for counts, or right of it where no other heading is. */
function countIn(row: Row, { upper, lower }: Storeys): Word | undefined {
  const counted = lower.filter(heading => isCount(nameOfHeading(heading.text)))
  const words = wordsOfRow(row)
  const hasRoom = (word: Word, { x0 }: Heading) =>
    word.x0 >= x0 && ![...upper, ...lower].some(other => other.x0 > x0 && other.x0 < word.x1)
  return counted
    .flatMap(heading => words.find(word => isUnder(word, heading) || hasRoom(word, heading)) ?? [])
    .find(word => /^-?\d[\d,.]*(?:[a-z]{1,5})?$/i.test(word.text))
}

function hasMoneyBehind(row: Row, count: Word): boolean {
  return wordsOfRow(row).some(word => word.x0 > count.x1 && isMoney(readAmount(word.text)))
}

/** A row's last amount, where it stands under the heading for totals. */
function totalIn(row: Row, lower: readonly Heading[]): Word | undefined {
  const totals = lower.filter(heading => nameOfHeading(heading.text) === 'total')
  const last = lastAmount(row)
  return last && totals.some(heading => isUnder(last, heading)) ? last : undefined
}

/** The price, which may be that of several (`32.00   100 PC`), that so many at it come to an amount of its row. */
function priceIn(row: Row, count: Word, amount: Word | undefined): Word | undefined {
  if (!amount) return undefined
  const words = wordsOfRow(row)
  const before = words.slice(0, words.indexOf(amount))
  const several = before.map(word => word.text).filter(text => /^10{1,3}$/.test(text))
  const quantity = readFigure(count.text)?.value ?? 0
  const comesOut = (price: number) =>
    [1, ...several.map(Number)].some(per => fitOf(quantity / per, price, Math.abs(valueOf(amount)), 0) === 1)
  return before.find(word => isMoney(readAmount(word.text)) && comesOut(valueOf(word)))
}

/** A price before discounts and its unit, with what is left of it where so much of its amount is. */
function netPrice(gross: Row | undefined, count: Word, left: Word | undefined): Segment[] | null {
  const amount = gross && lastAmount(gross)
  const price = amount && priceIn(gross, count, amount)
  if (!price || !left) return null
  const text = ((valueOf(price) * valueOf(left)) / valueOf(amount)).toFixed(4)
  const words = wordsOfRow(gross).filter(word => word.x0 >= price.x0 && word !== amount)
  return words.map(word => segmentOf([word === price ? { ...word, text } : word], gross.page))
}

/** What the rows above come to, discounts taken off (`177.60`, `44.40-`). */
function isLeft(above: readonly Row[], total: Word | undefined): boolean {
  const amounts = above.flatMap(row => lastAmount(row) ?? [])
  const sum = amounts.reduce((all, word) => all + valueOf(word), 0)
  return amounts.length > 1 && total !== undefined && Math.abs(sum - valueOf(total)) < 0.011
}

function lastAmount(row: Row): Word | undefined {
  return wordsOfRow(row).findLast(word => isMoney(readAmount(word.text)))
}

function valueOf(word: Word): number {
  return readAmount(word.text)?.value ?? 0
}

/** A delivery docket has no prices. */
export function isPriced({ upper, lower }: Storeys): boolean {
  return [...upper, ...lower].some(heading => isPrice(nameOfHeading(heading.text)))
}

/** A row's figures, and the texts that stand under none of their headings and begin under one of the upper row, or beside a count alone. */
function apart(row: Row, storeys: Storeys, count?: Word): [figures: Row, others: Row | null] {
  const isName = (segment: Segment) =>
    !(count && segment.words.includes(count)) &&
    !storeys.lower.some(heading => isUnder(segment, heading)) &&
    (!isPriced(storeys) || storeys.upper.some(heading => startsUnder({ segments: [segment] }, heading)))
  const others = row.segments.filter(isName)
  const figures = row.segments.filter(segment => !isName(segment))
  return [{ ...row, segments: figures }, others.length > 0 ? { ...row, segments: others } : null]
}
