import type { DocumentType } from '#domain/invoice.ts'
import { type PageLayout, type Row, textOfRow, wordsOfRow } from '../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import type { LabelRead, Paper } from '../../vocabulary/label-read.ts'
import { labelWords } from '../../vocabulary/label-words.ts'
import { isShopsOrder } from '../../vocabulary/order-words.ts'
import { findDocumentType } from '../document-type.ts'
import { type Candidate, findLabelled, type Weigh } from '../labels/labels.ts'
import type { Accept } from '../labels/whole-values.ts'
import { acceptNumber } from './accept-number.ts'
import { acceptOrder } from './accept-order.ts'
import { BARE_REFERENCE, namesInvoice } from './bare-references.ts'
import { notesOfTitles } from './notes-of-titles.ts'
import { numbersOfCredit } from './numbers-of-credit.ts'
import { ordersInWords } from './orders-in-words.ts'
import { ordersLikeDates } from './orders-like-dates.ts'
import { ordersLikeLabels } from './orders-like-labels.ts'
import { referencesOfTitles } from './references-of-titles.ts'
import { shopsInvoices } from './shops-invoices.ts'
import { numbersOfStrips } from './strips-without-labels.ts'
import { highNumbers, numbersAmongValues } from './unclaimed-numbers.ts'
import { checkoutOf, isDatedByOrder, isPlacedInShop } from './web-shops.ts'

/** Less than any number that is announced as an invoice's, and only to be looked at. */
const DOCKET_ON_INVOICE = 0.25
const REFERENCE_ON_CREDIT = 0.25
const OTHER_STEP = 0.4
const SHOWS = { negativeTotal: false, withoutPrices: false, hasTotal: true }

/** How much a number of one paper says about a document of a type: a docket's number on an invoice is a reference. */
function fits(paper: Paper | undefined, type: DocumentType | undefined): number {
  if (type === undefined || paper === undefined) return 1
  if (paper === 'document' || paper === 'charge-note') return type === 'statement' ? 0.9 : 1
  if (paper === 'return-note') return type === 'credit-note' ? 1 : 0
  if (paper === 'invoice-reference')
    return type === 'credit-note' ? REFERENCE_ON_CREDIT : fits('invoice', type)
  const own: Record<DocumentType, Paper> = {
    'tax-invoice': 'invoice',
    'pro-forma': 'invoice',
    'credit-note': 'credit',
    quote: 'quote',
    statement: 'statement',
    'delivery-docket': 'docket',
  }
  if (own[type] === paper || type === paper) return 1
  if (type === 'statement') return 0
  // A shop's receipt carries its docket's number alone.
  if (paper === 'docket' && type === 'tax-invoice') return DOCKET_ON_INVOICE
  if (paper === 'invoice') return 0.9
  return type === 'pro-forma' && paper === 'quote' ? 0.8 : 0
}

/** Candidates for the document's own number, best first; without a type, of whatever paper. */
export function findInvoiceNumbers(pages: readonly PageLayout[], type?: DocumentType): Candidate<string>[] {
  const titled = notesOfTitles(pages)
  const weigh: Weigh = ({ meaning, weight, paper }) => {
    const own = (paper && titled.get(paper)) ?? weight
    const fitting = meaning === 'invoice-number' ? own * fits(paper, type) : 0
    return fitting > 0 ? fitting : null
  }
  const found = type === 'credit-note' ? numbersOfCredit(pages, weigh) : stepsLast(pages, weigh)
  if (found.length > 0 || type === 'statement') return found
  const theirs = findOrderNumbers(pages).filter(one => one.weight >= THEIRS)
  return [...shopsInvoices(pages, theirs), ...referencesOfTitles(pages), ...highNumbers(pages)]
}

/** By what the goods were picked, packed or sent is a paper's own number only where its title says so or nothing else is. */
function stepsLast(pages: readonly PageLayout[], weigh: Weigh): Candidate<string>[] {
  const title = labelWords(findDocumentType(pages, SHOWS).segment?.text ?? '')
  const isOthers = ({ step }: LabelRead) => step !== undefined && !title.includes(step)
  const own = findLabelled(pages, label => (isOthers(label) ? null : weigh(label)), acceptNumber)
  const others = findLabelled(pages, label => (isOthers(label) ? weigh(label) : null), acceptNumber)
  const share = own.length > 0 ? OTHER_STEP : 1
  return [...own, ...others.map(one => ({ ...one, weight: share * one.weight }))].sort(
    (a, b) => b.weight - a.weight,
  )
}

/** A label that says whose order it is weighs as much as this. */
const THEIRS = 0.9
const OWN_BESIDE_THEIRS = 0.4

/** Whom to pay by BPAY, right before what the payment shall name. */
const BILLER = /^(?:bpay\b.*\bbiller|biller code)\b.*\d$/i
/** Text heights between them. */
const RIGHT_BEHIND = 3

/** The heading of a delivery among an invoice's goods (`Docket 88121 delivered 06/10/2026 your order W2291`). */
const OF_DELIVERY = /^(?:delivery )?(docket|note|slip)\b\W*(?:no\b\W*)?\S*\d/i
/** Less than any other label, and only to be looked at. */
const ONE_OF_SEVERAL = 0.15
/** A label that calls it the customer's or a purchase order weighs as much: no delivery's stands against it. */
const OF_WHOLE = 1

