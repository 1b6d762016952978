import type { Cents } from './money.ts'

/** A purchase order as the workshop system shows it. Prices are GST-exclusive per unit unless `includesGst`. */
export interface PurchaseOrder {
  number: string
  reference: string | null
  supplier: string
  /** As shown, lower case: pending, sent, processed, deleted, or a word we do not know. */
  status: string
  lines: PurchaseOrderLine[]
  bills: PurchaseOrderBill[]
}

export interface PurchaseOrderLine {
  /** Place on the order from 0; stock numbers are not unique, so only the place names a line. */
  position: number
  stockNumber: string
  name: string
  description: string
  quantity: number
  unitPrice: Cents
  includesGst: boolean
  gstFree: boolean
}

export interface PurchaseOrderBill {
  invoiceNumber: string
  /** `YYYY-MM-DD`, null when the page does not show it. */
  date: string | null
  total: Cents | null
}
