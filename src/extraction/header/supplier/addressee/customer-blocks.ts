import { middle, type PageLayout, type Segment } from '../../../layout/lay-out.ts'
import { segmentBelow } from '../../../layout/neighbours.ts'
import { findAbns } from '../../../values/abn.ts'
import { looksLikeLabel } from '../../../vocabulary/label-meaning.ts'
import { hasContact, isAddress } from '../../addresses.ts'
import { isStripOfLabels } from '../../labels/strips-of-labels.ts'
import { printSize } from '../letterhead/print-size.ts'
import { isPaymentSlip } from '../payment-slip.ts'
import { namesOverAttention } from './names-over-attention.ts'

/** Words that begin what is said of the customer. */
const CUSTOMER =
  /^(?:(?:made|prepared|supplied)\s+(?:for|to)|(?:(?:tax\s+)?invoiced?|bill(?:ed|ing)?|sold|ship(?:ped|ping)?|deliver(?:ed|y)?|charged?|issued?|consign(?:ed)?|d[ei]spatch(?:ed)?|sen[dt]|mail(?:ed)?)[\s-]*to(?:\s+party)?|(?:bill(?:ed|ing)?|invoice|ship(?:ped|ping)?|deliver(?:ed|y)?)\s*address|bill(?:ed|ing)?|account\s+of|customer(?:\s+(?:name|details))?|cust\.?|consignee|recipient|client|purchaser|buyer|attention|attn|to)/i
