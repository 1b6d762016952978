import type { InvoiceLine } from './invoice.ts'
import type { Cents } from './money.ts'

/** An invoice as a person confirmed it, ready to be entered: what a job carries. Money in GST-exclusive cents, except `total`. */
export interface InvoiceToPost {
  invoiceNumber: string
  purchaseOrderNumber: string
  supplierName: string
  supplierABN: string | null
  /** `YYYY-MM-DD` */
  invoiceDate: string | null
  /** GST-inclusive, as printed; null when nobody gave one. */
  total: Cents | null
  taxAmount: Cents | null
  lines: Pick<InvoiceLine, 'partNumber' | 'description' | 'quantity' | 'unitPrice' | 'totalPrice'>[]
}
