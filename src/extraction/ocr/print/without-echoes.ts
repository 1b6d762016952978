import { holdsMore, placesBeside } from '../align.ts'
import type { MergedWord } from '../seen-words.ts'
import { type Glyph, isOneCharacter, isSlender } from './glyphs.ts'

/**
 * A word without what readers saw twice in one character (`O0`, `Zz`): clear paper parts as many characters as one of the readings has, and
 * never one more. A slender sign may hide in its neighbour.
 * @param glyphs the print of a reading, null unless clear paper parts as many characters.
 */
export function withoutEchoes(word: MergedWord, glyphs: (reading: string) => Glyph[] | null): MergedWord {
  const isParted = (reading: string) => glyphs(reading)?.every(isOneCharacter)
  const base = [word.text, ...word.readings].find(reading => /^\S+$/.test(reading) && isParted(reading))
  if (base === undefined) return word
  const isEcho = (reading: string) => {
    const [longer, shorter] = [reading.toUpperCase(), base.toUpperCase()]
    const places = placesBeside(shorter, longer)
    const more = [...reading].filter((_, i) => !places.includes(i))
    return holdsMore(longer, shorter) && !more.some(isSlender) && glyphs(reading) === null
  }
  const clean = (reading: string) => (isEcho(reading) ? base : reading)
  return { ...word, text: clean(word.text), readings: word.readings.map(clean) }
}
