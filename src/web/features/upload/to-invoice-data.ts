import type { ReviewLine, ReviewRow } from './review-row.ts'

/** An invoice as the API takes it, in both spellings (spec section 3), which therefore never disagree. */
export function toInvoiceData(row: ReviewRow) {
  return {
    fileName: row.fileName,
    ...both('invoiceNumber', 'invoice_number', row.invoiceNumber.trim()),
    ...both('purchaseOrderNumber', 'purchase_order_number', row.purchaseOrderNumber.trim()),
    ...both('supplierName', 'supplier', row.supplierName.trim()),
    supplierABN: row.supplierABN,
    ...both('invoiceDate', 'invoice_date', row.invoiceDate),
    dueDate: row.dueDate,
    ...both('totalAmount', 'total_amount', row.totalAmount),
    taxAmount: row.taxAmount,
    documentType: row.documentType,
    ...both('lineItems', 'line_items', row.lineItems.map(lineData)),
  }
}

function lineData(line: ReviewLine) {
  return {
    ...both('partNumber', 'part_number', line.partNumber.trim()),
    description: line.description,
    quantity: line.quantity,
    ...both('unitPrice', 'unit_price', line.unitPrice),
    ...both('totalPrice', 'total_price', line.totalPrice),
  }
}

function both<C extends string, S extends string, V>(camel: C, snake: S, value: V): Record<C | S, V> {
  return { [camel]: value, [snake]: value } as Record<C | S, V>
}
