import {
  type PageLayout,
  type Row,
  type Segment,
  segmentOf,
  textOfRow,
  wordsOfRow,
} from '../../layout/lay-out.ts'
import { lineBelow, wordsIn } from '../../layout/neighbours.ts'
import { DAY_OF_WEEK, type FoundDate, findDates } from '../../values/dates.ts'
import { TO_LOOK_AT } from '../../vocabulary/label-read.ts'
import { isOfElse, mayAsk } from '../../vocabulary/what-is-due.ts'
import { announcementsIn } from '../labels/announcements.ts'
import type { Candidate } from '../labels/labels.ts'
import { type Paragraph, paragraphsOf } from '../paragraphs.ts'
import { isTitle } from '../titles.ts'
import type { Numbered } from './dated-numbers.ts'
import { endsTerms, explainsTerm, isBehindOther, upTo } from './ends-of-terms.ts'

/** `19 March 2026, which is the date of this invoice`, however the sentence is broken into lines. */
const TOLD =
  /^[\s,(]*(?:(?:which|that) is|being) (?:also )?the (?:invoice )?date of (?:this|our|the) (?:tax )?invoice\b/i
const TOLD_WEIGHT = 0.85

/** `Issued by Kestrel Spares on Tuesday 3 March 2026`. */
const ISSUED_ON = new RegExp(
  String.raw`^(?:(?:this )?(?:tax )?invoice (?:was |is )?)?issued\b((?:(?![a-z]{2}\.\s).){0,160})\bon (?:${DAY_OF_WEEK} )?$`,
  'i',
)
/** What else is told to be of that day (`for goods collected on`). */
const OF_ANOTHER = /\b(?:for|under|subject|respect|with|without)\b/i
/** A name, a figure or a bracket, behind which no other deed stands. */
const ENDS_IN_NAME = /(?:^|[A-Z][\w'’&.-]*,?|[\d)],?)\s*$/

/** `of 31 Jul 2026, due 30 Aug 2026` behind the paper's number, or right under that or its title: other invoices have days as well. */
function isOfPaper({ text, words }: Paragraph, date: FoundDate, page: PageLayout, number: Numbered): boolean {
  const before = text.slice(0, date.index)
  const behind = text.slice(date.index + date.text.length)
  const due = findDates(behind)[0]
  if (!due || !/^,? (?:and )?due (?:on |by )?$/i.test(behind.slice(0, due.index))) return false
  const named = /^(?:tax )?invoice (?:no\b[.:]? ?|number:? |#)?(\S+) of $/i.exec(before)?.[1]
  if (named !== undefined || !/^of $/i.test(before)) return named !== undefined && named === number.value
  const at = page.rows.findIndex(({ segments }) => segments.some(one => one.words[0] === words[0]))
  const over = page.rows
    .slice(0, Math.max(at, 0))
    .flatMap(({ segments }) => segments)
    .filter(one => lineBelow(one, page)?.words[0] === words[0])
  const isBare = (text: string) => isTitle(text) && !/\d/.test(text)
  return over.some(one => isBare(one.text) || one.words.some(word => number.words.includes(word)))
}

/** By whom and to whom it was issued is all that is told before its day. */
function isOfIssue(before: string): boolean {
  const between = ISSUED_ON.exec(before)?.[1]
  return between !== undefined && !OF_ANOTHER.test(between) && ENDS_IN_NAME.test(between)
}

/** The document's own dates that its sentences tell. */
export function toldDates(pages: readonly PageLayout[], number: Numbered): Candidate<FoundDate>[] {
  return pages.flatMap(page =>
    paragraphsOf(page).flatMap(paragraph =>
      findDates(paragraph.text)
        .filter(
          (date, i) =>
            TOLD.test(paragraph.text.slice(date.index + date.text.length)) ||
            (i === 0 && isOfIssue(paragraph.text.slice(0, date.index))) ||
            isOfPaper(paragraph, date, page, number),
        )
        .map(date => ({
          value: date,
          weight: TOLD_WEIGHT,
          page: page.number,
          words: wordsIn(segmentOf(paragraph.words, page.number), date.text),
        })),
    ),
  )
}

const SUM = '\\$?[\\d,]+\\.\\d\\d'
const WITH_GST = '(?:aud|inc(?:l(?:uding|usive)?)?\\.? (?:of )?gst)'
/** What may stand between money and the day on which it is asked for. */
const OF_SUM = `(?: ${WITH_GST}| \\(${WITH_GST}\\))?:?,?(?: (?:of|is|in|aud))*(?: ${SUM})?,?`
const BY = '(?:on or before|by|not? later than)'
const CARD = 'your (?:[a-z]+ ){0,2}(?:card|account|visa|mastercard|amex)(?: ending (?:in )?\\d{4})?'

/** At the end of what stands before a day. */
function request(source: string): RegExp {
  return new RegExp(`(?<!\\w)(?:${source})[\\s:]*$`, 'i')
}

/** What asks for the money, before the day that it asks for. */
const REQUESTS = [
  // `Please pay Tollgate Pty Ltd by 31 March 2026`, also on a payment slip with wide gaps.
  /\b(?:pa(?:y|id|yable|yment)|settled?)\b(?:(?![a-z]{2}[.;]\s).){0,60}\b(?:by|before|not? later than)[\s:]*$/i,
  // `Amount due (AUD): $88.00 on or before 31/3/26`: nothing but an amount between them.
  request(`(?:amount|balance|total|account)s?(?: ${WITH_GST})? due${OF_SUM} (?:${BY}|before)`),
  // What was owing before a day may be paid.
  request(`(?:amount|balance|total|account)s? owing${OF_SUM} ${BY}`),
  // `Please remit $88.00 to the above account by 31/3/26`.
  request(
    `remit(?: (?:payment|funds|in full|(?:the |this )?(?:full |total )?(?:amount|balance|total)))?${OF_SUM}(?: to (?:us|(?:the |our )?(?:above |following )?(?:bank )?account),?)? (?:${BY}|before)`,
  ),
  // `Terms of payment: up to 29.4.2026 without deduction`.
  request(
    `(?:(?:(?:terms|conditions) of payment|payment(?: terms| conditions)?|terms)(?:[:,]|(?= (?:nett?|due|payable|within)))|payable)(?:,? (?:strictly|nett?|due|payable|to be paid|without deductions?|within \\d+ days))*,? until`,
  ),
  /^(?:(?:this |the |your )?(?:invoice|account|amount|total|balance)(?: is)? )?to be (?:paid|settled)(?: in full)?(?: on)?[\s:]*$/i,
  // What is yet to come: `charged on` may be the day of the sale, or of what something else will cost.
  /\bwill (?:be (?:direct(?:ly)? |auto(?:matically)? )?(?:debited|drawn|deducted)|(?:direct )?debit)\b(?:(?!\b(?:if|unless|fees?|rates?|interest)\b|[a-z]{2}[.;]\s).){0,60}\bon[\s:]*$/i,
  request(
    `(?:${CARD}|(?:amount|balance|total)(?: (?:due|owing|of))*(?: ${SUM})?|(?<=^|[.;] )(?:aud )?${SUM}) will be (?:auto(?:matically)? )?charged(?: ${SUM})?(?: (?:to|against) ${CARD})? on`,
  ),
  /^(?:(?:this |your )?(?:account|invoice|payment|amount|balance)(?: is| becomes| will be)? )?(?:(?:considered|deemed) )?overdue (?:if (?:un|not )paid )?after[\s:]*$/i,
]

const REQUESTED = 0.85

/** What a day may be told with (`the 20th of March`, `close of business on Friday`). */
const WITH_DAY = new RegExp(
  String.raw`(?:\b(?:the|${DAY_OF_WEEK}|(?:close of (?:business|trad(?:e|ing))|cob|5 ?pm)(?: on)?)[\s,]+)+$`,
  'i',
)

/** What stands before a day, without the words that say only of the day itself how it is meant. */
function plainly(before: string): string {
  return before.replace(WITH_DAY, '').replace(/\bup to(?: and including)?\s*$/i, 'until ')
}

/** The days by which a sentence asks for the money. */
export function requestedDates(pages: readonly PageLayout[]): Candidate<FoundDate>[] {
  const printed = pages.flatMap(({ rows }) =>
    rows.flatMap(row => findDates(textOfRow(row)).map(({ date }) => date)),
  )
  const weightOf = (row: Row, line: string, date: FoundDate) => {
    const [before, behind] = [line.slice(0, date.index), line.slice(date.index + date.text.length)]
    const inPiece = restOfPiece(row, line, date.index + date.text.length)
    const terms = piecesUpTo(row, before).filter(piece => endsTerms(piece, inPiece, date, printed))
    const isAlone = (piece: string) => piece === before.trim() && inPiece === behind
    if (terms.some(piece => /^[a-z]/i.test(piece) || isAlone(piece))) return REQUESTED
    // Days without a word may be of what stands before them, or of the heading over them.
    if (terms[0] !== undefined) return isBehindOther(terms[0], row, before) ? null : TO_LOOK_AT
    if (explainsTerm(before, date, printed)) return REQUESTED
    const told = plainly(before)
    if (!isRequest(told)) return mayAsk(told) && printed.some(other => other < date.date) ? TO_LOOK_AT : null
    return isOfElse(sentenceOf(row, told), behind) ? TO_LOOK_AT : REQUESTED
  }
  return pages.flatMap(page =>
    page.rows.map(withoutLabelsOfTwo).flatMap(row => {
      const line = segmentOf(wordsOfRow(row), page.number)
      return findDates(line.text).flatMap(date => {
        const weight = weightOf(row, line.text, date)
        return weight === null
          ? []
          : [{ value: date, weight, page: page.number, words: wordsIn(line, date.text) }]
      })
    }),
  )
}

/** What a label of two days asks for is the second of them and not the one that follows it. */
function withoutLabelsOfTwo(row: Row): Row {
  const isOfTwo = (one: Segment) => announcementsIn(one).some(({ isSecond }) => isSecond)
  return { ...row, segments: row.segments.filter(one => !isOfTwo(one)) }
}

function isRequest(before: string): boolean {
  return REQUESTS.some(request => request.test(before))
}

/** A request without the pieces of its row that stand before it. */
function sentenceOf(row: Row, before: string): string {
  return piecesUpTo(row, before).findLast(isRequest) ?? before
}

/** What stands behind a day in its own piece of the row. */
function restOfPiece({ segments }: Row, line: string, from: number): string {
  const ends = segments.map((_, i) => upTo(segments, i + 1).length)
  return line.slice(
    from,
    ends.find(end => end >= from),
  )
}

/** What stands before a day, from each piece of its row on. */
function piecesUpTo(row: Row, before: string): string[] {
  const starts = row.segments.map((_, i) => upTo(row.segments, i))
  return starts.filter(over => before.startsWith(over)).map(over => before.slice(over.length).trim())
}
