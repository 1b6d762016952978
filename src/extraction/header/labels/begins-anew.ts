import { MONTH, WEEKDAY } from '../../values/dates.ts'
import { readLabel } from '../../vocabulary/label-meaning.ts'
import { labelWords } from '../../vocabulary/label-words.ts'
import { readTotalLabel, type TotalLabel } from '../../vocabulary/total-labels.ts'
import { hasMoney } from '../../vocabulary/words-of-payment.ts'

/** Words that end terms of payment (`30 days EOM`), so that a label may follow. */
export const TERM = /^(?:days?|months?|eom|cod|nett?)$/i
/** A month before its day (`Invoice date Jul 23, 2026`). */
export const MONTH_NAME = new RegExp(`^${MONTH}\\.?$`, 'i')

/** What a sentence goes on from, though it ends as a value does (`a late fee of $25.00`, `If not paid,`). */
const GOES_ON = /\bof \$?[\d.,]+$|\b(?:if|unless|once|provided)\b(?:(?![a-z]{2}[.;:]\s).)*$/i

/** What labels of the paper itself are of, among those of which no field asks. */
const OWN =
  /\b(?:account|customer|bank|bsb|phone|telephone|tel|ph|fax|mobile|email|abn|acn|page|terms|branch|biller|reference|date|ordered)\b/
const OWN_TOTALS: readonly (TotalLabel | null)[] = ['subtotal', 'gst', 'total', 'balance']
/** Of another paper, of part of the money or of goods, whatever else the label says. */
const OTHERS =
  /\b(?:prev|previous|last|overdue|deposit|statement|core|bond|opening|back|special|exchange|loan|hire|service|vehicle|rego|registration)\b/i

/**
 * Whether a label of a day begins anew behind the words of its line: they end in a value of one of the paper's own labels. Behind any other number
 * it may be the goods of that number that are due (`Core for TK-4471 due by 13/11`).
 */
export function beginsAnew(before: readonly string[], label: string): boolean {
  return isValueLike(before.at(-1) ?? '') && !GOES_ON.test(before.join(' ')) && isOwnValue(before, label)
}

/** Whether a label may follow a word: it is a value's last one, or a mark between two. */
export function isValueLike(word: string): boolean {
  return /\d/.test(word) || /^[|,;/–-]$/.test(word) || /[,;]$/.test(word) || TERM.test(word)
}

function isOwnValue(words: readonly string[], behind: string): boolean {
  const end = words.findLastIndex(word => !isPartOfValue(word))
  const named = words.slice(0, end + 1)
  const label = named.slice(named.findLastIndex((word, i) => i < end && /\d/.test(word)) + 1).join(' ')
  return label === '' ? words.every(isPlainValue) || hasMoney(behind) : isOwnLabel(label, behind)
}

function isOwnLabel(text: string, behind: string): boolean {
  if (OTHERS.test(text)) return false
  const label = readLabel(text)
  if (label === null) return /^(?:amount|of)\W*$/i.test(text) || OWN_TOTALS.includes(readTotalLabel(text))
  if (label.meaning === 'other')
    return OWN.test(labelWords(text).join(' ')) || [text, behind].every(one => one.endsWith(':'))
  if (label.meaning === 'due-date') return /\bterms\b/i.test(text)
  // `Order 88213 due`, `Order No 88213 due`: the goods are; `due date` and `due:` are no words for them.
  const isLabel = /:$|\b(?:no|number|ref|reference)\b|#/i.test(text)
  return (
    label.meaning !== 'order-number' || (isLabel && (/^[A-Z]|\bdate\b|:$/.test(behind) || hasMoney(behind)))
  )
}

/** A day, a sum or terms; letters with figures may be a number of goods. */
function isPlainValue(word: string): boolean {
  return !/[a-z]/i.test(word) || [MONTH_NAME, WEEKDAY, TERM].some(pattern => pattern.test(word))
}

function isPartOfValue(word: string): boolean {
  return !word.endsWith(':') && (/\d/.test(word) || isPlainValue(word))
}
