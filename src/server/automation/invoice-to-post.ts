import type { InvoiceData } from '#contracts/invoice-data.ts'
import type { InvoiceToPost } from '#domain/bill.ts'
import type { DocumentType } from '#domain/invoice.ts'
import { centsFromDollars } from '#domain/money.ts'
import { Refusal } from '../refusal.ts'

const OTHER_DOCUMENTS: Record<Exclude<DocumentType, 'tax-invoice'>, string> = {
  'credit-note': 'a credit note',
  quote: 'a quote',
  statement: 'a statement',
  'pro-forma': 'a pro-forma invoice',
  'delivery-docket': 'a delivery docket',
}

/** @throws Refusal 'unprocessable' for anything but a tax invoice (product.md: never posted as a bill). */
export function requireTaxInvoice(documentType: string | null | undefined): void {
  const other = OTHER_DOCUMENTS[documentType as keyof typeof OTHER_DOCUMENTS]
  if (other)
    throw new Refusal(
      'unprocessable',
      `This document is ${other}, not a tax invoice: it is never posted as a bill.`,
    )
}

/**
 * Turns what a client sent after review into what a job carries: dollars to cents, and nothing left out that a bill needs.
 * @throws Refusal 'unprocessable' naming what is missing.
 */
export function invoiceToPost(data: InvoiceData): InvoiceToPost {
  requireTaxInvoice(data.documentType)
  const missing = [
    data.purchaseOrderNumber ? null : 'the PO number',
    // Without a letter or digit two numbers could not be told apart.
    /[A-Za-z0-9]/.test(data.invoiceNumber ?? '') ? null : 'the invoice number',
    data.supplierName ? null : 'the supplier',
    data.lineItems.length > 0 ? null : 'the line items',
  ].filter(Boolean)
  if (missing.length > 0)
    throw new Refusal('unprocessable', `Please fill in ${missing.join(', ')} before starting automation.`)
  return {
    invoiceNumber: data.invoiceNumber ?? '',
    purchaseOrderNumber: data.purchaseOrderNumber ?? '',
    supplierName: data.supplierName ?? '',
    supplierABN: data.supplierABN,
    invoiceDate: data.invoiceDate,
    total: centsOrNull(data.totalAmount),
    taxAmount: centsOrNull(data.taxAmount),
    lines: data.lineItems.map(line => {
      const unitPrice = centsFromDollars(line.unitPrice)
      return {
        partNumber: line.partNumber,
        description: line.description,
        quantity: line.quantity,
        unitPrice,
        totalPrice: centsOrNull(line.totalPrice) ?? centsFromDollars(line.unitPrice * line.quantity),
      }
    }),
  }
}

function centsOrNull(dollars: number | null | undefined): number | null {
  return dollars === null || dollars === undefined ? null : centsFromDollars(dollars)
}
