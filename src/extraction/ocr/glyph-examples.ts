import { median } from '../layout/lay-out.ts'
import type { Picture } from '../pdf/open-pdfium.ts'
import { charactersBeside } from './align.ts'
import { lookalikes } from './confusable.ts'
import { type Glyph, glyphsOf, unlikeness } from './glyphs.ts'
import type { MergedWord } from './seen-words.ts'

/** Fewer examples of a character than this show nothing. */
const LEAST_EXAMPLES = 2
/** The same of those that the shapes misread. */
const LEAST_LIKELY = 4
/** Strokes that all readers take for each other. */
const SLENDER = /[1Il|/!]/
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
  /** How wide a glyph is beside the page's examples of a character; null where the page has too few as tall. */
  widthBeside(glyph: Glyph, character: string): number | null
}

/**
 * The examples of a page, from characters that the three readers of its picture saw alike. Where the shapes misread a character all over a
 * page (8 as 0), what the other two agree on is an example too, unless the shapes saw what looks like it.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export function collectExamples(
  words: readonly MergedWord[],
  picture: Picture,
  scale: number,
): GlyphExamples {
  const agreed = new Map<string, Glyph[]>()
  const likely = new Map<string, Glyph[]>()
  for (const word of words) {
    const { text, readings } = word
    const [second = [], shapes = []] = [0, 1].map(reader => charactersBeside(text, readings[reader] ?? ''))
    glyphsOf(word, [...text].length, picture, scale)?.forEach((glyph, k) => {
      const character = text[k] ?? ''
      const isAgreed = shapes[k] === character
      const isRival = SLENDER.test(character) || lookalikes(character).includes(shapes[k] ?? '')
      if (second[k] !== character || (!isAgreed && isRival)) return
      const examples = isAgreed ? agreed : likely
      examples.set(character, [...(examples.get(character) ?? []), glyph])
    })
  }
  const missing = [...likely].filter(
    ([character, glyphs]) => !hasExamples(agreed, character) && glyphs.length >= LEAST_LIKELY,
  )
  const examples = new Map([...agreed, ...missing])
  const usual = usualUnlikeness(examples)
  return {
    characters: [...examples.keys()],
    farFrom(glyph, character) {
      const equal = asTall(examples.get(character) ?? [], glyph)
      return usual === null || equal.length < LEAST_EXAMPLES ? null : unlikenessTo(equal, glyph) / usual
    },
    widthBeside(glyph, character) {
      const widths = asTall(examples.get(character) ?? [], glyph).map(({ width }) => width)
      return widths.length < LEAST_EXAMPLES ? null : glyph.width / median(widths)
    },
  }
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
