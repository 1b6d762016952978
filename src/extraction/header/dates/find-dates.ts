import type { DocumentType } from '#domain/invoice.ts'
import {
  middle,
  type PageLayout,
  type Row,
  type Segment,
  textOfRow,
  wordsOfRow,
} from '../../layout/lay-out.ts'
import { linesDown, wordsIn } from '../../layout/neighbours.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { type FoundDate, findAnnouncedDates, findDates } from '../../values/dates.ts'
import { isOffered, isOfGoods, isOpenBetween } from '../../vocabulary/beside-due-day.ts'
import { isPaidAtOnce, saysHowPaid } from '../../vocabulary/how-paid.ts'
import { type LabelRead, TO_LOOK_AT } from '../../vocabulary/label-read.ts'
import { announcementsIn } from '../labels/announcements.ts'
import { type Candidate, findLabelled, type Weigh } from '../labels/labels.ts'
import { hasStrangeLabel } from '../labels/strange-labels.ts'
import type { Accept } from '../labels/whole-values.ts'
import { isTitle } from '../titles.ts'
import { withDatesSeen } from './as-dates.ts'
import { type Numbered, numberedDates } from './dated-numbers.ts'
import { withDaysBesideSupply } from './days-beside-supply.ts'
import { lessWhereListed } from './listed-dates.ts'
import { requestedDates, toldDates } from './told-dates.ts'

/** A date followed by other words stands in a sentence, which may be about another document. */
const acceptDate: Accept<FoundDate> = text => {
  const first = findAnnouncedDates(text)[0]
  if (!first || first.index >= 14) return null
  const goesOn = /[a-z]{3,}.*[a-z]{3,}/i.test(text.slice(first.index + first.text.length))
  return { value: first, taken: first.text, weight: isGarbled(first.text) ? TO_LOOK_AT : goesOn ? 0.6 : 1 }
}

/** More figures than a day, a month and a year have, or a letter for the last. */
function isGarbled(text: string): boolean {
  return text.replace(/\D/g, '').length > 8 || /\b20\d[A-Za-z]$/.test(text)
}

/** What labels announce; where that is no date, what another of a scan's readers saw there. */
function announced(
  pages: readonly PageLayout[],
  weigh: Weigh,
  accept: Accept<FoundDate> = acceptDate,
): Candidate<FoundDate>[] {
  const found = findLabelled(pages, weigh, accept)
  if (found.length > 0) return lessWhereListed(found, pages)
  return findLabelled(withDatesSeen(pages), weigh, accept).map(one => ({
    ...one,
    weight: TO_LOOK_AT * one.weight,
  }))
}

export function findDueDates(pages: readonly PageLayout[]): Candidate<FoundDate>[] {
  const due = (tellsHow: boolean, accept: Accept<FoundDate>) =>
    announced(
      pages,
      label => (label.meaning === 'due-date' && (label.tellsHow ?? false) === tellsHow ? label.weight : null),
      accept,
    )
  // Where such a payment may be still to come, it is asked for in so many words.
  const unlessPaid = due(true, text => (saysHowPaid(text) ? null : acceptDue(text)))
  return [...due(false, acceptDue), ...unlessPaid, ...requestedDates(pages)]
    .map(one =>
      isOffered(behindWords(one, pages)) ? { ...one, weight: Math.min(one.weight, TO_LOOK_AT) } : one,
    )
    .sort((a, b) => b.weight - a.weight)
}

function acceptDue(text: string): ReturnType<typeof acceptDate> {
  const found = isOfGoods(text) ? null : acceptDate(text)
  const isOpen = found && (isPaidAtOnce(text) || isOpenBetween(text.slice(0, found.value.index)))
  return isOpen ? { ...found, weight: TO_LOOK_AT } : found
}

