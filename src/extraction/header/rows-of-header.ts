import { type PageLayout, type Row, rowKey, type Segment } from '../layout/lay-out.ts'
import type { PrintedTable } from '../lines/printed-line.ts'
import { median } from '../values/median.ts'

/** Line numbers and what was ordered stand left of what a line says of itself. */
const COUNT = /^\d{1,2}(?:\.\d{1,3})?$/

/** The pages without their lines of goods, whose columns would pass for labels' values. What stands beside a table stays. */
export function withoutLines(pages: readonly PageLayout[], tables: readonly PrintedTable[]): PageLayout[] {
  const spans = tables.flatMap(table => {
    const boxes = table.lines.map(line => Object.values(line.words).flat()).filter(words => words.length > 0)
    const x0 = median(boxes.map(words => Math.min(...words.map(word => word.x0))))
    const x1 = median(boxes.map(words => Math.max(...words.map(word => word.x1))))
    return boxes.length > 0 ? [{ rows: table.usedRows, x0, x1 }] : []
  })
  const isGoods = (row: Row, { text, x0: from, x1: to }: Segment) =>
    spans.some(
      ({ rows, x0, x1 }) => rows.has(rowKey(row)) && ((to > x0 - 2 && from < x1 + 2) || COUNT.test(text)),
    )
  return pages.map(page => ({
    ...page,
    rows: page.rows.flatMap(row => withoutGoods(row, segment => isGoods(row, segment))),
  }))
}

function withoutGoods(row: Row, isGoods: (segment: Segment) => boolean): Row[] {
  const segments = row.segments.filter(segment => !isGoods(segment))
  return segments.length > 0 ? [{ ...row, segments }] : []
}
