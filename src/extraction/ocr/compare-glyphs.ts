import type { Picture } from '../pdf/open-pdfium.ts'
import { collectExamples, type GlyphExamples } from './glyph-examples.ts'
import { type Glyph, glyphsOf } from './glyphs.ts'
import type { MergedWord } from './merge-readings.ts'
import { charactersBeside, placesBeside } from './settle-code.ts'

/** Characters that look alike in some face. */
const ALIKE = ['0O', '1I', '5S', '8B', '2Z', '6G']
/** How far from its examples a character may be (1: as far as equal characters usually are): bold print is further. */
const LIKE = 8
/** The same where the print itself is all there is to go by. */
const VERY_LIKE = 1.35
/** The best examples must be so much nearer than the next. */
const NEARER = 0.4

/**
 * Compares the characters of codes that readers saw in different ways with the page's own print. A reading whose every character looks
 * like the page's examples of it, and like nothing else, takes the place of all readings; else the characters that comparison settles do.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export function compareGlyphs(words: readonly MergedWord[], picture: Picture, scale: number): MergedWord[] {
  const glyphs = words.map(word => glyphsOf(word, [...word.text].length, picture, scale))
  const examples = collectExamples(words, glyphs)
  return words.map((word, i) => {
    if (!isDisputedCode(word)) return word
    const whole = [...new Set([word.text, ...word.readings])].find(reading => {
      const printed = reading === word.text ? glyphs[i] : glyphsOf(word, [...reading].length, picture, scale)
      return printed && !/\s/.test(reading) && isPrinted(reading, word, printed, examples)
    })
    if (whole) return { ...word, text: whole, readings: word.readings.map(() => whole) }
    const printed = glyphs[i]
    return printed ? corrected(word, settle(word.text, word, printed, examples)) : word
  })
}

/** A code, and not one that all readers saw alike without a character that they all confuse. */
function isDisputedCode({ text, readings }: MergedWord): boolean {
  if (!/\d/.test(text + readings.join('')) || /[a-z]{2}/.test(text)) return false
  return (
    readings.some(reading => reading !== text) ||
    ALIKE.some(group => [...group].some(one => text.includes(one)))
  )
}

/** What each character is, null where comparison leaves it open. */
function settle(
  reading: string,
  word: MergedWord,
  printed: readonly Glyph[],
  examples: GlyphExamples,
): (string | null)[] {
  const others = [word.text, ...word.readings].map(other => charactersBeside(reading, other))
  return [...reading].map((character, k) => {
    const maybe = candidates([character, ...others.map(seen => seen[k] ?? '')])
    return maybe.length > 1 ? likest(printed[k] as Glyph, maybe, examples) : null
  })
}

/** Whether every character of a reading stands there: nothing on the page is more like its print, and what is alike is settled. */
function isPrinted(
  reading: string,
  word: MergedWord,
  printed: readonly Glyph[],
  examples: GlyphExamples,
): boolean {
  const settled = settle(reading, word, printed, examples)
  return [...reading].every((character, k) => {
    if (settled[k] !== null) return settled[k] === character
    if (ALIKE.some(group => group.includes(character.toUpperCase()))) return false
    const glyph = printed[k] as Glyph
    const far = /[a-z]/.test(character) ? null : examples.farFrom(glyph, character)
    return (
      far !== null &&
      far <= LIKE &&
      examples.characters.every(
        other => other === character || (examples.farFrom(glyph, other) ?? far) >= far,
      )
    )
  })
}

/** What readers saw in a place, and what looks like it. */
function candidates(seen: readonly string[]): string[] {
  const characters = seen.map(character => character.toUpperCase()).filter(one => /[A-Z\d]/.test(one))
  const alike = characters.flatMap(character => ALIKE.filter(group => group.includes(character)))
  return [...new Set([...characters, ...alike.join('')])]
}

function likest(glyph: Glyph, maybe: readonly string[], examples: GlyphExamples): string | null {
  const compared = maybe
    .flatMap(character => {
      const far = /[a-z]/.test(character) ? null : examples.farFrom(glyph, character)
      return far === null ? [] : { character, far }
    })
    .sort((a, b) => a.far - b.far)
  const [best, next] = compared
  if (!best || (next && best.far > NEARER * next.far)) return null
  const all = compared.length === maybe.length
  // A typewriter's 1 and I differ by little more than its print varies.
  const slender = /[1I]/.test(best.character)
  if (slender && !all) return null
  return best.far <= (slender || !all ? VERY_LIKE : LIKE) ? best.character : null
}

/**
 * The word with its settled characters in the place of what readers of text saw there. Against all of them, print is no more than one
 * further reading.
 */
function corrected(word: MergedWord, settled: readonly (string | null)[]): MergedWord {
  const readings = [word.text, ...word.readings]
  const places = readings.map(reading => placesBeside(word.text, reading))
  const wasSeen = (character: string, k: number) =>
    readings.some((reading, i) => reading[places[i]?.[k] ?? -1]?.toUpperCase() === character)
  const sure = settled.map((character, k) => (character && wasSeen(character, k) ? character : null))
  const [text = word.text, ...others] = readings.map((reading, i) => replaced(reading, places[i] ?? [], sure))
  const printed = replaced(word.text, places[0] ?? [], settled)
  return { ...word, text, readings: printed === text ? others : [...others, printed] }
}

function replaced(
  reading: string,
  places: readonly (number | null)[],
  settled: readonly (string | null)[],
): string {
  const characters = [...reading]
  places.forEach((place, k) => {
    const character = settled[k]
    if (place !== null && character) characters[place] = character
  })
  return characters.join('')
}
