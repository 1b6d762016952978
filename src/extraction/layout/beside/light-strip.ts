import type { Word } from '../../pdf/page.ts'
import { middle } from '../rows/middle.ts'

/** Share of white: what can be read on a dark ground only, and what nobody prints body text in on a white one. */
const WHITE = 0.9
const LIGHT = 0.6
/** Points of clear paper beside the strip. */
export const GUTTER = 12
const LEAST_LINES = 5
/** Share of the width of what stands beside it. */
const WIDEST = 0.5

/**
 * The words of a page in light print on a dark strip down one of its sides (the sender, the document's number, how to pay): what stands there at
 * the height of a line has nothing to do with it.
 */
export function stripOf(words: readonly Word[]): Set<Word> {
  const dark = words.filter(word => lightness(word) < LIGHT)
  const [x0, x1] = [Math.min(...dark.map(word => word.x0)), Math.max(...dark.map(word => word.x1))]
  const sides = [words.filter(word => word.x0 < x0), words.filter(word => word.x1 > x1)]
  const isClear = (word: Word) => word.x1 < x0 - GUTTER || word.x0 > x1 + GUTTER
  const heights = new Set(dark.map(word => Math.round(middle(word))))
  return new Set(
    sides.find(
      side => side.every(isClear) && isNarrow(side, dark) && areLines(side) && hasOwnSteps(side, heights),
    ),
  )
}

/** Much narrower than what stands beside it. */
export function isNarrow(side: readonly Word[], beside: readonly Word[]): boolean {
  const widthOf = (words: readonly Word[]) =>
    Math.max(...words.map(word => word.x1)) - Math.min(...words.map(word => word.x0))
  return widthOf(side) < WIDEST * widthOf(beside)
}

/** Share of its lines. */
const MOST_LEVEL = 0.5

/** Goes down the page in steps of its own: white cells and labels stand level with what they belong to. */
function hasOwnSteps(words: readonly Word[], heights: ReadonlySet<number>): boolean {
  const lines = [...new Set(words.map(word => Math.round(middle(word))))]
  const level = lines.filter(y => [y - 1, y, y + 1].some(one => heights.has(one)))
  return level.length < MOST_LEVEL * lines.length
}

/** Several lines, mostly white. */
function areLines(words: readonly Word[]): boolean {
  const white = words.filter(word => lightness(word) > WHITE)
  return 2 * white.length > words.length && new Set(white.map(({ y0 }) => Math.round(y0))).size >= LEAST_LINES
}

/** 0 (black) to 1 (white). */
function lightness({ colour }: Word): number {
  return ((colour >> 16) + ((colour >> 8) & 0xff) + (colour & 0xff)) / (3 * 0xff)
}
