import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { joinNeighbours, joinWords } from '../readings/join-words.ts'
import type { MergedWord } from '../seen-words.ts'
import { type Box, inkRuns } from './ink-runs.ts'

/** Shares of the height of print: groups of figures with a point between them stand so far apart in typed print. */
const LEAST_GAP = 0.3
const MOST_GAP = 1.3
/** Greys below which a pixel is ink. */
const INK = 150
/** Of the height of print: a point is no taller or wider, and ends as near to the line that the figures stand on. */
const LARGEST = 0.3
const ON_LINE = 0.12
/** Of the height of print: typed, it stands as near to the middle of its room. */
const CENTRED = 0.25
/** Times as large as a point that readers saw within one of the groups. */
const ALIKE = 1.6

/**
 * The words, with the groups of a number as one (`38.59.3.997`) between which a point stands that no reader saw: they took the wide room around
 * it in typed print for a space. It is there as surely as the point within one of the groups, which it looks like.
 * @param scale pixels of the picture for one unit of the words' boxes.
 */
export function joinAtPoints(words: readonly MergedWord[], picture: Picture, scale: number): MergedWord[] {
  const joined = joinNeighbours(
    words,
    (left, right, gap) => areGroups(left, right, gap) && holdsPoint(left, right, picture, scale),
    (left, right) => {
      const { readings, ...word } = joinWords(left, right, '.', '.')
      // One that saw all of it in the first place saw nothing in the others.
      return { ...word, readings: readings.map(read => read.replace(/^\.+|\.+$/g, '')) }
    },
  )
  // A group without a point of its own may stand before one that has one now.
  return joined.length < words.length ? joinAtPoints(joined, picture, scale) : joined
}

function areGroups(left: MergedWord, right: MergedWord, gap: number): boolean {
  const areFigures = [left, right].every(({ text }) => /^\d+(?:\.\d+)*$/.test(text))
  const isPointed = [left, right].some(({ text }) => text.includes('.'))
  // A count before a price with a leader's dot between them.
  const isAmount = /^\d+\.\d\d$/.test(right.text)
  return areFigures && isPointed && !isAmount && gap > LEAST_GAP && gap < MOST_GAP
}

function holdsPoint(left: MergedWord, right: MergedWord, picture: Picture, scale: number): boolean {
  const [top, bottom] = [Math.min(left.y0, right.y0) * scale, Math.max(left.y1, right.y1) * scale].map(
    Math.round,
  ) as [number, number]
  const runsIn = (x0: number, x1: number) => inkRuns(picture, { left: x0, right: x1, top, bottom }, INK)
  const tall = bottom - top
  const isPoint = (run: Box) =>
    run.bottom - run.top < LARGEST * tall &&
    run.right - run.left < LARGEST * tall &&
    Math.abs(run.bottom - bottom) < ON_LINE * tall
  const [point, ...more] = runsIn(Math.ceil(left.x1 * scale) + 1, Math.floor(right.x0 * scale) - 1)
  if (!point || more.length > 0 || !isPoint(point)) return false
  const off = (point.left + point.right) / 2 - ((left.x1 + right.x0) * scale) / 2
  if (Math.abs(off) > CENTRED * tall) return false
  const own = [left, right].flatMap(({ x0, x1 }) => runsIn(Math.round(x0 * scale), Math.round(x1 * scale)))
  const sizeOf = (run: Box) => (run.right - run.left) * (run.bottom - run.top)
  return own.filter(isPoint).some(one => {
    const times = sizeOf(point) / sizeOf(one)
    return times < ALIKE && times > 1 / ALIKE
  })
}
