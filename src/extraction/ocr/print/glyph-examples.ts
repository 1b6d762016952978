import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { median } from '../../values/median.ts'
import { charactersBeside } from '../align.ts'
import type { MergedWord } from '../seen-words.ts'
import { type Glyph, glyphsOf, unlikeness } from './glyphs.ts'

/** Fewer examples of a character than this show nothing. */
const LEAST_EXAMPLES = 2
/** The same of those that the shapes misread. */
const LEAST_MISREAD = 4
/** So much further than usual from a character's examples print is another; lookalikes of scans are as near as that. */
const OTHER = 8
/** More than this show nothing new. */
const MOST_EXAMPLES = 40
/** As many nearest examples are compared with. */
const NEAREST = 3
/** Examples are of print as tall as the character, give or take this share of it, or so many pixels. */
const AS_TALL = 0.2
const SLACK = 1.5
/** Fewer comparisons of equal characters than this do not say how they vary. */
const LEAST_NOISE = 8
/** As many examples of each character are compared for that. */
const MOST_COMPARED = 12
/** The print of a page cannot be more alike than this. */
const CLEAN = 0.001

/** What the characters of a page look like, by print that all readers read alike. */
export interface GlyphExamples {
  /** Every character with an example. */
  characters: readonly string[]
  /**
   * How unlike the page's examples of a character a glyph is: 1 is as unlike as equal characters usually are to each other; null where
   * the page has too few as tall.
   */
  farFrom(glyph: Glyph, character: string): number | null
  /** How wide a glyph is beside the page's examples of a character; null where the page has too few as tall, and of one that touches its neighbour. */
  widthBeside(glyph: Glyph, character: string): number | null
}

/**
 * The examples of a page, from characters that the three readers of its picture saw alike. Where the shapes misread a character all over a
 * page (8 as 0), what the other two agree on is an example too.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export function collectExamples(
  words: readonly MergedWord[],
  picture: Picture,
  scale: number,
): GlyphExamples {
  const agreed = new Map<string, Glyph[]>()
  const misread: { character: string; shapes: string; glyph: Glyph }[] = []
  for (const word of words) {
    const { text, readings } = word
    const [second = [], shapes = []] = [0, 1].map(reader => charactersBeside(text, readings[reader] ?? ''))
    glyphsOf(word, [...text].length, picture, scale)?.forEach((glyph, k) => {
      const character = text[k] ?? ''
      if (second[k] !== character) return
      if (shapes[k] === character) agreed.set(character, [...(agreed.get(character) ?? []), glyph])
      else if (shapes[k]) misread.push({ character, shapes: shapes[k], glyph })
    })
  }
  const examples = new Map(
    [...agreed, ...misreadExamples(misread, agreed)].map(([character, glyphs]) => [
      character,
      withoutLetters(character, glyphs),
    ]),
  )
  const usual = usualUnlikeness(examples)
  return {
    characters: [...examples.keys()],
    farFrom(glyph, character) {
      const equal = asTall(examples.get(character) ?? [], glyph)
      return usual === null || equal.length < LEAST_EXAMPLES ? null : unlikenessTo(equal, glyph) / usual
    },
    widthBeside(glyph, character) {
      const widths = asTall(examples.get(character) ?? [], glyph).map(({ width }) => width)
      return glyph.touched || widths.length < LEAST_EXAMPLES ? null : glyph.width / median(widths)
    },
  }
}

/** Shares of a figure's usual width: as wide are letters that all readers took for it (0 for O), as narrow those taken for a 1. */
const AS_LETTERS = 1.25
const AS_AN_I = 0.6

/** The examples of a figure without letters that nobody saw as such. Bold figures are not as wide as letters. */
function withoutLetters(character: string, glyphs: readonly Glyph[]): Glyph[] {
  if (!/[01258]/.test(character)) return [...glyphs]
  return glyphs.filter(glyph => {
    const share = glyph.width / median(asTall(glyphs, glyph).map(({ width }) => width))
    return character === '1' ? !(share < AS_AN_I) : !(share > AS_LETTERS)
  })
}

/**
 * Of characters without agreed examples the print that the shapes misread: it is clearly unlike what they saw, of which the page has
 * examples. Without those nobody knows who erred (a slashed 0 passes for an 8).
 */
function misreadExamples(
  misread: readonly { character: string; shapes: string; glyph: Glyph }[],
  agreed: ReadonlyMap<string, readonly Glyph[]>,
): [string, Glyph[]][] {
  const usual = usualUnlikeness(agreed)
  if (usual === null) return []
  const sure = misread.filter(({ character, shapes, glyph }) => {
    const seen = asTall(agreed.get(shapes) ?? [], glyph)
    const isOther = seen.length >= LEAST_EXAMPLES && unlikenessTo(seen, glyph) > OTHER * usual
    return isOther && !hasExamples(agreed, character)
  })
  return [...new Set(sure.map(one => one.character))].flatMap(character => {
    const glyphs = sure.filter(one => one.character === character).map(one => one.glyph)
    return glyphs.length >= LEAST_MISREAD ? [[character, glyphs] as [string, Glyph[]]] : []
  })
}

function hasExamples(examples: ReadonlyMap<string, readonly Glyph[]>, character: string): boolean {
  return (examples.get(character)?.length ?? 0) >= LEAST_EXAMPLES
}

/** How unlike equal characters usually are on this page; null where too few stand there to tell. */
function usualUnlikeness(examples: ReadonlyMap<string, readonly Glyph[]>): number | null {
  const seen = [...examples]
    .filter(([character]) => /[A-Z\d]/.test(character))
    .flatMap(([, equal]) => equal.slice(0, MOST_COMPARED).map(one => ({ one, like: asTall(equal, one) })))
    .filter(({ like }) => like.length >= NEAREST)
    .map(({ one, like }) => unlikenessTo(like, one))
    .sort((a, b) => a - b)
  return seen.length < LEAST_NOISE ? null : Math.max(CLEAN, seen[Math.floor(seen.length / 2)] ?? 0)
}

/** Examples as tall as a glyph, itself left out. */
function asTall(examples: readonly Glyph[], { height, left, top }: Glyph): Glyph[] {
  return examples
    .filter(
      example =>
        Math.abs(example.height - height) <= Math.max(SLACK, AS_TALL * height) &&
        (example.left !== left || example.top !== top),
    )
    .slice(0, MOST_EXAMPLES)
}

/** Mean over the nearest examples. */
function unlikenessTo(examples: readonly Glyph[], glyph: Glyph): number {
  const nearest = examples
    .map(example => unlikeness(glyph, example))
    .sort((a, b) => a - b)
    .slice(0, NEAREST)
  return nearest.reduce((sum, far) => sum + far, 0) / nearest.length
}
