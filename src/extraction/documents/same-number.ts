import { mayBeOne } from '../ocr/confusable.ts'
import { isOcr, type Word } from '../pdf/page.ts'

/** A number, and the word that it begins with. */
export interface Printed {
  value: string
  word: Word
}

/** Whether two places print one number, which a scan may have read in two ways. */
export function isSameNumber(one: Printed, other: Printed): boolean {
  return isOcr([one.word, other.word]) ? mayBeOne(one.value, other.value) : one.value === other.value
}
