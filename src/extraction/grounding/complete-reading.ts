import type { HeaderField, InvoiceLine, LineField } from '#domain/invoice.ts'
import { roundHalfAway } from '#domain/money.ts'
import { joinTexts } from '../pdf/page.ts'
import { numberIn } from './find-value.ts'
import { MONEY_FIELDS } from './ground-invoice.ts'
import type { ReadInvoice } from './merge-invoice.ts'
import type { WordIndex } from './word-index.ts'

/** What makes a printed number one of the line's, in whole units: prices are kept in cents, quantities have up to three decimals. */
const PRINTED_TO_UNITS = { quantity: 1000, unitPrice: 100, totalPrice: 100 } as const
const KEPT_TO_UNITS = { quantity: 1000, unitPrice: 1, totalPrice: 1 } as const
type Amount = keyof typeof PRINTED_TO_UNITS

/**
 * Says of each value what is known of it, whoever read it: a doubtful field's own value is the first of its readings, and amounts that do
 * not stand where they were read from, such as prices less their GST or a discount, are derived.
 * @param index null when the words are not at hand.
 */
export function completeReading(invoice: ReadInvoice, index: WordIndex | null): ReadInvoice {
  const lines = index
    ? invoice.lines.map(line => ({ ...line, derivedFields: derivedFields(index, line) }))
    : invoice.lines
  return { ...invoice, lines, readings: withOwnValues(invoice) }
}

function withOwnValues(invoice: ReadInvoice): ReadInvoice['readings'] {
  const readings = { ...invoice.readings }
  for (const field of invoice.uncertainFields) {
    const own = field === 'lineItems' ? null : textOf(invoice, field)
    if (field === 'lineItems' || own === null) continue
    readings[field] = [...new Set([own, ...(readings[field] ?? [])])]
  }
  return readings
}

/** A field as readings give it: amounts in dollars. */
function textOf(invoice: ReadInvoice, field: HeaderField): string | null {
  const money = MONEY_FIELDS.find(name => name === field)
  if (!money) return invoice[field] as string | null
  const cents = invoice[money]
  return cents === null ? null : (cents / 100).toFixed(2)
}

/** Amounts whose place shows other numbers than theirs. A credit note prints with a sign what its lines keep without. */
function derivedFields(index: WordIndex, line: InvoiceLine): LineField[] {
  return (Object.keys(PRINTED_TO_UNITS) as Amount[]).filter(field => {
    const box = line.boxes[field]
    const words = box ? index.wordsIn(box) : []
    const texts = [...words.map(word => word.text), joinTexts(words)]
    const printed = texts.map(numberIn).filter(number => number !== null)
    const units = (number: number, of: number) => roundHalfAway(Math.abs(number) * of)
    const own = units(line[field], KEPT_TO_UNITS[field])
    return printed.length > 0 && printed.every(number => units(number, PRINTED_TO_UNITS[field]) !== own)
  })
}