/** What goes on in the row behind a value, with the mark that may end a sentence there. */
function behindWords({ page, words }: Candidate<unknown>, pages: readonly PageLayout[]): string {
  const last = words.at(-1)
  const rows = pages.filter(({ number }) => number === page).flatMap(({ rows }) => rows.map(wordsOfRow))
  const row = rows.find(row => last !== undefined && row.includes(last)) ?? []
  return joinTexts(row.slice(row.indexOf(last as Word))).replace(/^\S*\w/, '')
}

/** A letter's only date needs no label, and is likelier its own than one behind words that say little. */
const ONLY_DATE = 0.46
/** Other dates stand alone as well: one with its time on the line of the paper's number is likelier, and both only to be looked at. */
const AMONG_OTHERS = 0.25
const AMONG_OTHERS_TIMED = 0.28
/** A date of something else is a guess. */
const LEFT = 0.1
/** Points. */
const FLUSH = 2
/** The part of a page where letterheads end. */
const HIGH = 0.5
const WHOLE = 1
const TERMS = /\b(?:days?|eom|net|month|cod|cash|account|terms|receipt|paid|prepaid)\b/i

/** A due date is announced, with figures that are neither a date nor terms of payment. */
export function hasUnreadDueDate(pages: readonly PageLayout[]): boolean {
  const unread: Accept<string> = text =>
    /\d/.test(text) && !TERMS.test(text) && readAmount(text) === null ? { value: text, taken: text } : null
  return findLabelled(pages, label => (label.meaning === 'due-date' ? label.weight : null), unread).some(
    found => found.weight >= 0.9,
  )
}

/** On a credit note an invoice's date may be that of the invoice which it is for: of its label's weight, and up to which it asks about another. */
const OF_INVOICE = { share: 0.7, asksUpTo: 0.8 }
/** Less than the ledger's day, and only to be looked at. */
const QUOTED_BEFORE = 0.42

/** Dates announced as the document's own; a bare date beside the title counts nearly as much, any other bare date little. */
export function findInvoiceDates(
  pages: readonly PageLayout[],
  number: Numbered,
  type: DocumentType,
): Candidate<FoundDate>[] {
  const isOfInvoice = ({ paper }: LabelRead) => type === 'credit-note' && paper === 'invoice'
  const labelled = announced(pages, label => {
    if (label.meaning !== 'invoice-date' || isOfInvoice(label)) return null
    return label.paper === 'quote' && type !== 'quote' ? QUOTED_BEFORE : label.weight
  })
  const ofInvoice = announced(pages, label =>
    label.meaning === 'invoice-date' && isOfInvoice(label) ? OF_INVOICE.share * label.weight : null,
  )
  const found = [
    ...labelled,
    ...ofInvoice.map(one => ({ ...one, asksUpTo: OF_INVOICE.asksUpTo })),
    ...toldDates(pages, number),
    ...numberedDates(pages, number),
    ...bareDates(pages, number),
  ].sort((a, b) => b.weight - a.weight)
  // Beside the ledger's day any other may be the document's.
  const [best] = found
  if (!best) return leftDates(pages, HIGH)
  return best.asksUpTo === undefined
    ? withDaysBesideSupply(found, pages)
    : [...found, ...leftDates(pages, WHOLE)]
}

/** Where nothing but the ledger announces the document's date: dates in that share of the first page that are announced as something else than due. */
function leftDates(pages: readonly PageLayout[], share: number): Candidate<FoundDate>[] {
  const page = pages[0]
  if (!page) return []
  const due = new Set(findDueDates([page]).flatMap(found => found.words))
  return page.rows
    .filter(row => middle(row) < share * page.height)
    .flatMap(row => row.segments)
    .flatMap(segment => findDates(segment.text).map(date => ({ date, words: wordsIn(segment, date.text) })))
    .filter(({ words }) => !words.some(word => due.has(word)))
    .map(({ date, words }) => ({ value: date, weight: LEFT, page: page.number, words }))
}

