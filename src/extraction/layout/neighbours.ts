import type { Word } from '../pdf/page.ts'
import { middle, type PageLayout, type Segment } from './lay-out.ts'

/** The nearest segment under this one: starting, ending or centred with it, within two and a half lines. */
export function segmentBelow(page: PageLayout, rowIndex: number, segment: Segment): Segment | null {
  const reach = 2.5 * Math.max(segment.y1 - segment.y0, page.textHeight)
  for (const row of page.rows.slice(rowIndex + 1)) {
    const [below] = row.segments
      .filter(other => isUnder(segment, other))
      .sort((a, b) => Math.abs(a.x0 - segment.x0) - Math.abs(b.x0 - segment.x0))
    if (!below) continue
    const step = middle(below) - middle(segment)
    if (step <= 0.5 * page.textHeight) continue
    return step < reach ? below : null
  }
  return null
}

/** Begins under it, or mostly lies under it. */
export function isUnder(upper: Segment, lower: Segment): boolean {
  const overlap = Math.min(upper.x1, lower.x1) - Math.max(upper.x0, lower.x0)
  return (
    Math.abs(upper.x0 - lower.x0) < 4 || overlap > 0.5 * Math.min(upper.x1 - upper.x0, lower.x1 - lower.x0)
  )
}

/** The words of a segment that make up a piece of its text; all of them when the piece cannot be told apart. */
export function wordsIn(segment: Segment, piece: string): Word[] {
  const wanted = piece.split(/\s+/)
  for (let start = 0; start < segment.words.length; start++) {
    const run = segment.words.slice(start, start + wanted.length)
    if (
      run
        .map(word => word.text)
        .join(' ')
        .includes(piece)
    )
      return run
  }
  return segment.words
}
