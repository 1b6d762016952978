import type { TableRow } from '../../layout/columns/find-tables.ts'
import { middle } from '../../layout/lay-out.ts'
import type { Rule } from '../../pdf/page.ts'
import type { RowGroup } from './row-group.ts'

/** Heights at which ruled lines cross most of the table's width. */
export function rowBorders(rows: readonly TableRow[], rules: readonly Rule[]): number[] {
  const cells = rows.flatMap(row => row.cells).filter(one => one !== null)
  const x0 = Math.min(...cells.map(one => one.x0))
  const x1 = Math.max(...cells.map(one => one.x1))
  const level = rules.filter(rule => rule.x1 - rule.x0 > rule.y1 - rule.y0).sort((a, b) => a.y0 - b.y0)
  const lines: { y: number; covered: number }[] = []
  for (const rule of level) {
    const length = Math.max(0, Math.min(rule.x1, x1) - Math.max(rule.x0, x0))
    const last = lines.at(-1)
    if (last && rule.y0 - last.y < 1.5) last.covered += length
    else lines.push({ y: rule.y0, covered: length })
  }
  return lines.filter(line => line.covered > 0.6 * (x1 - x0)).map(line => line.y)
}

export function areRuled(groups: readonly RowGroup[], borders: readonly number[]): boolean {
  if (groups.length < 2) return false
  const pairs = groups.slice(1).map((group, i) => crossed((groups[i] as RowGroup).item, group.item, borders))
  return pairs.filter(Boolean).length >= 0.7 * pairs.length
}

/** Whether a ruled line parts two rows. */
export function crossed(upper: TableRow, lower: TableRow, borders: readonly number[]): boolean {
  return upper.page !== lower.page || borders.some(y => y > middle(upper) && y < middle(lower))
}
