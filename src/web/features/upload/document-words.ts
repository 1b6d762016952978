import type { DocumentType } from '#domain/invoice.ts'

const OTHER_DOCUMENTS: Record<Exclude<DocumentType, 'tax-invoice'>, string> = {
  'credit-note': 'a credit note',
  quote: 'a quote',
  statement: 'a statement',
  'pro-forma': 'a pro-forma invoice',
  'delivery-docket': 'a delivery docket',
}

/** Why a document cannot be automated, or null for a tax invoice (product.md, Analysis). */
export function notAnInvoice(type: DocumentType): string | null {
  return type === 'tax-invoice'
    ? null
    : `This document is ${OTHER_DOCUMENTS[type]}, not a tax invoice: it cannot be automated.`
}

const FIELD_WORDS: Record<string, string> = {
  documentType: 'kind of document',
  invoiceNumber: 'invoice number',
  invoiceDate: 'date',
  dueDate: 'due date',
  purchaseOrderNumber: 'PO number',
  supplierName: 'supplier',
  supplierABN: 'ABN',
  subtotal: 'subtotal',
  taxAmount: 'GST',
  totalAmount: 'total',
  lineItems: 'line items: some may be missing or extra',
  partNumber: 'part number',
  description: 'description',
  quantity: 'quantity',
  unitPrice: 'unit price',
  totalPrice: 'total price',
}

/** A field's name as people say it. */
export function fieldWord(field: string): string {
  return FIELD_WORDS[field] ?? field
}

/** `a`, `a and b`, `a, b and c`. */
export function listWords(words: readonly string[]): string {
  return words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : (words[0] ?? '')
}
