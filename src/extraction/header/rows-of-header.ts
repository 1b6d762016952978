import { median, type PageLayout, type Row, rowKey, type Segment } from '../layout/lay-out.ts'
import type { PrintedTable } from '../lines/printed-line.ts'

/** The pages without their lines of goods, whose columns would pass for labels' values. What stands beside a table stays. */
export function withoutLines(pages: readonly PageLayout[], tables: readonly PrintedTable[]): PageLayout[] {
  const spans = tables.flatMap(table => {
    const boxes = table.lines.map(line => Object.values(line.words).flat()).filter(words => words.length > 0)
    const x0 = median(boxes.map(words => Math.min(...words.map(word => word.x0))))
    const x1 = median(boxes.map(words => Math.max(...words.map(word => word.x1))))
    return boxes.length > 0 ? [{ rows: table.usedRows, x0, x1 }] : []
  })
  const isGoods = (row: Row, segment: Segment) =>
    spans.some(({ rows, x0, x1 }) => rows.has(rowKey(row)) && segment.x1 > x0 - 2 && segment.x0 < x1 + 2)
  return pages.map(page => ({
    ...page,
    rows: page.rows.flatMap(row => withoutGoods(row, segment => isGoods(row, segment))),
  }))
}

function withoutGoods(row: Row, isGoods: (segment: Segment) => boolean): Row[] {
  const segments = row.segments.filter(segment => !isGoods(segment))
  return segments.length > 0 ? [{ ...row, segments }] : []
}
