import type { Picture } from '../../pdf/pdfium/raw-page.ts'

/** Inches. Longer than the strokes of any letter on an invoice; thinner than any filled band. */
const LEAST_DOWN = 0.32
const LEAST_ACROSS = 1.2
const THICKEST = 0.045
/** Flattened grey (paper is 255). A rule that falls between two rows of pixels is half as dark in both. */
const DARK = 205
/** Share of a run that must be thin. Between the light letters on a dark band ink is thin only here and there. */
const THIN_SHARE = 0.7
/** Pixels that a rule may be broken by noise. */
const BREAK = 2
/** Pixels of soft edge beside a rule. */
const EDGE = 2

/** A ruled line in pixels. */
export interface DrawnRule {
  x0: number
  y0: number
  x1: number
  y1: number
}

/**
 * The picture without the ruled lines of tables, which readers take for letters (| [ 1 l), and the level ones among them. A line is a
 * long thin run of ink; filled bands and letters stay.
 */
export function removeRules(picture: Picture, dpi: number): { picture: Picture; rules: DrawnRule[] } {
  const { width, height } = picture
  const dark = picture.pixels.map(grey => (grey < DARK ? 1 : 0))
  const columns = { count: width, length: height, step: width, stride: 1 }
  const rows = { count: height, length: width, step: 1, stride: width }
  const thickest = Math.max(3, Math.round(THICKEST * dpi))
  const down = thinRuns(dark, columns, rows, LEAST_DOWN * dpi, thickest)
  const across = thinRuns(dark, rows, columns, LEAST_ACROSS * dpi, thickest)
  const pixels = picture.pixels.slice()
  whiten(pixels, down, 1)
  whiten(pixels, across, width)
  return { picture: { width, height, pixels }, rules: levelRules(across, picture, LEAST_ACROSS * dpi) }
}

/** How to walk over the pixels: `count` lanes beside each other at `stride`, `length` pixels each at `step`. */
interface Lanes {
  count: number
  length: number
  step: number
  stride: number
}

/** Marks the pixels of long dark runs along the lanes that are thin across them. */
function thinRuns(
  dark: Uint8Array,
  along: Lanes,
  across: Lanes,
  least: number,
  thickest: number,
): Uint8Array {
  const long = new Uint8Array(dark.length)
  eachRun(
    along,
    at => darkHereOrBeside(dark, at, along.stride),
    BREAK,
    (first, start, end) => {
      if (end - start >= least) for (let i = start; i < end; i++) long[first + i * along.step] = 1
    },
  )
  const thin = new Uint8Array(dark.length)
  eachRun(
    across,
    at => dark[at] === 1 || long[at] === 1,
    0,
    (first, start, end) => {
      if (end - start > thickest) return
      for (let at = first + start * across.step; at < first + end * across.step; at += across.step)
        thin[at] = long[at] ?? 0
    },
  )
  eachRun(
    along,
    at => long[at] === 1,
    0,
    (first, start, end) => {
      let count = 0
      for (let i = start; i < end; i++) count += thin[first + i * along.step] ?? 0
      if (count < THIN_SHARE * (end - start))
        for (let i = start; i < end; i++) thin[first + i * along.step] = 0
    },
  )
  return thin
}

/** The lane beside counts, so that a slight slant breaks no rule. */
function darkHereOrBeside(dark: Uint8Array, at: number, stride: number): boolean {
  return dark[at] === 1 || dark[at + stride] === 1
}

/** Calls back for every run of pixels along the lanes, from `start` to before `end`; breaks up to `gap` pixels are run over. */
function eachRun(
  lanes: Lanes,
  on: (at: number) => boolean,
  gap: number,
  found: (first: number, start: number, end: number) => void,
): void {
  for (let lane = 0; lane < lanes.count; lane++) {
    const first = lane * lanes.stride
    let [start, last] = [-1, -1]
    for (let i = 0; i <= lanes.length; i++) {
      if (i < lanes.length && on(first + i * lanes.step)) {
        if (start < 0) start = i
        last = i
      } else if (start >= 0 && (i === lanes.length || i - last > gap)) {
        found(first, start, last + 1)
        start = -1
      }
    }
  }
}

/** Whitens marked pixels and the soft edges beside them. */
function whiten(pixels: Uint8Array, marked: Uint8Array, stride: number): void {
  for (let at = 0; at < marked.length; at++) {
    if (marked[at] !== 1) continue
    for (let beside = -EDGE; beside <= EDGE; beside++) {
      const edge = at + beside * stride
      if (edge >= 0 && edge < pixels.length) pixels[edge] = 255
    }
  }
}

/** One rule for each level run; a rule several pixels thick gives several, which those who join them expect. */
function levelRules(marked: Uint8Array, { width, height }: Picture, least: number): DrawnRule[] {
  const rules: DrawnRule[] = []
  const rows = { count: height, length: width, step: 1, stride: width }
  eachRun(
    rows,
    at => marked[at] === 1,
    BREAK,
    (first, start, end) => {
      const y = first / width
      if (end - start >= least) rules.push({ x0: start, y0: y, x1: end, y1: y + 1 })
    },
  )
  return rules
}
