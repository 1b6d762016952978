import type { Picture } from '../pdf/open-pdfium.ts'
import type { GlyphExamples } from './glyph-examples.ts'
import { printIn } from './glyphs.ts'
import { likestOfAll } from './likest.ts'
import type { MergedWord } from './seen-words.ts'
import { unreadBeside, type Zone } from './unread-ink.ts'

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
  { left, right }: Zone,
  beside: MergedWord,
  examples: GlyphExamples,
  picture: Picture,
  scale: number,
): MergedWord | null {
  const { y0, y1 } = beside
  const print = printIn({ x0: left, x1: right, y0, y1 }, picture, scale)
  if (print.length === 0 || print.length > MOST_LETTERS) return null
  const characters = print.map(({ glyph }) => likestOfAll(glyph, examples))
  if (characters.includes(null)) return null
  const text = characters.join('')
  const x1 = Math.max(...print.map(one => one.x1))
  return {
    text,
    confidence: CONFIDENCE,
    x0: print[0]?.x0 ?? left,
    x1,
    y0,
    y1,
    readings: beside.readings.map(() => text),
  }
}
