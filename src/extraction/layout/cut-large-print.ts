import type { Word } from '../pdf/page.ts'
import { type Row, type Segment, segmentOf } from './lay-out.ts'

/** Times the page's print from which on a gap that is a share of the height may be a column's. */
const LARGE = 1.25
/** Times the narrowest space of the same print. */
const WIDE = 1.6
/** Share of a line's height that a space takes, where the print has no other. */
const SPACE = 0.35
/** Share by which heights of the same print differ. */
const SAME_PRINT = 0.03
/** Points. */
const ALIGNED = 1.5
const LOOKED_AT = 6
const LEAST_ALIGNED = 3

/**
 * In large print a column's gap is hardly wider than a space: a name and the title beside it (`Acme Motor Group   Tax` over `Parts   Invoice`) are
 * two texts where the blocks under them keep to the title's edge.
 */
export function cutLargePrint(rows: readonly Row[], textHeight: number): Row[] {
  const large = rows.flatMap(({ segments }) => segments.filter(one => heightOf(one) > LARGE * textHeight))
  return rows.map((row, i) => {
    const below = rows.slice(i + 1, i + 1 + LOOKED_AT)
    const segments = row.segments.flatMap(segment =>
      large.includes(segment) ? cut(segment, large, below) : [segment],
    )
    return segments.length > row.segments.length ? { ...row, segments } : row
  })
}

function cut(segment: Segment, large: readonly Segment[], below: readonly Row[]): Segment[] {
  const print = large.filter(
    other => Math.abs(heightOf(other) - heightOf(segment)) < SAME_PRINT * heightOf(segment),
  )
  const spaces = print.flatMap(({ words }) => gapsOf(words))
  const space = spaces.length > 1 ? Math.min(...spaces) : SPACE * heightOf(segment)
  const at = segment.words.findIndex((word, i) => {
    const last = segment.words[i - 1]
    return last !== undefined && word.x0 - last.x1 > WIDE * space && isEdge(last.x1, word.x0, below)
  })
  if (at < 0) return [segment]
  return [segment.words.slice(0, at), segment.words.slice(at)].map(words => segmentOf(words, segment.page))
}

/** Whether the rows below, of which some have a text on the left, begin a text at the gap's right and have none across it. */
function isEdge(x0: number, x1: number, below: readonly Row[]): boolean {
  const begins = below.filter(({ segments }) => segments.some(one => Math.abs(one.x0 - x1) < ALIGNED))
  const isOnLeft = begins.some(({ segments }) => segments.some(one => one.x1 < x1 && one.x1 > 0))
  const untilLast = below.slice(0, below.lastIndexOf(begins.at(-1) as Row) + 1)
  const isCrossed = untilLast.some(({ segments }) =>
    segments.some(({ words }) => words.some(word => word.x0 < x1 - ALIGNED && word.x1 > x0 + ALIGNED)),
  )
  return begins.length >= LEAST_ALIGNED && isOnLeft && !isCrossed
}

function gapsOf(words: readonly Word[]): number[] {
  return words.slice(1).map((word, i) => word.x0 - (words[i] as Word).x1)
}

function heightOf({ y0, y1 }: Segment): number {
  return y1 - y0
}
