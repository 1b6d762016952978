import { overlappingText } from './overlapping-text.ts'
import type { Hidden } from './page.ts'
import type { Picture } from './pdfium/raw-page.ts'
import type { PlacedBox, PlacedChar } from './placed-char.ts'

/** Points. Letters lower than this, or print squeezed narrower, are not meant for people. */
const TINY_HEIGHT = 1.4
const TINY_WIDTH = 0.25
/** Of its height; no face is set so narrow. */
const SQUEEZED = 0.12
const NARROW_LETTERS = /[1IJLfijlrt]/
/** Of 255: paint that can hardly be seen. */
const LEAST_ALPHA = 20
/** Grey steps of 255 by which a character's paint must differ from what lies under it. */
const LEAST_CONTRAST = 32
/** Share of a glyph's height and of its width that it paints. */
const LEAST_SPAN = 0.5
/** Points and strokes are thin: any trace of them will do. */
const TRACE = 12
/** Points and strokes between letters. */
const MOST_STEPS = 4
/** Layers of text over each other; each costs a rendering. */
const MOST_LOOKS = 6

/** The page as it is painted, and without some of its text. */
export interface Renderings {
  width: number
  height: number
  whole: Picture
  without(text: 'text' | readonly number[]): Picture
}

/**
 * Says of each character why a person cannot see it; null when they can. What can be seen changes the page when its text is left out: text in
 * the colour of what lies under it, outside a clip, on a layer that is off, or painted over does not. Without this, text planted in a PDF
 * could pass for printed data, as a word or as part of one.
 */
export function markHidden(chars: readonly PlacedChar[], page: Renderings): (Hidden | null)[] {
  const bare = page.without('text')
  const hidden = chars.map(char => whyHidden(char, page, bare))
  // The letters of a ligature all begin where it does; only the first one's glyph is painted.
  chars.forEach((char, i) => {
    if (goesOnLigature(chars[i - 1], char)) hidden[i] = hidden[i - 1] ?? null
  })
  chars.forEach((char, i) => {
    if (!isLetter(char)) hidden[i] ??= hiddenBeside(chars, hidden, i)
  })
  const shown = chars.filter((_, i) => hidden[i] === null)
  overlappingText(shown).forEach((group, look) => {
    const mine = new Set(group)
    // What nobody looked at is not shown.
    const others = look < MOST_LOOKS ? page.without(group) : page.whole
    chars.forEach((char, i) => {
      if (mine.has(char.raw.object)) hidden[i] ??= isPainted(char, page, others.pixels) ? null : 'colour'
    })
  })
  return hidden
}

function whyHidden(char: PlacedChar, page: Renderings, bare: Picture): Hidden | null {
  if (isOffPage(char.glyph, page)) return 'off-page'
  if (isTiny(char)) return 'tiny'
  if (char.raw.replaced) return 'replaced'
  if (char.raw.invisible || char.raw.alpha < LEAST_ALPHA) return 'invisible'
  return isPainted(char, page, bare.pixels) ? null : 'colour'
}

function goesOnLigature(last: PlacedChar | undefined, { raw }: PlacedChar): boolean {
  if (!last || last.raw.object !== raw.object) return false
  return Math.hypot(last.raw.origin.x - raw.origin.x, last.raw.origin.y - raw.origin.y) < 0.02 * raw.size
}

/** A point or a stroke is seen with the letter next to it in its text; its own trace may be a neighbour's. */
function hiddenBeside(
  chars: readonly PlacedChar[],
  hidden: readonly (Hidden | null)[],
  index: number,
): Hidden | null {
  const object = chars[index]?.raw.object
  for (let step = 1; step <= MOST_STEPS; step++) {
    for (const i of [index + step, index - step]) {
      const other = chars[i]
      if (other?.raw.object === object && other && isLetter(other)) return hidden[i] ?? null
    }
  }
  return null
}

function isLetter({ text }: PlacedChar): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}

function isTiny(char: PlacedChar): boolean {
  const { x0, y0, x1, y1 } = char.glyph
  if (!isLetter(char)) return false
  const isSqueezed = !NARROW_LETTERS.test(char.text) && x1 - x0 < SQUEEZED * (y1 - y0)
  return y1 - y0 < TINY_HEIGHT || x1 - x0 < TINY_WIDTH || isSqueezed
}

function isOffPage(box: PlacedBox, page: Renderings): boolean {
  const across = Math.min(box.x1, page.width) - Math.max(box.x0, 0)
  const down = Math.min(box.y1, page.height) - Math.max(box.y0, 0)
  return across < (box.x1 - box.x0) / 2 || down < (box.y1 - box.y0) / 2
}

/**
 * Whether the page without it looks different where it stands: of a point in a trace, of a letter over its height and its width. A rule that
 * crosses a letter in its paper's colour changes in few rows or few columns.
 */
function isPainted(char: PlacedChar, page: Renderings, without: Picture['pixels']): boolean {
  const { width, pixels } = page.whole
  const pixel = page.width / width
  const { x0, y0, x1, y1 } = char.glyph
  // pdfium paints glyphs at whole pixels: its paint may lie beside its box.
  const reach = { x0: x0 - pixel, y0: y0 - pixel, x1: x1 + pixel, y1: y1 + pixel }
  const least = isLetter(char) ? LEAST_CONTRAST : TRACE
  const painted = pixelsUnder(reach, page).filter(
    at => Math.abs((pixels[at] ?? 255) - (without[at] ?? 255)) >= least,
  )
  if (!isLetter(char)) return painted.length > 0
  const rows = new Set(painted.map(at => Math.floor(at / width))).size
  const columns = new Set(painted.map(at => at % width)).size
  return rows * pixel > LEAST_SPAN * (y1 - y0) && columns * pixel > LEAST_SPAN * (x1 - x0)
}

/** Positions of the pixels that a box touches. */
export function pixelsUnder(
  box: PlacedBox,
  { width, height, whole }: Pick<Renderings, 'width' | 'height' | 'whole'>,
): number[] {
  const across = whole.width / width
  const down = whole.height / height
  const x0 = Math.max(0, Math.floor(box.x0 * across))
  const x1 = Math.min(whole.width - 1, Math.ceil(box.x1 * across))
  const y0 = Math.max(0, Math.floor(box.y0 * down))
  const y1 = Math.min(whole.height - 1, Math.ceil(box.y1 * down))
  const pixels: number[] = []
  for (let y = y0; y <= y1; y++) for (let x = x0; x <= x1; x++) pixels.push(y * whole.width + x)
  return pixels
}
