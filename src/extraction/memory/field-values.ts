import type { Cents } from '#domain/money.ts'
import { textKey } from '../grounding/find-text.ts'
import { acceptNumber } from '../header/numbers/accept-number.ts'
import { acceptOrder } from '../header/numbers/accept-order.ts'
import { shapeOf } from '../lines/codes/known-shape.ts'
import { centsOf, isMoney, readAmount } from '../values/amounts.ts'
import { findAnnouncedDates } from '../values/dates.ts'
import type { TaughtField } from './confirmed-invoice.ts'
import { type Piece, textOf } from './pieces.ts'

export type FieldValue = string | Cents

/** A value among some pieces: which of them it takes. */
export interface PlacedValue {
  value: FieldValue
  from: number
  to: number
}

const AMOUNTS: ReadonlySet<TaughtField> = new Set(['taxAmount', 'totalAmount'])
const DATES: ReadonlySet<TaughtField> = new Set(['invoiceDate', 'dueDate'])
/** A value of more pieces than this is a sentence. */
const MOST_PIECES = 4

export function sameValue(a: FieldValue | null, b: FieldValue | null): boolean {
  if (typeof a === 'string' && typeof b === 'string') return textKey(a) === textKey(b)
  return a === b
}

/** Characters by which two numbers of one kind differ in length. */
const GROWTH = 2

/** What a value looked like, to know others of its kind by; null for dates and amounts. */
export function shapeOfValue(field: TaughtField, value: FieldValue): string | null {
  return typeof value === 'string' && !DATES.has(field) ? shapeOf(value) : null
}

/** Made of the same kinds of characters in the same order, and about as long: `K7781` and `K10022`, but not `K7781 Torvane`. */
export function isAlike(value: FieldValue, shape: string | null): boolean {
  if (shape === null || typeof value !== 'string') return true
  const own = shapeOf(value)
  const form = (text: string) => text.replace(/(.)\1+/g, '$1')
  return form(own) === form(shape) && Math.abs(own.length - shape.length) <= GROWTH
}

/** The number that a text is by the reader's own measure; null for dates and amounts, which look all alike. */
export function acceptOf(field: TaughtField, text: string): string | null {
  if (field === 'invoiceNumber') return acceptNumber(text)?.value ?? null
  return field === 'purchaseOrderNumber' ? (acceptOrder(text)?.value ?? null) : null
}

/** The values of a field's kind among some pieces, in reading order: dates, amounts, or every run of pieces with a digit. */
export function valuesIn(pieces: readonly Piece[], field: TaughtField): PlacedValue[] {
  if (AMOUNTS.has(field)) return pieces.flatMap((_, i) => placed(amountOf(pieces.slice(i, i + 1)), i, i + 1))
  const runs = pieces.flatMap((_, from) =>
    Array.from(
      { length: Math.min(MOST_PIECES, pieces.length - from) },
      (_, i) => [from, from + i + 1] as const,
    ),
  )
  const read = DATES.has(field) ? dateOf : codeOf
  const found = runs.flatMap(([from, to]) => placed(read(textOf(pieces.slice(from, to))), from, to))
  return DATES.has(field) ? withoutOverlaps(found) : found
}

function placed(value: FieldValue | null, from: number, to: number): PlacedValue[] {
  return value === null ? [] : [{ value, from, to }]
}

function amountOf(pieces: readonly Piece[]): Cents | null {
  const amount = readAmount(textOf(pieces))
  return isMoney(amount) ? centsOf(amount) : null
}

function dateOf(text: string): string | null {
  const [date] = findAnnouncedDates(text)
  return date?.text.length === text.length ? date.date : null
}

function codeOf(text: string): string | null {
  const code = text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
  return /\d/.test(code) && code.length <= 30 ? code : null
}

/** The longest first reading of each place. */
function withoutOverlaps(values: readonly PlacedValue[]): PlacedValue[] {
  const longest = [...values].sort((a, b) => b.to - b.from - (a.to - a.from))
  const kept: PlacedValue[] = []
  for (const one of longest)
    if (kept.every(other => one.to <= other.from || one.from >= other.to)) kept.push(one)
  return kept.sort((a, b) => a.from - b.from)
}
