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

/** Begins with what is said, as no sentence of terms does (`No credit total will be given`), nor what else is left (`Unapplied credit amount`). */
const BEGINS = /^(?:(?:our|this|the|tax) )?$/i
/** What a form calls its one number, whichever paper it is (`Invoice/Credit No`). */
const OF_EITHER = /\binvoice\b.*\bcredit/i
/** Words that a label and its value have at most. */
const MOST_WORDS = 6

/**
 * How many labels of credits a form has filled in: they are printed before anything is written behind or beneath them, and nought is
 * written in what does not apply.
 */
export function labelsOfCreditFilledIn(pages: readonly PageLayout[]): number {
  const labels = pages.flatMap(saidOn).flatMap(({ page, rowIndex, segment, next }) => {
    const { text, words } = segment
    const label = CREDITED.exec(text)
    const isLabel =
      words.length <= MOST_WORDS && BEGINS.test(text.slice(0, label?.index)) && !OF_EITHER.test(text)
    const below = next ? null : segmentBelow(page, rowIndex, segment)
    const isFilledIn = [segment, next, below].some(one => /[1-9]/.test(one?.text ?? ''))
    return isLabel && isFilledIn ? [label?.[0].replace(/\W*\d.*$/, '').toLowerCase()] : []
  })
  return new Set(labels).size
}

function saidOn(page: PageLayout): Said[] {
  return page.rows.flatMap(({ segments }, rowIndex) =>
    segments
      .map((segment, i) => ({ page, rowIndex, segment, next: segments[i + 1] }))
      .filter(({ segment }) => CREDITED.test(segment.text)),
  )
}
