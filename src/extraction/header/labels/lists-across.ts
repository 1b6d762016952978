import type { PageLayout, Row } from '../../layout/lay-out.ts'
import { findDates } from '../../values/dates.ts'
import { looksLikeLabel, readLabel } from '../../vocabulary/label-meaning.ts'
import { EDGE, LEAST_LABELS } from './strips-of-labels.ts'

/**
 * Labels at one edge with their values at the other, over each other, however wide the page is (a till's print on a sheet): one of the values shows
 * by being a day that it is its label's.
 */
export function isOfListAcross({ segments: [label, value, ...more] }: Row, { rows }: PageLayout): boolean {
  if (!label || !value || more.length > 0) return false
  const pairs = rows.filter(({ segments: [left, right, ...rest] }) => {
    const isPair = left !== undefined && right !== undefined && rest.length === 0 && looksLikeLabel(left.text)
    return isPair && Math.abs(left.x0 - label.x0) < EDGE && Math.abs(right.x1 - value.x1) < EDGE
  })
  const isDay = ({ segments: [left, right] }: Row) =>
    readLabel(left?.text ?? '')?.meaning === 'invoice-date' && findDates(right?.text ?? '').length > 0
  return pairs.length >= LEAST_LABELS && pairs.some(isDay)
}
