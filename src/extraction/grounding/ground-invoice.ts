import type { HeaderField, Invoice, InvoiceLine } from '#domain/invoice.ts'
import { type Cents, roundHalfAway } from '#domain/money.ts'
import { type Basis, chooseBasis } from '../normalise/choose-basis.ts'
import { normaliseLines } from '../normalise/normalise-lines.ts'
import type { DraftInvoice } from './draft.ts'
import { findText, findWords, type Place, type Where } from './find-text.ts'
import { findAbn, findAmount, findDay } from './find-value.ts'
import { type GroundedCharge, groundCharge } from './ground-charge.ts'
import { type GroundedLine, groundLine, type LinePlaces } from './ground-line.ts'
import { traceLines } from './trace-lines.ts'
import { type PlacedWord, rowOf, type WordIndex } from './word-index.ts'

/** What a model read for a field: `value` only if it stands on the page. */
export interface GroundedField<T> {
  /** The model's own words; null when it found nothing. */
  read: string | null
  value: T | null
  place: Place | null
  /** On the page, yet to be looked at: look-alike characters, a date that can be read two ways. */
  doubtful: boolean
}

export const TEXT_FIELDS = [
  'invoiceNumber',
  'invoiceDate',
  'dueDate',
  'purchaseOrderNumber',
  'supplierName',
  'supplierABN',
] as const satisfies readonly HeaderField[]
export type TextField = (typeof TEXT_FIELDS)[number]
export const MONEY_FIELDS = ['subtotal', 'taxAmount', 'totalAmount'] as const satisfies readonly HeaderField[]
export type MoneyField = (typeof MONEY_FIELDS)[number]

/** A model's invoice, tied to the page and brought to the product's terms by the same rules as the built-in reader's. */
export interface GroundedInvoice {
  documentType: Invoice['documentType']
  pages: number[]
  texts: Record<TextField, GroundedField<string>>
  money: Record<MoneyField, GroundedField<Cents>>
  lines: Invoice['lines']
  /** The lines before GST, discount and freight rules, in the draft's order. */
  printed: (GroundedLine | null)[]
  /** Those of `lines` whose own rows prove them, without a second reader. */
  proven: ReadonlySet<InvoiceLine>
  /** Lines and charges of the draft that stand nowhere on the page. */
  madeUp: number
  boxes: Invoice['boxes']
}

/** Ties every value of a draft to words on its pages. Pure. */
export function groundInvoice(index: WordIndex, draft: DraftInvoice): GroundedInvoice {
  const pages = pagesOf(index, draft)
  const where = { pages }
  const texts = groundTexts(index, draft, where)
  const printed = draft.lines.map(line =>
    groundLine(index, line, pages, /\bgst[\s-]*free\b/i.test(line.description ?? '')),
  )
  const goods = printed.filter(one => one !== null)
  const taken = wordsOf(goods.flatMap(one => amountPlaces(one.places)))
  const money: GroundedInvoice['money'] = {
    subtotal: moneyField(index, draft.subtotal, { ...where, taken }),
    taxAmount: moneyField(index, draft.taxAmount, { ...where, taken }),
    totalAmount: moneyField(index, draft.totalAmount, { ...where, taken }),
  }
  const used = {
    taken: new Set([...taken, ...wordsOf(Object.values(money).map(one => one.place))]),
    lineRows: rowsOfLines(index, goods),
  }
  const charges = draft.charges.map(charge => groundCharge(index, charge, pages, used))
  const madeUp = [...printed, ...charges].filter(one => one === null).length
  const header = { ...texts, ...money }
  const found = charges.filter(charge => charge !== null)
  const basis = basisOf(draft, goods, found, money)
  const lines = normaliseLines(
    goods.map(one => one.line),
    found,
    basis,
    draft.documentType === 'credit-note',
  )
  return {
    documentType: draft.documentType,
    pages: [...pages],
    texts,
    printed,
    madeUp,
    money: completed(money, draft.documentType === 'credit-note'),
    ...traceLines(index, lines, { goods, charges: found, header }),
    boxes: boxesOf(index, header),
  }
}

