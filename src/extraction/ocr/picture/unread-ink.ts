import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import type { SeenWord } from '../open-tesseract.ts'
import { inkOf } from './fit-to-ink.ts'

/** Shares of a word's height: how far beside it is looked, and how near its own edge the look begins. */
const REACH = 2
const CLEAR = 0.15
/** Of the square of its height: less ink than this is a speck, a dot or a dash. */
const LEAST_INK = 0.1
/** Of its height: print is at least so tall; what is taller by more is a stroke, and what is no wider than one (a bar typed with `|`) by less. */
const LEAST_TALL = 0.6
const MOST_TALL = 1.4
const SLENDER = 0.25
const MOST_TALL_SLENDER = 1.25

/** In the unit of the words' boxes. */
export interface Zone {
  left: number
  right: number
  top: number
  bottom: number
}

/**
 * Where print stands right beside a word that no reader read: readers lose short groups of letters (`XX` of `XX 662 98`) all alike. Left
 * of it, right of it, or both.
 * @param scale pixels of the picture for one unit of the words' boxes.
 * @param reach how far is looked, in heights of the word.
 */
export function unreadBeside(
  word: SeenWord,
  words: readonly SeenWord[],
  picture: Picture,
  scale: number,
  reach = REACH,
): Zone[] {
  const height = word.y1 - word.y0
  const inLine = words.filter(
    other => other !== word && Math.min(other.y1, word.y1) - Math.max(other.y0, word.y0) > 0.4 * height,
  )
  const before = Math.max(-Infinity, ...inLine.filter(({ x0 }) => x0 < word.x0).map(({ x1 }) => x1))
  const behind = Math.min(Infinity, ...inLine.filter(({ x0 }) => x0 > word.x0).map(({ x0 }) => x0))
  const band = { top: word.y0 - 0.25 * height, bottom: word.y1 + 0.25 * height }
  const zones: Zone[] = [
    {
      ...band,
      left: Math.max(before + CLEAR * height, word.x0 - reach * height),
      right: word.x0 - CLEAR * height,
    },
    {
      ...band,
      left: word.x1 + CLEAR * height,
      right: Math.min(behind - CLEAR * height, word.x1 + reach * height),
    },
  ]
  const ink = inkOf(
    picture,
    inPixels({ left: word.x0, right: word.x1, top: word.y0, bottom: word.y1 }, scale),
  )
  return zones.filter(zone => holdsPrint(inPixels(zone, scale), picture, ink, height * scale))
}

function holdsPrint(zone: Zone, { pixels, width, height }: Picture, ink: number, size: number): boolean {
  let count = 0
  let [first, last] = [Infinity, -Infinity]
  let [leftmost, rightmost] = [Infinity, -Infinity]
  for (let y = Math.max(0, zone.top); y < Math.min(height, zone.bottom); y++)
    for (let x = Math.max(0, zone.left); x < Math.min(width, zone.right); x++) {
      if ((pixels[y * width + x] ?? 255) >= ink) continue
      count += 1
      first = Math.min(first, y)
      last = y
      leftmost = Math.min(leftmost, x)
      rightmost = Math.max(rightmost, x)
    }
  const tall = last - first + 1
  const mostTall = rightmost - leftmost + 1 <= SLENDER * size ? MOST_TALL_SLENDER : MOST_TALL
  return count >= LEAST_INK * size * size && tall >= LEAST_TALL * size && tall <= mostTall * size
}

function inPixels({ left, right, top, bottom }: Zone, scale: number): Zone {
  return {
    left: Math.floor(left * scale),
    right: Math.ceil(right * scale),
    top: Math.floor(top * scale),
    bottom: Math.ceil(bottom * scale),
  }
}
