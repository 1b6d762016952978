import { isOcr, type Word } from '../../pdf/page.ts'
import { readLabel } from '../../vocabulary/label-meaning.ts'
import { isTotalLabel } from '../../vocabulary/total-labels.ts'
import { type Row, type Segment, wordsOfRow } from './segment.ts'

/** Signs that a rule has at the least. */
const LEAST_SIGNS = 4

/** What a scan's readers make of a rule that a typewriter draws (`+ + + +` of `=====`): columns begin at none of its pieces. Dashes may be values. */
export function isTypedRule(row: Row): boolean {
  const words = wordsOfRow(row)
  const drawn = words.filter(({ text }) => /^[+=~_]+$/.test(text)).length
  const areSigns = words.every(({ text }) => !/[\p{L}\d]/u.test(text))
  return words.length >= LEAST_SIGNS && isOcr(words) && areSigns && 2 * drawn > words.length
}

/** To write on, or under something: what stands below does not belong to what stands above. */
export function isWritingLine(words: readonly Word[]): boolean {
  return words.every(({ text }) => /^_{4,}$/.test(text))
}

/** All of a row, without its spaces. */
const DRAWN = /^[-–—=*~+_]{8,}$/
/** Who has goods signs beside it, on a line that is drawn for that. */
const SIGNED =
  /\b(?:received|checked|picked|packed|delivered|authori[sz]ed|signed|signature|sign|driver|print name|time|initials?)\b/i

/**
 * A line printer's rule between a strip of labels and their values, among which the paper's own number, day or total is. Elsewhere it ends what stands
 * above it, and a box may be empty (`Order No` over a rule and `Page 1`), or to be filled by hand.
 */
export function isRuleOfStrip(row: Row, above: Row | undefined, below: Row | undefined): boolean {
  if (
    !above ||
    !below ||
    !DRAWN.test(
      wordsOfRow(row)
        .map(({ text }) => text)
        .join(''),
    )
  )
    return false
  const labels = above.segments
  const own = labels.filter(isOfPaper)
  const isFilled = (label: Segment) => below.segments.some(one => one.x0 < label.x1 && one.x1 > label.x0)
  return (
    labels.length > 1 &&
    !labels.some(({ text }) => /\d/.test(text) || SIGNED.test(text)) &&
    own.length > 0 &&
    own.every(isFilled)
  )
}

/** No paper leaves its own number, day or total empty. */
function isOfPaper({ text }: Segment): boolean {
  const meaning = readLabel(text)?.meaning
  return meaning === 'invoice-number' || meaning === 'invoice-date' || isTotalLabel(text)
}