function groundTexts(index: WordIndex, draft: DraftInvoice, where: Where): GroundedInvoice['texts'] {
  return {
    invoiceNumber: textField(index, draft.invoiceNumber, where),
    purchaseOrderNumber: textField(index, draft.purchaseOrderNumber, where),
    supplierName: nameField(index, draft.supplierName, where),
    supplierABN: field(draft.supplierABN, read => findAbn(index, read, where)),
    invoiceDate: dayField(index, draft.invoiceDate, where),
    dueDate: dayField(index, draft.dueDate, where),
  }
}

function wordsOf(places: readonly (Place | null | undefined)[]): Set<PlacedWord> {
  return new Set(places.flatMap(place => place?.words ?? []))
}

function amountPlaces({ quantity, unitPrice, discountPercent, gst, total }: LinePlaces) {
  return [quantity, unitPrice, discountPercent, gst, total]
}

/** Numbers of the rows on which lines stand. */
function rowsOfLines(index: WordIndex, goods: readonly GroundedLine[]): Set<number> {
  const words = goods.flatMap(({ places }) => [...wordsOf([places.part, ...amountPlaces(places)])])
  return new Set(words.map(word => rowOf(index, word)?.number ?? 0))
}

function basisOf(
  draft: DraftInvoice,
  goods: readonly GroundedLine[],
  charges: readonly GroundedCharge[],
  money: GroundedInvoice['money'],
): Basis {
  const totals = {
    subtotal: money.subtotal.value,
    tax: money.taxAmount.value,
    total: money.totalAmount.value,
  }
  const heading = draft.pricesIncludeGst ? 'inclusive' : null
  const lines = goods.map(one => one.line)
  return chooseBasis(lines, charges, totals, { unit: heading, total: heading })
}

/** The pages a draft names, where they exist; all of them otherwise. */
function pagesOf(index: WordIndex, draft: DraftInvoice): Set<number> {
  const all = new Set(index.rows.map(row => row.page))
  const named = new Set(draft.pages.filter(page => all.has(page)))
  return named.size > 0 ? named : all
}

function field<T>(
  read: string | null,
  find: (read: string) => { value: T; place: Place; doubtful?: boolean } | null,
): GroundedField<T> {
  const own = read?.trim() || null
  const found = own === null ? null : find(own)
  return {
    read: own,
    value: found?.value ?? null,
    place: found?.place ?? null,
    doubtful: found?.doubtful ?? false,
  }
}

function textField(index: WordIndex, read: string | null, where: Where): GroundedField<string> {
  return field(read, own => {
    const place = findText(index, own, where)
    return place && { value: place.printed, place, doubtful: place.match === 'folded' }
  })
}

function nameField(index: WordIndex, read: string | null, where: Where): GroundedField<string> {
  return field(read, own => {
    const place = findWords(index, own, where)
    return place && { value: place.printed, place, doubtful: place.match === 'folded' }
  })
}

function dayField(index: WordIndex, read: string | null, where: Where): GroundedField<string> {
  return field(read, own => {
    const day = findDay(index, own, where)
    return day && { ...day, doubtful: day.swapped }
  })
}

function moneyField(
  index: WordIndex,
  read: string | null,
  where: Where & { taken: ReadonlySet<PlacedWord> },
): GroundedField<Cents> {
  return field(read, own => {
    const found = findAmount(index, own, { ...where, money: true })
    return found && { ...found, value: roundHalfAway(found.value * 100) }
  })
}

/** Fills in what follows from the other two; a credit note's amounts are positive. */
function completed(money: GroundedInvoice['money'], credit: boolean): GroundedInvoice['money'] {
  const size = (one: GroundedField<Cents>) =>
    credit && one.value !== null ? { ...one, value: Math.abs(one.value) } : one
  const [goods, tax, total] = [size(money.subtotal), size(money.taxAmount), size(money.totalAmount)]
  const derive = (one: GroundedField<Cents>, a: Cents | null, b: Cents | null, sign: 1 | -1) =>
    one.value !== null || a === null || b === null ? one : { ...one, value: a + sign * b }
  return {
    subtotal: derive(goods, total.value, tax.value, -1),
    taxAmount: derive(tax, total.value, goods.value, -1),
    totalAmount: total,
  }
}

function boxesOf(
  index: WordIndex,
  fields: Partial<Record<HeaderField, GroundedField<unknown>>>,
): Invoice['boxes'] {
  const placed = Object.entries(fields).flatMap(([name, { place }]) =>
    place ? [[name, index.boxOf(place.words)]] : [],
  )
  return Object.fromEntries(placed)
}
