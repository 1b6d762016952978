import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { type Spot, sizeOf, spotAt } from './spots.ts'

/** Greys below which a pixel is ink: a dot that runs into its ring on the paler stands by itself on the darker. */
const INKS = [130, 95]
/** Inches. Larger ink is no dot, and a larger clearing no zero's. */
const LARGEST_DOT = 0.04
const LARGEST_HOLE = 0.14
/** Of the hole's height and width: how far from its middle the dot stands at most, and how much of it that fills. */
const OFF_CENTRE = 0.2
const MOST_FILLED = 0.65
/** Of its width: a hole is higher than this, as zeros are narrower than letters. */
const LEAST_HEIGHT = 0.9

/**
 * The picture with the dots in the middle of zeros taken out. Many typewriter faces print zeros so, and OCR engines take them for 6, 8, 9, e or
 * @. A flattened picture, paper 255.
 */
export function openZeros(picture: Picture, dpi: number): Picture {
  return INKS.reduce((opened, ink) => withoutDots(opened, ink, dpi), picture)
}

function withoutDots(picture: Picture, ink: number, dpi: number): Picture {
  const pixels = picture.pixels.slice()
  const isInk = (at: number) => (picture.pixels[at] ?? 255) < ink
  const seen = new Uint8Array(pixels.length)
  for (let start = 0; start < pixels.length; start++) {
    if (seen[start] === 1 || !isInk(start)) continue
    const spot = spotAt(start, picture, isInk, Infinity, seen)
    const hole = spot && holeAround(spot, picture, isInk, dpi)
    // The dot's soft edge lies in the hole.
    if (hole) for (const at of [...spot.pixels, ...hole.pixels]) pixels[at] = 255
  }
  return { ...picture, pixels }
}

/** The clearing of a zero's shape in the middle of which a dot stands by itself; null for other spots. */
function holeAround(dot: Spot, picture: Picture, isInk: (at: number) => boolean, dpi: number): Spot | null {
  const [across, down] = sizeOf(dot)
  if (Math.max(across, down) > LARGEST_DOT * dpi) return null
  const above = (dot.pixels[0] as number) - picture.width
  if (above < 0 || isInk(above)) return null
  const most = (LARGEST_HOLE * dpi) ** 2
  const hole = spotAt(above, picture, at => !isInk(at), most)
  if (!hole) return null
  const [width, height] = sizeOf(hole)
  const isOff = (middle: number, whole: number, size: number) => Math.abs(middle - whole) > OFF_CENTRE * size
  const isZero =
    Math.max(width, height) <= LARGEST_HOLE * dpi &&
    height >= LEAST_HEIGHT * width &&
    across < MOST_FILLED * width &&
    down < MOST_FILLED * height &&
    !isOff((dot.x0 + dot.x1) / 2, (hole.x0 + hole.x1) / 2, width) &&
    !isOff((dot.y0 + dot.y1) / 2, (hole.y0 + hole.y1) / 2, height)
  return isZero ? hole : null
}
