import { lookalikes } from '../confusable.ts'
import type { GlyphExamples } from './glyph-examples.ts'
import type { Glyph } from './glyphs.ts'
import { hasSerifs } from './serifs.ts'
import { isFarWider } from './width-of-letters.ts'

/** How far from its examples a character may be (1: as far as equal characters usually are): bold print is further. */
export const LIKE = 8
/**
 * The same where the page shows no example of another that it may be. Measured on 32,687 characters of scans: an S beside examples of 5 was
 * 1.4 at least (1 in 200 under 2.2), a 1 beside those of I 1.0, all others that are confused 2.1 and more (1 in 200 under 2.9).
 */
const VERY_LIKE = 1.35
const QUITE_LIKE = 1.7
/** The best examples must be so much nearer than the next. */
const NEARER = 0.4

const STROKES = ['1', 'I']

/** Which of some characters a glyph is, by the page's examples of them; null where that shows nothing. */
export function likest(glyph: Glyph, maybe: readonly string[], examples: GlyphExamples): string | null {
  if (maybe.includes('I') && maybe.every(one => STROKES.includes(one)) && hasSerifs(glyph)) return 'I'
  const compared = nearestFirst(glyph, maybe, examples)
  const [best, next] = compared
  if (!best || (next && best.far > NEARER * next.far)) return null
  const all = compared.length === maybe.length
  // A typewriter's 1 and I differ by little more than its print varies.
  const slender = /[1I]/.test(best.character)
  if (slender && !all) return null
  // Examples may hold letters that all readers took for the figure: print as wide as a letter proves neither.
  if (!all && isFarWider(glyph, best.character, examples)) return null
  const close = /[5S]/.test(best.character) ? VERY_LIKE : QUITE_LIKE
  return best.far <= (slender ? VERY_LIKE : all ? LIKE : close) ? best.character : null
}

/** The capital or figure that a glyph is among all that the page shows; null where that is not clear. */
export function likestOfAll(glyph: Glyph, examples: GlyphExamples): string | null {
  const characters = nearestFirst(glyph, examples.characters, examples).map(one => one.character)
  const [best = ''] = characters
  return /[A-Z\d]/.test(best)
    ? likest(glyph, [...new Set([...characters, ...lookalikes(best)])], examples)
    : null
}

/** Those of some characters that the page has examples of. */
function nearestFirst(
  glyph: Glyph,
  characters: readonly string[],
  examples: GlyphExamples,
): { character: string; far: number }[] {
  return characters
    .flatMap(character => {
      const far = examples.farFrom(glyph, character)
      return far === null ? [] : { character, far }
    })
    .sort((a, b) => a.far - b.far)
}
