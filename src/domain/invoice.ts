import type { Cents } from './money.ts'

/** What a supplier's document is. Only a tax invoice may become a bill (product.md, Analysis). */
export const DOCUMENT_TYPES = [
  'tax-invoice',
  'credit-note',
  'quote',
  'statement',
  'pro-forma',
  'delivery-docket',
] as const
export type DocumentType = (typeof DOCUMENT_TYPES)[number]

/** Where a value stands: `page` from 1, coordinates as fractions of the page's width and height, from the top left. */
export interface Box {
  page: number
  x0: number
  y0: number
  x1: number
  y1: number
}

/** The header fields a person may have to look at, by the names the API uses. */
export const HEADER_FIELDS = [
  'documentType',
  'invoiceNumber',
  'invoiceDate',
  'dueDate',
  'purchaseOrderNumber',
  'supplierName',
  'supplierABN',
  'subtotal',
  'taxAmount',
  'totalAmount',
] as const
export type HeaderField = (typeof HEADER_FIELDS)[number]

export const LINE_FIELDS = ['partNumber', 'description', 'quantity', 'unitPrice', 'totalPrice'] as const
export type LineField = (typeof LINE_FIELDS)[number]

/** One normalised line: GST-exclusive, net of discounts, what was supplied. */
export interface InvoiceLine {
  /** Empty when the page shows none; FREIGHT for freight. */
  partNumber: string
  description: string
  /** Supplied quantity, up to 3 decimals. */
  quantity: number
  unitPrice: Cents
  totalPrice: Cents
  partNumberUncertain: boolean
  /** The candidates for an uncertain part number, likeliest first. */
  partNumberReadings: string[]
  uncertainFields: LineField[]
  boxes: Partial<Record<LineField, Box>>
}

/** One sentence a person can act on, and whether it held. */
export interface InvoiceCheck {
  rule: 'line-total' | 'invoice-total' | 'abn' | 'date' | 'duplicate' | 'document-type' | 'hidden-text'
  ok: boolean
  message: string
}

/** One invoice as read: dates are `YYYY-MM-DD`, money GST-exclusive cents, null where the page has nothing. */
export interface Invoice {
  documentType: DocumentType
  invoiceNumber: string | null
  invoiceDate: string | null
  dueDate: string | null
  purchaseOrderNumber: string | null
  supplierName: string | null
  supplierABN: string | null
  subtotal: Cents | null
  taxAmount: Cents | null
  totalAmount: Cents | null
  lines: InvoiceLine[]
  /** Header fields a person should look at; `lineItems` when lines may be lost or extra. */
  uncertainFields: (HeaderField | 'lineItems')[]
  /** The candidates of a doubtful header field, likeliest first; dates YYYY-MM-DD, amounts in dollars. */
  readings: Partial<Record<HeaderField, string[]>>
  boxes: Partial<Record<HeaderField, Box>>
  checks: InvoiceCheck[]
  /** Pages (from 1) the invoice stands on. */
  pages: number[]
}

export const FREIGHT_PART_NUMBER = 'FREIGHT'
const FREIGHT_CODE = /^(freight|shipping|delivery|postage|courier)$/i
const FREIGHT_WORDS = /\b(freight|shipping|delivery|postage|courier)\b/i

/** Freight by the five keywords of spec section 1, in the name or in the place of the part number. */
export function isFreight(line: { partNumber: string; description: string }): boolean {
  return FREIGHT_CODE.test(line.partNumber) || FREIGHT_WORDS.test(line.description)
}
