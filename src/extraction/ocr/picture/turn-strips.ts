import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { cutPiece } from './cut-piece.ts'
import { removeRules } from './remove-rules.ts'
import { type Box, sizeOf, spotAt } from './spots.ts'

/** Inches of a cell's side: a stroke of small print does not fill one. */
const CELL = 0.02
/** Cells beside each other. */
const WIDER_THAN_RULES = 4
/** Flattened grey (paper is 255) below which a cell is filled, and the ground of a strip lies. */
const FILLED = 140
/** Inches. Wider and higher than the strokes of a large heading, and wider than the marks of logos. */
const LEAST_ACROSS = 0.6
const LEAST_DOWN = 0.08
/** Inches. Windows in strips are as wide and high at least, unlike the letters of small print that go around something (`0`, `D`). */
const LEAST_WINDOW = 0.14
/** Share of a window's outline, without its corners, that is filled: round letters have clear cells there. */
const OUTLINED = 0.97
/** Share of a strip's cells that are filled: letters leave more than half of their ground. */
const LEAST_FILLED = 0.6
/** Grey steps that letters are lighter than their ground at least. */
const CONTRAST = 60
/** Share of a strip's pixels that may be lighter than its letters: specks. */
const SPECKS = 0.005
/** Pixels of soft edge on both sides of a strip's outline; half a cell, which the outline may lie off, where that is more. */
const EDGE = 2

/**
 * The picture with light print on dark strips made dark on light, as the readers expect it, and without the rules there. A strip is a filled
 * box of a level picture (flattened, paper is 255) with something lighter in it.
 */
export function turnStrips(picture: Picture, dpi: number): Picture {
  const size = cellSize(dpi)
  const cells = cellsOf(picture, size)
  const turnedPicture = { ...picture, pixels: picture.pixels.slice() }
  for (const strip of filledBoxes(cells, inRuns(cells)).map(box => inPixels(box, size))) {
    const [across, down] = sizeOf(strip)
    if (across < LEAST_ACROSS * dpi || down < LEAST_DOWN * dpi) continue
    const piece = cutOut(picture, strip)
    const turned = turnedAround(piece, size)
    if (!turned) continue
    const bare = removeRules(turned, dpi).picture
    // A window in a strip, dark on light before, is a strip of the turned one. It ends: half of a turned strip is white, so none is turned whole again.
    const whole = turnStrips(bare, dpi)
    // What is too small for that is taken from where it was dark on light.
    for (const window of smallWindows(bare, dpi)) paste(cutOut(piece, window), window, whole, size)
    paste(whole, strip, turnedPicture, size)
  }
  return turnedPicture
}

function cellSize(dpi: number): number {
  return Math.max(2, Math.round(CELL * dpi))
}

function inPixels({ x0, y0, x1, y1 }: Box, size: number): Box {
  return { x0: x0 * size, y0: y0 * size, x1: (x1 + 1) * size - 1, y1: (y1 + 1) * size - 1 }
}

/** The windows of a turned strip that are too small to turn again: filled to the edges all around, with something lighter in them. */
function smallWindows(turned: Picture, dpi: number): Box[] {
  const size = cellSize(dpi)
  const cells = cellsOf(turned, size)
  const filled = cells.pixels.map(grey => (grey < FILLED ? 1 : 0))
  return filledBoxes(cells, filled)
    .filter(box => isOutlined(box, filled, cells.width))
    .map(box => inPixels(box, size))
    .filter(box => {
      const [across, down] = sizeOf(box)
      const isSmall = across < LEAST_ACROSS * dpi && Math.min(across, down) >= LEAST_WINDOW * dpi
      return isSmall && turnedAround(cutOut(turned, box), size) !== null
    })
}

function isOutlined({ x0, y0, x1, y1 }: Box, filled: Uint8Array, width: number): boolean {
  const outline: (number | undefined)[] = []
  for (let x = x0 + 1; x < x1; x++) outline.push(filled[y0 * width + x], filled[y1 * width + x])
  for (let y = y0 + 1; y < y1; y++) outline.push(filled[y * width + x0], filled[y * width + x1])
  return outline.filter(cell => cell === 1).length >= OUTLINED * outline.length
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

function filledBoxes(cells: Picture, filled: Uint8Array): Box[] {
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

function cutOut(picture: Picture, { x0, y0, x1, y1 }: Box): Picture {
  return cutPiece(picture, { left: x0, right: x1 + 1, top: y0, bottom: y1 + 1 }, 1, 0).picture
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

/**
 * Light on dark as dark on white; null where the ground is not dark, or nothing is lighter than it, or less than what is darker: black print
 * between white rules. `edge`: pixels along the outline that may be of the paper around.
 */
function turnedAround(strip: Picture, edge: number): Picture | null {
  const inner = { x0: edge, y0: edge, x1: strip.width - edge - 1, y1: strip.height - edge - 1 }
  const greys = cutOut(strip, inner).pixels.toSorted()
  const ground = greys[Math.floor(greys.length / 2)] ?? 255
  const print = greys[Math.floor((1 - SPECKS) * greys.length)] ?? 255
  if (ground >= FILLED || print - ground < CONTRAST) return null
  const lighter = greys.filter(grey => grey - ground > CONTRAST / 2).length
  const darker = greys.filter(grey => ground - grey > CONTRAST / 2).length
  if (darker > lighter) return null
  const pixels = strip.pixels.map(grey =>
    Math.max(0, Math.min(255, Math.round((255 * (print - grey)) / (print - ground)))),
  )
  return { ...strip, pixels }
}

/** Puts a piece in its place; its edges, and what is left of it around, become white. */
function paste(piece: Picture, box: Box, { width, height, pixels }: Picture, size: number): void {
  const edge = Math.max(EDGE, Math.ceil(size / 2))
  for (let y = Math.max(0, box.y0 - edge); y <= Math.min(height - 1, box.y1 + edge); y++) {
    for (let x = Math.max(0, box.x0 - edge); x <= Math.min(width - 1, box.x1 + edge); x++) {
      const isInside = x >= box.x0 + edge && x <= box.x1 - edge && y >= box.y0 + edge && y <= box.y1 - edge
      const grey = isInside ? piece.pixels[(y - box.y0) * piece.width + x - box.x0] : undefined
      pixels[y * width + x] = grey ?? 255
    }
  }
}
