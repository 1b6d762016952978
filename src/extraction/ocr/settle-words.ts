import { isOcr, joinTexts, type Word } from '../pdf/page.ts'
import { type SettledCode, settleCode } from './settle-code.ts'

/** The code that some words spell, weighed over all readers; null for words that were not read by OCR. */
export function settleWords(words: readonly Word[]): SettledCode | null {
  if (!isOcr(words)) return null
  const settled = settleCode(joinTexts(words), readingsOf(words))
  return { ...settled, certain: settled.certain && !words.some(word => word.unproven) }
}

/** What each further reader saw in the place of some words. */
export function readingsOf(words: readonly Word[]): string[] {
  const readers = Math.max(0, ...words.map(word => word.readings?.length ?? 0))
  return Array.from({ length: readers }, (_, reader) =>
    words
      .map(word => word.readings?.[reader] ?? '')
      .join(' ')
      .trim(),
  )
}
