import { findDocumentType } from '../header/document-type.ts'
import { withoutLists } from '../header/lists-of-papers.ts'
import { findInvoiceNumbers } from '../header/numbers/find-number.ts'
import { findSupplierAbn } from '../header/supplier/find-supplier-abn.ts'
import { type PageLayout, textOfRow, wordsOfRow } from '../layout/lay-out.ts'
import { isOcr, type Word } from '../pdf/page.ts'
import { isMoney, readAmount } from '../values/amounts.ts'
import { isGstRow, isTotalRow } from './cut-documents.ts'
import { isSameNumber, mayCountPages, type Printed } from './same-number.ts'

/** Labels weaker than this announce references, not a new document, unless the page opens with a title. */
const ANNOUNCES = 0.7
const TITLED = 0.32
/** Points by which a form's own place moves from page to page. */
const SAME_PLACE = 3
const SHOWS = { negativeTotal: false, withoutPrices: false, hasTotal: true }

/** What tells a page's document from another's. `printed`: the likeliest numbers, several where they are as likely. */
interface Identity {
  number: { isSure: boolean; printed: [Printed, ...Printed[]] } | null
  /** Of the sender, under a title only: other pages may name the customer's or a bank's. */
  abn: string | null
  /** Its title's number is print and says itself that it is one. */
  isAnnounced: boolean
  /** An amount is its total, which no page adds up for itself, and another the GST of that. */
  hasTotal: boolean
}

/** Several invoices in one PDF: a page that announces another number or another sender begins the next document. */
export function splitDocuments(pages: readonly PageLayout[]): PageLayout[][] {
  const documents: PageLayout[][] = []
  let current: Identity = { number: null, abn: null, isAnnounced: false, hasTotal: false }
  for (const page of pages) {
    const own = identityOf(page)
    const last = documents.at(-1)
    const differ = differInNumber(own, current) || differInAbn(own, current)
    const before = last?.at(-1)
    const isNext = goesOn(page) || (before && isCarriedTo(page, before))
    const begins = !last || (differ && (!isNext || areWhole(own, current)))
    if (begins) {
      documents.push([page])
      current = own
    } else {
      last.push(page)
      const number = own.number?.isSure ? own.number : (current.number ?? own.number)
      const isAnnounced = number === own.number ? own.isAnnounced : current.isAnnounced
      const hasTotal = own.hasTotal || current.hasTotal
      current = { number, abn: own.abn ?? current.abn, isAnnounced, hasTotal }
    }
  }
  return documents
}

function differInNumber({ number: one }: Identity, { number: other }: Identity): boolean {
  if (one === null || other === null) return false
  if (one.isSure && other.isSure) return !isSameNumber(one.printed[0], other.printed[0])
  const pairs = one.printed.flatMap(a => other.printed.map(b => [a, b] as const))
  const inPlace = pairs.filter(([a, b]) => isSamePlace(a.word, b.word))
  return inPlace.length > 0 && !pairs.some(([a, b]) => isSameNumber(a, b))
}

/** Each complete by itself: their pages were counted through when they were printed together. */
function areWhole(one: Identity, other: Identity): boolean {
  const [a, b] = [one.number?.printed[0].value ?? '', other.number?.printed[0].value ?? '']
  const isOther = differInNumber(one, other) && !mayCountPages(a, b)
  return isOther && [one, other].every(each => each.isAnnounced && each.hasTotal)
}

/** A form says its number in the same place on every page that it titles. */
function isSamePlace(one: Word, other: Word): boolean {
  return Math.abs(one.x0 - other.x0) < SAME_PLACE && Math.abs(one.y0 - other.y0) < SAME_PLACE
}

function differInAbn({ abn: one }: Identity, { abn: other }: Identity): boolean {
  return one !== null && other !== null && one !== other
}

function identityOf(page: PageLayout): Identity {
  const title = findDocumentType([page], SHOWS)
  const titled = title.segment !== null
  const type = titled ? title.type : undefined
  const found = findInvoiceNumbers(withoutLists([page], type), type)
  const best = found[0]?.weight ?? 0
  const isSure = best >= (titled ? TITLED : ANNOUNCES)
  const [first, ...others] = found
    .filter(({ weight }) => weight === best)
    .flatMap(({ value, words: [word] }) => (word ? [{ value, word }] : []))
  const { abn, abnValid, abnUncertain } = findSupplierAbn([page], null)
  const isAnnounced = titled && best >= ANNOUNCES && first !== undefined && !isOcr([first.word])
  return {
    isAnnounced,
    hasTotal:
      page.rows.some(row => isTotalRow(row) && !TOTAL_OF_PAGE.test(textOfRow(row))) &&
      page.rows.some(isGstRow),
    number: first && (isSure || titled) ? { isSure, printed: [first, ...others] } : null,
    abn: titled && abnValid && !abnUncertain ? abn : null,
  }
}

/** A total that is not the document's. */
const TOTAL_OF_PAGE = /\bpage\b|\bforward\b|\bcarried\b/i

/** What a customer has or owes, which several invoices say alike. */
const OF_ACCOUNT = /\b(?:balance|account|deposit|credit)s?\b/i

/** What the page before carries forward stands on this one too: both are scans, whose numbers may be misread. */
function isCarriedTo(page: PageLayout, before: PageLayout): boolean {
  const carried = amountsOf(before, /\bcarried\b.*\bforward\b/i)
  return amountsOf(page, /\bforward\b/i).some(amount => amount !== 0 && carried.includes(amount))
}

/** Scanned money in the rows that say so. */
function amountsOf({ rows }: PageLayout, says: RegExp): number[] {
  return rows
    .filter(row => says.test(textOfRow(row)) && !OF_ACCOUNT.test(textOfRow(row)))
    .flatMap(row => wordsOfRow(row).filter(word => isOcr([word])))
    .map(word => readAmount(word.text))
    .filter(isMoney)
    .map(({ value }) => value)
}

/** `Page 2 of 3` under a letterhead of its own is still the same document. */
function goesOn(page: PageLayout): boolean {
  const text = page.rows.map(textOfRow).join('\n')
  return /\bpage\s*(?:no\.?)?\s*:?\s*(?:[2-9]|\d{2,})\s*(?:of|\/)\s*\d+/i.test(text)
}
