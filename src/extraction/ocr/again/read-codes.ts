import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { lookalikes } from '../confusable.ts'
import type { Recogniser } from '../open-recogniser.ts'
import { cutPiece } from '../picture/cut-piece.ts'
import type { Zone } from '../picture/unread-ink.ts'
import { letterOf } from '../print/compare-glyphs.ts'
import type { GlyphExamples } from '../print/glyph-examples.ts'
import { type Glyph, partedGlyphs } from '../print/glyphs.ts'
import { likest } from '../print/likest.ts'
import { isAsWideAs } from '../print/width-of-letters.ts'
import { takeWitness } from '../readings/take-witness.ts'
import type { MergedWord } from '../seen-words.ts'

/** Share of a word's height: paper kept over and under it, and beside it. */
const OVER = 0.15
const BESIDE = 0.25
/** Codes read on one page at most; each takes about a thirtieth of a second. */
const MOST_CODES = 150

/** Told by their width alone. */
const STROKES = /[1I]/

/** Counts, amounts and dates are proven by arithmetic and by each other, and there are many. */
const FIGURES = /^(?:\d{1,2}|[-(]?\$?[\d,]*\.\d+[-)%]?|\d{1,2}([/.-])\d{1,2}\1\d{2,4})$/

/**
 * The words, of which each code (part, invoice or order number) was read once more, alone, by a recogniser of another make: engines that
 * learnt from other print err elsewhere.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export async function readCodes(
  words: readonly MergedWord[],
  examples: GlyphExamples,
  picture: Picture,
  scale: number,
  recogniser: Recogniser,
): Promise<MergedWord[]> {
  const codes = new Set(words.filter(isCode).slice(0, MOST_CODES))
  const read: MergedWord[] = []
  for (const word of words) {
    if (!codes.has(word)) read.push(word)
    else {
      const { picture: piece } = cutPiece(picture, zoneOf(word, words), scale, 0)
      const glyphsOf = (code: string) => partedGlyphs(word, code, picture, scale)
      const isTold = (code: string, place: number) => {
        const glyphs = glyphsOf(code)
        return glyphs !== null && isAsWideAs(code, place, glyphs, examples)
      }
      const isDenied = (code: string, place: number) => {
        const glyph = glyphsOf(code)?.[place]
        return glyph !== undefined && letterOf(glyph, code[place] ?? '', examples) !== null
      }
      const asPrinted = (code: string) => withLookalikes(code, glyphsOf(code), examples)
      read.push(takeWitness(word, await recogniser.read(piece), { isTold, isDenied, asPrinted }))
    }
  }
  return read
}

/** The code, with the figure or letter that its print is wherever that clearly looks like the page's others of it (8 for B). */
function withLookalikes(code: string, glyphs: readonly Glyph[] | null, examples: GlyphExamples): string {
  return [...code]
    .map((character, i) => {
      const [glyph, maybe] = [glyphs?.[i], lookalikes(character)]
      const isClear = glyph && !glyph.touched && maybe.length > 1 && !STROKES.test(character)
      return (isClear && likest(glyph, maybe, examples)) || character
    })
    .join('')
}

/** A word and a little paper around it, as far as the middle between it and its neighbours. */
function zoneOf(word: MergedWord, words: readonly MergedWord[]): Zone {
  const height = word.y1 - word.y0
  const beside = words.filter(other => other !== word && other.y0 < word.y1 && other.y1 > word.y0)
  const before = beside.map(other => other.x1).filter(x => x <= word.x0)
  const behind = beside.map(other => other.x0).filter(x => x >= word.x1)
  return {
    left: Math.max(word.x0 - BESIDE * height, (Math.max(...before) + word.x0) / 2),
    right: Math.min(word.x1 + BESIDE * height, (Math.min(...behind) + word.x1) / 2),
    top: word.y0 - OVER * height,
    bottom: word.y1 + OVER * height,
  }
}

/** Figures or capitals with signs between them; capitals alone only where readers saw them in different ways. */
function isCode({ text, readings }: MergedWord): boolean {
  if (text.length < 2 || FIGURES.test(text) || /[a-z]{2}/.test(text)) return false
  if ([text, ...readings].some(reading => /\d/.test(reading))) return true
  return /^[A-Z][A-Zlo/-]*$/.test(text) && (/[/-]/.test(text) || readings.some(reading => reading !== text))
}
