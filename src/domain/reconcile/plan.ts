import type { AutomationType } from '../automation.ts'
import type { InvoiceToPost } from '../bill.ts'
import type { PurchaseOrder, PurchaseOrderLine } from '../purchase-order.ts'
import { type ExpectedBill, expectBill, gstTreatment, totalProblem } from './expected-bill.ts'
import { type LineMatching, matchLines } from './match-lines.ts'
import { comparableLines, exclusivePrice, isRoundingLine } from './order-line.ts'
import type { MatchTier } from './part-number.ts'
import { documentWarnings, matchWarnings } from './warnings.ts'
import { partsWord } from './words.ts'

/** One write to the order. An update lists the whole line before and after; the part number is the same in both. */
export type LineChange =
  | { kind: 'add'; invoiceLine: number; line: PurchaseOrderLine }
  | { kind: 'update'; invoiceLine: number; before: PurchaseOrderLine; line: PurchaseOrderLine }

/** What a run will do, made from the invoice and the order alone. It survives JSON. */
export interface Plan {
  mode: AutomationType | 'blocked'
  /** Why nothing is written, or why only prices are: one sentence each, the point first. Empty for a full upload. */
  reasons: string[]
  warnings: string[]
  /** `invoiceLine` is an index into the invoice's lines, `position` a place on the order. */
  matches: { invoiceLine: number; position: number; tier: MatchTier }[]
  ambiguous: { invoiceLines: number[]; positions: number[] }
  /** Places on the order that the invoice lacks. */
  missing: number[]
  /** Whether the invoice supplies less than was ordered of some part. */
  isShort: boolean
  /** Indexes of invoice lines that the order lacks. */
  extra: number[]
  changes: LineChange[]
  /** The order's lines when all changes are made. */
  after: PurchaseOrderLine[]
  /** What the bill must then hold; null unless the mode is full-upload. */
  bill: ExpectedBill | null
}

const CLOSED = ['billed', 'processed', 'deleted']

/**
 * Decides what becomes of an invoice on a purchase order (product.md, Matching and modes). Pure; the same answer whatever the order of
 * the lines. Made again after a part of the changes was written, it holds only the rest of them.
 */
export function makePlan(invoice: InvoiceToPost, order: PurchaseOrder): Plan {
  const places = order.lines.filter(line => !isRoundingLine(line))
  const matching = matchLines(...comparableLines(invoice, places))
  const plan = outline(invoice, order, places, matching)
  const refusal = whyBlocked(invoice, order)
  if (refusal) return blocked(plan, order, refusal)

  const priceSyncReasons = whyPricesOnly(invoice, places, matching)
  if (priceSyncReasons.length > 0) {
    const changes = priceChanges(plan, invoice, order)
    return {
      ...plan,
      mode: 'price-sync-only',
      reasons: priceSyncReasons,
      changes,
      after: applyChanges(order, changes),
    }
  }
  const changes = fullChanges(plan, invoice, order)
  const after = applyChanges(order, changes)
  const bill = expectBill(invoice, after)
  const problem = totalProblem(invoice, bill)
  return problem ? blocked(plan, order, problem) : { ...plan, mode: 'full-upload', changes, after, bill }
}

function outline(
  invoice: InvoiceToPost,
  order: PurchaseOrder,
  places: PurchaseOrderLine[],
  matching: LineMatching,
): Plan {
  const position = (index: number) => places[index]?.position ?? -1
  const matches = matching.pairs.map(pair => ({
    invoiceLine: pair.invoice,
    position: position(pair.order),
    tier: pair.tier,
  }))
  return {
    mode: 'full-upload',
    reasons: [],
    warnings: [...documentWarnings(invoice, order), ...matchWarnings(invoice, places, matching)],
    matches,
    ambiguous: {
      invoiceLines: matching.ambiguous.invoice,
      positions: matching.ambiguous.order.map(position),
    },
    missing: matching.onlyOnOrder.map(position),
    isShort: shortLines(invoice, places, matching).length > 0,
    extra: matching.onlyOnInvoice,
    changes: [],
    after: order.lines,
    bill: null,
  }
}

function blocked(plan: Plan, order: PurchaseOrder, reason: string): Plan {
  return { ...plan, mode: 'blocked', reasons: [reason], changes: [], after: order.lines, bill: null }
}

