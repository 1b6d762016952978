import type { Page } from '../pdf/page.ts'
import type { Picture, RawDocument } from '../pdf/pdfium/raw-page.ts'

const DPI = 200
/** Pixels of the longer side; a page may claim to be metres long. */
const LONGEST_SIDE = 3400
/** Pixels of an A4 page at 200 dpi: what the two limits below are counted on. A larger page may hold more, a smaller one no less. */
const A4_PIXELS = 1654 * 2339
/** Grey steps that ink is darker than paper at least. */
const CONTRAST = 40
/** Share of the pixels that are lighter than what is taken for paper: a photograph may show more desk than page. */
const LIGHTEST = 0.1
/** Pixels of ink that make a spot more than a speck of the scanner. */
const SPECK = 6
/** The fullest of 189 scanned invoices has 2,500 spots, a page of terms in 6 point 20,000. */
const MOST_SPOTS = 30_000
/** Stretches of ink along the rows of pixels. The fullest of 189 scanned invoices has 52,000, a page of terms in 6 point 280,000. */
const MOST_STRETCHES = 400_000

/**
 * False when a page's picture cannot be print: far more separate spots of ink than a page holds letters, or ink that changes with paper more often
 * than strokes do. Dust, gravel, cloth and noise keep OCR busy for minutes, and it finds nothing.
 */
export function isPrint(document: RawDocument, { number }: Page): boolean {
  const page = document.openPage(number - 1)
  try {
    const points = Math.max(page.area.right - page.area.left, page.area.top - page.area.bottom, 1)
    const picture = page.render(Math.round(Math.min(LONGEST_SIDE, (points * DPI) / 72)))
    const larger = Math.max(1, (picture.width * picture.height) / A4_PIXELS)
    const { spots, stretches } = countInk(picture, MOST_STRETCHES * larger)
    return spots <= MOST_SPOTS * larger && stretches <= MOST_STRETCHES * larger
  } finally {
    page.close()
  }
}

/**
 * Stretches of ink along the rows, and the spots they make with those that touch them in the rows above and below; specks count nothing. Not counted
 * on once there are more than `enough` stretches.
 */
export function countInk(
  { width, height, pixels }: Picture,
  enough = Infinity,
): { spots: number; stretches: number } {
  const threshold = inkBelow(pixels)
  const spots = new JoinedSpots()
  let above: Stretch[] = []
  for (let y = 0; y < height && spots.stretches <= enough; y++) {
    const here = stretchesOf(pixels.subarray(y * width, (y + 1) * width), threshold, spots)
    joinTouching(above, here, spots)
    above = here
  }
  return { spots: spots.count(), stretches: spots.stretches }
}

/** The grey below which a pixel is ink: what parts dark from light best (Otsu), yet well below the paper's. */
function inkBelow(pixels: Uint8Array): number {
  const greys = Array.from({ length: 256 }, () => 0)
  for (const grey of pixels) greys[grey] = (greys[grey] ?? 0) + 1
  const all = greys.reduce((sum, count, grey) => sum + count * grey, 0)
  let best = { spread: -1, grey: 0 }
  let [darker, weight, paper] = [0, 0, 0]
  for (let grey = 0; grey < 256; grey++) {
    const lighter = pixels.length - darker
    const spread =
      darker * lighter === 0 ? 0 : darker * lighter * (weight / darker - (all - weight) / lighter) ** 2
    if (spread > best.spread) best = { spread, grey }
    if (lighter > LIGHTEST * pixels.length) paper = grey
    darker += greys[grey] ?? 0
    weight += grey * (greys[grey] ?? 0)
  }
  return Math.min(best.grey, paper - CONTRAST)
}

interface Stretch {
  from: number
  /** The pixel after its last. */
  to: number
  spot: number
}

function stretchesOf(row: Uint8Array, inkBelow: number, spots: JoinedSpots): Stretch[] {
  const found: Stretch[] = []
  for (let x = 0; x < row.length; x++) {
    if ((row[x] ?? 255) >= inkBelow) continue
    const from = x
    while (x < row.length && (row[x] ?? 255) < inkBelow) x++
    found.push({ from, to: x, spot: spots.add(x - from) })
  }
  return found
}

/** Both rows from left to right; corners touch. */
function joinTouching(above: readonly Stretch[], here: readonly Stretch[], spots: JoinedSpots): void {
  let first = 0
  for (const { from, to, spot } of here) {
    while ((above[first]?.to ?? from) < from) first++
    for (let i = first; (above[i]?.from ?? to + 1) <= to; i++) spots.join(spot, above[i]?.spot ?? spot)
  }
}

/** Sets of stretches that touch, each with its ink (union-find). */
class JoinedSpots {
  private readonly parents: number[] = []
  private readonly ink: number[] = []

  get stretches(): number {
    return this.parents.length
  }

  add(ink: number): number {
    this.ink.push(ink)
    return this.parents.push(this.parents.length) - 1
  }

  join(a: number, b: number): void {
    const [one, other] = [this.rootOf(a), this.rootOf(b)]
    if (one === other) return
    this.parents[other] = one
    this.ink[one] = (this.ink[one] ?? 0) + (this.ink[other] ?? 0)
  }

  count(): number {
    return this.parents.filter((parent, i) => parent === i && (this.ink[i] ?? 0) >= SPECK).length
  }

  private rootOf(spot: number): number {
    let root = spot
    while (this.parents[root] !== root) {
      const parent = this.parents[root] ?? root
      root = this.parents[root] = this.parents[parent] ?? parent
    }
    return root
  }
}