/** The orders of several deliveries, each with one of its own: none is the whole invoice's where another is announced. */
function ofSeveralDeliveries(
  orders: readonly Candidate<string>[],
  rows: readonly Row[],
): ReadonlySet<Candidate<string>> {
  const deliveries = rows
    .flatMap(deliveriesIn)
    .map(own => orders.filter(({ words }) => words.some(word => own.includes(word))))
  const [first = [], ...others] = deliveries.filter(some => some.length > 0)
  const isOfFirst = ({ value }: Candidate<string>) => first.some(one => one.value === value)
  return new Set(others.every(some => some.some(isOfFirst)) ? [] : [first, ...others].flat())
}

/** What is told of each delivery in a row that begins with one, as far as the next of its kind. */
function deliveriesIn(row: Row): Word[][] {
  const words = OF_DELIVERY.test(textOfRow(row)) ? wordsOfRow(row) : []
  const kinds = words.map((_, i) => OF_DELIVERY.exec(joinTexts(words.slice(i)))?.[1]?.toLowerCase())
  const starts = kinds.flatMap((kind, i) => (kind !== undefined && kind === kinds[0] ? [i] : []))
  return starts.map((start, i) => words.slice(start, starts[i + 1]))
}

/** Candidates for the purchase order number, best first; one found only in a sentence stands last. */
export function findOrderNumbers(pages: readonly PageLayout[]): Candidate<string>[] {
  const rows = pages.flatMap(page => page.rows)
  const isShop = isDatedByOrder(rows)
  const checkout = isShop ? checkoutOf(pages) : 'none'
  const isPlaced = isPlacedInShop(rows)
  const paid = wordsBehindBillers(pages)
  const isForPayment = ({ words }: Candidate<string>) => words.some(word => paid.has(word))
  const labelled = (test: (weight: number) => boolean, accept: Accept<string>) =>
    findLabelled(
      pages,
      ({ meaning, weight }) => (meaning === 'order-number' && test(weight) ? weight : null),
      accept,
    )
  const announced = labelled(
    weight => weight >= THEIRS,
    text => acceptOrder(text.replace(/^#(?=\d)/, '')),
  )
  const ofDeliveries = ofSeveralDeliveries(announced, rows)
  const theirs = announced.map(one =>
    ofDeliveries.has(one) ? { ...one, weight: ONE_OF_SEVERAL * one.weight } : one,
  )
  // `Ord no` beside `Cust ref` is the supplier's own order; what stands in a sentence is no such label.
  const own = theirs.some(one => !one.inSentence && one.weight > ONE_OF_SEVERAL) ? OWN_BESIDE_THEIRS : 1
  const found = [
    ...theirs,
    ...labelled(
      weight => weight < THEIRS,
      text => {
        const isOwn =
          checkout === 'sure' ||
          (isShop && isShopsOrder(text)) ||
          (isPlaced && /^(?!PO)\S+ placed \d/i.test(text))
        return isOwn ? null : acceptOrder(text)
      },
    ).map(one => ({ ...one, weight: own * one.weight, toLookAt: checkout === 'likely' || one.toLookAt })),
  ]
    .filter(one => one.weight > BARE_REFERENCE || !(namesInvoice(one.value) || isForPayment(one)))
    .sort((a, b) => b.weight - a.weight)
    .map(one => (ofDeliveries.size > 0 && one.weight < OF_WHOLE ? { ...one, toLookAt: true } : one))
  if (found.length > 0) return found
  const likeLabels = ordersLikeLabels(pages)
  if (likeLabels.length > 0) return likeLabels
  const named = selfNamedOrders(rows)
  if (named.length > 0) return named
  const days = ordersLikeDates(pages)
  if (days.length > 0) return days
  const inWords = ordersInWords(pages)
  if (inWords.length > 0) return inWords
  const among = numbersAmongValues(pages)
  return among.length > 0 ? among : numbersOfStrips(pages)
}

/** `BPAY Biller 44180 | Ref 1027733`: the reference is the supplier's; its label may stand apart from it. */
function wordsBehindBillers(pages: readonly PageLayout[]): Set<Word> {
  const behind = pages.flatMap(({ rows, textHeight }) =>
    rows.flatMap(({ segments }) =>
      segments.flatMap((biller, i) => {
        const [label, value] = segments.slice(i + 1, i + 3)
        const isNear = label && label.x0 - biller.x1 < RIGHT_BEHIND * textHeight
        if (!isNear || !BILLER.test(biller.text)) return []
        return /\d/.test(label.text) ? label.words : [...label.words, ...(value?.words ?? [])]
      }),
    ),
  )
  return new Set(behind)
}

/** `PO-38830` says itself what it is, whatever became of its label: only to be looked at. */
const SELF_NAMED = /^P\.?O[-#]?\d{3}[\w/-]*$/
const SELF_NAMED_WEIGHT = 0.3

function selfNamedOrders(rows: readonly Row[]): Candidate<string>[] {
  return rows.flatMap(row =>
    row.segments
      .filter(({ text }) => SELF_NAMED.test(text))
      .map(({ text, words }) => ({ value: text, weight: SELF_NAMED_WEIGHT, page: row.page, words })),
  )
}
