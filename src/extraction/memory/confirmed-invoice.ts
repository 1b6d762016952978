import type { Invoice, InvoiceLine } from '#domain/invoice.ts'

/** Header fields whose place on the paper can be learned. */
export const TAUGHT_FIELDS = [
  'invoiceNumber',
  'invoiceDate',
  'dueDate',
  'purchaseOrderNumber',
  'taxAmount',
  'totalAmount',
] as const
export type TaughtField = (typeof TAUGHT_FIELDS)[number]

/** An invoice as a person confirmed it: dates `YYYY-MM-DD`, GST-exclusive cents, null where nothing was said. */
export interface ConfirmedInvoice extends Pick<Invoice, TaughtField | 'supplierName' | 'supplierABN'> {
  lines: Pick<InvoiceLine, 'partNumber' | 'description' | 'quantity' | 'unitPrice' | 'totalPrice'>[]
}
