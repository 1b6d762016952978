import type { InvoiceToPost } from '../bill.ts'
import { type Cents, gstOn } from '../money.ts'
import type { PurchaseOrder, PurchaseOrderLine } from '../purchase-order.ts'
import { type ExpectedBill, roundingFor } from './expected-bill.ts'
import { exclusiveTotal, isRoundingLine, ROUNDING_PART } from './order-line.ts'
import type { Plan } from './plan.ts'

/** The order as a run of the plan leaves it, foretold from the order alone. */
export interface OrderAfter {
  order: PurchaseOrder
  /**
   * The GST-free amount of the ROUNDING line that a run adds, 0 for none. Null where it hangs on how the workshop system rounds GST and
   * the order did not tell: the order then stands here without one. See `roundingWarning`.
   */
  rounding: Cents | null
}

/** @param shownGst the GST that the workshop system shows for the order as it is, cents; it may tell how GST is rounded. */
export function orderAfter(
  invoice: InvoiceToPost,
  before: PurchaseOrder,
  plan: Plan,
  shownGst: Cents | null,
): OrderAfter {
  const { bill } = plan
  if (!bill) return { order: { ...before, lines: plan.after }, rounding: 0 }
  const totals = possibleGst(before.lines, shownGst).map(gst => bill.subtotal + gst(bill))
  const amounts = new Set(totals.map(total => roundingFor(bill, total)))
  const [amount = null] = amounts
  const rounding = amounts.size === 1 ? amount : null
  // Whatever the ROUNDING line comes to, it brings the bill to the printed total.
  const total = amounts.has(null) ? null : (bill.printedTotal ?? onlyOne(totals))
  const posted = { invoiceNumber: bill.invoiceNumber, date: invoice.invoiceDate, total }
  const lines = rounding ? [...plan.after, roundingLine(plan.after, rounding)] : plan.after
  return { order: { ...before, lines, bills: [...before.bills, posted] }, rounding }
}

type GstRule = (bill: Pick<ExpectedBill, 'gstPerLine' | 'gstOnTotal'>) => Cents
const PER_LINE: GstRule = ({ gstPerLine }) => gstPerLine
const ON_TOTAL: GstRule = ({ gstOnTotal }) => gstOnTotal

/** The rules by which the workshop system may round GST: one, where the order as shown fits one only. */
function possibleGst(lines: readonly PurchaseOrderLine[], shownGst: Cents | null): GstRule[] {
  const taxable = lines.filter(line => !line.gstFree).map(exclusiveTotal)
  const sum = (amounts: Cents[]) => amounts.reduce((total, amount) => total + amount, 0)
  const now = { gstPerLine: sum(taxable.map(gstOn)), gstOnTotal: gstOn(sum(taxable)) }
  const fitting = [PER_LINE, ON_TOTAL].filter(rule => rule(now) === shownGst)
  return fitting.length > 0 ? fitting : [PER_LINE, ON_TOTAL]
}

function onlyOne(totals: readonly Cents[]): Cents | null {
  return new Set(totals).size === 1 ? (totals[0] ?? null) : null
}

/** The line that brings an order's total to the one printed on the invoice. */
export function roundingLine(lines: readonly PurchaseOrderLine[], amount: Cents): PurchaseOrderLine {
  return {
    position: lines.length,
    stockNumber: ROUNDING_PART,
    name: '',
    description: 'Rounding',
    quantity: 1,
    unitPrice: amount,
    includesGst: false,
    gstFree: true,
  }
}

/** What nobody can foretell of the cents, in a sentence; null when all is certain. */
export function roundingWarning({ rounding }: OrderAfter, plan: Plan): string | null {
  if (rounding === null)
    return 'How MechanicDesk rounds GST decides whether a ROUNDING line of a few cents is added as well.'
  if (rounding !== 0 && plan.after.some(isRoundingLine))
    return 'The order has a ROUNDING line already and would need another: a run stops before the bill.'
  return null
}
