import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { charactersBeside, holdsMore, placesBeside, withCharacters } from '../align.ts'
import { capitalOf, lookalikes } from '../confusable.ts'
import type { MergedWord } from '../seen-words.ts'
import type { GlyphExamples } from './glyph-examples.ts'
import { type Glyph, glyphsOf, partedGlyphs } from './glyphs.ts'
import { LIKE, likest, likestOfAll } from './likest.ts'
import { isFarWider, withLikelier } from './width-of-letters.ts'
import { withoutEchoes } from './without-echoes.ts'

/** Share of its word's height; a dash is lower. */
const AS_TALL_AS_CAPITALS = 0.8
/** Share of its word's height up to which print is low, and how much wider than high a dash is at least. */
const LOW = 0.35
const WIDE = 1.5

/**
 * Compares the characters of codes that readers saw in different ways with the page's own print. A reading whose every character looks
 * like the page's examples of it, and like nothing else, takes the place of all readings; else the characters that comparison settles do.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export function compareGlyphs(
  words: readonly MergedWord[],
  examples: GlyphExamples,
  picture: Picture,
  scale: number,
): MergedWord[] {
  return words.map(read => {
    if (!isDisputedCode(read)) return read
    const glyphs = (reading: string) => glyphsOf(read, [...reading].length, picture, scale)
    const word = withoutEchoes(read, glyphs)
    const seen = [...new Set([word.text, ...word.readings])].filter(reading => reading !== '')
    const whole =
      word.readings.some(reading => reading !== word.text) &&
      seen.find(reading => {
        const printed = glyphs(reading)
        return printed && !/\s/.test(reading) && isPrinted(reading, word, printed, examples)
      })
    if (whole) return { ...word, text: whole, readings: word.readings.map(() => whole) }
    const parted = asParted(word, reading => {
      const printed = partedGlyphs(read, reading, picture, scale)
      return printed && isWellParted(reading, printed, examples) ? printed : null
    })
    if (!parted) return word
    const { printed, word: counted } = parted
    const settled = settle(counted.text, counted, printed, examples)
    const open = [...counted.text].map((character, k) => letterOf(printed[k] as Glyph, character, examples))
    const likeliest = corrected(
      counted,
      settled,
      settled.map((character, k) => character ?? open[k] ?? null),
    )
    return withLikelier(likeliest, counted.readings, settled, printed, examples)
  })
}

/**
 * Print that touches may have been parted in the wrong place (within a W), so that each character is taken for its neighbour: all must look like
 * what was read there, or what looks like that, but one that clear paper parts: it alone may have been misread.
 */
function isWellParted(reading: string, printed: readonly Glyph[], examples: GlyphExamples): boolean {
  if (!printed.some(({ touched }) => touched)) return true
  const [unlike, ...more] = printed.filter((glyph, k) => {
    const far = lookalikes((reading[k] ?? '').toUpperCase()).flatMap(
      one => examples.farFrom(glyph, one) ?? [],
    )
    return far.length > 0 && Math.min(...far) > LIKE
  })
  return unlike === undefined || (more.length === 0 && !unlike.touched)
}

/**
 * The word and its print, character by character; where its kind of reader saw one more that stands there, the word with it. Null where the
 * print is of another number of characters.
 */
function asParted(
  word: MergedWord,
  glyphs: (reading: string) => Glyph[] | null,
): { word: MergedWord; printed: Glyph[] } | null {
  const own = glyphs(word.text)
  if (own) return { word, printed: own }
  const [second = ''] = word.readings
  const printed = /^\S+$/.test(second) && holdsMore(second, word.text) ? glyphs(second) : null
  return printed && { word: { ...word, text: second, readings: [...word.readings, word.text] }, printed }
}

/** A code or a word of capitals, which may be part of one; not one that all readers saw alike without a character that they all confuse. */
function isDisputedCode({ text, readings }: MergedWord): boolean {
  const isCode = /\d/.test(text + readings.join('')) ? !/[a-z]{2}/.test(text) : /^[A-Z]{1,6}$/.test(text)
  // An amount that all readers saw alike is proven by arithmetic, and there are many.
  const isAmount = /^[-(]?\$?[\d,]*\.\d+[-)%]?$/.test(text)
  const isConfusing = !isAmount && [...text].some(character => lookalikes(character).length > 1)
  return isCode && (isConfusing || readings.some(reading => reading !== text))
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
    const glyph = printed[k] as Glyph
    return maybe.length > 1 ? likest(glyph, maybe, examples) : contradicted(glyph, character, examples)
  })
}

