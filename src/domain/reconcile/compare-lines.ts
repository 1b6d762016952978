import type { PurchaseOrderLine } from '../purchase-order.ts'
import { orderedNumber } from './order-line.ts'
import { normalisePartNumber } from './part-number.ts'

/** One line of an order in two pictures of it. `before` is null for an added line, `after` for a removed one. */
export interface LineComparison {
  change: 'added' | 'changed' | 'removed' | 'unchanged'
  before: PurchaseOrderLine | null
  after: PurchaseOrderLine | null
}

type Fits = (before: PurchaseOrderLine, after: PurchaseOrderLine) => boolean

const samePart: Fits = (a, b) => partOf(a) === partOf(b)
const sameFigures: Fits = (a, b) =>
  a.quantity === b.quantity &&
  a.unitPrice === b.unitPrice &&
  a.gstFree === b.gstFree &&
  // The mark says nothing on a line without GST.
  (a.gstFree || a.includesGst === b.includesGst)

/** Likeliest first: part numbers are not unique on an order, so the place counts before the figures. */
const WAYS: Fits[] = [
  (a, b) => a.position === b.position && samePart(a, b),
  (a, b) => samePart(a, b) && sameFigures(a, b),
  samePart,
]

/** Pairs the lines of two pictures of one order: the earlier one's lines in their order, then what is new. */
export function compareLines(
  before: readonly PurchaseOrderLine[],
  after: readonly PurchaseOrderLine[],
): LineComparison[] {
  const partners = new Map<PurchaseOrderLine, PurchaseOrderLine>()
  const left = new Set(after)
  for (const fits of WAYS)
    for (const line of before) {
      if (partners.has(line)) continue
      const partner = [...left].find(one => fits(line, one))
      if (!partner) continue
      partners.set(line, partner)
      left.delete(partner)
    }
  return [
    ...before.map(line => comparison(line, partners.get(line) ?? null)),
    ...[...left].map((line): LineComparison => ({ change: 'added', before: null, after: line })),
  ]
}

function comparison(before: PurchaseOrderLine, after: PurchaseOrderLine | null): LineComparison {
  if (!after) return { change: 'removed', before, after }
  return { change: sameFigures(before, after) ? 'unchanged' : 'changed', before, after }
}

function partOf(line: PurchaseOrderLine): string {
  return normalisePartNumber(orderedNumber(line)) || normalisePartNumber(line.description || line.name)
}
