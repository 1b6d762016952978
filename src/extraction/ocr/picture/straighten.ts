import { BLOCK, groundOf } from '../../pdf/paper-ground.ts'
import type { Picture } from '../../pdf/pdfium/raw-page.ts'

/** Feeders and cameras tilt pages by less than this (slope: rise over run). */
const MOST_SLOPE = 0.06
const COARSE_STEP = 0.004
const FINE_STEP = 0.0005
/** Slopes below this move no word into another row. */
const LEAST_SLOPE = 0.0008
/** Grey steps below the ground around it that make a pixel ink. */
const INK = 40

/**
 * The slope of a page's lines of text (rise over run, downwards to the right positive): the one at which ink gathers in the fewest
 * rows.
 */
export function slopeOf(picture: Picture): number {
  const ink = inkPoints(picture)
  const coarse = bestSlope(ink, picture, -MOST_SLOPE, MOST_SLOPE, COARSE_STEP)
  const fine = bestSlope(ink, picture, coarse - COARSE_STEP, coarse + COARSE_STEP, FINE_STEP)
  return Math.abs(fine) < LEAST_SLOPE ? 0 : fine
}

/** How sharply ink gathers in rows; compared with the same page on its side it tells lines of text from columns. */
export function rowSharpness(picture: Picture, slope: number): number {
  const ink = inkPoints(picture)
  return gathered(ink, picture, slope) / Math.max(1, ink.length * ink.length)
}

/** The picture turned about its middle until lines of the slope are level; uncovered corners are white. */
export function turnBySlope(picture: Picture, slope: number): Picture {
  if (slope === 0) return picture
  const { width, height } = picture
  const pixels = new Uint8Array(width * height).fill(255)
  const [sine, cosine] = [Math.sin(Math.atan(slope)), Math.cos(Math.atan(slope))]
  const [midX, midY] = [width / 2, height / 2]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const fromX = midX + (x - midX) * cosine - (y - midY) * sine
      const fromY = midY + (x - midX) * sine + (y - midY) * cosine
      pixels[y * width + x] = blend(picture, fromX, fromY)
    }
  }
  return { width, height, pixels }
}

/** A quarter turn clockwise. */
export function turnQuarter(picture: Picture): Picture {
  const { width, height } = picture
  const pixels = new Uint8Array(width * height)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++)
      pixels[x * height + (height - 1 - y)] = picture.pixels[y * width + x] ?? 255
  }
  return { width: height, height: width, pixels }
}

interface Point {
  x: number
  y: number
}

/** Share of each side left out where lines are looked for: desks and shadows lie there. */
const MARGIN = 0.08

/** Every third pixel away from the edges that is darker than its ground. Each row counts alike, else level rows would gather by themselves. */
function inkPoints(picture: Picture): Point[] {
  const ground = groundOf(picture)
  const across = Math.ceil(picture.width / BLOCK)
  const points: Point[] = []
  const [left, top] = [Math.floor(MARGIN * picture.width), Math.floor(MARGIN * picture.height)]
  for (let y = top; y < picture.height - top; y++) {
    for (let x = left + (y % 3); x < picture.width - left; x += 3) {
      const light = ground[Math.floor(y / BLOCK) * across + Math.floor(x / BLOCK)] ?? 255
      if ((picture.pixels[y * picture.width + x] ?? 255) < light - INK) points.push({ x, y })
    }
  }
  return points
}

function bestSlope(ink: readonly Point[], picture: Picture, from: number, to: number, step: number): number {
  let best = { slope: 0, score: -1 }
  for (let slope = from; slope <= to + step / 2; slope += step) {
    const score = gathered(ink, picture, slope)
    if (score > best.score) best = { slope, score }
  }
  return best.slope
}

/** Sum of squared steps of ink from row to row at a slope: lines of text make many steep ones, a shadow at the edge only two. */
function gathered(ink: readonly Point[], picture: Picture, slope: number): number {
  const lift = Math.ceil(MOST_SLOPE * picture.width) + 2
  const rows = new Uint32Array(picture.height + 2 * lift)
  for (const { x, y } of ink) {
    const row = Math.round((y - slope * x) / 2) + lift
    rows[row] = (rows[row] ?? 0) + 1
  }
  return rows.reduce((sum, count, row) => sum + (count - (rows[row - 1] ?? 0)) ** 2, 0)
}

function blend({ width, height, pixels }: Picture, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < 0 || top < 0 || left + 1 >= width || top + 1 >= height) return 255
  const at = top * width + left
  const upper = (pixels[at] ?? 255) + ((pixels[at + 1] ?? 255) - (pixels[at] ?? 255)) * (x - left)
  const under = at + width
  const lower = (pixels[under] ?? 255) + ((pixels[under + 1] ?? 255) - (pixels[under] ?? 255)) * (x - left)
  return Math.round(upper + (lower - upper) * (y - top))
}
