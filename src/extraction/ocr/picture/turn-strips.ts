import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { cutPiece } from './cut-piece.ts'
import { removeRules } from './remove-rules.ts'
import { type Box, sizeOf, spotAt } from './spots.ts'
import type { Zone } from './unread-ink.ts'

/** Inches of a cell's side: a stroke of small print does not fill one. */
const CELL = 0.02
/** Cells beside each other. */
const WIDER_THAN_RULES = 4
/** Flattened grey (paper is 255) below which a cell is filled, and the ground of a strip lies. */
const FILLED = 140
/** Inches. Wider and higher than the strokes of a large heading, and wider than the marks of logos. */
const LEAST_ACROSS = 0.6
const LEAST_DOWN = 0.08
/** Share of a strip's cells that are filled: letters leave more than half of their ground. */
const LEAST_FILLED = 0.6
/** Grey steps that letters are lighter than their ground at least. */
const CONTRAST = 60
/** Share of a strip's pixels that may be lighter than its letters: specks. */
const SPECKS = 0.005
/** Pixels of soft edge on both sides of a strip's outline. */
const EDGE = 2

/**
 * The picture with light print on dark strips made dark on light, as the readers expect it, and without the rules there. A strip is a filled
 * box of a level picture (flattened, paper is 255) with something lighter in it.
 */
export function turnStrips(picture: Picture, dpi: number): Picture {
  const size = Math.max(2, Math.round(CELL * dpi))
  const strips = filledBoxes(cellsOf(picture, size)).map(({ x0, y0, x1, y1 }) => ({
    x0: x0 * size,
    y0: y0 * size,
    x1: (x1 + 1) * size - 1,
    y1: (y1 + 1) * size - 1,
  }))
  const pixels = picture.pixels.slice()
  for (const strip of strips) {
    const [across, down] = sizeOf(strip)
    if (across < LEAST_ACROSS * dpi || down < LEAST_DOWN * dpi) continue
    const turned = turnedAround(cutPiece(picture, zoneOf(strip), 1, 0).picture)
    // A window in a strip, dark on light before, is a strip of the turned one. It ends: half of a turned strip is white, so none is turned whole again.
    if (turned) paste(turnStrips(removeRules(turned, dpi).picture, dpi), strip, { ...picture, pixels })
  }
  return { ...picture, pixels }
}

/** The mean grey of every square of `size` pixels, as a smaller picture. */
function cellsOf({ width, height, pixels }: Picture, size: number): Picture {
  const [across, down] = [Math.floor(width / size), Math.floor(height / size)]
  const sums = new Uint32Array(across * down)
  for (let y = 0; y < down * size; y++) {
    const row = Math.floor(y / size) * across
    for (let x = 0; x < across * size; x++) {
      const cell = row + Math.floor(x / size)
      sums[cell] = (sums[cell] ?? 0) + (pixels[y * width + x] ?? 255)
    }
  }
  return { width: across, height: down, pixels: Uint8Array.from(sums, sum => sum / (size * size)) }
}

function filledBoxes(cells: Picture): Box[] {
  const filled = inRuns(cells)
  const isFilled = (at: number) => filled[at] === 1
  const seen = new Uint8Array(cells.pixels.length)
  const boxes: Box[] = []
  for (let at = 0; at < cells.pixels.length; at++) {
    if (seen[at] === 1 || !isFilled(at)) continue
    const spot = spotAt(at, cells, isFilled, Number.POSITIVE_INFINITY, seen)
    if (!spot) continue
    const [across, down] = sizeOf(spot)
    if (spot.pixels.length >= LEAST_FILLED * across * down) boxes.push(spot)
  }
  return boxes
}

function zoneOf({ x0, y0, x1, y1 }: Box): Zone {
  return { left: x0, right: x1 + 1, top: y0, bottom: y1 + 1 }
}

/** Marks filled cells with as many beside them as are wider than a rule, which would tie a strip to the frame around it. */
function inRuns({ width, pixels }: Picture): Uint8Array {
  const marked = new Uint8Array(pixels.length)
  let run = 0
  for (const [at, grey] of pixels.entries()) {
    if (at % width === 0) run = 0
    run = grey < FILLED ? run + 1 : 0
    if (run >= WIDER_THAN_RULES) marked.fill(1, at + 1 - WIDER_THAN_RULES, at + 1)
  }
  return marked
}

/** Light on dark as dark on white; null where the ground is not dark, or nothing is lighter than it. */
function turnedAround(strip: Picture): Picture | null {
  const greys = strip.pixels.toSorted()
  const ground = greys[Math.floor(greys.length / 2)] ?? 255
  const print = greys[Math.floor((1 - SPECKS) * greys.length)] ?? 255
  if (ground >= FILLED || print - ground < CONTRAST) return null
  const pixels = strip.pixels.map(grey =>
    Math.max(0, Math.min(255, Math.round((255 * (print - grey)) / (print - ground)))),
  )
  return { ...strip, pixels }
}

/** Puts a turned strip in its place; its edges, and what is left of it around, become white. */
function paste(strip: Picture, box: Box, { width, height, pixels }: Picture): void {
  for (let y = Math.max(0, box.y0 - EDGE); y <= Math.min(height - 1, box.y1 + EDGE); y++) {
    for (let x = Math.max(0, box.x0 - EDGE); x <= Math.min(width - 1, box.x1 + EDGE); x++) {
      const isInside = x >= box.x0 + EDGE && x <= box.x1 - EDGE && y >= box.y0 + EDGE && y <= box.y1 - EDGE
      const grey = isInside ? strip.pixels[(y - box.y0) * strip.width + x - box.x0] : undefined
      pixels[y * width + x] = grey ?? 255
    }
  }
}
