import { type Row, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { joinTexts } from '../../pdf/page.ts'
import { isCustomersPart } from '../../vocabulary/part-in-text.ts'
import { isLoneCode } from './lone-code.ts'

/**
 * A row without the customer's own number of goods behind a code that stands before it (`AB-12   Your code: T-044`): that code is the supplier's, as it is
 * where it stands alone. Behind anything else the customer's number stays, to be asked about.
 */
export function withoutCustomersNumbers(row: Row): Row {
  const segments = row.segments.flatMap((segment, i) => cut(segment, row.segments[i - 1]))
  return segments.every((segment, i) => segment === row.segments[i]) ? row : { ...row, segments }
}

/** What is left of a text, of which all may be the customer's number behind the text before it. */
function cut(segment: Segment, before: Segment | undefined): Segment[] {
  const { words, page } = segment
  const start = words.findIndex((_, i) => isCustomersPart(joinTexts(words.slice(i))))
  const own = start === 0 ? before : start > 0 ? segmentOf(words.slice(0, start), page) : undefined
  if (!own || !isLoneCode(own)) return [segment]
  return own === before ? [] : [own]
}
