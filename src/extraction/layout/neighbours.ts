import type { Word } from '../pdf/page.ts'
import { middle, type PageLayout, type Segment } from './lay-out.ts'

/** Lines of a sender's block. */
const MOST_LINES = 6

/** The nearest segment under this one: starting, ending or centred with it, within two and a half lines. */
export function segmentBelow(page: PageLayout, rowIndex: number, segment: Segment): Segment | null {
  const reach = 2.5 * Math.max(segment.y1 - segment.y0, page.textHeight)
  for (const row of page.rows.slice(rowIndex + 1)) {
    const [below] = row.segments
      .filter(other => isUnder(segment, other))
      .sort((a, b) => Math.abs(a.x0 - segment.x0) - Math.abs(b.x0 - segment.x0))
    if (!below) continue
    const step = middle(below) - middle(segment)
    // Most print of a page may be in a face of high boxes, and its head in another.
    const print = Math.min(page.textHeight, Math.max(segment.y1 - segment.y0, below.y1 - below.y0))
    if (step <= 0.5 * print) continue
    return step < reach ? below : null
  }
  return null
}

/** A segment and the lines right under it. */
export function linesDown(first: Segment, page: PageLayout): Segment[] {
  const lines: Segment[] = []
  for (let line: Segment | null = first; line && lines.length < MOST_LINES; line = lineBelow(line, page))
    lines.push(line)
  return lines
}

/** What stands in the next line under it. */
export function lineBelow(segment: Segment, page: PageLayout): Segment | null {
  const rowIndex = page.rows.findIndex(row => row.segments.includes(segment))
  const below = segmentBelow(page, rowIndex, segment)
  return below && middle(below) - middle(segment) < 2 * page.textHeight ? below : null
}

/** Whether the line above ended too near the right edge of their block to hold this one's first word. */
export function hadNoRoom(line: Segment, above: Segment, page: PageLayout): boolean {
  const [word] = line.words
  const edge = Math.max(above.x1, ...linesDown(line, page).map(({ x1 }) => x1))
  return word !== undefined && above.x1 + word.x1 - word.x0 > edge
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
