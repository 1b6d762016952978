import { mayBeOne } from '../ocr/confusable.ts'
import { isOcr, type Word } from '../pdf/page.ts'

/** A number, and the word that it begins with. */
export interface Printed {
  value: string
  word: Word
}

/**
 * Whether two places print one number, which a scan may have read in two ways, with a nought too few before it (`001657` for `0001657`), with
 * a space for its stroke (`QA 50614` for `QA/50614`) or without that, or with its box's border for a figure before it.
 */
export function isSameNumber(one: Printed, other: Printed): boolean {
  if (!isOcr([one.word, other.word])) return one.value === other.value
  const [a, b] = [one, other].map(({ value }) =>
    value
      .replace(BORDER, '')
      .replace(STROKES, '/')
      .replace(/^0+(?=\d{3})/, ''),
  ) as [string, string]
  return mayBeOne(a, b) || (mayBeOne(joined(a), joined(b)) && (lacksStrokes(a, b) || lacksStrokes(b, a)))
}

const BORDER = /^[1Il|!] (?=\w{4})/
const STROKES = /[\s./_–—-]+/g

function joined(text: string): string {
  return text.replaceAll('/', '')
}

/** Whether a number has only strokes that the other has as well; one left out before a single last figure is of another number (`20417-1`). */
function lacksStrokes(one: string, other: string): boolean {
  const [own, all] = [strokesIn(one), strokesIn(other)]
  const lost = all.filter(at => !own.includes(at))
  return own.every(at => all.includes(at)) && lost.every(at => at < joined(other).length - 1)
}

/** How many characters stand before each stroke. */
function strokesIn(text: string): number[] {
  const pieces = text.split('/')
  return pieces.slice(1).map((_, i) => pieces.slice(0, i + 1).join('').length)
}

/** A page's, behind a document's number: `/1`, `-02`, `P1`, `A`. */
const PAGE_COUNT = /(?:[\s./-]+(?:P(?:age)?\s*)?\d{1,2}|P\d{1,2}|[\s./-]*[A-Z])$/i

/** Whether two numbers may be one document's: they differ in what counts its pages alone, or the one is the end of the other (`QA-1041`, `001041`). */
export function mayCountPages(one: string, other: string): boolean {
  const numbers = [one, other].map(number => number.replace(PAGE_COUNT, ''))
  const [bare = '', otherBare = ''] = [one, other].map(number => number.replace(/^\D*0*/, ''))
  const isEnd = bare !== '' && otherBare !== '' && (one.endsWith(otherBare) || other.endsWith(bare))
  return isEnd || [other, numbers[1]].includes(numbers[0]) || numbers[1] === one
}
