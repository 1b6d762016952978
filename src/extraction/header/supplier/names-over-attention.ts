import { middle, type PageLayout, type Segment } from '../../layout/lay-out.ts'
import { linesDown } from '../../layout/neighbours.ts'
import { hasContact, isAddress } from '../addresses.ts'
import { plain, shareWord } from './compare-names.ts'
import { COMPANY_END, isName } from './name-words.ts'
import { printSize } from './print-size.ts'

/** Whoever is to be paid has a desk for it, too. */
const ATTENTION = /^(?:attention|attn|att)\b(?!.*\b(?:receivable|remittance|credit|sales|orders?)\b)/i
/** Over the name of whom one shall write to. */
const TO_SENDER = /\b(?:remit|pay|paid|payable|payments?|cheques?|return|post|mail|from)\b/i
/** Of the page's height. */
const UPPER = 0.35
/** Times the page's print. */
const LARGER = 1.2
/** Points. */
const SAME_EDGE = 4
/** Text heights. */
const NEXT_LINE = 1.8

/**
 * Names under which the person or the desk is told whom a letter to their address is for (`Attention: Accounts`), as it is of the customer alone.
 * Only beside somebody else who can be telephoned: a sender has desks, too. In large print, or said again on the page, the name may be the
 * sender's; so it may where it can be telephoned, or is to be paid.
 */
export function namesOverAttention(page: PageLayout, customer: ReadonlySet<Segment>): Segment[] {
  const upper = page.rows.filter(row => middle(row) < UPPER * page.height).flatMap(row => row.segments)
  if (!upper.some(({ text }) => ATTENTION.test(text))) return []
  const others = page.rows
    .flatMap(row => row.segments)
    .filter(segment => !customer.has(segment))
    .map(segment => ({ segment, text: plain(segment.text) }))
  return upper.flatMap(segment => {
    if (!ATTENTION.test(segment.text)) return []
    const [, address, ...more] = linesDown(segment, page)
    if (!address || !isAddress(address.text) || [address, ...more].some(({ text }) => hasContact(text)))
      return []
    const last = lineOver(segment, upper, page)
    const first = last && COMPANY_END.test(last.text) ? lineOver(last, upper, page) : last
    if (!last || !first || !isName(first.text) || printSize(first, page) > LARGER) return []
    const name = plain(first.text)
    const isSaidAgain = others.some(other => other.segment !== first && other.text.includes(name))
    const label = lineOver(first, upper, page)?.text ?? ''
    const isAlone = !upper.some(other => !customer.has(other) && isReachable(other, first, page))
    return isSaidAgain || isAlone || TO_SENDER.test(label) ? [] : [first, last]
  })
}

/** Another name over an address and a telephone. */
function isReachable(other: Segment, name: Segment, page: PageLayout): boolean {
  if (other === name || !isName(other.text) || shareWord(other.text, name.text)) return false
  const lines = linesDown(other, page).slice(1)
  return lines.some(({ text }) => isAddress(text)) && lines.some(({ text }) => hasContact(text))
}

function lineOver(line: Segment, lines: readonly Segment[], page: PageLayout): Segment | undefined {
  return lines.findLast(other => {
    const step = middle(line) - middle(other)
    const isNext = step > 0.5 * page.textHeight && step < NEXT_LINE * page.textHeight
    return isNext && Math.abs(other.x0 - line.x0) < SAME_EDGE
  })
}
