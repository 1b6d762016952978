import type { InvoiceToPost } from '../bill.ts'
import { type Cents, gstOn } from '../money.ts'
import type { PurchaseOrderLine } from '../purchase-order.ts'
import { exclusiveTotal } from './order-line.ts'
import { dollars } from './words.ts'

/** What a bill over the order's lines must come to. GST by either rule: nobody tells which one the workshop system follows. */
export interface ExpectedBill {
  invoiceNumber: string
  /** `YYYY-MM-DD`; null leaves the date that the workshop system proposes. */
  date: string | null
  lines: PurchaseOrderLine[]
  subtotal: Cents
  /** Rounded line by line, then added up. */
  gstPerLine: Cents
  /** Added up, then rounded once. */
  gstOnTotal: Cents
  /** As printed on the invoice, GST included; null when unknown. */
  printedTotal: Cents | null
  /** How far the lines may be from the printed total: a ROUNDING line evens it out (2 cents, and what whole-cent unit prices lose). */
  tolerance: Cents
}

/** Source: product.md, Analysis (2 cents tolerance, both GST rounding rules). */
export const TOTAL_TOLERANCE: Cents = 2

export function expectBill(invoice: InvoiceToPost, lines: PurchaseOrderLine[]): ExpectedBill {
  const taxable = lines.filter(line => !line.gstFree).map(exclusiveTotal)
  const sum = (amounts: Cents[]) => amounts.reduce((total, amount) => total + amount, 0)
  return {
    invoiceNumber: invoice.invoiceNumber.trim(),
    date: invoice.invoiceDate,
    lines,
    subtotal: sum(lines.map(exclusiveTotal)),
    gstPerLine: sum(taxable.map(gstOn)),
    gstOnTotal: gstOn(sum(taxable)),
    printedTotal: invoice.total,
    tolerance: TOTAL_TOLERANCE + unitPriceLoss(invoice),
  }
}

/** GST-inclusive cents that the lines lose by being entered as whole-cent unit prices (a 10 % discount on $12.35, four times). */
function unitPriceLoss(invoice: InvoiceToPost): Cents {
  const loss = invoice.lines.reduce(
    (total, line) => total + Math.abs(line.totalPrice - Math.round(line.unitPrice * line.quantity)),
    0,
  )
  const most = invoice.lines.reduce((total, line) => total + Math.abs(line.quantity) / 2, 0)
  return Math.ceil(Math.min(loss, most) * 1.1)
}

export type GstTreatment = 'taxable' | 'gst-free' | 'as-ordered'

/** Whether the printed total says that GST is on every line or on none. Where it says neither, the order's own marks stay. */
export function gstTreatment(invoice: InvoiceToPost): GstTreatment {
  if (invoice.total === null) return 'as-ordered'
  const subtotal = invoice.lines.reduce((total, line) => total + line.totalPrice, 0)
  const perLine = invoice.lines.reduce((total, line) => total + gstOn(line.totalPrice), 0)
  const near = (total: Cents) => Math.abs((invoice.total ?? 0) - total) <= TOTAL_TOLERANCE
  if (near(subtotal + gstOn(subtotal)) || near(subtotal + perLine)) return 'taxable'
  return near(subtotal) && (invoice.taxAmount ?? 0) === 0 ? 'gst-free' : 'as-ordered'
}

/** Why these lines must not become a bill: they do not add up to what the supplier asks for. Null when they do. */
export function totalProblem(invoice: InvoiceToPost, bill: ExpectedBill): string | null {
  if (bill.printedTotal === null) return null
  const apart = [bill.gstPerLine, bill.gstOnTotal].map(gst =>
    Math.abs(bill.subtotal + gst - (bill.printedTotal ?? 0)),
  )
  if (Math.min(...apart) <= bill.tolerance) return null
  return (
    `Invoice ${invoice.invoiceNumber} does not add up: its lines with GST come to ${dollars(bill.subtotal + bill.gstOnTotal)}, ` +
    `its total is ${dollars(bill.printedTotal)}. Nothing was changed. Correct the line items or the total and start again.`
  )
}

/**
 * The GST-free amount of the ROUNDING line that brings the workshop system's total to the printed one; 0 when none is needed, null
 * when the two are further apart than rounding explains.
 */
export function roundingFor(bill: ExpectedBill, workshopTotal: Cents): Cents | null {
  if (bill.printedTotal === null) return 0
  const amount = bill.printedTotal - workshopTotal
  return Math.abs(amount) <= bill.tolerance + Math.abs(bill.gstPerLine - bill.gstOnTotal) ? amount : null
}