/** Dates that stand alone high on the first page and that no label claims for something else. */
function bareDates(pages: readonly PageLayout[], number: Numbered): Candidate<FoundDate>[] {
  const page = pages[0]
  if (!page) return []
  // What numbers the invoice says nothing against a date as its own; a docket has a day of its own.
  const ofOthers: Weigh = ({ meaning, paper, weight }) =>
    meaning === 'invoice-number' && paper === 'invoice' ? null : weight
  const claimed = new Set(findLabelled([page], ofOthers, acceptDate).flatMap(found => found.words))
  // Among amounts it says of which kind another paper is.
  const titles = page.rows.filter(row => row.segments.some(({ text }) => isTitle(text)) && !isOfList(row))
  const isCredit = titles.some(row => /\b(?:credit|adjustment)\b/i.test(textOfRow(row)))
  const alone = page.rows
    .filter(row => middle(row) < 0.4 * page.height)
    .flatMap(row => {
      const holdsNumber = wordsOfRow(row).some(word => number.words.includes(word))
      const isNumbered = holdsNumber && !(isCredit && namesInvoice(row)) && !/\bprint/i.test(textOfRow(row))
      return row.segments.flatMap(segment => aloneIn(segment, isNumbered) ?? [])
    })
    .filter(({ words }) => !words.some(word => claimed.has(word)))
  const only = new Set(alone.map(({ date }) => date.date)).size === 1
  return alone.map(({ date, words, segment, isTimed }) => {
    const beside =
      !isTimed && titles.some(title => Math.abs(middle(title) - middle(segment)) < page.textHeight)
    const isOwn = only && !hasStrangeLabel(page, segment)
    const isTitles = beside || (!isTimed && isUnderTitle(segment, page))
    const among = isTimed ? AMONG_OTHERS_TIMED : AMONG_OTHERS
    return { value: date, weight: isTitles ? 0.7 : isOwn ? ONLY_DATE : among, page: page.number, words }
  })
}

function isOfList({ segments }: Row): boolean {
  const begins = isTitle(segments[0]?.text ?? '')
  return !begins && segments.some(({ text }) => isMoney(readAmount(text)))
}

/** Times as large as a date is the print of the title over it. */
const LARGER = 1.15

/** What a number under a title may be of besides the paper. */
const OF_ANOTHER = /\b(?:order|p\/?o|job|page|quote|ref)\b/i

/** In one block with a title in large print, right under it or under what numbers the paper. */
function isUnderTitle(date: Segment, page: PageLayout): boolean {
  const titles = page.rows
    .flatMap(({ segments }) => segments)
    .filter(({ text, x0 }) => isTitle(text) && Math.abs(x0 - date.x0) < FLUSH)
    .filter(({ y0, y1 }) => y1 - y0 > LARGER * (date.y1 - date.y0))
  return titles.some(title => {
    const [, number, lower] = linesDown(title, page)
    return (
      number === date ||
      (lower === date && /\d/.test(number?.text ?? '') && !OF_ANOTHER.test(number?.text ?? ''))
    )
  })
}

/** As tills print it behind the day. */
const TIME = /^\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?: ?[ap]\.?m\.?)?$/i

interface DateAlone {
  date: FoundDate
  words: Word[]
  segment: Segment
  /** With a time of day, which may be that of the print. */
  isTimed: boolean
}

/** A segment that is a date and at most its weekday; with a time of day only on the line of the paper's own number. */
function aloneIn(segment: Segment, isNumbered: boolean): DateAlone | null {
  const [date] = findDates(segment.text)
  if (!date) return null
  const rest = segment.text
    .replace(date.text, '')
    .replace(/\b(?:mon|tue|wed|thu|fri|sat|sun)\w*,?/i, '')
    .trim()
  const isTimed = TIME.test(rest) && isNumbered
  return rest === '' || isTimed ? { date, words: wordsIn(segment, date.text), segment, isTimed } : null
}

/** A credit note names the invoice that it is for, too. */
function namesInvoice({ segments }: Row): boolean {
  return segments.some(segment =>
    announcementsIn(segment).some(
      ({ label, rest, inSentence }) => label.paper === 'invoice' && /\d/.test(rest) && !inSentence,
    ),
  )
}
