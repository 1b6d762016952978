import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { joinNeighbours, joinWords } from '../readings/join-words.ts'
import type { MergedWord } from '../seen-words.ts'

/** Shares of the height of print: groups stand so far apart, and a slash between them leans so far over its height. */
const LEAST_GAP = 0.1
const MOST_GAP = 1
const LEANS = [0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.45, 0.5]
/**
 * Greys below white of what a copier leaves of a thin stroke, the share of rows that show it, and how dark the paper beside it may be for it.
 * Measured in 72 scans: six of seven slashes that readers saw as spaces were found so (52 % of the rows and more, 0.29 and less); of 225 spaces
 * in codes none had over 28 %.
 */
const PALE = 12
const LEAST_ROWS = 0.5
const CLEARER = 0.35
/** Pixels of print in which slashes are looked for; numbers are not set larger, and the search takes its cube. */
const MOST_TALL = 90
/** Pixels on either side that a stroke's own shade reaches. */
const SHADE = 2

/**
 * The words, with the groups of a code as one (`963-802/K`) between which a slash stands that is too pale for the readers: they saw a space.
 * Theirs stay the readings, so it is a doubt.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export function joinAtSlashes(words: readonly MergedWord[], picture: Picture, scale: number): MergedWord[] {
  return joinNeighbours(
    words,
    (left, right, gap) => areGroups(left, right, gap) && holdsSlash(left, right, picture, scale),
    (left, right) => joinWords(left, right, '/', ' '),
  )
}

function areGroups(left: MergedWord, right: MergedWord, gap: number): boolean {
  const isCode = /^[A-Z\d./-]*[A-Z\d]$/.test(left.text) && /^[A-Z\d][A-Z\d./-]*$/.test(right.text)
  return isCode && /\d/.test(left.text + right.text) && gap > LEAST_GAP && gap < MOST_GAP
}

/** Whether something leans from the head of print to its foot, darker than the paper on either side of it all the way. */
function holdsSlash(left: MergedWord, right: MergedWord, picture: Picture, scale: number): boolean {
  const [from, to] = [Math.ceil(left.x1 * scale) + 1, Math.floor(right.x0 * scale) - 1]
  const [top, bottom] = [Math.max(left.y0, right.y0) * scale, Math.min(left.y1, right.y1) * scale].map(
    Math.round,
  ) as [number, number]
  if (bottom - top > MOST_TALL) return false
  const darkness = (x: number, y: number) => 255 - (picture.pixels[y * picture.width + x] ?? 255)
  const rows = Array.from({ length: Math.max(0, bottom - top) }, (_, row) => row)
  const isStroke = (foot: number, lean: number) => {
    const place = (row: number) => Math.round(foot + lean * (rows.length - 1 - row))
    if (place(0) >= to || rows.length === 0) return false
    const along = rows.map(row => darkness(place(row), top + row))
    if (along.filter(dark => dark >= PALE).length < LEAST_ROWS * rows.length) return false
    const beside = rows.flatMap(row =>
      Array.from({ length: to - from }, (_, k) => from + k)
        .filter(x => Math.abs(x - place(row)) > SHADE)
        .map(x => darkness(x, top + row)),
    )
    return mean(along) >= PALE && mean(beside) < CLEARER * mean(along)
  }
  for (let foot = from; foot < to; foot++) if (LEANS.some(lean => isStroke(foot, lean))) return true
  return false
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
