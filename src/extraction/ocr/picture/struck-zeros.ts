import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { type Box, type Spot, sizeOf, spotAt } from './spots.ts'

/** Greys below which a pixel is ink: the dots of softened print have soft edges, and hold together in one shade or another. */
const INKS = [225, 210, 195, 170]
/** Inches: the inside of a zero is no higher and no wider, and no lower. */
const LARGEST = 0.14
const LOWEST = 0.04
/** Of its width: it is higher than this. */
const LEAST_HEIGHT = 0.9
/** Shares of it: the least that each of its two holes fills, and how far the lower one's middle stands right of the upper one's. */
const LEAST_HOLE = 0.05
const ASIDE = 0.15
/** The smaller hole's share of the larger one, across, down and over all. */
const LEAST_ALIKE = 0.6
/** Of its height, between the holes; and of the lower hole, beside one another: more is the ring of an @. */
const WIDEST_STROKE = 0.3
const MOST_BESIDE = 0.6
/** A full page of small print has a quarter of these; among the holes of noise there is nothing to find, and looking would take minutes. */
const MOST_HOLES = 20_000
/** Over the whole picture, of which a drawn maze would need thousands. */
const MOST_ROUNDS = 12

/**
 * The picture with the strokes through zeros taken out. Line printers set them, and OCR engines take such a zero for an 8, a 6 or an @: its two
 * holes stand aslant, those of an 8 right over one another, and the two of a $ side by side. A flattened and softened picture, paper 255: in
 * sharp print there are other holes enough that lie so. `struck`: how many such zeros there are.
 */
export function openStruckZeros(picture: Picture, dpi: number): { picture: Picture; struck: number } {
  return INKS.reduce(
    ({ picture: opened, struck }, ink) => {
      const zeros = struckZerosIn(opened, ink, dpi)
      return { picture: without(zeros, opened), struck: struck + zeros.length }
    },
    { picture, struck: 0 },
  )
}

/** The boxes around the two holes of each. */
function struckZerosIn(picture: Picture, ink: number, dpi: number): Box[] {
  const holes = holesIn(picture, ink, LARGEST * dpi)
  if (holes.length > MOST_HOLES) return []
  return holes.flatMap((upper, i) =>
    holesUnder(upper, holes, i, LARGEST * dpi)
      .filter(lower => areOfZero(upper, lower, picture.width, dpi))
      .map(lower => boxOf(upper, lower)),
  )
}

function without(zeros: readonly Box[], picture: Picture): Picture {
  const pixels = picture.pixels.slice()
  for (const zero of zeros) clear(pixels, picture.width, zero)
  return { ...picture, pixels }
}

/** What a pixel is; of paper nothing is known yet, and only there a hole is looked for (`spotAt`). */
const PAPER = 0
const OPEN = 1
const INK = 2

/** Clearings that ink closes on all sides, by their top edges. */
function holesIn(picture: Picture, ink: number, largest: number): Spot[] {
  const kinds = withOpenPaper(
    picture.pixels.map(grey => (grey < ink ? INK : PAPER)),
    picture.width,
  )
  const holes: Spot[] = []
  for (let at = 0; at < kinds.length; at++) {
    if (kinds[at] !== PAPER) continue
    const hole = spotAt(at, picture, () => true, largest ** 2, kinds)
    if (hole && Math.max(...sizeOf(hole)) <= largest) holes.push(hole)
  }
  return holes.sort((a, b) => a.y0 - b.y0)
}

/** The paper that hangs together with the picture's edge is open. */
function withOpenPaper(kinds: Uint8Array, width: number): Uint8Array {
  const open = Uint8Array.from(kinds)
  const last = open.length - 1
  for (let at = 0; at <= last; at++) {
    const isEdge = at < width || at > last - width || at % width === 0 || at % width === width - 1
    if (isEdge && open[at] === PAPER) open[at] = OPEN
  }
  let changed = true
  const spread = (at: number, beside: number, next: number) => {
    if (open[at] !== PAPER || (open[beside] !== OPEN && open[next] !== OPEN)) return
    open[at] = OPEN
    changed = true
  }
  for (let round = 0; changed && round < MOST_ROUNDS; round++) {
    changed = false
    for (let at = width; at <= last; at++) spread(at, at - 1, at - width)
    for (let at = last - width; at >= 0; at--) spread(at, at + 1, at + width)
  }
  return open
}

/** The holes that begin below another, reach no less far right and further down. */
function holesUnder(upper: Spot, holes: readonly Spot[], at: number, reach: number): Spot[] {
  const under: Spot[] = []
  for (let i = at + 1; i < holes.length; i++) {
    const hole = holes[i] as Spot
    if (hole.y0 - upper.y0 > reach) break
    const isUnder = hole.x0 >= upper.x0 && hole.x0 <= upper.x1 && hole.x1 >= upper.x1 && hole.y1 > upper.y1
    if (isUnder) under.push(hole)
  }
  return under
}

function areOfZero(upper: Spot, lower: Spot, pictureWidth: number, dpi: number): boolean {
  const [width, height] = sizeOf(boxOf(upper, lower))
  const least = LEAST_HOLE * width * height
  const besides = upper.y1 - lower.y0
  return (
    height <= LARGEST * dpi &&
    height >= LOWEST * dpi &&
    height >= LEAST_HEIGHT * width &&
    [upper, lower].every(({ pixels }) => pixels.length >= least) &&
    areAlike(upper, lower) &&
    -besides <= WIDEST_STROKE * height &&
    besides < MOST_BESIDE * sizeOf(lower)[1] &&
    middleOf(lower, pictureWidth) - middleOf(upper, pictureWidth) >= ASIDE * width
  )
}

/** Turned half way round the one hole is the other. */
function areAlike(upper: Spot, lower: Spot): boolean {
  const sizes = [upper, lower].map(hole => [...sizeOf(hole), hole.pixels.length])
  return (sizes[0] ?? []).every((size, i) => {
    const other = sizes[1]?.[i] ?? 0
    return Math.min(size, other) >= LEAST_ALIKE * Math.max(size, other)
  })
}

function boxOf(upper: Box, lower: Box): Box {
  return { x0: upper.x0, y0: upper.y0, x1: lower.x1, y1: lower.y1 }
}

/** How far right most of it lies. */
function middleOf({ pixels }: Spot, pictureWidth: number): number {
  return pixels.reduce((sum, at) => sum + (at % pictureWidth), 0) / pixels.length
}

/** Makes paper of what lies in the round that fills a box. */
function clear(pixels: Uint8Array, width: number, { x0, y0, x1, y1 }: Box): void {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const [rx, ry] = [(x1 - x0 + 1) / 2, (y1 - y0 + 1) / 2]
  for (let y = y0; y <= y1; y++)
    for (let x = x0; x <= x1; x++)
      if (((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1) pixels[y * width + x] = 255
}
