import { type PageLayout, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { looksLikeLabel } from '../../vocabulary/label-meaning.ts'
import { isAddress } from '../addresses.ts'

/** Fewer labels side by side, or under each other, are no strip. */
export const LEAST_LABELS = 3
/** Share of a strip's labels that must be known. */
const KNOWN = 0.75
/** Points by which a value may begin before its label. */
export const EDGE = 4

/** Of values printed too close to tell apart, under a label beside another: the one with a word that begins right under it. */
export function wordBelow(page: PageLayout, rowIndex: number, index: number): Segment | null {
  const [labels = [], values = []] = [page.rows[rowIndex], page.rows[rowIndex + 1]].map(row => row?.segments)
  const label = labels[index]
  const isStrip = [labels[index - 1], labels[index + 1]].some(other => other && looksLikeLabel(other.text))
  if (!label || !isStrip || values.length >= labels.length) return null
  return values.find(value => value.words.some(word => Math.abs(word.x0 - label.x0) < EDGE)) ?? null
}

/**
 * A strip of labels over a strip of values, set differently in their boxes: as many belong to each other in order, fewer to the labels whose
 * boxes they stand in.
 */
export function pairedBelow(page: PageLayout, rowIndex: number, index: number): Segment | null {
  const [all = [], values = []] = [page.rows[rowIndex], page.rows[rowIndex + 1]].map(row => row?.segments)
  // The customer's address may stand beside them.
  const labels = all.filter(one => !isAddress(one.text))
  if (values.length < 2 || !isStripOfLabels(labels)) return null
  const at = labels.indexOf(all[index] as Segment)
  if (labels.length === values.length && labels.length === all.length) return values[at] ?? null
  const [start = 0, end = page.width] = [labels[at]?.x0, labels[at + 1]?.x0]
  const boxed = values.filter(one => one.x0 > start - EDGE && one.x1 < end + EDGE)
  return boxed.length === 1 ? (boxed[0] ?? null) : null
}

/** Several texts, most of them labels anyone knows, of which none holds a figure. */
export function isStripOfLabels(labels: readonly Segment[]): boolean {
  const known = labels.filter(one => looksLikeLabel(one.text)).length
  return (
    labels.length >= LEAST_LABELS &&
    known >= KNOWN * labels.length &&
    !labels.some(one => /\d/.test(one.text))
  )
}

/** Values of two labels printed too close to tell apart by their gap: each label's are those from its own edge on. */
export function ownPart(under: Segment, label: Segment, labels: readonly Segment[], index: number): Segment {
  const others = [labels[index - 1], labels[index + 1]]
  const shared = others.some(
    other => other && Math.min(other.x1, under.x1) - Math.max(other.x0, under.x0) > 0,
  )
  const end = labels[index + 1]?.x0 ?? Number.POSITIVE_INFINITY
  const words = under.words.filter(word => word.x0 > label.x0 - EDGE && word.x0 < end - EDGE)
  return shared && words.length > 0 && words.length < under.words.length
    ? segmentOf(words, under.page)
    : under
}
