import type { PageLayout, Row, Segment } from '../../layout/lay-out.ts'
import { segmentBelow } from '../../layout/neighbours.ts'
import { looksLikeLabel } from '../../vocabulary/label-meaning.ts'
import { isAddress } from '../addresses.ts'
import { isTitle } from '../titles.ts'
import { announcementsIn } from './announcements.ts'
import { EDGE } from './strips-of-labels.ts'

/**
 * Whether words that nobody knows stand to a value as known labels of its column or strip stand to theirs, before it or over it (`Funds
 * wanted` over a day, beside `Order no.` over a number): what they announce may be anything.
 */
export function hasStrangeLabel(page: PageLayout, value: Segment): boolean {
  return page.rows.some((row, rowIndex) =>
    row.segments.some(
      (words, index) =>
        isStrange(words) &&
        ((row.segments[index + 1] === value && isInColumn(page, words, value)) ||
          (isOver(page, rowIndex, words, value) && isInStrip(page, row, words))),
    ),
  )
}

function isStrange({ text }: Segment): boolean {
  return /[a-z]{3}/i.test(text) && !/\d/.test(text) && !looksLikeLabel(text) && !isTitle(text)
}

/** Nothing but words with capitals and the small ones between such (`Smith and Sons`, `John van Dyk`). */
const NAMED = /^(?:(?:[A-Z]\S*|&|and|of|the|at|van|von|de|der|di|la) )*[A-Z]\S*$/
/** In whose care, to whose attention, or under what name. */
const TO_WHOM = /^(?:attn|attention|c\/[-o]|care of|trading as|t\/as?)(?:\b|[\s:.-])/i

/** So many rows of words before values are a form, whatever its labels say. */
const FORM = 3

/** Under or over the words and the value stand a label and its value, one before the other as they do, or several words and values. */
function isInColumn(page: PageLayout, words: Segment, value: Segment): boolean {
  const pairs = page.rows.flatMap(({ segments }) =>
    segments.flatMap((label, i) => {
      const next = segments[i + 1]
      return next && isAligned(label, words) && isAligned(next, value) ? [{ label, next }] : []
    }),
  )
  const before = pairs.map(({ label }) => label)
  // Beside the lines of a name and its address stand labels with values of their own.
  const isOfName = NAMED.test(words.text) || TO_WHOM.test(words.text)
  const strange = pairs.filter(
    ({ label, next }) =>
      isStrange(label) && !isAddress(label.text) && !(isOfName && announcementsIn(next).length > 0),
  )
  const isLabel = ({ text }: Segment) => looksLikeLabel(text)
  return before.some(isLabel) || strange.length >= FORM
}

/** In the row of the words, or under or over them, another label stands over a value with figures. */
function isInStrip(page: PageLayout, ofWords: Row, words: Segment): boolean {
  return page.rows.some((row, rowIndex) =>
    row.segments.some(label => {
      if (!looksLikeLabel(label.text) || !(row === ofWords || isAligned(label, words))) return false
      const under = segmentBelow(page, rowIndex, label)
      return under !== null && /\d/.test(under.text) && isOver(page, rowIndex, label, under)
    }),
  )
}

function isOver(page: PageLayout, rowIndex: number, upper: Segment, lower: Segment): boolean {
  return (
    segmentBelow(page, rowIndex, upper) === lower &&
    Math.abs(upper.x0 - lower.x0) < EDGE &&
    lower.y0 - upper.y1 < page.textHeight
  )
}

function isAligned(one: Segment, other: Segment): boolean {
  return Math.abs(one.x0 - other.x0) < EDGE || Math.abs(one.x1 - other.x1) < EDGE
}
