import { z } from 'zod'

/**
 * An invoice as clients send it back after review. Camel-case and snake-case spellings are both accepted (spec section 3);
 * where both stand, the camel-case one wins. Amounts are dollars.
 */
const text = z.string().trim().max(500)
const optionalText = text.nullish().transform(value => value || null)
const amount = z.number().finite().min(-10_000_000).max(10_000_000)

const CAMEL_OF = {
  invoice_number: 'invoiceNumber',
  purchase_order_number: 'purchaseOrderNumber',
  supplier: 'supplierName',
  supplier_name: 'supplierName',
  supplier_abn: 'supplierABN',
  invoice_date: 'invoiceDate',
  due_date: 'dueDate',
  total_amount: 'totalAmount',
  tax_amount: 'taxAmount',
  line_items: 'lineItems',
  part_number: 'partNumber',
  unit_price: 'unitPrice',
  total_price: 'totalPrice',
  document_type: 'documentType',
} as const

/** Gives every known field its camel-case name; unknown fields fall away in the schema. */
function camelCased(raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return raw
  const named: Record<string, unknown> = { ...raw }
  for (const [snake, camel] of Object.entries(CAMEL_OF)) {
    if (named[camel] === undefined && named[snake] !== undefined) named[camel] = named[snake]
  }
  return named
}

const DATE = /^\d{4}-\d{2}-\d{2}$/

const LineItemData = z.preprocess(
  camelCased,
  z.object({
    partNumber: text.nullish().transform(value => value ?? ''),
    description: z
      .string()
      .trim()
      .max(2000)
      .nullish()
      .transform(value => value ?? ''),
    quantity: amount.default(1),
    unitPrice: amount.default(0),
    totalPrice: amount.nullish(),
  }),
)

const invoiceFields = z.object({
  invoiceNumber: optionalText,
  purchaseOrderNumber: optionalText,
  supplierName: optionalText,
  supplierABN: optionalText,
  invoiceDate: z
    .string()
    .trim()
    .nullish()
    .transform(value => value || null)
    .refine(value => value === null || DATE.test(value), 'Dates are written YYYY-MM-DD'),
  totalAmount: amount.nullish(),
  taxAmount: amount.nullish(),
  documentType: z.string().max(40).nullish(),
  lineItems: z.array(LineItemData).max(2000).default([]),
})

export const InvoiceData = z.preprocess(camelCased, invoiceFields)
export type InvoiceData = z.output<typeof InvoiceData>

/** For the spreadsheet: whatever stands in the table, a half-typed date included. */
export const InvoiceToExport = z.preprocess(
  camelCased,
  invoiceFields.extend({ fileName: optionalText, invoiceDate: optionalText, dueDate: optionalText }),
)
export type InvoiceToExport = z.output<typeof InvoiceToExport>
