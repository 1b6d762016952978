import { joinTexts } from '../pdf/page.ts'
import { isMoney, readAmount } from '../values/amounts.ts'
import { findAnnouncedDates } from '../values/dates.ts'
import { bestOf, findText, type Place, rowsNear, type Where } from './find-text.ts'
import type { IndexRow, PlacedWord, WordIndex } from './word-index.ts'

/** A value with the place that bears it out. */
export interface Found<T> {
  value: T
  place: Place
}

const SAME = 1e-6
const SIGN_BEHIND = /^(?:CR|DR|-|−)$/i

/**
 * Finds a number by its value, whatever its spelling; the page's sign holds. `money` asks for cents or a currency sign. Words that serve
 * something else already (`taken`) are the last choice: a subtotal may be the same number as its only line.
 * @param read as the model copied it, such as `$1,234.50` or `4`.
 */
export function findAmount(
  index: WordIndex,
  read: string,
  where: Where & { money?: boolean; taken?: ReadonlySet<PlacedWord> },
): Found<number> | null {
  const wanted = numberIn(read)
  if (wanted === null) return null
  const offers = (row: IndexRow) =>
    numbersOf(row).filter(
      one => Math.abs(Math.abs(one.value) - Math.abs(wanted)) < SAME && (!where.money || one.isMoney),
    )
  const rankOf = ({ value, words }: PrintedNumber) =>
    (Math.abs(value - wanted) < SAME ? 0 : 1) + (words.some(word => where.taken?.has(word)) ? 2 : 0)
  const best = bestOf(index, where, offers, rankOf)
  if (!best) return null
  const printed = joinTexts(best.words)
  const match = printed === read.trim() ? 'exact' : 'normalised'
  return { value: best.value, place: { words: best.words, match, printed } }
}

/** The number in a text as a model copies it: `$1,234.50`, `2 EA`, `10%`. */
export function numberIn(text: string): number | null {
  return readAmount(text)?.value ?? counted(text)
}

/** `4EA`, `2 x`: a number with its unit. */
function counted(text: string): number | null {
  const match = /^(-?\d+(?:\.\d+)?)\s*[A-Za-z]{1,5}\.?$/.exec(text.trim())
  return match ? Number(match[1]) : null
}

interface PrintedNumber {
  value: number
  words: PlacedWord[]
  isMoney: boolean
}

/** Rows are asked for every amount of a document: thousands of times. */
const known = new WeakMap<IndexRow, PrintedNumber[]>()

function numbersOf(row: IndexRow): PrintedNumber[] {
  const before = known.get(row)
  if (before) return before
  const found: PrintedNumber[] = []
  known.set(row, found)
  const add = (text: string, words: PlacedWord[]) => {
    const amount = readAmount(text)
    const value = amount?.value ?? counted(text)
    if (value !== null) found.push({ value, words, isMoney: isMoney(amount) })
  }
  row.words.forEach((word, i) => {
    const next = row.words[i + 1]
    // A sign close behind belongs to its number: `99.00 CR` is not 99.00. Further away it is another column's dash.
    const isSigned =
      next && SIGN_BEHIND.test(next.text) && next.x0 - word.x1 < row.height && readAmount(word.text)
    if (isSigned) add(`${word.text} ${next.text}`, [word, next])
    else add(word.text, [word])
    if (next && /^A?U?D?\s*\$$/.test(word.text)) add(`${word.text} ${next.text}`, [word, next])
    const behind = word.text.split(/[:=]/).at(-1) ?? ''
    if (behind !== word.text) add(behind, [word])
  })
  return found
}

export interface FoundDay extends Found<string> {
  /** The page writes it month first, or the two readings of it are open. */
  swapped: boolean
}

/** Finds a date by its value (YYYY-MM-DD); the page's own spelling is read day first, as Australians write it. */
export function findDay(index: WordIndex, read: string, where: Where): FoundDay | null {
  const wanted = findAnnouncedDates(read)[0]?.date
  if (!wanted) return null
  for (const row of rowsNear(index, where)) {
    const { text, starts } = textOf(row)
    const day = findAnnouncedDates(text).find(one => one.date === wanted)
    if (!day) continue
    const end = day.index + day.text.length
    const words = row.words.filter((word, i) => {
      const start = starts[i] ?? 0
      return start < end && start + word.text.length > day.index
    })
    const match = day.text === read.trim() ? 'exact' : 'normalised'
    return { value: wanted, swapped: day.swapped, place: { words, match, printed: day.text } }
  }
  return null
}

function textOf(row: IndexRow): { text: string; starts: number[] } {
  let text = ''
  const starts = row.words.map((word, i) => {
    const before = row.words[i - 1]
    // Words of different columns make no date together.
    if (before) text += word.x0 - before.x1 > 2.5 * row.height ? ' | ' : ' '
    const start = text.length
    text += word.text
    return start
  })
  return { text, starts }
}

/** Finds an ABN by its digits. */
export function findAbn(index: WordIndex, read: string, where: Where): Found<string> | null {
  const digits = read.replace(/\D/g, '')
  if (digits.length !== 11) return null
  const place = findText(index, digits, where)
  return place && place.match !== 'folded' ? { value: digits, place } : null
}
