import type { InvoiceLine, LineField } from '#domain/invoice.ts'
import { roundHalfAway } from '#domain/money.ts'
import type { DraftLine } from '../normalise/normalise-lines.ts'
import { netLine } from '../normalise/price-lines.ts'
import { CONFUSABLE } from '../ocr/confusable.ts'
import type { DraftLine as ModelLine } from './draft.ts'
import { findText, findWords, type Place, type Where } from './find-text.ts'
import { findAmount } from './find-value.ts'
import { type IndexRow, rowOf, type WordIndex } from './word-index.ts'

/** A model's line, tied to the page: values that are not there are left out of `line` and named in `ungrounded`. */
export interface GroundedLine {
  line: DraftLine
  /** As the model gave it. */
  read: ModelLine
  /** Where each value of it stands. */
  places: LinePlaces
  ungrounded: LineField[]
  /** Where it stands. */
  row: IndexRow
  /** Its part number was read by OCR and holds characters that OCR confuses. */
  confusable: boolean
  /** Quantity, price and total bear each other out, and all that the model gave is on the page. */
  holds: boolean
}

/** What of a line is looked for on the page. */
export type PlacedValue = 'part' | 'description' | keyof Numbers
export type LinePlaces = Partial<Record<PlacedValue, Place>>

/** Rows' heights around a line's own row in which its amounts may stand: cells wrap. */
const BAND = 2.6

/**
 * One line of a draft → values on the page, all of them near one row: a part number in a note further down is not the line's.
 * @returns null when nothing of it is there: a line that was made up.
 */
export function groundLine(
  index: WordIndex,
  read: ModelLine,
  pages: ReadonlySet<number>,
  gstFree: boolean,
): GroundedLine | null {
  let best: AtRow | null = null
  for (const row of anchorsOf(index, read, pages)) {
    const here = groundAt(index, read, row, { pages, near: row, within: BAND })
    if (!best || here.found > best.found) best = here
    if (best.complete) break
  }
  if (!best || best.found === 0) return null
  const { part, description, amounts } = best
  const ungrounded: LineField[] = [...amounts.ungrounded]
  if (given(read.partNumber) && (!part || part.match === 'folded')) ungrounded.push('partNumber')
  if (given(read.description) && !description) ungrounded.push('description')
  const boxes: InvoiceLine['boxes'] = { ...amounts.boxes }
  if (part) boxes.partNumber = index.boxOf(part.words)
  if (description) boxes.description = index.boxOf(description.words)
  const confusable = part ? isConfusable(part) : false
  const line: DraftLine = {
    ...amounts.values,
    gstFree,
    ...partOf(read, part),
    description: given(read.description),
    uncertain: ungrounded.filter(field => field !== 'partNumber'),
    boxes,
  }
  const holds = ungrounded.length === 0 && netLine(line, 'exclusive').agrees
  const places: LinePlaces = { ...amounts.places, ...(part && { part }), ...(description && { description }) }
  return { line, read, places, ungrounded, row: best.row, confusable, holds }
}

interface AtRow {
  row: IndexRow
  part: Place | null
  description: Place | null
  amounts: ReturnType<typeof groundAmounts>
  /** How many of the line's values stand near the row. */
  found: number
  complete: boolean
}

function groundAt(index: WordIndex, read: ModelLine, row: IndexRow, near: Where): AtRow {
  const part = findText(index, given(read.partNumber), near)
  const description = findWords(index, given(read.description), { ...near, within: 4 })
  const amounts = groundAmounts(index, read, near)
  const found = amounts.found + (part ? 1 : 0) + (description ? 1 : 0)
  const complete = amounts.ungrounded.length === 0 && part !== null && description !== null
  return { row, part, description, amounts, found, complete }
}

function given(text: string | null): string {
  return text?.trim() ?? ''
}

function hintedRow(index: WordIndex, read: ModelLine, pages: ReadonlySet<number>): IndexRow | undefined {
  return index.rows.find(row => row.number === read.wordRow && pages.has(row.page))
}

