import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import type { SeenWord } from '../open-tesseract.ts'
import { type Box, greyAt, inkRuns, partTouching } from './ink-runs.ts'

/** The print of one character. */
export interface Glyph {
  /** Where it stands and how large it is, in pixels of the picture. */
  left: number
  top: number
  width: number
  height: number
  /** Height of the tallest character of its word. */
  tallest: number
  /** It touched its neighbour: its width is a guess. */
  touched: boolean
  /** Its darkness (0 to 1) on a grid `PATCH` rows high and as wide as its shape asks, row by row. */
  patch: Float32Array
}

/** Rows of a patch. */
export const PATCH = 20
/** Greys below which a pixel is ink: characters that run together on the paler are tried on the darker. */
const INKS = [150, 120, 95]
/** Pixels around a word's box that may still be its ink. */
const PAD = 2

/** Of the word's height: a mark behind a number (`*`, `^`) ends over this. */
const HIGH = 0.6

/**
 * The characters of a word as printed; null unless clear paper parts so many, and no more than a mark behind them that readers lost.
 * @param scale pixels of the picture for one unit of the word's box.
 */
export function glyphsOf(word: SeenWord, count: number, picture: Picture, scale: number): Glyph[] | null {
  const box = inPixels(word, scale)
  for (const ink of INKS) {
    const runs = inkRuns(picture, box, ink)
    if (runs.length === count) return asGlyphs(runs, picture)
    if (runs.length === count + 1 && /\w$/.test(word.text) && endsInMark(runs))
      return asGlyphs(runs.slice(0, -1), picture)
  }
  return null
}

/**
 * The characters of a word that was read so; where some of them touch, they are parted where there is least ink between them. Null where
 * the print is not of so many.
 */
export function partedGlyphs(
  word: SeenWord,
  reading: string,
  picture: Picture,
  scale: number,
): Glyph[] | null {
  const count = [...reading].length
  const clear = glyphsOf(word, count, picture, scale)
  if (clear && areSigns(clear, reading)) return clear
  const [ink] = INKS as [number]
  const parted = partTouching(inkRuns(picture, inPixels(word, scale), ink), count, picture, ink)
  const glyphs = parted && asGlyphs(parted, picture)
  return glyphs && areSigns(glyphs, reading) ? glyphs : null
}

/** Share of the tallest character's height. */
const LOW = 0.4
const LOW_SIGN = /[^A-Za-z\d/()#&$%!|]/

/** Only signs are as low as a dash or a point: other print as low is a piece of a character. */
function areSigns(glyphs: readonly Glyph[], reading: string): boolean {
  return [...reading].every((sign, i) => {
    const glyph = glyphs[i]
    return !glyph || glyph.height > LOW * glyph.tallest || LOW_SIGN.test(sign)
  })
}

function endsInMark(runs: readonly Box[]): boolean {
  const [top, bottom] = [Math.min(...runs.map(run => run.top)), Math.max(...runs.map(run => run.bottom))]
  return runs.length > 1 && (runs.at(-1)?.bottom ?? bottom) - top < HIGH * (bottom - top)
}

/** Share of its height that one character is wide at most. */
const WIDE = 1.05
/** Characters that touch their neighbour and are together no wider than one, and how wide their own print is at most. */
const SLENDER = /[-.,:/1Iijl|()]/
const NARROW = 0.5

/**
 * Whether a word was read with more characters than its print has: fewer stand there, not counting slender ones that may be part of their
 * neighbour's print, and none is wide enough for two that touch.
 */
export function isOverRead(word: SeenWord, picture: Picture, scale: number): boolean {
  const count = [...word.text].length
  if (glyphsOf(word, count, picture, scale)) return false
  const print = printIn(word, picture, scale).map(({ glyph }) => glyph)
  const tallest = Math.max(...print.map(glyph => glyph.height))
  const slender = print.filter(glyph => glyph.width < NARROW * tallest).length
  const hidden = Math.max(0, [...word.text].filter(isSlender).length - slender)
  return print.length > 0 && print.length < count - hidden && print.every(isOneCharacter)
}

/** Not as wide as two characters that touch. */
export function isOneCharacter({ width, tallest }: Glyph): boolean {
  return width < WIDE * tallest
}

/** A sign so narrow that it may hide in its neighbour's print. */
export function isSlender(sign: string): boolean {
  return SLENDER.test(sign)
}

/** What print stands in a box, character by character, each with its place in the box's unit. */
export function printIn(
  box: Area,
  picture: Picture,
  scale: number,
): { glyph: Glyph; x0: number; x1: number }[] {
  const runs = inkRuns(picture, inPixels(box, scale), INKS[0] as number)
  return asGlyphs(runs, picture).map((glyph, i) => {
    const { left, right } = runs[i] as Box
    return { glyph, x0: left / scale, x1: right / scale }
  })
}

interface Area {
  x0: number
  x1: number
  y0: number
  y1: number
}

function inPixels({ x0, x1, y0, y1 }: Area, scale: number): Box {
  return {
    left: Math.round(x0 * scale) - PAD,
    right: Math.round(x1 * scale) + PAD,
    top: Math.round(y0 * scale),
    bottom: Math.round(y1 * scale),
  }
}

function asGlyphs(runs: readonly Box[], picture: Picture): Glyph[] {
  const tallest = Math.max(...runs.map(run => run.bottom)) - Math.min(...runs.map(run => run.top))
  return runs.map(run => ({
    left: run.left,
    top: run.top,
    width: run.right - run.left,
    height: run.bottom - run.top,
    tallest,
    touched: run.touched === true,
    patch: patchOf(picture, run),
  }))
}

/** How unlike two characters look: the mean square of what differs, laid over each other by their middles. */
export function unlikeness(one: Glyph, other: Glyph): number {
  return Math.min(...[-1, 0, 1].map(shift => differenceAt(one.patch, other.patch, shift)))
}

function patchOf(picture: Picture, { left, right, top, bottom }: Box): Float32Array {
  const step = (bottom - top) / PATCH
  const columns = Math.max(1, Math.round((right - left) / step))
  const across = (right - left) / columns
  const patch = new Float32Array(PATCH * columns)
  for (let row = 0; row < PATCH; row++)
    for (let column = 0; column < columns; column++)
      patch[row * columns + column] =
        1 - greyBetween(picture, left + (column + 0.5) * across - 0.5, top + (row + 0.5) * step - 0.5) / 255
  return patch
}

/** The grey at a point between pixels, by its four neighbours. */
function greyBetween(picture: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, down] = [x - left, y - top]
  const above = greyAt(picture, left, top) * (1 - right) + greyAt(picture, left + 1, top) * right
  const below = greyAt(picture, left, top + 1) * (1 - right) + greyAt(picture, left + 1, top + 1) * right
  return above * (1 - down) + below * down
}

function differenceAt(one: Float32Array, other: Float32Array, shift: number): number {
  const [mine, theirs] = [one.length / PATCH, other.length / PATCH]
  const wide = Math.max(mine, theirs)
  const [from, start] = [Math.round((wide - mine) / 2), Math.round((wide - theirs) / 2) + shift]
  let sum = 0
  for (let row = 0; row < PATCH; row++)
    for (let x = -1; x <= wide; x++) {
      const a = x >= from && x < from + mine ? (one[row * mine + x - from] ?? 0) : 0
      const b = x >= start && x < start + theirs ? (other[row * theirs + x - start] ?? 0) : 0
      sum += (a - b) ** 2
    }
  return sum / (PATCH * wide)
}
