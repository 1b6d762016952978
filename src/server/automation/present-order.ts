import type { ComparedLine, OrderLine } from '#contracts/automation.ts'
import { dollarsFromCents } from '#domain/money.ts'
import type { PurchaseOrder, PurchaseOrderBill, PurchaseOrderLine } from '#domain/purchase-order.ts'
import { compareLines } from '#domain/reconcile/compare-lines.ts'

export function presentOrder(order: PurchaseOrder) {
  return {
    number: order.number,
    status: order.status,
    supplier: order.supplier,
    lines: order.lines.map(presentLine),
    bills: order.bills.map(presentBill),
  }
}

export function presentBill({ invoiceNumber, date, total }: PurchaseOrderBill) {
  return { invoiceNumber, date, total: dollarsOrNull(total) }
}

export function presentLine(line: PurchaseOrderLine): OrderLine {
  return {
    stockNumber: line.stockNumber,
    name: line.name || line.description,
    quantity: line.quantity,
    unitPrice: dollarsFromCents(line.unitPrice),
    includesGst: line.includesGst,
    gstFree: line.gstFree,
  }
}

export function presentComparison(before: PurchaseOrder, after: PurchaseOrder): ComparedLine[] {
  return compareLines(before.lines, after.lines).map(row => ({
    change: row.change,
    before: row.before && presentLine(row.before),
    after: row.after && presentLine(row.after),
  }))
}

export function dollarsOrNull(cents: number | null): number | null {
  return cents === null ? null : dollarsFromCents(cents)
}
