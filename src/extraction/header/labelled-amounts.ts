import type { Cents } from '#domain/money.ts'
import { middle, type PageLayout, type Segment, segmentOf } from '../layout/lay-out.ts'
import { readTotalLabel, type TotalLabel } from '../layout/total-labels.ts'
import { rowKey } from '../lines/printed-line.ts'
import type { Word } from '../pdf/page.ts'
import { type Amount, centsOf, isMoney, readAmount } from '../values/amounts.ts'

/** An amount outside the lines, with the words that name it. */
export interface LabelledAmount {
  /** Null when nothing near it is a label anyone knows. */
  label: TotalLabel | null
  text: string
  /** The label stands on the amount's own line, so that it can hardly be another's. */
  beside: boolean
  cents: Cents
  page: number
  y: number
  words: Word[]
}

/** Text heights between a strip's labels and the amounts under them. */
const STRIP = 3.2

/** Every amount of a page outside its lines of goods (`usedRows`). */
export function labelledAmounts(page: PageLayout, usedRows: ReadonlySet<string>): LabelledAmount[] {
  return page.rows.flatMap((row, rowIndex) => {
    const isGoods = usedRows.has(rowKey(row))
    return row.segments.flatMap((segment, index) => {
      const own = splitAmount(segment)
      if (!own || (isGoods && !namesTotal(row.segments[index - 1]?.text ?? ''))) return []
      const beside = own.label ?? labelBefore(row.segments, index)
      const text = beside ?? labelAbove(page, rowIndex, segment) ?? labelUnder(page, rowIndex, segment) ?? ''
      return [
        {
          label: readTotalLabel(text),
          text,
          beside: beside !== null,
          cents: centsOf(own.amount),
          page: page.number,
          y: middle(segment),
          words: own.words,
        },
      ]
    })
  })
}

/** A total on one line with something that passed for goods. */
function namesTotal(text: string): boolean {
  return text.length < 25 && ['gst', 'subtotal', 'total', 'balance'].includes(readTotalLabel(text) ?? '')
}

/** A segment that is an amount, or ends in one behind its own label (`GST 10% $39.16`). */
function splitAmount(segment: Segment): { amount: Amount; label: string | null; words: Word[] } | null {
  const whole = readAmount(segment.text)
  if (isMoney(whole)) return { amount: whole, label: null, words: segment.words }
  for (const size of [2, 1]) {
    const tail = segment.words.slice(-size)
    const amount = readAmount(tail.map(word => word.text).join(' '))
    const head = segment.words.slice(0, -size)
    if (!isMoney(amount) || head.length === 0) continue
    const label = segmentOf(head, segment.page).text
    return /^[$\s]*$/.test(label) ? null : { amount, label: label.replace(/\$\s*$/, ''), words: tail }
  }
  return null
}

function labelBefore(segments: readonly Segment[], index: number): string | null {
  for (const before of segments.slice(0, index).toReversed()) {
    const text = before.text.trim()
    if (/^(?:\$|AUD|A\$|\d+(?:\.\d+)?\s*%|:|-)+$/.test(text)) continue
    return readAmount(text) === null && splitAmount(before) === null ? text : null
  }
  return null
}

/** Totals side by side stand under their labels, mostly centred or right-aligned with them. */
function labelAbove(page: PageLayout, rowIndex: number, segment: Segment): string | null {
  const height = Math.max(segment.y1 - segment.y0, page.textHeight)
  for (const row of page.rows.slice(Math.max(0, rowIndex - 3), rowIndex).reverse()) {
    if (middle(segment) - middle(row) > STRIP * height) return null
    const over = row.segments.find(
      other => Math.min(other.x1, segment.x1) - Math.max(other.x0, segment.x0) > 0,
    )
    if (over) return readAmount(over.text) === null ? over.text : null
  }
  return null
}

/** Amounts in a strip may stand over their labels; words under an amount are its label only when they name a total. */
function labelUnder(page: PageLayout, rowIndex: number, segment: Segment): string | null {
  const next = page.rows[rowIndex + 1]
  if (!next || middle(next) - middle(segment) > 1.8 * Math.max(segment.y1 - segment.y0, page.textHeight))
    return null
  const under = next.segments.find(
    other => Math.min(other.x1, segment.x1) - Math.max(other.x0, segment.x0) > 0,
  )
  return under && splitAmount(under) === null && readTotalLabel(under.text) !== null ? under.text : null
}
