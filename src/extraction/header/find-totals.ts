import type { Cents } from '#domain/money.ts'
import { middle, type PageLayout, type Segment, segmentOf } from '../layout/lay-out.ts'
import { readTotalLabel, type TotalLabel } from '../layout/total-labels.ts'
import { rowKey } from '../lines/printed-line.ts'
import type { Word } from '../pdf/page.ts'
import { type Amount, centsOf, isMoney, readAmount } from '../values/amounts.ts'

/** An amount below the lines with the words that name it. */
export interface LabelledAmount {
  label: TotalLabel
  text: string
  cents: Cents
  page: number
  y: number
  words: Word[]
}

export interface TotalsFound {
  /** GST-exclusive. */
  subtotal: LabelledAmount | null
  tax: LabelledAmount | null
  total: LabelledAmount | null
  /** Total and GST were printed and bear each other out. */
  proven: boolean
  /** Freight, discounts and surcharges named outside the lines, in page order. */
  charges: LabelledAmount[]
}

/** The totals of a document. Rows that are lines of goods (`usedRows`) are passed over. */
export function findTotals(pages: readonly PageLayout[], usedRows: ReadonlySet<string>): TotalsFound {
  const amounts = pages.flatMap(page => labelledAmounts(page, usedRows))
  const best = bestTotals(amounts)
  const page = best.total?.page
  const charges = amounts.filter(
    amount =>
      ['freight', 'discount', 'surcharge'].includes(amount.label) &&
      amount.cents !== 0 &&
      (page === undefined || amount.page === page),
  )
  return { ...best, charges: withoutRepeats(charges) }
}

function withoutRepeats(charges: readonly LabelledAmount[]): LabelledAmount[] {
  return charges.filter(
    (one, i) => charges.findIndex(other => other.label === one.label && other.cents === one.cents) === i,
  )
}

function labelledAmounts(page: PageLayout, usedRows: ReadonlySet<string>): LabelledAmount[] {
  return page.rows.flatMap((row, rowIndex) => {
    if (usedRows.has(rowKey(row))) return []
    return row.segments.flatMap((segment, index) => {
      const own = splitAmount(segment)
      if (!own) return []
      const label = own.label ?? labelBefore(row.segments, index) ?? labelAbove(page, rowIndex, segment)
      const meaning = label === null ? null : readTotalLabel(label)
      if (label === null || meaning === null) return []
      return [
        {
          label: meaning,
          text: label,
          cents: centsOf(own.amount),
          page: page.number,
          y: middle(segment),
          words: own.words,
        },
      ]
    })
  })
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
    if (middle(segment) - middle(row) > 2.2 * height) return null
    const over = row.segments.find(
      other => Math.min(other.x1, segment.x1) - Math.max(other.x0, segment.x0) > 0,
    )
    if (over) return readAmount(over.text) === null ? over.text : null
  }
  return null
}

type Chosen = Omit<TotalsFound, 'charges'>

function bestTotals(amounts: readonly LabelledAmount[]): Chosen {
  const of = (...labels: TotalLabel[]) => amounts.filter(amount => labels.includes(amount.label))
  let best: { score: number; chosen: Chosen } | null = null
  for (const total of of('total', 'balance')) {
    for (const tax of of('gst')) {
      if (
        Math.sign(tax.cents) * Math.sign(total.cents) < 0 ||
        Math.abs(tax.cents) > 0.12 * Math.abs(total.cents) + 2
      )
        continue
      const exclusive = total.cents - tax.cents
      const subtotal =
        [...of('subtotal'), ...of('goods', 'total')].find(one => Math.abs(one.cents - exclusive) <= 1) ?? null
      const tenth = Math.abs(tax.cents - total.cents / 11) <= 2
      const score =
        (subtotal ? 2 : 0) +
        (tenth ? 1.5 : 0) +
        (total.label === 'total' ? 1 : 0) +
        0.1 * total.page +
        (total.cents !== 0 ? 0.5 : 0)
      if (best === null || score > best.score)
        best = { score, chosen: { subtotal, tax, total, proven: subtotal !== null || tenth } }
    }
  }
  if (best && best.score >= 2) return best.chosen
  return withoutTax(of('total', 'balance'), of('subtotal'), of('gst')[0] ?? null)
}

/** No GST amount that fits: a total and a subtotal a tenth below it, or a lone total. */
function withoutTax(
  totals: readonly LabelledAmount[],
  subtotals: readonly LabelledAmount[],
  tax: LabelledAmount | null,
): Chosen {
  for (const total of totals) {
    const subtotal = subtotals.find(
      one => one.cents !== 0 && Math.abs(Math.round(one.cents * 1.1) - total.cents) <= 2,
    )
    if (subtotal) return { subtotal, tax: null, total, proven: true }
  }
  const largest = [...totals].sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents))[0] ?? null
  return { subtotal: null, tax, total: largest, proven: false }
}
