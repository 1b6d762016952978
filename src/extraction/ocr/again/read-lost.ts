import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { unreadBeside, type Zone } from '../picture/unread-ink.ts'
import type { GlyphExamples } from '../print/glyph-examples.ts'
import { type Glyph, printIn } from '../print/glyphs.ts'
import { likestOfAll } from '../print/likest.ts'
import { hasFootSerifs, hasSerifs } from '../print/serifs.ts'
import type { MergedWord } from '../seen-words.ts'

/** Readers lose groups of letters as short as this. */
const MOST_LETTERS = 4
/** Of 100: nobody has read it, but print itself. */
const CONFIDENCE = 90

/**
 * The words, and the short groups of letters beside words with figures that no reader saw (`B` of `8W0 998 281 B`), where every character
 * of theirs looks like the page's examples of it and like nothing else.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export function readLost(
  words: readonly MergedWord[],
  examples: GlyphExamples,
  picture: Picture,
  scale: number,
): MergedWord[] {
  const found = [...words]
  for (const word of words.filter(one => /\d/.test(one.text)))
    for (const zone of unreadBeside(word, found, picture, scale)) {
      const lost = readZone(zone, word, examples, picture, scale)
      // More print beyond it: a part of what was lost would pass for the whole.
      if (lost && unreadBeside(lost, [...found, lost], picture, scale).length === 0) found.push(lost)
    }
  return found
}

function readZone(
  zone: Zone,
  beside: MergedWord,
  examples: GlyphExamples,
  picture: Picture,
  scale: number,
): MergedWord | null {
  const { y0, y1 } = beside
  const { left: x0, right } = zone
  const print = printIn({ x0, x1: right, y0, y1 }, picture, scale)
  if (print.length === 0 || print.length > MOST_LETTERS) return null
  const characters = print.map(({ glyph }) => likestOfAll(glyph, examples))
  const whole = printIn({ x0, x1: right, y0: zone.top, y1: zone.bottom }, picture, scale)
  const isOpen = characters.includes(null)
  const isLoneStroke =
    isOpen && whole.length === 1 && right <= beside.x0 && isStroke(whole[0]?.glyph, y1 - y0, scale)
  if (isOpen && !isLoneStroke) return null
  const text = isLoneStroke ? 'I' : characters.join('')
  const x1 = Math.max(...print.map(one => one.x1))
  return {
    text,
    confidence: CONFIDENCE,
    x0: print[0]?.x0 ?? x0,
    x1,
    y0,
    y1,
    // A stroke may be anything: as long as one reader lacks it, it is asked about.
    readings: beside.readings.map((_, reader) => (isLoneStroke && reader > 0 ? '' : text)),
  }
}

/** Of its height: a stroke is no wider without serifs and with them (a T and a Y are), and as tall as the word beside it give or take so much; a bar is taller. */
const SLENDER = 0.3
const WITH_SERIFS = 0.62
const AS_TALL = 0.12

/** One stroke before a number, as tall as its figures (`I 506025`): readers of words see a bar or nothing. */
function isStroke(glyph: Glyph | undefined, height: number, scale: number): boolean {
  if (!glyph || Math.abs(glyph.height / (height * scale) - 1) > AS_TALL) return false
  const isLetter = glyph.width < WITH_SERIFS * glyph.height && hasSerifs(glyph) && hasFootSerifs(glyph)
  return glyph.width < SLENDER * glyph.height || isLetter
}
