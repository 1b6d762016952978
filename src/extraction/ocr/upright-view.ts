import { flattenGround } from '../pdf/paper-ground.ts'
import type { Picture, RawPage } from '../pdf/pdfium/raw-page.ts'
import type { SeenWord, Tesseract } from './open-tesseract.ts'
import { openZeros } from './picture/open-zeros.ts'
import { type DrawnRule, removeRules } from './picture/remove-rules.ts'
import { soften } from './picture/soften.ts'
import { rowSharpness, slopeOf, turnBySlope, turnQuarter } from './picture/straighten.ts'
import { openStruckZeros } from './picture/struck-zeros.ts'
import { turnStrips } from './picture/turn-strips.ts'

/** The resolution at which the page's first reading is made. */
export const COARSE_DPI = 200
/** Pixels of the longer side; a page may claim to be metres long. */
const LONGEST_SIDE = 3400
/** Mean confidence (of 100) from which a page is the right way up. */
const READABLE = 65
/** The same from which print is no puzzle. */
export const PLAIN = 85
const SOFTEST = 2
/** By so much another side of the page, and a softened view of it, must read more surely. */
const SURER = 5
const CLEARER = 3
/** Pages of other print have five such zeros at most; and so much less sure the reader may be where they are opened. */
const MANY = 10
const LESS_CLEAR = 5

/** Tries the likeliest side up first; where little can be read, the other three, and takes the one that reads most surely. */
export async function readUpright(page: Rendered, reader: Tesseract): Promise<Upright> {
  const { picture, dpi } = page
  let best: Upright | null = null
  for (const turns of isSideways(picture) ? [1, 3, 0, 2] : [0, 2, 1, 3]) {
    const read = await readView(straighten(turned(picture, turns), dpi), dpi, turns, reader)
    if (best === null || read.confidence > best.confidence + SURER) best = read
    if (best.confidence >= READABLE) break
  }
  return best as Upright
}

/**
 * A page that is hard to read may be printed in dots: softened, they are strokes, and worn ones once more. Where strokes through many zeros are
 * gone then, the figures are read better, whatever the letters are.
 */
async function readView(sharp: View, dpi: number, turns: number, reader: Tesseract): Promise<Upright> {
  const readAs = async (view: View) => {
    const first = await reader.read(view.picture, '6', dpi)
    return { turns, view, first, confidence: meanConfidence(first) }
  }
  let best = await readAs(sharp)
  while (best.confidence < PLAIN && best.view.softened < SOFTEST) {
    const soft = await readAs(softened(best.view, dpi))
    const gain = soft.view.struck >= MANY ? -LESS_CLEAR : CLEARER / (best.view.softened + 1)
    if (soft.confidence < best.confidence + gain) break
    best = soft
  }
  return best
}

interface Upright {
  /** Quarter turns clockwise. */
  turns: number
  view: View
  first: SeenWord[]
  confidence: number
}

/** A page made level, without its rules and the dots in its zeros, all print dark on light; softened also without the strokes through them. */
export interface View {
  picture: Picture
  rules: DrawnRule[]
  slope: number
  /** How many times. */
  softened: number
  /** Zeros that were opened when it last was. */
  struck: number
}

export function softened(view: View, dpi: number): View {
  return { ...view, ...openStruckZeros(soften(view.picture, dpi), dpi), softened: view.softened + 1 }
}

interface Rendered {
  picture: Picture
  dpi: number
}

export function pictureOf(raw: RawPage, wanted: number): Rendered {
  const points = Math.max(raw.area.right - raw.area.left, raw.area.top - raw.area.bottom, 1)
  const side = Math.round(Math.min(LONGEST_SIDE * (wanted / COARSE_DPI), (points * wanted) / 72))
  return { picture: raw.render(side), dpi: Math.round((side * 72) / points) }
}

function isSideways(picture: Picture): boolean {
  const aside = turnQuarter(picture)
  return rowSharpness(aside, slopeOf(aside)) > 1.5 * rowSharpness(picture, slopeOf(picture))
}

export function turned(picture: Picture, turns: number): Picture {
  return turns === 0 ? picture : turned(turnQuarter(picture), turns - 1)
}

export function straighten(picture: Picture, dpi: number, slope = slopeOf(picture)): View {
  const { picture: bare, rules } = removeRules(flattenGround(turnBySlope(picture, slope)), dpi)
  return { picture: openZeros(turnStrips(bare, dpi), dpi), rules, slope, softened: 0, struck: 0 }
}

function meanConfidence(words: readonly SeenWord[]): number {
  const letters = words.filter(word => /[\p{L}\p{N}]{2}/u.test(word.text))
  return letters.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, letters.length)
}
