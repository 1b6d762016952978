import { findAbns } from '../../values/abn.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { findDates, MONTH } from '../../values/dates.ts'
import { isAddress } from '../addresses.ts'
import type { Accept } from '../labels/whole-values.ts'

/** A document number: capitals and figures with at least one figure; no date, no money, no ABN, no page count. */
export const acceptNumber: Accept<string> = printed => {
  const named = REFERENCE.test(printed) ? REFERENCE : INVOICE_STOP
  const referred = named.test(printed) ? acceptNumber(printed.replace(named, '')) : null
  if (referred) return { ...referred, toLookAt: true }
  // `Nº 08877`, `SI000735` and `C00043823` as OCR sees them.
  const text = withoutDateBehind(printed)
    .replace(/^N\s?[0oO°º]\.?\s+(?=\d{3})/, '')
    .replace(NUMBER_SIGN, '')
    .replace(/^\$(?=I-?\d{4,}$)/, 'S')
    .replace(/^€(?=\d{4,}$)/, 'C')
    .replace(/^(?:DOCUMENT|NUMBER)\s+(?=\S*\d)/i, '')
  if (HALVED.test(text)) return { value: text, taken: text, toLookAt: true }
  const tokens = withoutLabelBehind(withoutDay(text.split(/\s+/)))
  const whole = tokens.length <= 3 && tokens.every(token => /^[A-Z0-9][A-Z0-9/.#-]*$/.test(token))
  const taken = whole
    ? tokens.join(' ')
    : tokens[0]?.match(/^[A-Z]{1,4}$/) && /\d/.test(tokens[1] ?? '')
      ? `${tokens[0]} ${tokens[1]}`
      : (tokens[0] ?? '')
  const value = taken.replace(/[.,;:)]+$/, '').replace(/^[(#]+/, '')
  if (!/\d/.test(value) || value.length > 24 || /^\d+\s*of$|^\$|^\d{1,2}(?:st|nd|rd|th)$/i.test(value))
    return null
  if (
    PAGE_COUNT.test(text) ||
    /^page\b|^bsb \d{3}[- ]?\d{3}\b/i.test(text) ||
    PHONE.test(text) ||
    OPEN_HOURS.test(text) ||
    isDate(text) ||
    (isAddress(text.replace(IN_SENTENCE, '')) && !LIKE_STATE.test(text)) ||
    findAbns(text).length > 0
  )
    return null
  if (isAmount(value)) return null
  if (!LIKE_STATE.test(text)) return { value, taken }
  return { value, taken, toLookAt: true, ...(OF_STATE.test(text) ? { weight: POSTCODE } : {}) }
}

/** A share, or money with its sign or its cents. */
export function isAmount(text: string): boolean {
  const amount = readAmount(text)
  if (!amount) return false
  return amount.percent || amount.currency || (isMoney(amount) && /\.\d\d(?:-|[CD]R)?$/i.test(text))
}

/** Under a title a reference in capitals (`REF. SP0419`) is the paper's number as likely as not. */
const REFERENCE = /^REF(?:ERENCE)?(?:[.:]+ ?| )(?=\S*\d)/

/** Shortened before figures (`INV.104417`): under a title the label of the number, under a label perhaps a piece of it. */
const INVOICE_STOP = /^(?:tax)?inv(?:oice)?\.(?=\d{3})/i

/** A label's end in one word with its number (`No.4418`, `InvNo.4418`, `Nº4418`). */
const NUMBER_SIGN =
  /^\(?(?:INV(?:OICE)?(?=NO))?N(?:[°º]\.?|(?:[OR]|UM)(?:\.[:#-]*|[:°º]))(?=[A-Z]{0,4}[-/]?\d)/i

/** Two of a few; a scan's reader may see none of the spaces, or strokes in them (`1-OF:1`). */
const PAGE_COUNT = /^(?:page\s*)?(?:\d+ of \d|\d{1,3}\W*of\W*\d{1,3}$)/i

/** Two letters and four figures, as of a state with its postcode (`NT 1187`): for a person to look at, whatever announces it. */
const LIKE_STATE = /^(?:NT|SA|WA) \d{4}$/
/** The same with a postcode of that state, which may end an address under a title. */
const OF_STATE = /^(?:NT 0[89]|SA 5|WA 6)/
const POSTCODE = 0.4
/** A short beginning before a stroke that stands apart (`M6 / 41188`): so are two numbers. */
const HALVED = /^(?:[A-Z]{1,3}\d{0,2}|\d{1,2}) \/ [A-Z]{0,3}\d{3,}$/

/** The next label of a strip, or how the invoice stands, may be printed close behind a number (`TP1173350 DATE`, `9003318845 OPEN`). */
function withoutLabelBehind(tokens: readonly string[]): string[] {
  const [last, ...before] = tokens.toReversed()
  const isLabel =
    before.some(token => /\d/.test(token)) && /^[A-Z]{3,}$/.test(last ?? '') && LABEL.test(last ?? '')
  return isLabel ? before.reverse() : [...tokens]
}

const LABEL =
  /^(?:DATE|ACCOUNT|OPERATOR|PAGE|TERMS|CUSTOMER|ORDER|INVOICE|REP|DUE|PICKED|OPEN|CLOSED|PAID|UNPAID|OVERDUE|POSTED|FINAL|COPY|REPRINT|DUPLICATE|ORIGINAL)$/

/** A day close behind a number is none of its pieces (`104417 09/02/2026`). */
function withoutDay(tokens: readonly string[]): string[] {
  const at = tokens.findIndex(
    (token, i) => i > 0 && /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/.test(token) && isDate(token),
  )
  return at > 0 ? tokens.slice(0, at) : [...tokens]
}

/** Numbers of a whole country (`1300 555 014`), of a state (`P (07) 7010 4750`), of a mobile, in their usual groups. */
export const PHONE =
  /^(?:(?:p|ph|t|tel|phone|m|mob)[.:]? )?(?:1[38]00 \d{3} \d{3}|13 ?\d\d \d\d|\(?0[23478]\)? \d{4} \d{4}|04\d\d \d{3} \d{3})$/i

/** `24 h spill line 08 7010 6199`, `24/7 breakdowns`, `24/7: 08 7010 6199`; no number that begins so (`24H-0113`). */
const OPEN_HOURS =
  /^24(?: ?\/ ?7(?![-/.]?\w)|(?: ?h(?:rs?|ours?)?|-hour)\b(?=\W*$|[\s:–-]+[a-z]{2,}\b|[\s:]+(?:\(?0\d|1[38]00\b|13 )))/i

/** `Invoice SG 2218 of 28 August for …`, `purchase order WO 6251: canopy for …`. */
export const IN_SENTENCE = /(?<=\d\S*)(?:\s+(?:of|for|dated|dd|placed)|[:;])\s.*$/i

/** `4471 / 02.03.2026`, under a label of both; a scan may lose one of the spaces. `4471 of 2 March 2026`, in a sentence. */
const BEFORE_DATE = /^(.*?\d[^\s/]*)(?:(?:\s+\/\s*|\/\s+)(?=\S+$)|\s+(?:of|dated)\s+)(.+)$/

export function withoutDateBehind(text: string): string {
  return text.replace(BEFORE_DATE, (whole, number, rest) => (isDate(rest) ? number : whole))
}

/** `12 April`, whose year stands in the row below, and `May 2026`, whose day a scan lost. */
const PART_OF_DATE = new RegExp(`^\\d{1,2}(?:st|nd|rd|th)?[ ./-]*${MONTH}[.,]?$|^${MONTH} 20\\d\\d$`, 'i')

export function isDate(text: string): boolean {
  if (PART_OF_DATE.test(text)) return true
  const first = findDates(text)[0]
  return first !== undefined && !/\d/.test(text.slice(0, first.index))
}
