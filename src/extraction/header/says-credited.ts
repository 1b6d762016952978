import type { PageLayout, Segment } from '../layout/lay-out.ts'
import { segmentBelow } from '../layout/neighbours.ts'

/** Of its sums, of its own number, or of the invoice that it is for. */
const CREDITED =
  /\b(?:total|gst|amount|value) credit(?:ed)?\b(?! (?:card|limit))|\bcredit(?:ed)? (?:total|ex|inc|amount|value|gst|reason)\b|\bcredit (?:note )?(?:no|number)\b\W*(?:\w*\d|$)|\borig(?:inal|\.)? inv/i

interface Said {
  page: PageLayout
  rowIndex: number
  segment: Segment
  next: Segment | undefined
}

/** Whether a paper says beneath its title that something was credited. */
export function saysCredited(pages: readonly PageLayout[]): boolean {
  return pages.flatMap(saidOn).length > 0
}

/** The same of a form, whose labels are printed before anything is written behind or beneath them. */
export function fillsInCredit(pages: readonly PageLayout[]): boolean {
  return pages.flatMap(saidOn).some(({ page, rowIndex, segment, next }) => {
    const below = next ? null : segmentBelow(page, rowIndex, segment)
    return [segment, next, below].some(one => /\d/.test(one?.text ?? ''))
  })
}

function saidOn(page: PageLayout): Said[] {
  return page.rows.flatMap(({ segments }, rowIndex) =>
    segments
      .map((segment, i) => ({ page, rowIndex, segment, next: segments[i + 1] }))
      .filter(({ segment }) => CREDITED.test(segment.text)),
  )
}
