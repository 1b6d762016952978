import type { Bill, Line, Purchase, Workshop } from '../memory/records.ts'
import { lineTotalCents, type Totals, toDollars, totalsOf } from '../rules/amounts.ts'
import { billedLineIds, billsOn } from '../system.ts'
import type { GstRounding } from '../variants.ts'

/** What leaves the system as JSON; money in dollars. */

export function presentTotals(totals: Totals) {
  return {
    subtotal: toDollars(totals.subtotalCents),
    gst: toDollars(totals.gstCents),
    total: toDollars(totals.totalCents),
  }
}

export function presentLine(line: Line) {
  return {
    stockNumber: line.stockNumber,
    name: line.name,
    description: line.description,
    quantity: line.quantity,
    unitPrice: toDollars(line.unitCents),
    discountPercent: line.discountPercent,
    includesGst: line.includesGst,
    gstFree: line.gstFree,
    note: line.note,
    total: toDollars(lineTotalCents(line)),
  }
}

export function presentPurchase(workshop: Workshop, purchase: Purchase, rounding: GstRounding) {
  const billed = billedLineIds(workshop, purchase)
  return {
    id: purchase.id,
    number: purchase.number,
    reference: purchase.reference,
    supplier: purchase.supplier,
    status: purchase.status,
    lines: purchase.lines.map(line => ({
      id: line.id,
      stockId: line.stockId,
      billed: billed.has(line.id),
      ...presentLine(line),
    })),
    ...presentTotals(totalsOf(purchase.lines, rounding)),
    bills: billsOn(workshop, purchase).map(presentBillRow),
  }
}

export function presentBillRow(bill: Bill) {
  return {
    id: bill.id,
    invoiceNumber: bill.invoiceNumber,
    date: bill.date,
    supplier: bill.supplier,
    total: toDollars(bill.totalCents),
  }
}

export function presentBill(workshop: Workshop, bill: Bill) {
  return {
    ...presentBillRow(bill),
    purchase: { id: bill.purchaseId, number: workshop.purchases.get(bill.purchaseId)?.number ?? '' },
    lines: bill.lines.map(presentLine),
    ...presentTotals(bill),
    attachments: bill.attachments.map(({ name, bytes }, index) => ({
      name,
      bytes,
      href: `/auto_workshop/api/bills/${bill.id}/attachments/${index}`,
    })),
  }
}
