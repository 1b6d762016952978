import type { Row, Segment } from '../layout/lay-out.ts'
import { isWordy } from './layout-signature.ts'
import { headingOver } from './line-template.ts'
import type { MatchedLine } from './match-lines.ts'

/** Rows over the first line in which its headings are looked for. */
const HEADING_ROWS = 6

/** The row over the first line whose words stand over most of its values. */
export function headingsOver([first]: readonly MatchedLine[]): Segment[] {
  if (!first) return []
  const top = first.page.rows.indexOf(first.row)
  const values = [first.totals, first.quantities, first.units, first.part?.words ?? []].flatMap(words =>
    words.slice(-1),
  )
  const above = first.page.rows.slice(Math.max(0, top - HEADING_ROWS), top)
  const score = (row: Row) =>
    new Set(values.flatMap(value => headingOver(row.segments.filter(isWordy), value) ?? [])).size
  const best = above.toReversed().sort((a, b) => score(b) - score(a))[0]
  return best && score(best) >= 2 ? best.segments.filter(isWordy) : []
}
