import type { PageLayout, Row, Segment } from '../../layout/lay-out.ts'
import { segmentBelow } from '../../layout/neighbours.ts'
import { joinTexts } from '../../pdf/page.ts'
import { findLabelled } from '../labels/labels.ts'
import { acceptNumber } from './accept-number.ts'

/** Beside the day of the order, the shop's own number is what was ordered under. */
const ORDER_DATE = /^order date\b|^order (?:no\.? ?|number )?#?\S+ \(?placed\b/i

export function isDatedByOrder(rows: readonly Row[]): boolean {
  return rows.some(row => row.segments.some(segment => ORDER_DATE.test(segment.text)))
}

/** Told of an order that was placed and paid in a web shop; other papers tell of an account, or how one may pay. */
const PAID_ONLINE =
  /(?:\bpayment method\b|^paid (?:with|via|using)\b):?.*\b(?:card|visa|mastercard|amex|paypal|afterpay|zip ?pay|stripe)\b/i

function isPaidOnline({ segments }: Row): boolean {
  return segments.some((_, i) => PAID_ONLINE.test(joinTexts(segments.slice(i))))
}

/** What a checkout asks for where goods are sent to another address. */
const ADDRESSES = ['billing', 'shipping']
/** And what it then tells of the order, beside each other. */
const METHODS = ['payment method', 'shipping method']

/** What was ordered is paid for later; ways to pay as one orders have any name. */
const PAID_LATER = /\b(?:accounts?|terms|invoiced?)\b/i

/**
 * Whether what was ordered was numbered at a web shop's checkout: likely where that shows by its headings alone, and the invoice has a number of its own
 * and is paid for later; a supplier's portal has such headings over what its customers order on account.
 */
export function checkoutOf(pages: readonly PageLayout[]): 'sure' | 'likely' | 'none' {
  const rows = pages.flatMap(page => page.rows)
  if (rows.some(isPaidOnline)) return 'sure'
  if (!areHeaded(rows, METHODS)) return 'none'
  const isNumbered = findLabelled(
    pages,
    ({ meaning, paper, weight }) => (meaning === 'invoice-number' && paper === 'invoice' ? weight : null),
    acceptNumber,
  ).some(({ inSentence }) => !inSentence)
  return isNumbered && pages.some(isPaidLater) ? 'likely' : 'sure'
}

function isPaidLater(page: PageLayout): boolean {
  return page.rows.some(({ segments }, rowIndex) =>
    segments.some(
      one =>
        isHeading(one, 'payment method') && PAID_LATER.test(segmentBelow(page, rowIndex, one)?.text ?? ''),
    ),
  )
}

/** An order that was placed in a web shop and is numbered by it, however it is paid (`Order #KB-118 placed 3 March 2026`). */
export function isPlacedInShop(rows: readonly Row[]): boolean {
  const texts = rows.flatMap(row => row.segments.map(({ text }) => text.toLowerCase()))
  return texts.some(text => /^order #\S+ placed \d/.test(text)) && areHeaded(rows, ADDRESSES)
}

/** Each of these stands alone over what it names. */
function areHeaded(rows: readonly Row[], names: readonly string[]): boolean {
  const segments = rows.flatMap(row => row.segments)
  return names.every(name => segments.some(one => isHeading(one, name)))
}

function isHeading({ text }: Segment, name: string): boolean {
  return text.toLowerCase().replace(/ address$|:$/g, '') === name
}
