import { median } from '../../values/median.ts'
import { placesBeside, withCharacters } from '../align.ts'
import { capitalOf } from '../confusable.ts'
import type { MergedWord } from '../seen-words.ts'
import type { GlyphExamples } from './glyph-examples.ts'
import type { Glyph } from './glyphs.ts'
import { hasSerifs } from './serifs.ts'

/**
 * How wide print is beside the page's examples of a figure. Measured on 1,877 figures of part numbers (0, 2, 5 and 8) in 140 scans: five were
 * wider than 1.13 and none but touching ones than 1.17 (two noughts in 48 later scans), while of 93 letters O read as noughts 80 were; 99 of 100 figures 1 were 0.5 or wider, half of
 * the letters I that were read as one 0.33 or less. A typewriter's letters are as wide as its figures.
 */
const WIDER_THAN_ANY = 1.18
const WIDER_THAN_MOST = 1.13
/** Numbers without any letter are far more than codes of which readers saw none. */
const WIDER_AMONG_FIGURES = 1.25
const NARROWER_THAN_ANY = 0.45
const AS_WIDE = 1.03
const MEASURED = /[01258]/
const WIDER_THAN_OTHERS = 1.3
/** Wider than this are characters that touch. */
const TOUCHING = 1.6

/** As wide as a letter beside the page's examples of a figure. */
export function isFarWider(glyph: Glyph, figure: string, examples: GlyphExamples): boolean {
  const width = examples.widthBeside(glyph, figure)
  const most = MEASURED.test(figure) ? WIDER_THAN_ANY : WIDER_THAN_OTHERS
  return width !== null && width > most && width < TOUCHING
}

/**
 * What a character that comparison leaves open likelier is by its width alone: the letter that is wider than the figure that was read (an I
 * is narrower, or has serifs), or the nought for an O that is not; null where it may be what was read.
 * @param isLettered a reader saw a letter in its word.
 * @param others how wide the other figures of its word are: in another face than the page's examples all of them are wide or narrow.
 */
export function likelierByWidth(
  glyph: Glyph,
  read: string,
  { others, isDisputed, isLettered }: { others: readonly number[]; isDisputed: boolean; isLettered: boolean },
  examples: GlyphExamples,
): string | null {
  if (read === '1' && hasSerifs(glyph)) return 'I'
  const figure = read === 'O' ? '0' : read
  const letter = MEASURED.test(figure) ? capitalOf(figure) : null
  const width = letter === null ? null : examples.widthBeside(glyph, figure)
  if (width === null || width > TOUCHING) return null
  const wide = [width, width / (others.length > 0 ? median(others) : 1)]
  if (read === 'O') return wide.every(one => one < AS_WIDE) ? '0' : null
  if (figure === '1') return wide.every(one => one < NARROWER_THAN_ANY) ? letter : null
  const most = !isLettered ? WIDER_AMONG_FIGURES : isDisputed ? WIDER_THAN_MOST : WIDER_THAN_ANY
  return wide.every(one => one > most) ? letter : null
}

/** Narrower than this is no 1, and wider no I without serifs. */
const AS_A_ONE = 0.6
/** Capitals that a nought in the page's face must be narrower than by so much (else it is a typewriter's), and of how many there are examples. */
const CAPITALS = [...'CDGHKNOTU']
const LEAST_CAPITALS = 2

/** Whether the page's print sets capitals wider than figures, so that widths tell them apart. */
function tellsByWidth(glyph: Glyph, nought: number | null, examples: GlyphExamples): boolean {
  if (nought === null) return false
  const wider = CAPITALS.flatMap(capital => {
    const width = examples.widthBeside(glyph, capital)
    return width === null ? [] : [nought / width]
  })
  return wider.length >= LEAST_CAPITALS && median(wider) > WIDER_THAN_MOST
}

/**
 * Whether the print of a nought or a stroke is as wide as that, and not as the letter or figure that looks like it; false where nothing on
 * the page tells.
 * @param glyphs the print of its whole word.
 */
export function isAsWideAs(
  code: string,
  place: number,
  glyphs: readonly Glyph[],
  examples: GlyphExamples,
): boolean {
  const character = code[place] ?? ''
  const glyph = glyphs[place]
  const figure = { O: '0', I: '1' }[character] ?? character
  const width = glyph ? examples.widthBeside(glyph, figure) : null
  if (!glyph || width === null) return false
  if (!tellsByWidth(glyph, examples.widthBeside(glyph, '0'), examples)) return false
  const others = [...code].flatMap((other, i) => {
    const one = i !== place && /\d/.test(other) ? examples.widthBeside(glyphs[i] as Glyph, other) : null
    return one === null ? [] : [one]
  })
  const wide = [width, ...(others.length > 0 ? [width / median(others)] : [])]
  if (character === '0') return wide.every(one => one < WIDER_THAN_MOST)
  if (character === 'O') return wide.every(one => one > WIDER_THAN_MOST)
  if (character === '1') return wide.every(one => one > AS_A_ONE)
  return hasSerifs(glyph) || wide.every(one => one < AS_A_ONE)
}

/** Shorter words are counts, unless a reader saw a letter. */
const CODE_LENGTH = 4
const DATE_OR_AMOUNT = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$|^[^A-Za-z]*\.\d\d$/

/**
 * A word with what its open characters likelier are by their width, whatever readers of text saw there; what they saw stays a reading, and so
 * a doubt.
 * @param seen what the other readers of text saw.
 */
export function withLikelier(
  word: MergedWord,
  seen: readonly string[],
  settled: readonly (string | null)[],
  printed: readonly Glyph[],
  examples: GlyphExamples,
): MergedWord {
  const { text, readings } = word
  const isLettered = [text, ...seen].some(reading => /[A-Z]/i.test(reading))
  const isCode = /\d/.test(text) && !DATE_OR_AMOUNT.test(text) && (text.length >= CODE_LENGTH || isLettered)
  if (!isCode) return word
  const beside = readings.map(reading => placesBeside(text, reading))
  const widths = [...text].map((character, k) =>
    /\d/.test(character) ? examples.widthBeside(printed[k] as Glyph, character) : null,
  )
  const likelier = [...text].map((character, k) => {
    if (settled[k] === character) return null
    const others = widths.flatMap((width, j) => (j === k || width === null ? [] : [width]))
    const isDisputed = seen.some((reading, i) => reading[beside[i]?.[k] ?? -1] !== character)
    return likelierByWidth(printed[k] as Glyph, character, { others, isDisputed, isLettered }, examples)
  })
  if (likelier.every(one => one === null)) return word
  const changed = readings.map((reading, i) => withCharacters(reading, beside[i] ?? [], likelier))
  return {
    ...word,
    text: withCharacters(text, placesBeside(text, text), likelier),
    readings: [...changed, text],
  }
}
