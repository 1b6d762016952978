import { overlappingText } from './overlapping-text.ts'
import type { Hidden } from './page.ts'
import type { Picture, RawChar } from './pdfium/raw-page.ts'
import type { PlacedBox, PlacedChar } from './placed-char.ts'

/** Points. Letters lower than this are not meant for people. */
const TINY_HEIGHT = 1.4
/** Of the print's size; a letter that leaves less room on its line is squeezed to a stroke. The narrowest faces leave an l twice as much. */
const SQUEEZED = 0.1
/** Of 255: paint that can hardly be seen. */
const LEAST_ALPHA = 20
/** Grey steps of 255 by which a character's paint must differ from what lies under it. */
const LEAST_CONTRAST = 32
/** Share of a glyph's height and of its width that it paints. */
const LEAST_SPAN = 0.7
/** Pixels: a narrower glyph has no inside. */
const THIN = 4
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
  const hidden = chars.map(char => whyNeverSeen(char, page))
  const doubt = (i: number, without: Picture) => {
    hidden[i] ??= paintOf(chars[i] as PlacedChar, page, without.pixels) === 'plain' ? null : 'colour'
  }
  chars.forEach((_, i) => doubt(i, bare))
  const kept = keepThin(chars, hidden, page, () => bare)
  const shown = chars.filter((_, i) => hidden[i] === null)
  // What nobody looked at is not shown.
  const layers = overlappingText(shown).map((objects, look) => ({
    objects: new Set(objects),
    others: look < MOST_LOOKS ? page.without(objects) : page.whole,
  }))
  // The trace that kept a letter may have been another text's.
  const thin = [...new Set(kept.map(char => char.raw.object))]
  if (thin.length > 0) layers.push({ objects: new Set(thin), others: page.without(thin) })
  if (layers.length === 0) return hidden
  const without = (char: PlacedChar) =>
    layers.find(({ objects }) => objects.has(char.raw.object))?.others ?? bare
  chars.forEach((char, i) => doubt(i, without(char)))
  keepThin(chars, hidden, page, without)
  return hidden
}

/** Letters and figures on either side among which one in the same paint tells that a thinner one is seen, too. */
const MATES = 8

/**
 * Thin letters, in light faces above all, hardly change the page; they are seen where others of the same paint beside them are, as long as they
 * leave a trace. The letters of a ligature go with the first, points and strokes with the letter next to them. Gives those that were kept.
 */
function keepThin(
  chars: readonly PlacedChar[],
  hidden: (Hidden | null)[],
  page: Renderings,
  without: (char: PlacedChar) => Picture,
): PlacedChar[] {
  const before = [...hidden]
  const isSeen = (i: number, char: PlacedChar) => {
    const other = chars[i]
    return other !== undefined && before[i] === null && isLetter(other) && isSamePaint(other.raw, char.raw)
  }
  chars.forEach((char, i) => {
    if (before[i] !== 'colour' || !isLetter(char)) return
    const mates = Array.from({ length: MATES }, (_, step) => [i - step - 1, i + step + 1]).flat()
    if (!mates.some(at => isSeen(at, char))) return
    if (paintOf(char, page, without(char).pixels) !== 'none') hidden[i] = null
  })
  chars.forEach((char, i) => {
    if (goesOnLigature(chars[i - 1], char)) hidden[i] = hidden[i - 1] ?? null
    else if (!isLetter(char)) hidden[i] ??= hiddenBeside(chars, hidden, i)
  })
  return chars.filter((char, i) => before[i] === 'colour' && hidden[i] === null && isLetter(char))
}

function isSamePaint(one: RawChar, other: RawChar): boolean {
  return (
    one.colour === other.colour &&
    one.alpha === other.alpha &&
    one.invisible === other.invisible &&
    Math.abs(one.size - other.size) < 0.1 * other.size
  )
}

function whyNeverSeen(char: PlacedChar, page: Renderings): Hidden | null {
  if (isOffPage(char.glyph, page)) return 'off-page'
  if (isTiny(char)) return 'tiny'
  if (char.raw.replaced) return 'replaced'
  return char.raw.invisible || char.raw.alpha < LEAST_ALPHA ? 'invisible' : null
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
  const { y0, y1 } = char.glyph
  return isLetter(char) && (y1 - y0 < TINY_HEIGHT || char.x1 - char.x0 < SQUEEZED * char.raw.size)
}

function isOffPage(box: PlacedBox, page: Renderings): boolean {
  const across = Math.min(box.x1, page.width) - Math.max(box.x0, 0)
  const down = Math.min(box.y1, page.height) - Math.max(box.y0, 0)
  return across < (box.x1 - box.x0) / 2 || down < (box.y1 - box.y0) / 2
}

/**
 * How much the page without it differs where it stands: `plain` from head to foot and from side to side of a letter, or in a point; `trace`
 * in some place; else `none`. A rule that crosses a letter in its paper's colour changes in few rows or few columns.
 */
function paintOf(char: PlacedChar, page: Renderings, without: Picture['pixels']): 'plain' | 'trace' | 'none' {
  const { width, pixels } = page.whole
  const pixel = page.width / width
  const { x0, y0, x1, y1 } = char.glyph
  const stepAt = (at: number) => Math.abs((pixels[at] ?? 255) - (without[at] ?? 255))
  // pdfium paints glyphs at whole pixels: its paint may lie beside its box.
  const reach = pixelsUnder(grown(char.glyph, pixel), page)
  if (!isLetter(char)) return reach.some(at => stepAt(at) >= TRACE) ? 'plain' : 'none'
  const painted = reach.filter(at => stepAt(at) >= LEAST_CONTRAST)
  const rows = new Set(painted.map(at => Math.floor(at / width))).size
  const columns = new Set(painted.map(at => at % width)).size
  if (rows * pixel > LEAST_SPAN * (y1 - y0) && columns * pixel > LEAST_SPAN * (x1 - x0)) return 'plain'
  // Of a wide one only its inside: at its edges may be a neighbour's ink.
  const inside = x1 - x0 > THIN * pixel ? pixelsUnder(grown(char.glyph, -pixel), page) : reach
  return inside.some(at => stepAt(at) >= TRACE) ? 'trace' : 'none'
}

function grown({ x0, y0, x1, y1 }: PlacedBox, by: number): PlacedBox {
  return { x0: x0 - by, y0: y0 - by, x1: x1 + by, y1: y1 + by }
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
