import { isMoney, readAmount } from '../../values/amounts.ts'
import type { Heading } from '../columns/heading.ts'
import { middle, type PageLayout, type Row, type Segment } from '../lay-out.ts'

/** Points of clear paper between a table and what stands right of it. */
const GUTTER = 12
const LEAST_ROWS = 2
/** Of the lines of goods: a column without a heading has something in more. */
const MOST_SHARED = 0.75

/**
 * Rows of a table without the words of a block right of it (totals, the document's number, how to pay), which stands beyond the last heading's
 * amounts, in few lines of goods and in lines of its own. A column without a heading has something in most lines.
 */
export function withoutPanel(headings: readonly Heading[], rows: readonly Row[]): Row[] {
  const last = headings.reduce((right, one) => (one.x1 > right.x1 ? one : right))
  const under = ({ x0, x1 }: Segment) => Math.min(x1, last.x1) > Math.max(x0, last.x0)
  const amounts = rows.flatMap(({ segments }) =>
    segments.filter(one => under(one) && isMoney(readAmount(one.text))),
  )
  const edge = Math.max(last.x1, ...amounts.map(({ x1 }) => x1)) + GUTTER
  const isBeyond = ({ x0 }: Segment) => x0 > edge
  const goods = rows.filter(
    ({ segments }) =>
      segments.filter(one => !isBeyond(one)).length > 2 && segments.some(one => amounts.includes(one)),
  )
  const end = goods.at(-1)
  if (!end || goods.length < LEAST_ROWS) return [...rows]
  const above = rows.filter(row => middle(row) <= middle(end))
  const own = rows.filter(({ segments }) => segments.every(isBeyond))
  const isBesideGoods = own.some(row => above.includes(row))
  const shared = goods.filter(({ segments }) => segments.some(isBeyond))
  if (!isBesideGoods || own.length < LEAST_ROWS || shared.length > MOST_SHARED * goods.length)
    return [...rows]
  return rows.flatMap(row => {
    if (!above.includes(row)) return [row]
    const segments = row.segments.filter(one => !isBeyond(one))
    return segments.length > 0 ? [{ ...row, segments }] : []
  })
}

/** Points within which a scan leaves left edges that are one on paper. */
const ALIGNED = 3
/** Lines of a rail, and of those the ones with nothing beside them. */
const LEAST_LINES = 4

/** Left edges on which the words of a rail (the document's number, dates and order, label over value) go down a page, in whole points. */
export function railsOf({ rows }: PageLayout): Set<number> {
  const count = (edges: readonly number[]) => {
    const times = new Map<number, number>()
    for (const edge of edges) times.set(edge, (times.get(edge) ?? 0) + 1)
    return (edge: number) => NEIGHBOURS.reduce((sum, step) => sum + (times.get(edge + step) ?? 0), 0)
  }
  const begin = ({ segments }: Row) => [...new Set(segments.map(({ x0 }) => Math.round(x0)))]
  const [lines, own] = [count(rows.flatMap(begin)), count(rows.map(row => begin(row)[0] ?? 0))]
  return new Set(rows.flatMap(begin).filter(edge => lines(edge) >= LEAST_LINES && own(edge) >= LEAST_ROWS))
}

const NEIGHBOURS = [-3, -2, -1, 0, 1, 2, 3]

/**
 * The first rows of a table without the words of a rail that goes down the page beside headings and goods on one left edge. None where the first
 * has nothing else; null where no rail is.
 */
export function withoutRail(rows: readonly Row[], rails: ReadonlySet<number>): Row[] | null {
  const edge = rows.map(({ segments }) => segments.at(-1)?.x0 ?? 0).find(x0 => isRail(x0, rows, rails))
  if (edge === undefined) return null
  const cut = rows.map(row => ({ ...row, segments: row.segments.filter(({ x0 }) => x0 < edge - ALIGNED) }))
  return cut[0]?.segments.length === 0 ? [] : cut.filter(({ segments }) => segments.length > 0)
}

function isRail(edge: number, rows: readonly Row[], rails: ReadonlySet<number>): boolean {
  const isClear = rows.every(({ segments }) =>
    segments.every(({ x0, x1 }) => x0 >= edge - ALIGNED || x1 < edge - GUTTER),
  )
  return isClear && rails.has(Math.round(edge))
}
