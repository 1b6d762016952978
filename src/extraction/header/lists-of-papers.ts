import type { DocumentType } from '#domain/invoice.ts'
import type { Cents } from '#domain/money.ts'
import { middle, type PageLayout, type Row, type Segment, textOfRow } from '../layout/lay-out.ts'
import { isUnder } from '../layout/neighbours.ts'
import { centsOf, isMoney, readAmount } from '../values/amounts.ts'
import { findDates } from '../values/dates.ts'
import { readLabel } from '../vocabulary/label-meaning.ts'
import { readTotalLabel } from '../vocabulary/total-labels.ts'
import { announcementsIn } from './labels/announcements.ts'
import { type Candidate, findLabelled } from './labels/labels.ts'
import { findInvoiceNumbers } from './numbers/find-number.ts'
import { splitAmount } from './totals/split-amount.ts'

/** No count, as of goods that were invoiced, and no amount. */
const NUMBER = /^[A-Z]*[\s/-]?\d[\w/-]*\d{2}(?![.,]?\d)/
/** Fewer may be the paper's own number, day and total in a strip of labels. */
const LEAST = 2
const AMOUNT = /\b(?:amount|amt|balance|outstanding|owing|owed|due|total|value)\b|^open\W*$/i
/** Says that the invoices are none of this paper's. */
const OTHERS = /^(?:earlier|previous|prior|past|other|open|outstanding|unpaid|overdue)\s+/i
/** What adds up what an account owes, which no invoice's own total is called. */
const OF_ACCOUNT = /\baccount\b.*\bbalance\b|\b(?:total|balance|amount|now) (?:outstanding|owing)\b/i

/** Text heights from one row of a list beside the goods to the next. */
const BESIDE = 3

/** A label of the paper's own number weighs as much. */
const ANNOUNCED = 0.6

interface List {
  rows: Row[]
  /** Of a single paper: what adds it up. */
  sum: Row | null
}

/**
 * The same pages without the rows that list papers with what each of them comes to (what the customer's account owes), with the headings over
 * them: their numbers and days are of those, not of the paper that they stand on. A single one with its sum under it may as well be the paper's
 * own strip of number, day and total: so it is taken, but on a credit note, which names an invoice so, where it comes to the total of an invoice
 * below it, has its day, and nothing announces another number.
 */
export function withoutLists(pages: readonly PageLayout[], type?: DocumentType): readonly PageLayout[] {
  return partLists(pages, type).whole
}

/**
 * The same where the document says its own number elsewhere. `rivals`: null, but where a person should look which number is the document's: one in
 * what may be its own strip, where a weaker label says the other (`Our Ref`), or, where it says none elsewhere, one of another paper's.
 * @param sure what a number weighs at the least that is taken without asking.
 */
export function withoutOthers(
  pages: readonly PageLayout[],
  type: DocumentType,
  sure: number,
): { whole: readonly PageLayout[]; rivals: readonly string[] | null } {
  const { lists, rest, whole } = partLists(pages, type)
  const [own] = findInvoiceNumbers(whole, type)
  if (!own || own.weight < sure)
    return { whole: pages, rivals: lists.some(list => isOfOthers(list, rest)) ? [] : null }
  // Several papers are no strip of a single one.
  const series = lists.filter(({ sum }) => sum === null)
  const [best] = isAnnounced(own) ? [own] : findInvoiceNumbers(without(pages, series), type)
  return { whole, rivals: best && best.value !== own.value ? [best.value] : null }
}

/** The lists of a document's pages, what these are without any, and without those that are not the paper's own strip. */
function partLists(pages: readonly PageLayout[], type?: DocumentType) {
  const lists = pages.flatMap(listsOf)
  const rest = without(pages, lists)
  const own = type === 'credit-note' ? [] : lists.filter(list => isOwn(list, pages, rest))
  const [number] = own.length > 0 ? findInvoiceNumbers(rest, type) : []
  const others = lists.filter(list => !own.includes(list))
  return { lists, rest, whole: number && isAnnounced(number) ? rest : without(pages, others) }
}

/** Whether at least one of the listed papers is certainly another than the document: there are several, or it has another day. */
function isOfOthers({ rows, sum }: List, rest: readonly PageLayout[]): boolean {
  return sum === null || isOfAnotherDay(rows, rest)
}

/** Whether a number that the lists leave is announced as the paper's. */
function isAnnounced({ weight }: Candidate<string>): boolean {
  return weight >= ANNOUNCED
}

