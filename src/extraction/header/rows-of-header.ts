import { type PageLayout, type Row, rowKey, type Segment } from '../layout/lay-out.ts'
import type { PrintedTable } from '../lines/printed-line.ts'
import { median } from '../values/median.ts'
import { isLikeDate } from '../vocabulary/part-number.ts'

/** Line numbers and what was ordered stand left of what a line says of itself. */
const COUNT = /^\d{1,2}(?:\.\d{1,3})?$/
/** With noughts before it, only where it rises from line to line: an order may be written so, too. */
const POSITION = /^0+\d{1,2}$/

/** Points, and lines with a day or a position in the same place: a column of theirs. */
const ALIGNED = 2
const LEAST = 2
const MOSTLY = 0.8

/** The pages without their lines of goods, whose columns would pass for labels' values. What stands beside a table stays. */
export function withoutLines(pages: readonly PageLayout[], tables: readonly PrintedTable[]): PageLayout[] {
  const spans = tables.flatMap(table => {
    const boxes = table.lines.map(line => Object.values(line.words).flat()).filter(words => words.length > 0)
    const x0 = median(boxes.map(words => Math.min(...words.map(word => word.x0))))
    const x1 = median(boxes.map(words => Math.max(...words.map(word => word.x1))))
    const used = pages.flatMap(page => page.rows).filter(row => table.usedRows.has(rowKey(row)))
    const left = used.flatMap(row => row.segments).filter(one => one.x1 <= x0)
    const days = left.filter(one => isLikeDate(one.text))
    const positions = left.filter(one => POSITION.test(one.text))
    const edges = [
      ...edgesOf(days, boxes.length),
      ...(areRising(positions) ? edgesOf(positions, boxes.length) : []),
    ]
    return boxes.length > 0 ? [{ rows: table.usedRows, x0, x1, edges }] : []
  })
  const isGoods = (row: Row, { text, x0: from, x1: to }: Segment) =>
    spans.some(
      ({ rows, x0, x1, edges }) =>
        rows.has(rowKey(row)) &&
        ((to > x0 - 2 && from < x1 + 2) || COUNT.test(text) || edges.some(edge => isAt(edge, from))),
    )
  return pages.map(page => ({
    ...page,
    rows: page.rows.flatMap(row => withoutGoods(row, segment => isGoods(row, segment))),
  }))
}

/** Where days, or positions, begin that most lines have. */
function edgesOf(days: readonly Segment[], lines: number): number[] {
  const mates = (x0: number) => days.filter(day => isAt(x0, day.x0)).length
  return days.map(({ x0 }) => x0).filter(x0 => mates(x0) >= Math.max(LEAST, MOSTLY * lines))
}

function areRising(counts: readonly Segment[]): boolean {
  return counts.slice(1).every((one, i) => Number(one.text) > Number(counts[i]?.text))
}

function isAt(edge: number, x0: number): boolean {
  return Math.abs(edge - x0) < ALIGNED
}

function withoutGoods(row: Row, isGoods: (segment: Segment) => boolean): Row[] {
  const segments = row.segments.filter(segment => !isGoods(segment))
  return segments.length > 0 ? [{ ...row, segments }] : []
}
