import type { DocumentType } from '#domain/invoice.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { findAbns } from '../values/abn.ts'
import { isMoney, readAmount } from '../values/amounts.ts'
import { findDates } from '../values/dates.ts'
import { type Accept, type Candidate, findLabelled, type Label } from './labels.ts'

const END = String.raw`(?:\s*(?:no|num|number|nbr|nr|id)\b\.?|\s*#|\s*n[o°º]\.?)`
const INVOICE_LABELS: Label[] = [
  { pattern: new RegExp(`^(?:tax\\s+)?inv(?:oice)?${END}`, 'i'), weight: 1 },
  {
    pattern: new RegExp(`^(?:credit|adjustment)(?:\\s+(?:adjustment\\s+)?(?:note|memo))?${END}`, 'i'),
    weight: 1,
  },
  {
    pattern: new RegExp(
      `^(?:quote|quotation|estimate|pro[\\s-]?forma(?:\\s+invoice)?|statement|(?:delivery\\s+)?docket|packing slip)${END}`,
      'i',
    ),
    weight: 0.95,
  },
  { pattern: new RegExp(`^(?:tax\\s+)?(?:document|doc|transaction|bill)${END}`, 'i'), weight: 0.85 },
  { pattern: /^(?:document|doc)(?=\s*[:.]*\s*(?:\S*\d|$))/i, weight: 0.7 },
  {
    pattern:
      /^(?:tax\s+)?invoice(?!\s*(?:to\b|date|total|amount|address|for\b|value|due|terms|status|type|details|summary|currency|\/))/i,
    weight: 0.75,
  },
  {
    pattern:
      /^(?:(?:tax\s+)?(?:credit|adjustment)(?:\s+adjustment)?\s+note|quotation|quote|pro[\s-]?forma(?:\s+invoice)?|(?:delivery\s+)?docket)(?!\s*(?:date|to\b|valid))/i,
    weight: 0.7,
  },
  { pattern: /^(?:number|no\.?|our\s+ref(?:erence)?)(?=\s*[:.#]|$)/i, weight: 0.35 },
]

/** A document number: capitals and figures with at least one figure; no date, no money, no ABN, no page count. */
export const acceptNumber: Accept<string> = text => {
  const tokens = text.split(/\s+/)
  const whole = tokens.length <= 3 && tokens.every(token => /^[A-Z0-9][A-Z0-9/.#-]*$/.test(token))
  const taken = whole
    ? text
    : tokens[0]?.match(/^[A-Z]{1,4}$/) && /\d/.test(tokens[1] ?? '')
      ? `${tokens[0]} ${tokens[1]}`
      : (tokens[0] ?? '')
  const value = taken.replace(/[.,;:)]+$/, '').replace(/^[(#]+/, '')
  if (!/\d/.test(value) || value.length > 24 || /^\d+\s*of$/i.test(value)) return null
  if (
    /^(?:page\s*)?\d+ of \d+/i.test(text) ||
    /^page\b/i.test(text) ||
    isDate(text) ||
    findAbns(text).length > 0
  )
    return null
  const amount = readAmount(value)
  if (amount && (amount.percent || amount.currency || (isMoney(amount) && /\.\d\d$/.test(value)))) return null
  return { value, taken }
}

function isDate(text: string): boolean {
  const first = findDates(text)[0]
  return first !== undefined && first.index < 12
}

const STATEMENT_LABELS: Label[] = [{ pattern: new RegExp(`^statement${END}?`, 'i'), weight: 1 }]

/** Candidates for the document's own number, best first. A statement lists the numbers of other documents: only its own label counts. */
export function findInvoiceNumbers(pages: readonly PageLayout[], type?: DocumentType): Candidate<string>[] {
  return findLabelled(pages, type === 'statement' ? STATEMENT_LABELS : INVOICE_LABELS, acceptNumber)
}

const ORDER_LABELS: Label[] = [
  {
    pattern: new RegExp(
      `^(?:your|customer'?s?|cust|client|buyer'?s?|purchasers?)\\.?\\s*(?:purchase\\s+)?(?:order|ord|p\\.?\\s?\\/?o\\b\\.?|o\\/n)(?!\\s*date)${END}?(?:\\s*ref\\w*\\.?)?`,
      'i',
    ),
    weight: 1,
  },
  {
    pattern: new RegExp(`^purch(?:ase)?\\.?\\s*(?:order|ord)(?!\\s*date)${END}?(?:\\s*ref\\w*\\.?)?`, 'i'),
    weight: 1,
  },
  {
    pattern: new RegExp(
      `^p\\.?\\s?\\/?\\s?o\\.?(?!\\s*box)(?![a-z])(?!\\s*date)${END}?(?:\\s*ref\\w*\\.?)?`,
      'i',
    ),
    weight: 1,
  },
  {
    pattern: new RegExp(`^(?:your|customer'?s?|cust|client)\\.?\\s*ref(?:erence)?\\.?${END}?`, 'i'),
    weight: 0.9,
  },
  { pattern: new RegExp(`^(?:order|ord)\\.?(?:${END}|\\s*ref\\w*\\.?)`, 'i'), weight: 0.7 },
  { pattern: /^order\.?(?=\s*[:.]|\s*$)/i, weight: 0.5 },
  { pattern: new RegExp(`^ref(?:erence)?\\.?${END}?(?=\\s*[:.]|\\s*$)`, 'i'), weight: 0.4 },
]
const IN_A_SENTENCE: Label[] = [
  {
    pattern:
      /\b(?:purchase order|your order|p\.?\/?o\.?(?! box))(?:\s*(?:no|number)\b\.?|\s*#|\s*:)?\s+(?=[A-Z]{0,4}-?\d)/i,
    weight: 0.3,
    anywhere: true,
  },
]

/** An order number as the customer wrote it, without the word for it and without the person who ordered (`PO 4471 / Dave` is 4471). */
export const acceptOrder: Accept<string> = text => {
  if (isDate(text) || /^(?:n\/?a|nil|none|tba|-+|_+)$/i.test(text)) return null
  const taken = text
    .replace(/^(?:p\.?\/?o\.?|purchase order|order)(?:\s*(?:no|number)\b\.?|\s*#)?[\s:.#]+(?=\S*\d)/i, '')
    .replace(/(?:\s+[/|–-]|\s*[,(])\s*[A-Za-z][A-Za-z .')]*$/, '')
    .replace(/(?<=\d\S*)\s+[A-Za-z][A-Za-z .']+$/, '')
    .trim()
  if (!/\d/.test(taken) || taken.length > 30 || findAbns(text).length > 0) return null
  const value = taken.split(/\s{2,}|,/)[0]?.trim() ?? ''
  return value.split(' ').length > 3 ? acceptNumber(value) : { value, taken: value }
}

/** Candidates for the purchase order number, best first; one found only in a sentence stands last. */
export function findOrderNumbers(pages: readonly PageLayout[]): Candidate<string>[] {
  return [
    ...findLabelled(pages, ORDER_LABELS, acceptOrder),
    ...findLabelled(pages, IN_A_SENTENCE, acceptNumber),
  ]
}
