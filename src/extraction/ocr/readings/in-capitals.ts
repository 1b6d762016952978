import type { MergedWord } from '../seen-words.ts'

/** Small letters among capitals, of which two stand side by side; an s may make several of them (`LEDs`). */
const MIXED = /^(?=.*[A-Z]{2})(?!.*[A-Z]s$)[A-Z]+[a-z][A-Za-z]*$/
const CAPITALS = /^[A-Z]+$/

/**
 * The words in capitals where a reader saw small letters among them and another none (`OLp MiLL` for `OLD MILL`): small capitals are misread so. Other
 * letters than it saw only where the page has that word once more (`Old`).
 */
export function inCapitals(words: readonly MergedWord[]): MergedWord[] {
  const known = new Set(words.map(({ text }) => text.toUpperCase()))
  return words.map(word => {
    const { text, readings } = word
    const isMeant = (reading: string) =>
      CAPITALS.test(reading) && (reading === text.toUpperCase() || known.has(reading))
    const capitals = MIXED.test(text) ? readings.find(isMeant) : undefined
    return capitals ? { ...word, text: capitals } : word
  })
}
