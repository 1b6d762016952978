import type { Row, Segment } from '../../layout/lay-out.ts'
import { segmentBelow } from '../../layout/neighbours.ts'
import { isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'
import { looksLikeLabel } from '../../vocabulary/label-meaning.ts'
import { UNNUMBERED } from '../../vocabulary/order-words.ts'
import { isAddress } from '../addresses.ts'
import { titleOf } from '../titles.ts'
import { EDGE, LEAST_LABELS } from './strips-of-labels.ts'
import type { Place } from './whole-values.ts'

/** Colons and leaders lead to a value however far; the point of `No.` does not. */
const LEADS_ON = /(?::|(?<!\bno)\.)\s*$/i
/** Of a number. */
const LEAST_FIGURES = 3
/** Text heights. A value this far to the right of its label may belong to another column. */
const FAR = 3

/**
 * A logo far right of a bare title (`PACKING SLIP      QUANDONG 4X4`): a word that stands
 * elsewhere on the page too, and beside it letters with a figure or two.
 */
export function isNameBesideTitle({ text }: Segment, place: Place): boolean {
  const tokens = text.split(' ')
  const isName =
    tokens.some(token => /^[A-Z]{4,}$/i.test(token)) &&
    tokens.some(token => /^(?=.*\d)(?=.*[A-Z])[A-Z\d]+$/i.test(token)) &&
    text.replace(/\D/g, '').length < LEAST_FIGURES
  if (!isName || !isFar(place) || titleOf(place.segment.text)?.numbered !== false) return false
  const names = tokens.filter(token => /^[A-Z]{4,}$/i.test(token)).map(token => token.toLowerCase())
  const bears = (other: Segment) => names.some(name => other.text.toLowerCase().includes(name))
  return place.page.rows.some(row =>
    row.segments.some(other => other.text !== text && !isAddress(other.text) && bears(other)),
  )
}

/**
 * Words that nobody knows for a label (`CON NOTE`) beside one, each right over a number of its own and nothing else: the next box's. What
 * stands under a label with its colon and its value (`PO Number: | STOCK`) may be the next row of any (`Job 20417`).
 */
export function headsItsOwn(words: Segment, { page, rowIndex, segment }: Place): boolean {
  const isHead = (head: Segment) => {
    const value = segmentBelow(page, rowIndex, head)
    return value !== null && /^\S*\d\S*$/.test(value.text) && Math.abs(value.x0 - head.x0) < EDGE
  }
  return !/\d/.test(words.text) && !leadsOn(segment) && isHead(words) && isHead(segment)
}

/**
 * Words (`COL`) beside a label without its colon, in a strip of labels most of which have their values beneath: the next box's,
 * but not what workshops order by.
 */
export function headsEmptyBox(words: Segment, { page, row, rowIndex, segment }: Place): boolean {
  const known = row.segments.filter(({ text }) => looksLikeLabel(text))
  const isStrip = known.length >= LEAST_LABELS && 2 * known.length > row.segments.length
  if (
    UNNUMBERED.test(words.text) ||
    !isStrip ||
    leadsOn(segment) ||
    row.segments.some(({ text }) => /\d/.test(text))
  )
    return false
  const holdsValue = (label: Segment) => {
    const under = segmentBelow(page, rowIndex, label)
    return under !== null && !looksLikeLabel(under.text) && nameOfHeading(under.text) === null
  }
  const filled = known.filter(label => label !== segment && holdsValue(label))
  return !known.includes(words) && filled.length > 1 && 2 * filled.length >= known.length
}

/** The next heading of lines of goods (`Ord | Part | Description | Price`), of which the description has none of its own behind it. */
export function headsColumns(words: Segment, { segments }: Row): boolean {
  const names = segments.map(({ text }) => nameOfHeading(text))
  const at = names.indexOf('description')
  const isLabel =
    at >= 0 &&
    at + 1 < names.length &&
    names[at + 1] === null &&
    !looksLikeLabel(segments[at + 1]?.text ?? '')
  return !/\d/.test(words.text) && at >= 0 && !isLabel && names.some(isPrice)
}

/** Behind its label's end, whose value may so be in another column. */
export function isFar({ page, row, segment, index }: Place, heights = FAR): boolean {
  const right = row.segments[index + 1]
  return right !== undefined && right.x0 - segment.x1 > heights * page.textHeight
}

/** The label ends in what leads to its value. */
export function leadsOn({ text }: Segment): boolean {
  return LEADS_ON.test(text)
}
