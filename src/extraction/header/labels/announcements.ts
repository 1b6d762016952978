import type { Segment } from '../../layout/lay-out.ts'
import { joinTexts } from '../../pdf/page.ts'
import { WEEKDAY } from '../../values/dates.ts'
import { readLabel } from '../../vocabulary/label-meaning.ts'
import type { LabelRead } from '../../vocabulary/label-read.ts'
import { endsLabel } from '../../vocabulary/label-words.ts'
import { isShopsOrder } from '../../vocabulary/order-words.ts'
import { dueBehind } from '../../vocabulary/what-is-due.ts'
import type { Announcement } from './announcement.ts'
import { beginsAnew, isValueLike, MONTH_NAME, TERM } from './begins-anew.ts'
import { ofTwoValues } from './labels-of-two-values.ts'

/** `Invoice number (please quote)`, `Due date (30 days)`: what stands in brackets explains a label, unless it says whose (`Job no. (yours)`). */
const REMARK =
  /\s*\((?!(?:yours?|ours?|theirs?|internal|(?:customer|client|buyer)(?:['’]?s)?)\))(?:\d+ (?=days?\b|eom\b))?[a-z][a-z /]*\)(?=\s|:|$)/gi
/** `P.0. Number` and `Cust 0/No`, as OCR reads them. */
const ZERO_FOR_O = /(?<=\bP[./])0(?=[\s.:]|$)|\b0(?=\/N[oO]?\b)/g
/** All that stands behind a label whose other half is in the next line (`Order no. /` over `Date`). */
const HALF_BELOW = /^[/&+]$/
const LONGEST = 7
/** What came of an order (`Points earned on this order: 210`). */
const CAME_OF_ORDER = /\b(?:points|earned|saved|savings|items|discount)\b.*\border\W*$/i
/** Before an order amid other words, they make it another one (`Ordered 3 - back order 1`), if not the customer's (`your work order 4471`). */
const OTHERS = /(?<!\b(?:your|customer(?:['’]?s)?) )\b(?:back|sales|standing|special|work|job|web|repair)$/i
/** A label that weighs as much says whose order it is. */
const THEIR_ORDER = 0.9

/**
 * The labels of a segment: one as a rule; several where a line runs on (`Invoice No: 123 Date: 5/3/26`). A label may begin the segment,
 * follow a value, or end in a colon; elsewhere it only counts as part of a sentence.
 */
export function announcementsIn(segment: Segment): Announcement[] {
  const text = joinTexts(segment.words).replace(ZERO_FOR_O, 'O')
  const both = ofTwoValues(text)
  if (both) return both
  const words = text.replace(REMARK, '').split(/\s+/).flatMap(apart)
  const starts: { from: number; to: number; label: LabelRead; inSentence: boolean }[] = []
  let from = 0
  while (from < words.length) {
    const to = TERM.test(words[from] ?? '') ? null : labelEnd(words, from)
    if (to === null) {
      from += 1
      continue
    }
    const label = readLabel(words.slice(from, to).join(' '))
    const behindValue = from === 0 || isValueLike(words[from - 1] ?? '')
    const opens = behindValue || (to - from > 1 && endsInColon(words, to))
    const before = words.slice(0, from)
    const isOthers = !opens && OTHERS.test(before.join(' '))
    const inSentence = !opens || isDatingAnother(before, words[from] ?? '')
    const own = label && !isOthers ? ofWhat(asOthers(label, words, to), words, [from, to]) : null
    if (own) starts.push({ from, to, label: own, inSentence })
    from = label ? to : from + 1
  }
  return starts.map(({ to, label, inSentence }, i) => {
    const next = starts.slice(i + 1).find(other => !other.inSentence)
    const trails = inSentence && to === words.length && label.meaning !== 'other'
    return { label, inSentence, trails, rest: words.slice(to, next?.from).join(' ').replace(HALF_BELOW, '') }
  })
}

/** What a number may stand right behind (`No.4418`, `Inv.No.4418`, `InvNo.4418`, `P.O.4418`, `Nº4418`). */
const BEFORE_NUMBER = String.raw`\(?(?:[A-Za-z]{1,7}[./])*(?:[Ii][Nn][Vv](?:[Oo][Ii][Cc][Ee])?|[Oo][Rr][Dd](?:[Ee][Rr])?|[Pp][Oo])?(?:[Nn](?:[OoRr]|[Uu][Mm])|NBR|[Rr][Ee][Ff]|P\.O|O\/N)\.|N\.?[°º]\.?`
/** `Date:5/3/26` and `No.4418` are printed as one word. */
const LABEL_AND_VALUE = new RegExp(
  String.raw`^([A-Za-z][A-Za-z./#]*[:#](?=\S)|(?:${BEFORE_NUMBER})(?=[:#-]*[A-Z]{0,4}[-/]?\d{2}))(.*)$`,
)

/** The same of a label that a text begins with (`Invoice.104417`, `CustOrd.7731`); behind another it may be of the number, as most letters in capitals are. */
const LABEL_AT_START =
  /^((?:(?:INV|INVOICE|ORD|ORDER|PO)|[A-Z][A-Za-z]*[a-z])\.)(?=[A-Z]{0,4}[-/]?\d{2})(.*)$/

function apart(word: string, at: number): string[] {
  const match = LABEL_AND_VALUE.exec(word)
  if (match) return [match[1] ?? '', match[2] ?? '']
  const [, label = '', value = ''] = (at === 0 && LABEL_AT_START.exec(word)) || []
  return readLabel(label) === null ? [word] : [label, value]
}

const ENDS_SENTENCE = /(?:[a-z]{4}|GST|EFT)\.$/
const SHORTENED = /^(?:purch|cust|acct|quot|desp)\.$/i

/** Where the longest run of words that reads as one label ends; no label goes past a figure, a day, its own colon or a sentence's end. */
function labelEnd(words: readonly string[], from: number): number | null {
  let end: number | null = null
  for (let to = from + 1; to <= Math.min(words.length, from + LONGEST); to++) {
    const last = words[to - 1] ?? ''
    const isDay = WEEKDAY.test(last) || (MONTH_NAME.test(last) && /^\d/.test(words[to] ?? ''))
    if (
      /\d/.test(last) ||
      isDay ||
      isJobOrdered(words, from, to - 1) ||
      (end === to - 1 && isWordOfValue(words.slice(from, end), last)) ||
      (end !== null && isLetterOfNumber(words, to - 1))
    )
      break
    const label = /[a-z#]/i.test(last) ? readLabel(words.slice(from, to).join(' ')) : null
    if (
      label !== null &&
      !(
        end !== null &&
        beginsValue(words, to - 1) &&
        label.meaning === readLabel(words.slice(from, end).join(' '))?.meaning
      )
    )
      end = to
    if (last.endsWith(':') || (ENDS_SENTENCE.test(last) && !SHORTENED.test(last))) break
  }
  return end
}

/** `Order No. Job 884`: workshops number jobs; other papers refer to one (`Invoice No. Job 884`). */
function isJobOrdered(words: readonly string[], from: number, at: number): boolean {
  const [before = '', word = '', next = ''] = words.slice(at - 1, at + 2)
  const isJob = /^job$/i.test(word) && /^\d/.test(next)
  return isJob && endsLabel(before) && readLabel(words.slice(from, at).join(' '))?.meaning === 'order-number'
}

/** What stands in capitals behind a label that has small letters and says that it numbers something is its value (`P/O Number STOCK-KT`). */
function isWordOfValue(label: readonly string[], word: string): boolean {
  const isNumbered = /^(?:no\.?|num(?:ber)?|nr|ref(?:erence)?\.?):?$/i.test(label.at(-1) ?? '')
  const isCapitals = /^(?=.*[A-Z]{3})[A-Z]+(?:-[A-Z]+)*$/.test(word) && /[a-z]/.test(label.join(''))
  return isNumbered && isCapitals && readLabel(word) === null
}

/** One letter before figures is the number's (`No. A 20418`), unless it ends initials (`Customer P O 1234`). */
function isLetterOfNumber(words: readonly string[], at: number): boolean {
  const [before = '', word = '', next = ''] = words.slice(at - 1, at + 2)
  return /^[A-MP-Z]$/.test(word) && /^\d{3}/.test(next) && !/^[A-Z]\.?$/i.test(before)
}

/** Capitals before a figure belong to the number itself (`Credit note CR 0311`, `Purchase order MG 3308`), unless they say number. */
function beginsValue(words: readonly string[], at: number): boolean {
  const [word = '', next = ''] = words.slice(at, at + 2)
  // The other half of a label (`Customer ref / PO BR-118`).
  if (word === 'PO' && words[at - 1] === '/') return false
  const says = /^(?:NO|NOS|NR|NUM|NBR|REF|ID|DOC|DKT|ORD|ORDER|DATE|CODE|NOTE|MEMO|SLIP|RCPT)$/
  return /^[A-Z]{2,4}$/.test(word) && !says.test(word) && /\d/.test(next)
}

/**
 * A label of an order by its words, whose value is something else: what came of it, what a payment shall name, a web shop's own order (`Thanks for
 * your order #4490317`), or where its page is found (`Your orders > 4410-77 > Contact seller`).
 */
function asOthers(label: LabelRead, words: readonly string[], to: number): LabelRead {
  if (label.meaning !== 'order-number') return label
  const isInMenu = words.filter(word => /^[>›»→]$/.test(word)).length > 1
  const before = words.slice(0, to).join(' ')
  const isThanked = /\bthank(?:s| you)\b/i.test(before)
  if (isInMenu || CAME_OF_ORDER.test(before)) return { meaning: 'other', weight: 1 }
  if (label.weight >= THEIR_ORDER && !isThanked) return label
  const pays = label.weight < 0.5 && words.some(word => /^(?:bsb|biller|bpay)\b/i.test(word))
  return pays || isShopsOrder(words[to] ?? '') ? { meaning: 'other', weight: 1 } : label
}

/** The label of a day by what its sentence says is due. */
function ofWhat(label: LabelRead, words: readonly string[], [from, to]: [number, number]): LabelRead | null {
  const before = words.slice(0, from)
  const text = words.slice(from, to).join(' ') + (words[to] === ':' ? ':' : '')
  return dueBehind(label, beginsAnew(before, text) ? '' : before.join(' '), text)
}

/** What has a number, but no date of its own (`Account 4471, dated 5 March 2026`). */
const UNDATED =
  /^(?:account|acct|cust|customer|page|terms|days|branch|store|depot|till|register|terminal)\W*$/i

/** Behind what is named before it (`Refers to 4471 dated 5 March 2026`), which only the paper's own number shows to be the paper. */
function isDatingAnother(before: readonly string[], word: string): boolean {
  return /^dated$/i.test(word) && before.some(one => /^[a-z]{3,}\W*$/i.test(one) && !UNDATED.test(one))
}

function endsInColon(words: readonly string[], to: number): boolean {
  return (words[to - 1] ?? '').endsWith(':') || words[to] === ':'
}