/** What may follow them: nothing, a colon, another such label, a name. */
const ANNOUNCED = /^(?:\s*(?:$|:|[/&]\s)|\s(?=[A-Z]))/
/** `Customer Service 1300 555 014` is the sender's own; `Customer No` or `Bill Date` announces no name. */
const NO_NAME =
  /^(?:service|care|support|enquir|inquir|quer|relations|help|from\b|(?:nos?|number|nr|code|id|ref|reference|order|ord|po|p\/o|date|period)\b|#)/i
/** Words that announce the customer only high on the page, over a name with its address: they may be the supplier's or its bank's. */
const OVER_ADDRESS =
  /^(?:account|debtor|(?:account\s+)?name|(?:job\s+)?for|(?:postal|mailing|street|site)\s+address)\s*:?$/i
/** Times the page's print. */
const TITLE = 1.5
/** Times their height that two lines of a title stand apart. */
const NEXT_LINE = 1.6
/** The supplier's word for the customer's number. */
const YOUR_ABN =
  /^(?:your|customer(?:'s)?|client|buyer(?:'s)?)\s+A\.?B\.?N\b|^A\.?B\.?N\.? of (?:the )?(?:customer|client|buyer|purchaser)\b/i
const CONSIGNEES_ABN = /^(?:purchaser|consignee|recipient)(?:'s)?\s+A\.?B\.?N\b/i
const MOST_ROWS = 6

/** Segments that describe the customer: behind, beside and under the labels that announce them. */
export function customerBlocks(page: PageLayout): Set<Segment> {
  const slip = page.rows.find(row => row.segments.some(segment => isPaymentSlip(segment.text)))
  const end = slip ? middle(slip) : Number.POSITIVE_INFINITY
  const mine = new Set<Segment>()
  page.rows.forEach((row, rowIndex) => {
    row.segments.forEach((segment, index) => {
      if (YOUR_ABN.test(segment.text) || CONSIGNEES_ABN.test(segment.text))
        addLinesOver(page, rowIndex, segment, mine)
      const weak = OVER_ADDRESS.test(segment.text) && !endsTitle(segment, page)
      const announced = weak ? '' : announcedBy(segment)
      const isLow = weak ? middle(segment) > page.height / 2 : middle(row) >= end
      if (announced === null || (isLow && !/^customer/i.test(segment.text))) return
      const right = row.segments.slice(index + 1).find(other => !isColon(other))
      const near = right !== undefined && right.x0 - segment.x1 < 0.15 * page.width
      const beside = announced === '' && near && !hasOwnLines(page, rowIndex, segment) ? right : null
      const lines = beside
        ? [beside, ...linesUnder(page, rowIndex, beside)]
        : linesUnder(page, rowIndex, segment)
      if (weak && !isAddressed(lines)) return
      for (const line of [segment, ...lines]) mine.add(line)
    })
  })
  for (const line of namesOverAttention(page, mine)) mine.add(line)
  return mine
}

/** How the customer is called in its blocks, with and without what announces it. */
export function namesOfCustomer(blocks: ReadonlySet<Segment>): string[] {
  return [...blocks].flatMap(segment => [segment.text, announcedBy(segment) ?? ''])
}

/** Set apart between a label and its value. */
function isColon({ text }: Segment): boolean {
  return text === ':'
}

/** A title of two lines may end in such a word (`STATEMENT OF` / `ACCOUNT`). */
function endsTitle(segment: Segment, page: PageLayout): boolean {
  const height = segment.y1 - segment.y0
  const isOver = (other: Segment) =>
    middle(other) < middle(segment) &&
    middle(segment) - middle(other) < NEXT_LINE * height &&
    printSize(other, page) >= TITLE &&
    Math.min(other.x1, segment.x1) > Math.max(other.x0, segment.x0)
  return printSize(segment, page) >= TITLE && page.rows.some(row => row.segments.some(isOver))
}

function isAddressed([name, ...more]: readonly Segment[]): boolean {
  return name !== undefined && !isAddress(name.text) && more.some(line => isAddress(line.text))
}

/** What a label of the customer goes on with, empty when nothing; null when a segment is no such label. */
function announcedBy({ text }: Segment): string | null {
  // What stands under the number is somebody else's.
  if (CONSIGNEES_ABN.test(text)) return null
  const label = CUSTOMER.exec(text)?.[0]
  const behind = label === undefined ? null : ANNOUNCED.exec(text.slice(label.length))?.[0]
  if (label === undefined || behind == null) return null
  const rest = text.slice(label.length + behind.length).trim()
  return NO_NAME.test(rest) || (!behind.includes(':') && hasContact(rest)) ? null : rest
}

/** Words right under a label are what it announces; another such label there announces its own. */
function hasOwnLines(page: PageLayout, rowIndex: number, label: Segment): boolean {
  const under = segmentBelow(page, rowIndex, label)
  const close = under !== null && middle(under) - middle(label) < 1.8 * page.textHeight
  const isOther = close && (announcedBy(under) !== null || looksLikeLabel(under.text))
  // No name stands under its ABN.
  return close && !isOther && Math.abs(under.x0 - label.x0) < 4 && findAbns(under.text).length === 0
}

/** A segment and what stands over its first letter, line after line up to the label that announces it all. */
function addLinesOver(page: PageLayout, rowIndex: number, last: Segment, mine: Set<Segment>): void {
  let lower = last
  const over = [last]
  for (const row of page.rows.slice(0, rowIndex).toReversed()) {
    const upper = row.segments.find(other => Math.abs(other.x0 - last.x0) < 4)
    const isFar = middle(lower) - middle(row) > 2.2 * Math.min(page.textHeight, last.y1 - last.y0)
    if (isFar || (upper && announcedBy(upper) !== null)) break
    if (!upper) continue
    // Over the customer's number under the sender's own stands the sender.
    if (findAbns(upper.text).length > 0) {
      mine.add(last)
      return
    }
    over.push(upper)
    lower = upper
  }
  for (const line of over) mine.add(line)
}

/** What stands under a segment's first letter, line after line. */
function linesUnder(page: PageLayout, rowIndex: number, start: Segment): Segment[] {
  const lines: Segment[] = []
  let last = start
  for (const row of page.rows.slice(rowIndex + 1)) {
    if (middle(row) - middle(start) > MOST_ROWS * 1.6 * page.textHeight) break
    const next = row.segments.find(other => Math.abs(other.x0 - start.x0) < 25 && !isColon(other))
    if (!next || middle(next) - middle(last) < 0.4 * page.textHeight) continue
    if (middle(next) - middle(last) > 2.2 * Math.max(page.textHeight, last.y1 - last.y0)) break
    // A strip of labels ends what is said of the customer.
    if (isStripOfLabels(row.segments)) break
    lines.push(next)
    last = next
  }
  return lines
}
