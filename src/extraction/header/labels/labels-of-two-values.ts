import { readLabel } from '../../vocabulary/label-meaning.ts'
import { type LabelRead, TO_LOOK_AT } from '../../vocabulary/label-read.ts'
import type { Announcement } from './announcement.ts'

/** The halves of a label, and the values behind them. */
interface Halves {
  first: string
  second: string
  rest: string
}

/** Between the halves of a label, but not within `P/O` or `Order/s`. */
const STROKE = /\s*\/(?!\s*[a-z]\b)\s*/gi
const MARKS = new RegExp(`${STROKE.source}|\\s*(?:[&+]|\\band\\b)\\s*`, 'gi')
/** The second half ends at a colon, or before the first word with a figure. */
const SECOND = /^([^:\d]*?)(?:\s*:[\s:]*|\s+(?=\S*\d)|$)(.*)$/
/** `Date`, and of what (`Invoice no. / Invoice date`). */
const OF_A_DAY = /^(?:(?:tax )?(?:invoice|inv|document|doc|order|issue)\.? )?date\b\s*(.*)$/i
const TWO_DAYS = /^(?:invoice-date due-date|due-date invoice-date)$/
/** The paper's own day is found behind such a label as well, whatever stands behind that day (`Date / Time`). */
const SOUGHT_ALONE = /^(?:order-number|invoice-number|due-date)$/

/** What a text announces that is one label of two values (`Invoice No. / Date`, `Date / Pay by`, `Order No / Placed by`); null for any other. */
export function ofTwoValues(text: string): Announcement[] | null {
  const [ways, strokes] = [halvesOf(text, MARKS), halvesOf(text, STROKE)]
  const found = [...ways.map(numberAndDate), ...ways.map(twoDays), ...strokes.map(firstAndMore)]
  return found.find(one => one !== null) ?? null
}

/** The ways to part a text at the marks before its first value. */
function halvesOf(text: string, marks: RegExp): Halves[] {
  return [...text.matchAll(marks)].flatMap(({ 0: mark, index }) => {
    const first = text.slice(0, index)
    const [, second, rest] = SECOND.exec(text.slice(index + mark.length)) ?? []
    return second && rest !== undefined && !/[:\d]/.test(first) ? [{ first, second, rest }] : []
  })
}

function numberAndDate({ first, second, rest }: Halves): Announcement[] | null {
  const [, letters] = OF_A_DAY.exec(second) ?? []
  const label = letters === undefined ? null : readLabel(first)
  if (label?.meaning !== 'invoice-number' && label?.meaning !== 'order-number') return null
  const other: LabelRead = { meaning: 'other', weight: label.weight }
  const date = label.meaning === 'invoice-number' ? dateOf(first, label.weight) : other
  // Letters before the figures are the number's (`TI 4471`).
  const values = `${letters} ${rest}`.trim()
  return [label, date].map(one => ({ label: one, rest: values, inSentence: false, trails: false }))
}

/** What the date of something numbered is (`Number`, `Delivery note`). */
function dateOf(numbered: string, weight: number): LabelRead {
  const label = readLabel(`${numbered.replace(/\b(?:no|nr|num|number)\b\.?|#/gi, '')} date`)
  return label ?? { meaning: 'invoice-date', weight }
}

function twoDays({ first, second, rest }: Halves): Announcement[] | null {
  const labels = [first, second].flatMap(half => readLabel(half) ?? [])
  if (!TWO_DAYS.test(labels.map(({ meaning }) => meaning).join(' '))) return null
  return labels.map((label, i) => ({ label, rest, inSentence: false, trails: false, isSecond: i > 0 }))
}

/** The first value, to be looked at, where the other is of something that no field asks for. */
function firstAndMore({ first, second, rest }: Halves): Announcement[] | null {
  const [label, other, whole] = [first, second, `${first} / ${second}`].map(readLabel)
  const isOther = [other, whole].every(one => !one || one.meaning === 'other')
  if (!label || !SOUGHT_ALONE.test(label.meaning) || !isOther) return null
  const guess = { ...label, weight: Math.min(label.weight, TO_LOOK_AT) }
  return [{ label: guess, rest, inSentence: false, trails: false, toLookAt: true }]
}
