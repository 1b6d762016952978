import { middle, type PageLayout, type Row, type Segment } from '../../../layout/lay-out.ts'
import { linesDown } from '../../../layout/neighbours.ts'
import { findAbns } from '../../../values/abn.ts'
import { hasContact, isAddress } from '../../addresses.ts'
import { printSize } from '../letterhead/print-size.ts'
import { plain, shareWord } from '../names/compare-names.ts'
import { COMPANY_END, isName } from '../names/name-words.ts'

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
 * Only beside somebody else who can be telephoned, or has an ABN: a sender has desks, too. In large print, or said again on the page, the name may be the
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
    const block = [first, ...linesDown(last, page)]
    const isAlone = !upper.some(other => !customer.has(other) && isReachable(other, block, page))
    return isSaidAgain || isAlone || TO_SENDER.test(label) ? [] : [first, last]
  })
}

/** Another name over an address, and a telephone or an ABN under it or beside its block, but beside nothing of this block. */
function isReachable(other: Segment, block: readonly Segment[], page: PageLayout): boolean {
  const [name] = block
  if (!name || block.includes(other) || !isName(other.text) || shareWord(other.text, name.text)) return false
  const lines = linesDown(other, page)
  const under = lines.slice(1)
  if (!under.some(({ text }) => isAddress(text))) return false
  const beside = page.rows
    .filter(row => isBeside(row, lines) && !isBeside(row, block))
    .flatMap(row => row.segments)
  return [...under, ...beside].some(({ text }) => hasContact(text) || findAbns(text).length > 0)
}

function isBeside(row: Row, lines: readonly Segment[]): boolean {
  return lines.some(({ y0, y1 }) => middle(row) > y0 && middle(row) < y1)
}

function lineOver(line: Segment, lines: readonly Segment[], page: PageLayout): Segment | undefined {
  return lines.findLast(other => {
    const step = middle(line) - middle(other)
    const isNext = step > 0.5 * page.textHeight && step < NEXT_LINE * page.textHeight
    return isNext && Math.abs(other.x0 - line.x0) < SAME_EDGE
  })
}
