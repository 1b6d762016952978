import { mayBeOne } from '../ocr/confusable.ts'
import { isOcr, type Word } from '../pdf/page.ts'

/** A number, and the word that it begins with. */
export interface Printed {
  value: string
  word: Word
}

/**
 * Whether two places print one number, which a scan may have read in two ways, with a nought too few before it (`001657` for `0001657`) or with
 * a space for its stroke (`QA 50614` for `QA/50614`).
 */
export function isSameNumber(one: Printed, other: Printed): boolean {
  const bare = ({ value }: Printed) => value.replace(/[\s./-]+/g, '/').replace(/^0+(?=\d{3})/, '')
  return isOcr([one.word, other.word]) ? mayBeOne(bare(one), bare(other)) : one.value === other.value
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
