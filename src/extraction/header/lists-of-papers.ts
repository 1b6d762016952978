import { type PageLayout, type Row, type Segment, textOfRow } from '../layout/lay-out.ts'
import { isUnder } from '../layout/neighbours.ts'
import { isMoney, readAmount } from '../values/amounts.ts'
import { findDates } from '../values/dates.ts'
import { readLabel } from '../vocabulary/label-meaning.ts'
import { announcementsIn } from './labels/announcements.ts'

/** No count, as of goods that were invoiced, and no amount. */
const NUMBER = /^[A-Z]*[\s/-]?\d[\w/-]*\d{2}(?![.,]?\d)/
/** Fewer may be the paper's own number, day and total in a strip of labels. */
const LEAST = 2
const AMOUNT = /\b(?:amount|balance|outstanding|owing|owed|due|total|value)\b/i
/** What adds up what an account owes, which no invoice's own total is called. */
const OF_ACCOUNT = /\baccount\b.*\bbalance\b|\b(?:total|balance|amount|now) (?:outstanding|owing)\b/i

/**
 * The rows of a page that list papers with what each of them comes to (what the customer's account owes), with the headings over them: their
 * numbers and days are of those, not of the paper that they stand on.
 */
export function listsOfPapers(page: PageLayout): ReadonlySet<Row> {
  const found = new Set<Row>()
  page.rows.forEach((row, at) => {
    const heading = headingOfNumbers(row)
    const listed = takeWhile(page.rows.slice(heading ? at + 1 : at), other => isOfList(other, heading))
    const next = page.rows[at + 1 + listed.length]
    const isAdded =
      heading !== null && next !== undefined && holdsMoney(next) && OF_ACCOUNT.test(textOfRow(next))
    if (listed.length < (isAdded ? 1 : LEAST)) return
    for (const one of heading ? [row, ...listed] : listed) found.add(one)
  })
  return found
}

/** The same pages without them. */
export function withoutLists(pages: readonly PageLayout[]): PageLayout[] {
  return pages.map(page => {
    const listed = listsOfPapers(page)
    return listed.size === 0 ? page : { ...page, rows: page.rows.filter(row => !listed.has(row)) }
  })
}

/** What heads the numbers of invoices in a row of headings that names amounts as well. */
function headingOfNumbers(row: Row): Segment | null {
  const { segments } = row
  if (/\d/.test(textOfRow(row)) || !segments.some(({ text }) => AMOUNT.test(text))) return null
  return segments.find(({ text }) => isOfNumber(text) && !AMOUNT.test(text)) ?? null
}

function isOfNumber(text: string): boolean {
  const label = readLabel(text)
  return label?.meaning === 'invoice-number' && label.paper === 'invoice'
}

/** Under their heading stands a number, or a label of its own announces it (`Invoice 20417`), and its amount behind that. */
function isOfList(row: Row, heading: Segment | null): boolean {
  const { segments } = row
  const number = heading
    ? segments.find(segment => isUnder(heading, segment) && NUMBER.test(segment.text))
    : segments.find(announcesInvoice)
  if (!number || findDates(number.text).length > 0) return false
  return segments.some(other => other !== number && other.words.some(word => isMoney(readAmount(word.text))))
}

function announcesInvoice(segment: Segment): boolean {
  const [first, ...more] = announcementsIn(segment)
  const { label, rest = '', inSentence } = first ?? {}
  return more.length === 0 && label?.paper === 'invoice' && !inSentence && /^[A-Z]*[-/]?\d[\w/-]*$/.test(rest)
}

function holdsMoney({ segments }: Row): boolean {
  return segments.some(({ words }) => words.some(word => isMoney(readAmount(word.text))))
}

function takeWhile<T>(all: readonly T[], test: (one: T) => boolean): T[] {
  const end = all.findIndex(one => !test(one))
  return end < 0 ? [...all] : all.slice(0, end)
}
