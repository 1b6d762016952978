import { middle, type Row } from '../../layout/lay-out.ts'
import { isTotalLabel } from '../../vocabulary/total-labels.ts'
import type { Band } from './find-bands.ts'

/**
 * A page's bands (top to bottom) without what is owed by its age (`751.00  418.10  0.00  0.00`), which multiplies to nothing: beneath the totals, where
 * no goods are charged any more, nothing is given away either.
 */
export function withoutAges(bands: readonly Band[], rows: readonly Row[]): Band[] {
  const end = bands.findLastIndex(({ total }) => total.value !== 0)
  const lowest = bands[end]?.rows.at(-1)
  if (!lowest) return [...bands]
  const totals = rows.find(row => middle(row) > middle(lowest) && isTotalLabel(row.segments[0]?.text ?? ''))
  if (!totals) return [...bands]
  return bands.filter(band => band.total.value !== 0 || middle(band.rows[0] as Row) < middle(totals))
}
