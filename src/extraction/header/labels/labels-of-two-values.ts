import { readLabel } from '../../vocabulary/label-meaning.ts'
import { type LabelRead, TO_LOOK_AT } from '../../vocabulary/label-read.ts'
import type { Announcement } from './announcements.ts'

/** The halves of a label, the mark between them, and the values behind them. */
const HALVES =
  /^(?<first>[^:\d]*?)\s*(?<mark>\/|&|\+|\band\b)\s*(?<second>[^:\d]*?)(?:[\s:]+(?<rest>\S*\d.*))?[\s:]*$/i
const AND_DATE = /^([^:\d]*?)\s*(?:\/|&|\band\b)\s*date\b[\s:]*(.*)$/i
const TWO_DAYS = /^(?:invoice-date due-date|due-date invoice-date)$/

/** What a text announces that is one label of two values (`Invoice No. / Date`, `Date / Pay by`, `Order No / Placed by`); null for any other. */
export function ofTwoValues(text: string): Announcement[] | null {
  const { first = '', mark = '', second = '', rest = '' } = HALVES.exec(text)?.groups ?? {}
  return numberAndDate(text) ?? twoDays([first, second], rest) ?? orderAndMore([first, second], mark, rest)
}

function numberAndDate(text: string): Announcement[] | null {
  const [, words = '', rest = ''] = AND_DATE.exec(text) ?? []
  const label = readLabel(words)
  if (label?.meaning !== 'invoice-number' && label?.meaning !== 'order-number') return null
  const other: LabelRead = { meaning: 'other', weight: label.weight }
  const date = label.meaning === 'invoice-number' ? dateOf(words, label.weight) : other
  return [label, date].map(one => ({ label: one, rest, inSentence: false, trails: false }))
}

/** What the date of something numbered is (`Number`, `Delivery note`). */
function dateOf(numbered: string, weight: number): LabelRead {
  const label = readLabel(`${numbered.replace(/\b(?:no|nr|num|number)\b\.?|#/gi, '')} date`)
  return label ?? { meaning: 'invoice-date', weight }
}

function twoDays(halves: readonly [string, string], rest: string): Announcement[] | null {
  const labels = halves.flatMap(half => readLabel(half) ?? [])
  if (!TWO_DAYS.test(labels.map(({ meaning }) => meaning).join(' '))) return null
  return labels.map((label, i) => ({ label, rest, inSentence: false, trails: false, isSecond: i > 0 }))
}

/** The order, to be looked at, where the other value is of something that no field asks for. */
function orderAndMore(
  [first, second]: readonly [string, string],
  mark: string,
  rest: string,
): Announcement[] | null {
  const [label, other, whole] = [first, second, `${first} / ${second}`].map(readLabel)
  const isOther = [other, whole].every(one => !one || one.meaning === 'other')
  if (mark !== '/' || second.length < 2 || label?.meaning !== 'order-number' || !isOther) return null
  const guess = { ...label, weight: Math.min(label.weight, TO_LOOK_AT) }
  return [{ label: guess, rest, inSentence: false, trails: false }]
}
