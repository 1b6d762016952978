import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import type { SeenWord } from '../open-tesseract.ts'
import type { Zone } from './unread-ink.ts'

/** Grey below which a pixel is print, however pale. */
const PALE = 215
/** Heights of a value: where its label ends over it at most, and how far on either side of it the label's print reaches. */
const OVER = 1.5
const BEFORE = 8
const BEYOND = 14
/** Heights of a label, beside that of its value. */
const LEAST_TALL = 0.35
const MOST_TALL = 1.6
/** Rows of pixels that pale letters may lack. */
const BROKEN = 2
/** Pixels over and under print where a box's edge goes on. */
const EDGE = 3
/** Of a label's height: clear paper as wide as this ends it. */
const APART = 1.5

/**
 * The print in the line right over a word, as far as it goes without wide gaps; null where there is none.
 * @param scale pixels of the picture for one unit of the word's box.
 */
export function printOver({ x0, x1, y0, y1 }: SeenWord, picture: Picture, scale: number): Zone | null {
  const height = (y1 - y0) * scale
  const [left, right] = [x0, x1].map(one => Math.round(one * scale)) as [number, number]
  // Readers' boxes may reach into the label: the middle of a word is surely within it.
  const middle = Math.round(((y0 + y1) / 2) * scale)
  const isInked = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < picture.width && (picture.pixels[y * picture.width + x] ?? 255) < PALE
  const across = range(left, right + height)
  const isPrint = (y: number) => across.some(x => isInked(x, y))
  const above = range(0, (OVER + 0.5) * height).map(step => middle - step)
  const clear = above.findIndex(y => !isPrint(y))
  if (clear < 0) return null
  const line = linesIn(above.slice(clear), isPrint, MOST_TALL * height).find(
    ({ tall }) => tall >= LEAST_TALL * height,
  )
  if (!line) return null
  const { foot, tall } = line
  const rows = range(0, tall).map(step => foot - step)
  // The edge of a box goes on over and under the print.
  const isEdge = (x: number) => [foot + EDGE, foot - tall - EDGE].every(y => isInked(x, y))
  const columns = range(left - BEFORE * height, right + BEYOND * height)
  const runs = runsOf(columns, x => (isEdge(x) ? 'edge' : rows.some(y => isInked(x, y))), APART * tall)
  const run = runs.find(({ from, to }) => from < right && to > left)
  return run
    ? {
        left: run.from / scale,
        right: (run.to + 1) / scale,
        top: (foot - tall + 1) / scale,
        bottom: (foot + 1) / scale,
      }
    : null
}

/** Lines of print on the way up, each `most` rows tall at most; what a speck makes is a low one. */
function linesIn(above: readonly number[], isPrint: (y: number) => boolean, most: number) {
  const lines: { foot: number; tall: number }[] = []
  let next = Number.POSITIVE_INFINITY
  for (const foot of above) {
    if (foot > next || !isPrint(foot)) continue
    const tall = range(0, most).find(step =>
      range(step, step + BROKEN + 1).every(row => !isPrint(foot - row)),
    )
    if (tall === undefined) return lines
    lines.push({ foot, tall })
    next = foot - tall
  }
  return lines
}

/** Columns of print without gaps wider than `most`, and without an edge between. */
function runsOf(columns: readonly number[], printAt: (x: number) => boolean | 'edge', most: number) {
  const runs: { from: number; to: number }[] = []
  let open: { from: number; to: number } | null = null
  for (const x of columns) {
    const print = printAt(x)
    if (print === 'edge') open = null
    if (print !== true) continue
    if (open && x - open.to <= most) open.to = x
    else {
      open = { from: x, to: x }
      runs.push(open)
    }
  }
  return runs
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, Math.round(to - from)) }, (_, i) => Math.round(from) + i)
}