function whyBlocked(invoice: InvoiceToPost, order: PurchaseOrder): string | null {
  const bill = order.bills[0]
  if (bill)
    return `Purchase order ${order.number} is already billed (bill ${bill.invoiceNumber}). Nothing was changed.`
  if (CLOSED.includes(order.status))
    return `Purchase order ${order.number} is already ${order.status}. Nothing was changed.`
  if (!invoice.invoiceNumber.trim())
    return 'The invoice has no invoice number, so a second bill could not be ruled out. Enter it and start again.'
  if (invoice.lines.length === 0) return 'The invoice has no line items. Add them and start again.'
  const sum = invoice.lines.reduce((total, line) => total + line.totalPrice, 0)
  if (sum < 0 || (invoice.total ?? 0) < 0)
    return 'The invoice total is negative: a credit note is never posted as a bill. Enter it by hand.'
  return null
}

function whyPricesOnly(
  invoice: InvoiceToPost,
  places: PurchaseOrderLine[],
  matching: LineMatching,
): string[] {
  const reasons: string[] = []
  const missing = matching.onlyOnOrder.flatMap(index => places[index] ?? [])
  const short = shortLines(invoice, places, matching)
  if (missing.length > 0 && places.length > invoice.lines.length)
    reasons.push(`PO has more items than invoice: ${partsWord(missing)} not on the invoice.`)
  else if (missing.length > 0)
    reasons.push(`The invoice has different parts: ${partsWord(missing)} on the purchase order only.`)
  if (short.length > 0)
    reasons.push(`The invoice supplies less than was ordered of ${partsWord(short, 'only')}.`)
  if (matching.ambiguous.order.length > 0) {
    const lines = matching.ambiguous.order.flatMap(index => places[index] ?? [])
    reasons.push(`More than one line could be meant: ${partsWord(lines, 'only')}. Nobody guessed.`)
  }
  return reasons
}

function shortLines(
  invoice: InvoiceToPost,
  places: PurchaseOrderLine[],
  matching: LineMatching,
): PurchaseOrderLine[] {
  return matching.pairs.flatMap(pair => {
    const ordered = places[pair.order]
    return ordered && (invoice.lines[pair.invoice]?.quantity ?? 0) < ordered.quantity ? [ordered] : []
  })
}

function priceChanges(plan: Plan, invoice: InvoiceToPost, order: PurchaseOrder): LineChange[] {
  return updates(plan, invoice, order, (line, before) => {
    if (exclusivePrice(before) === line.unitPrice) return before
    const unitPrice = before.includesGst ? Math.round((line.unitPrice * 11) / 10) : line.unitPrice
    return { ...before, unitPrice }
  })
}

function fullChanges(plan: Plan, invoice: InvoiceToPost, order: PurchaseOrder): LineChange[] {
  const treatment = gstTreatment(invoice)
  const changes = updates(plan, invoice, order, (line, before) => {
    const gstFree = treatment === 'as-ordered' ? before.gstFree : treatment === 'gst-free'
    const same = exclusivePrice(before) === line.unitPrice && gstFree === before.gstFree
    const price = same ? before : { ...before, unitPrice: line.unitPrice, includesGst: false, gstFree }
    return { ...price, quantity: line.quantity }
  })
  const next = Math.max(-1, ...order.lines.map(line => line.position)) + 1
  const adds = plan.extra.flatMap((invoiceLine, index): LineChange[] => {
    const line = invoice.lines[invoiceLine]
    if (!line) return []
    const added: PurchaseOrderLine = {
      position: next + index,
      stockNumber: line.partNumber.trim(),
      name: '',
      description: line.description,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      includesGst: false,
      gstFree: treatment === 'gst-free',
    }
    return [{ kind: 'add', invoiceLine, line: added }]
  })
  return [...changes, ...adds]
}

type InvoiceLineToPost = InvoiceToPost['lines'][number]

function updates(
  plan: Plan,
  invoice: InvoiceToPost,
  order: PurchaseOrder,
  change: (line: InvoiceLineToPost, before: PurchaseOrderLine) => PurchaseOrderLine,
): LineChange[] {
  return plan.matches.flatMap(({ invoiceLine, position }): LineChange[] => {
    const line = invoice.lines[invoiceLine]
    const before = order.lines.find(one => one.position === position)
    if (!line || !before) return []
    const after = change(line, before)
    return isSameLine(before, after) ? [] : [{ kind: 'update', invoiceLine, before, line: after }]
  })
}

function isSameLine(a: PurchaseOrderLine, b: PurchaseOrderLine): boolean {
  return (
    a.unitPrice === b.unitPrice &&
    a.quantity === b.quantity &&
    a.includesGst === b.includesGst &&
    a.gstFree === b.gstFree
  )
}

function applyChanges(order: PurchaseOrder, changes: LineChange[]): PurchaseOrderLine[] {
  const updated = new Map(changes.filter(c => c.kind === 'update').map(c => [c.line.position, c.line]))
  const added = changes.filter(c => c.kind === 'add').map(c => c.line)
  return [...order.lines.map(line => updated.get(line.position) ?? line), ...added]
}
