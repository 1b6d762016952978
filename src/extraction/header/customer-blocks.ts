import { middle, type PageLayout, type Segment } from '../layout/lay-out.ts'
import { segmentBelow } from '../layout/neighbours.ts'
import { looksLikeLabel } from './label-meaning.ts'

const CUSTOMER =
  /^(?:(?:made|prepared|supplied)\s+(?:for|to)|(?:bill(?:ed|ing)?|invoiced?|sold|ship(?:ped|ping)?|deliver(?:ed|y)?|charged?)[\s-]*to(?:\s+party)?|(?:bill(?:ed|ing)?|invoice|ship(?:ped|ping)?|deliver(?:ed|y)?)\s*address|bill(?:ed|ing)?|account\s+of|customer(?:\s+(?:name|details))?|consignee|client|purchaser|buyer|attention|attn|to)\s*(?::|$|(?=\s[A-Z]))/i
const SLIP = /\b(?:remittance|payment\s+(?:advice|slip)|tear\s+off|detach)\b/i
/** The supplier's word for the customer's number. */
const YOUR_ABN = /^(?:your|customer(?:'s)?|client|buyer(?:'s)?)\s+A\.?B\.?N\b/i
const MOST_ROWS = 6

/** A tear-off slip for the payment: there, `To` is the supplier. */
export function isPaymentSlip(text: string): boolean {
  return SLIP.test(text)
}

/** Segments that describe the customer: behind, beside and under the labels that announce them. */
export function customerBlocks(page: PageLayout): Set<Segment> {
  const slip = page.rows.find(row => row.segments.some(segment => isPaymentSlip(segment.text)))
  const end = slip ? middle(slip) : Number.POSITIVE_INFINITY
  const mine = new Set<Segment>()
  page.rows.forEach((row, rowIndex) => {
    row.segments.forEach((segment, index) => {
      if (YOUR_ABN.test(segment.text)) addLinesOver(page, rowIndex, segment, mine)
      if (!CUSTOMER.test(segment.text) || (middle(segment) > end && !/^customer/i.test(segment.text))) return
      mine.add(segment)
      const announced = segment.text.replace(CUSTOMER, '').trim()
      const right = row.segments[index + 1]
      const near = right !== undefined && right.x0 - segment.x1 < 0.15 * page.width
      const beside = announced === '' && near && !hasOwnLines(page, rowIndex, segment) ? right : null
      for (const start of beside ? [beside] : [segment]) addColumn(page, rowIndex, start, mine)
    })
  })
  return mine
}

/** Words right under a label are what it announces; another such label there announces its own. */
function hasOwnLines(page: PageLayout, rowIndex: number, label: Segment): boolean {
  const under = segmentBelow(page, rowIndex, label)
  const close = under !== null && middle(under) - middle(label) < 1.8 * page.textHeight
  return (
    close && Math.abs(under.x0 - label.x0) < 4 && !CUSTOMER.test(under.text) && !looksLikeLabel(under.text)
  )
}

/** A segment and what stands over its first letter, line after line up to the label that announces it all. */
function addLinesOver(page: PageLayout, rowIndex: number, last: Segment, mine: Set<Segment>): void {
  let lower = last
  mine.add(lower)
  for (const row of page.rows.slice(0, rowIndex).toReversed()) {
    const upper = row.segments.find(other => Math.abs(other.x0 - last.x0) < 4)
    const isFar = middle(lower) - middle(row) > 2.2 * Math.min(page.textHeight, last.y1 - last.y0)
    if (isFar || (upper && CUSTOMER.test(upper.text))) return
    if (!upper) continue
    mine.add(upper)
    lower = upper
  }
}

/** A segment and what stands under its first letter, line after line. */
function addColumn(page: PageLayout, rowIndex: number, start: Segment, mine: Set<Segment>): void {
  mine.add(start)
  let last = start
  for (const row of page.rows.slice(rowIndex + 1)) {
    if (middle(row) - middle(start) > MOST_ROWS * 1.6 * page.textHeight) return
    const next = row.segments.find(other => Math.abs(other.x0 - start.x0) < 25)
    if (!next || middle(next) - middle(last) < 0.4 * page.textHeight) continue
    if (middle(next) - middle(last) > 2.2 * Math.max(page.textHeight, last.y1 - last.y0)) return
    mine.add(next)
    last = next
  }
}