/** Rows on which a line may stand: where its part number, its description or its total is printed, and where the model says. */
function* anchorsOf(index: WordIndex, read: ModelLine, pages: ReadonlySet<number>): Generator<IndexRow> {
  const near = hintedRow(index, read, pages)
  const where = { pages, near }
  const rowAt = (place: Place | null | undefined) =>
    place?.words[0] ? rowOf(index, place.words[0]) : undefined
  const byPart = rowAt(findText(index, given(read.partNumber), where))
  if (byPart) yield byPart
  // In one piece: words from all over the page could make up any description.
  const byDescription = rowAt(findText(index, given(read.description), where))
  if (byDescription) yield byDescription
  const byTotal = rowAt(findAmount(index, given(read.total), { ...where, money: true })?.place)
  if (byTotal) yield byTotal
  if (near && !isBare(index, read, near)) yield near
}

/** Nothing that names the line stands near the row: numbers alone, such as a quantity of 1, are everywhere. */
function isBare(index: WordIndex, read: ModelLine, near: IndexRow): boolean {
  const where = { pages: new Set([near.page]), near, within: BAND }
  return !findText(index, given(read.partNumber), where) && !findWords(index, given(read.description), where)
}

/** A sentence's comma behind a number in it is none of the number's. */
const SENTENCE_END = /[,;:]+$/

/** The page's own characters are the part number; a model's that are not there are one reading among others. */
function partOf(read: ModelLine, part: Place | null): Pick<DraftLine, 'partNumber' | 'partReadings'> {
  const own = given(read.partNumber).replace(SENTENCE_END, '')
  if (own === '') return { partNumber: '', partReadings: [] }
  if (!part) return { partNumber: own, partReadings: [own] }
  const printed = part.match === 'exact' ? own : part.printed
  return { partNumber: printed, partReadings: part.match === 'folded' ? [...new Set([printed, own])] : [] }
}

/** Product.md: from OCR and with characters that OCR confuses (0/O, 1/I/L, 5/S, 8/B, 2/Z, 6/G). */
function isConfusable(part: Place): boolean {
  return part.words.some(word => word.source !== 'pdf') && CONFUSABLE.test(part.printed)
}

type Numbers = Pick<DraftLine, 'quantity' | 'unitPrice' | 'discountPercent' | 'gst' | 'total'>

/** The field that shows a value: discount and GST have none of their own, what they change is the unit price. */
const FIELD_OF = {
  quantity: 'quantity',
  unitPrice: 'unitPrice',
  total: 'totalPrice',
  discountPercent: 'unitPrice',
  gst: 'unitPrice',
} as const satisfies Record<keyof Numbers, LineField>
const AMOUNTS = Object.keys(FIELD_OF) as (keyof Numbers)[]

function groundAmounts(index: WordIndex, read: ModelLine, near: Where) {
  const values: Numbers = { quantity: null, unitPrice: null, discountPercent: null, gst: null, total: null }
  const ungrounded = new Set<LineField>()
  const boxes: InvoiceLine['boxes'] = {}
  const places: LinePlaces = {}
  for (const name of AMOUNTS) {
    if (given(read[name]) === '') continue
    const found = findAmount(index, given(read[name]), near)
    if (!found) {
      ungrounded.add(FIELD_OF[name])
      continue
    }
    values[name] = valueOf(name, found.value)
    places[name] = found.place
    boxes[FIELD_OF[name]] ??= index.boxOf(found.place.words)
  }
  return { values, ungrounded: [...ungrounded], boxes, places, found: Object.keys(places).length }
}

/** A printed number in the terms of a line: totals and GST in cents, a discount as its size. */
function valueOf(name: keyof Numbers, printed: number): number | null {
  if (name === 'total' || name === 'gst') return roundHalfAway(printed * 100)
  if (name !== 'discountPercent') return printed
  return Math.abs(printed) < 100 ? Math.abs(printed) : null
}
