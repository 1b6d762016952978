import { z } from 'zod'

/**
 * An invoice as clients send it back after review. Camel-case and snake-case spellings are both accepted (spec section 3); where both
 * are filled, the camel-case one wins. Amounts are dollars. What cannot be a number counts as the form says (spec section 5): 1 for a
 * quantity, 0 for a price.
 */
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

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

/** Gives every known field its camel-case name; unknown fields fall away in the schema. Data may be nested in `extractedData`. */
function camelCased(raw: unknown): unknown {
  if (raw === null || typeof raw !== 'object' || Array.isArray(raw)) return raw
  const { extractedData, ...outer } = raw as Record<string, unknown>
  const named = { ...(typeof extractedData === 'object' ? extractedData : null), ...outer } as Record<
    string,
    unknown
  >
  for (const [snake, camel] of Object.entries(CAMEL_OF))
    if (isBlank(named[camel])) named[camel] = named[snake]
  return named
}

function text(maximum: number) {
  return z.preprocess(
    value => (typeof value === 'number' ? String(value) : value),
    z
      .string()
      .trim()
      .max(maximum)
      .nullish()
      .transform(value => value || null),
  )
}

/** Dollars or a count; numeric text is a number, blank is null. */
const amount = z.preprocess(
  value =>
    typeof value === 'string' ? (value.trim() === '' ? null : Number(value.replace(/[$,\s]/g, ''))) : value,
  z.number('Amounts are numbers').min(-10_000_000).max(10_000_000).nullish(),
)
const amountOr = (fallback: number) => amount.transform(value => value ?? fallback)

/** `YYYY-MM-DD`, with a time behind it or not, or day first as Australians write it. */
const date = text(40).transform((value, context) => {
  if (value === null) return null
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:T.*)?$/.exec(value)
  const dayFirst = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(value)
  const [year, month, day] = iso ? iso.slice(1) : dayFirst ? dayFirst.slice(1).reverse() : []
  const written = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`
  const exists = new Date(`${written}T00:00:00Z`).toJSON()?.startsWith(written)
  if (exists) return written
  context.addIssue({ code: 'custom', message: `${value} is not a date: write it as YYYY-MM-DD.` })
  return z.NEVER
})

const LineItemData = z.preprocess(
  camelCased,
  z.object({
    partNumber: text(200).transform(value => value ?? ''),
    description: text(2000).transform(value => value ?? ''),
    quantity: amountOr(1),
    unitPrice: amountOr(0),
    totalPrice: amount,
  }),
)

const invoiceFields = z.object({
  invoiceNumber: text(100),
  purchaseOrderNumber: text(100),
  supplierName: text(300),
  supplierABN: text(40),
  invoiceDate: date,
  /** No bill needs it: what cannot be a date is passed over. */
  dueDate: date.catch(null),
  totalAmount: amount,
  taxAmount: amount,
  documentType: text(40),
  lineItems: z
    .array(LineItemData)
    .max(2000)
    .nullish()
    .transform(value => value ?? []),
})

export const InvoiceData = z.preprocess(camelCased, invoiceFields)
export type InvoiceData = z.output<typeof InvoiceData>

/** For the spreadsheet: whatever stands in the table, a half-typed date included. */
export const InvoiceToExport = z.preprocess(
  camelCased,
  invoiceFields.extend({ fileName: text(255), invoiceDate: text(40), dueDate: text(40) }),
)
export type InvoiceToExport = z.output<typeof InvoiceToExport>
