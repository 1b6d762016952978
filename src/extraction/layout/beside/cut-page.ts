import type { Rule, Word } from '../../pdf/page.ts'
import { type PageLayout, type Row, segmentOf } from '../lay-out.ts'

/** A page cut at heights (points from its top, rising) into parts that are read as pages of their own; boxes stay those of the page. */
export function cutPage(page: PageLayout, heights: readonly number[]): PageLayout[] {
  const edges = [0, ...heights, page.height]
  return edges.slice(1).map((bottom, i) => partOf(page, edges[i] as number, bottom))
}

function partOf(page: PageLayout, top: number, bottom: number): PageLayout {
  const inside = ({ y0, y1 }: { y0: number; y1: number }) => (y0 + y1) / 2 >= top && (y0 + y1) / 2 < bottom
  const lifted = <T extends Word | Rule>(box: T): T => ({ ...box, y0: box.y0 - top, y1: box.y1 - top })
  const rows = page.rows.filter(inside).map(
    (row): Row => ({
      ...row,
      y0: row.y0 - top,
      y1: row.y1 - top,
      segments: row.segments.map(segment => segmentOf(segment.words.map(lifted), segment.page)),
    }),
  )
  return {
    ...page,
    height: bottom - top,
    rows,
    rules: page.rules.filter(inside).map(lifted),
    cutFrom: { top, height: page.height },
  }
}