/** What print is that looks nothing like the character that was read, and clearly like another. */
function contradicted(glyph: Glyph, character: string, examples: GlyphExamples): string | null {
  const own = examples.farFrom(glyph, character)
  if (own === null || own <= LIKE) return null
  const best = likestOfAll(glyph, examples)
  return best === character ? null : best
}

/** Letters are wider than figures in all faces but a typewriter's, an I is narrower than a 1. */
const WIDER = 1.1
const NARROWER = 0.7

/** The letter that print may be which is unlike the figure that was read, and not as wide; else null. */
export function letterOf(glyph: Glyph, figure: string, examples: GlyphExamples): string | null {
  const far = examples.farFrom(glyph, figure)
  const width = examples.widthBeside(glyph, figure)
  if (far === null || width === null) return null
  if (figure === '1') return far > LIKE && width < NARROWER ? capitalOf(figure) : null
  const isOdd = (far > LIKE && width > WIDER) || isFarWider(glyph, figure, examples)
  return isOdd ? capitalOf(figure) : null
}

/** Whether print is the dot or dash that was read: it has too few pixels to be compared with examples; null for other characters. */
function isLowPrint(character: string, { height, width, tallest }: Glyph): boolean | null {
  if (character !== '.' && character !== '-') return null
  return height < LOW * tallest && width > WIDE * height === (character === '-')
}

/** Whether every character of a reading stands there: nothing on the page is more like its print, and what is alike is settled. */
function isPrinted(
  reading: string,
  word: MergedWord,
  printed: readonly Glyph[],
  examples: GlyphExamples,
): boolean {
  const settled = settle(reading, word, printed, examples)
  const others = [word.text, ...word.readings].map(other => charactersBeside(reading, other))
  return [...reading].every((character, k) => {
    if (settled[k] !== null) return settled[k] === character
    const glyph = printed[k] as Glyph
    const low = isLowPrint(character, glyph)
    if (low !== null) return low
    if (lookalikes(character.toUpperCase()).length > 1 || /[a-z]/.test(character)) return false
    const own = examples.farFrom(glyph, character)
    const isFurther = (far: number) =>
      examples.characters.every(
        other => other === character || (examples.farFrom(glyph, other) ?? Number.POSITIVE_INFINITY) >= far,
      )
    if (own !== null) return own <= LIKE && isFurther(own)
    // A letter that stands nowhere else on the page may be what nothing else is like, if nobody saw another such letter.
    const isLetter = /[A-Z]/.test(character) && glyph.height > AS_TALL_AS_CAPITALS * glyph.tallest
    const isOnly = others.every(
      seen =>
        !/[A-Z\d]/.test(seen[k] ?? '') ||
        seen[k] === character ||
        examples.farFrom(glyph, seen[k] ?? '') !== null,
    )
    return isLetter && isOnly && isFurther(LIKE)
  })
}

/** What readers saw in a place, and what looks like it. */
function candidates(seen: readonly string[]): string[] {
  const characters = seen.map(character => character.toUpperCase()).filter(one => /[A-Z\d/]/.test(one))
  return [...new Set(characters.flatMap(lookalikes))]
}

/**
 * The word with its settled characters in the place of what readers of text saw there. Against all of them, print is no more than one
 * further reading.
 * @param seen the settled characters, and what print may be in the place of others.
 */
function corrected(
  word: MergedWord,
  settled: readonly (string | null)[],
  seen: readonly (string | null)[],
): MergedWord {
  const readings = [word.text, ...word.readings]
  const places = readings.map(reading => placesBeside(word.text, reading))
  const wasSeen = (character: string, k: number) =>
    readings.some((reading, i) => reading[places[i]?.[k] ?? -1]?.toUpperCase() === character)
  const sure = settled.map((character, k) => (character && wasSeen(character, k) ? character : null))
  const [text = word.text, ...others] = readings.map((reading, i) =>
    withCharacters(reading, places[i] ?? [], sure),
  )
  const printed = withCharacters(word.text, places[0] ?? [], seen)
  return { ...word, text, readings: printed === text ? others : [...others, printed] }
}
