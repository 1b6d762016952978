import { type PageLayout, type Row, textOfRow } from '../../layout/lay-out.ts'
import type { Band } from './find-bands.ts'
import { isHeading } from './rows-of-words.ts'

/** The rows of words over a line's labels and under its figures, top to bottom. */
interface NamesOf {
  above: Row[]
  below: Row[]
}

/** Times as wide as the other gaps. */
const CLEARLY = 1.25

/**
 * Whether each of some lines has the same labels over its figures, or those of them that it needs: then its name may stand over those. A scan loses their
 * points, and parts one of them in two.
 */
export function areLabelled({ rows }: PageLayout, bands: readonly Band[]): boolean {
  const at = new Map(rows.map((row, i) => [row, i]))
  const heads = bands.map(band => rows[(at.get(band.rows[0] as Row) ?? 0) - 1])
  const labels = heads.map((row): string[] =>
    row && isHeading(row) ? (textOfRow(row).match(/[a-z]+/gi) ?? []) : [],
  )
  const [fullest = []] = labels.toSorted((a, b) => b.length - a.length)
  return bands.length > 1 && labels.every(own => own.length > 0 && own.every(word => fullest.includes(word)))
}

/**
 * The names of lines that are printed as cards, each with the same labels over its figures: the rows between two cards belong to the lower one
 * from the widest gap on. Null where the gaps do not tell, or tell otherwise from card to card.
 */
export function namesOfCards(
  { rows }: PageLayout,
  bands: readonly Band[],
  names: (row: Row | undefined) => boolean,
): NamesOf[] | null {
  const at = new Map(rows.map((row, i) => [row, i]))
  const starts = bands.map(band => (at.get(band.rows[0] as Row) ?? 0) - 1)
  const ends = bands.map(band => at.get(band.rows.at(-1) as Row) ?? 0)
  const gap = (lower: number) => (rows[lower]?.y0 ?? 0) - (rows[lower - 1]?.y1 ?? 0)
  /** The index of the first row that belongs to a card, below the one before it. */
  const cuts = starts.slice(1).map((start, i) => {
    const gaps = Array.from({ length: start - (ends[i] ?? 0) }, (_, n) => start - n)
    const [widest = start, next] = gaps.toSorted((a, b) => gap(b) - gap(a))
    return next !== undefined && gap(widest) > CLEARLY * Math.max(1, gap(next)) ? widest : null
  })
  if (cuts.includes(null)) return null
  const own = cuts as number[]
  const areOver = own.every((cut, i) => cut < (starts[i + 1] ?? 0))
  if (!areOver && own.some((cut, i) => cut < (starts[i + 1] ?? 0))) return null
  const between = Math.min(...own.map(gap))
  const first = areOver ? runUp(starts[0] ?? 0) : (starts[0] ?? 0)
  const most = Math.max(...own.map((cut, i) => cut - 1 - (ends[i] ?? 0)))
  const found = bands.map((_, i) => ({
    above: rows.slice(own[i - 1] ?? first, starts[i]).filter(names),
    below: rows.slice((ends[i] ?? 0) + 1, own[i] ?? runDown(ends[i] ?? 0)).filter(names),
  }))
  return found.every(({ above, below }) => (areOver ? above : below).length > 0) ? found : null

  /** Over the first card, up to a gap as wide as between cards or clearly wider than the one below it. */
  function runUp(start: number): number {
    let top = start
    const isNext = (i: number) =>
      gap(i) < between && (i === start || gap(i) <= CLEARLY * Math.max(1, gap(i + 1)))
    while (names(rows[top - 1]) && isNext(top)) top--
    return top
  }

  /** The row behind those under the last card. */
  function runDown(end: number): number {
    let next = end + 1
    while (next <= end + most && names(rows[next]) && gap(next) < between) next++
    return next
  }
}
