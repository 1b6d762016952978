import { nextId } from '../memory/memory.ts'
import type { Bill, Line, Purchase, Workshop } from '../memory/records.ts'
import { Refusal } from '../refusal.ts'
import { billedLineIds } from '../system.ts'
import type { GstRounding } from '../variants.ts'
import { totalsOf } from './amounts.ts'

export type BillRequest = {
  invoiceNumber: string
  /** `yyyy-mm-dd` */
  date: string
  /** The chosen items; null takes all that are not billed yet. */
  lineIds: number[] | null
  rounding: GstRounding
}

export const firstBillId = 1001

/** The same bill over other lines, with its totals made anew. */
export function withLines(bill: Bill, lines: Line[], rounding: GstRounding): Bill {
  return { ...bill, lines, ...totalsOf(lines, rounding) }
}

/**
 * A bill over items of a purchase order, not stored yet. Like the real system it lets the same supplier and invoice
 * number through twice; it refuses (409) items that stand on a bill already.
 */
export function draftBill(workshop: Workshop, purchase: Purchase, request: BillRequest): Bill {
  const billed = billedLineIds(workshop, purchase)
  const chosen = request.lineIds ?? purchase.lines.filter(line => !billed.has(line.id)).map(line => line.id)
  const lines = purchase.lines.filter(line => chosen.includes(line.id))
  if (lines.length < new Set(chosen).size) {
    throw new Refusal(409, `An item is no longer on purchase order ${purchase.number}`)
  }
  const taken = lines.find(line => billed.has(line.id))
  if (taken !== undefined) throw new Refusal(409, `${taken.stockNumber} is already on a bill`)
  const bill: Bill = {
    id: nextId(workshop.bills, firstBillId),
    purchaseId: purchase.id,
    invoiceNumber: request.invoiceNumber,
    date: request.date,
    supplier: purchase.supplier,
    lines: [],
    subtotalCents: 0,
    gstCents: 0,
    totalCents: 0,
    attachments: [],
  }
  return withLines(bill, lines, request.rounding)
}