function without(pages: readonly PageLayout[], lists: readonly List[]): readonly PageLayout[] {
  const listed = new Set(lists.flatMap(({ rows }) => rows))
  if (listed.size === 0) return pages
  return pages.map(page => ({ ...page, rows: page.rows.filter(row => !listed.has(row)) }))
}

function listsOf(page: PageLayout): List[] {
  return page.rows.flatMap((row, at) => {
    const heading = headingOfNumbers(row)
    const { listed, next } = rowsOfList(page, heading ? at + 1 : at, heading && spanOfList(row, heading))
    const isAdded =
      heading !== null && next !== null && centsIn(next).length > 0 && OF_ACCOUNT.test(textOfRow(next))
    if (listed.length < (isAdded ? 1 : LEAST)) return []
    return [
      { rows: heading ? [row, ...listed] : listed, sum: isAdded && listed.length < LEAST ? next : null },
    ]
  })
}

/** What stands where in a list's row of headings. */
interface Span {
  heading: Segment
  x0: number
  x1: number
}

function spanOfList({ segments }: Row, heading: Segment): Span {
  const ends = [heading, ...segments.filter(({ text }) => AMOUNT.test(text) && !/\d/.test(text))]
  return {
    heading,
    x0: Math.min(...ends.map(({ x0 }) => x0)),
    x1: Math.max(...ends.map(({ x1 }) => x1)),
  }
}

/** The rows of a list, and the one that ends it; a list beside the goods may have theirs between its own. */
function rowsOfList(page: PageLayout, from: number, span: Span | null) {
  const listed: Row[] = []
  let above = page.rows[from - 1]
  for (const row of page.rows.slice(from)) {
    const isFar = above !== undefined && middle(row) - middle(above) > BESIDE * page.textHeight
    const isBeside =
      span !== null && !isFar && row.segments.every(one => one.x1 < span.x0 || one.x0 > span.x1)
    if (isBeside) continue
    if (!isOfList(row, span?.heading ?? null)) return { listed, next: row }
    listed.push(row)
    above = row
  }
  return { listed, next: null }
}

/** A total further down is what the only paper of the list comes to: what stands below that may be last month's equal bill, which has another day. */
function isOwn({ rows, sum }: List, pages: readonly PageLayout[], rest: readonly PageLayout[]): boolean {
  const listed = sum ? rows.flatMap(centsIn).filter(cents => cents !== 0) : []
  const printed = pages.flatMap(page => page.rows)
  const isTotal = printed
    .slice(printed.findLastIndex(row => rows.includes(row)) + 1)
    .filter(row => row !== sum && isOfTotal(row))
    .some(row => listed.includes(centsIn(row).at(-1) ?? 0))
  return isTotal && !isOfAnotherDay(rows, rest)
}

function isOfAnotherDay(rows: readonly Row[], rest: readonly PageLayout[]): boolean {
  const days = rows.flatMap(row => findDates(textOfRow(row))).map(({ date }) => date)
  const [announced] = findLabelled(
    rest,
    ({ meaning, weight }) => (meaning === 'invoice-date' && weight >= ANNOUNCED ? weight : null),
    text => {
      const [first] = findDates(text)
      return first?.index === 0 ? { value: first.date, taken: first.text } : null
    },
  )
  return announced !== undefined && days.length > 0 && !days.includes(announced.value)
}

function isOfTotal({ segments }: Row): boolean {
  const labels = segments.map(segment => splitAmount(segment)?.label ?? segment.text)
  return labels.some(label => /^(?:total|balance)$/.test(readTotalLabel(label) ?? ''))
}

/** What heads the numbers of invoices in a row of headings that names amounts as well; goods beside a list may stand in that row. */
function headingOfNumbers({ segments }: Row): Segment | null {
  const heading = segments.find(({ text }) => isOfNumber(text) && !AMOUNT.test(text))
  const amount = segments.find(({ text }) => AMOUNT.test(text) && !/\d/.test(text))
  if (!heading || !amount) return null
  const [from, to] = [heading, amount].map(one => segments.indexOf(one)).toSorted((a, b) => a - b)
  return segments.slice(from, (to ?? 0) + 1).some(({ text }) => /\d/.test(text)) ? null : heading
}

function isOfNumber(text: string): boolean {
  const label = readLabel(text.replace(OTHERS, ''))
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

function centsIn({ segments }: Row): Cents[] {
  return segments.flatMap(({ words }) =>
    words
      .map(word => readAmount(word.text))
      .filter(isMoney)
      .map(centsOf),
  )
}
