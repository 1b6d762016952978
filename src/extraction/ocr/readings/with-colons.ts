import type { MergedWord } from '../seen-words.ts'

/** What readers make of the two dots between a label and its value. */
const LIKE_COLON = /^[\d.;!|il]$/i
/** Share of its height that a colon's middle is beside those over and under it. */
const ALIGNED = 0.5

/** The words with the colon for a lone figure that another reader saw as one, and nobody else so, where colons of other labels stand over or under it. */
export function withColons(words: readonly MergedWord[]): MergedWord[] {
  const colons = words.filter(({ text }) => text === ':')
  const isInLine = ({ x0, x1, y0, y1 }: MergedWord) =>
    colons.some(other => Math.abs(other.x0 + other.x1 - x0 - x1) / 2 < ALIGNED * (y1 - y0))
  const isColon = (word: MergedWord) =>
    LIKE_COLON.test(word.text) &&
    word.readings.includes(':') &&
    !word.readings.includes(word.text) &&
    isInLine(word)
  return words.map(word => (isColon(word) ? { ...word, text: ':' } : word))
}
