import type { Word } from '../../pdf/page.ts'
import { median } from '../../values/median.ts'
import { type Row, type Segment, segmentOf } from './segment.ts'

/** Times the page's print from which on a gap that is a share of the height may be a column's. */
const LARGE = 1.25
/** Times the usual space of the same print. */
const WIDE = 1.6
/** Share of a line's height that a space takes, where the print has no other. */
const SPACE = 0.35
/** Points. */
const ALIGNED = 1.5
const LOOKED_AT = 6
const LEAST_ALIGNED = 3

/** What papers are called by; a name has other words. */
const TITLE =
  /^(?:tax|sales|invoice|statement|of|account|credit|adjustment|note|delivery|docket|packing|slip|quote|quotation|order|receipt|copy|original|duplicate|pro|forma|no\.?|number|#|&)$/i

/**
 * In large print a column's gap is hardly wider than a space: a name and the title beside it (`Acme Motor Group   Tax` over `Parts   Invoice`) are
 * two texts where the blocks under them keep to the title's edge.
 */
export function cutLargePrint(rows: readonly Row[], textHeight: number): Row[] {
  const isLarge = (segment: Segment) => heightOf(segment) > LARGE * textHeight
  const large = rows.flatMap(({ segments }) => segments.filter(isLarge))
  const spaces = Map.groupBy(
    large.flatMap(({ words }) =>
      words.slice(1).flatMap((word, i) => (isOfTitle(word) ? [] : spaceBefore(word, words[i] as Word))),
    ),
    ({ height }) => height,
  )
  return rows.map((row, i) => {
    const below = rows.slice(i + 1, i + 1 + LOOKED_AT)
    const segments = row.segments.flatMap(segment => {
      if (!isLarge(segment)) return [segment]
      const own = spaces.get(Math.round(heightOf(segment))) ?? []
      return cut(
        segment,
        own.length > 1 ? median(own.map(({ gap }) => gap)) : SPACE * heightOf(segment),
        below,
      )
    })
    return segments.length > row.segments.length ? { ...row, segments } : row
  })
}

/** @param space points between the words of this print. */
function cut(segment: Segment, space: number, below: readonly Row[]): Segment[] {
  const begin = segment.words.findLastIndex(word => !isOfTitle(word)) + 1
  if (begin === 0) return [segment]
  const gaps = segment.words.map((word, i) =>
    i < begin || i === 0 ? 0 : word.x0 - (segment.words[i - 1] as Word).x1,
  )
  const at = gaps.indexOf(Math.max(...gaps))
  const [last, first] = [segment.words[at - 1], segment.words[at]]
  if (!last || !first || first.x0 - last.x1 <= WIDE * space || !isEdge(last.x1, first.x0, below))
    return [segment]
  return [segment.words.slice(0, at), segment.words.slice(at)].map(words => segmentOf(words, segment.page))
}

function isOfTitle({ text }: Word): boolean {
  return text.split('/').every(word => TITLE.test(word))
}

function spaceBefore(word: Word, last: Word): { height: number; gap: number } {
  return { height: Math.round(word.y1 - word.y0), gap: word.x0 - last.x1 }
}

/** Whether the rows below, of which some have a text on the left, begin a text at the gap's right and have none across it. */
function isEdge(x0: number, x1: number, below: readonly Row[]): boolean {
  const begins = below.filter(({ segments }) => segments.some(one => Math.abs(one.x0 - x1) < ALIGNED))
  const isOnLeft = begins.some(({ segments }) => segments.some(one => one.x1 < x1))
  const untilLast = below.slice(0, below.lastIndexOf(begins.at(-1) as Row) + 1)
  const isCrossed = untilLast.some(({ segments }) =>
    segments.some(({ words }) => words.some(word => word.x0 < x1 - ALIGNED && word.x1 > x0 + ALIGNED)),
  )
  return begins.length >= LEAST_ALIGNED && isOnLeft && !isCrossed
}

function heightOf({ y0, y1 }: Segment): number {
  return y1 - y0
}
