import { z } from 'zod'
import { DOCUMENT_TYPES } from '#domain/invoice.ts'

/**
 * What a model is asked for: every value as the page prints it, so that it can be looked for there. Always `.nullable()`, never
 * `.optional()`: strict schemas need every key. No limits in the schema (providers refuse some); `withinBounds` keeps them.
 */
const printed = z.string().nullable()

const lineFields = {
  /** The number in front of the row of words on which the line begins. */
  wordRow: z.number().nullable(),
  partNumber: printed,
  description: printed,
  quantity: printed,
  unitPrice: printed,
  discountPercent: printed,
  gst: printed,
  total: printed,
}

export const DraftLine = z.object(lineFields)
export type DraftLine = z.output<typeof DraftLine>

const DraftCharge = z.object({
  label: z.enum(['freight', 'discount', 'surcharge']),
  text: z.string(),
  amount: z.string(),
})

export const DraftInvoice = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  pages: z.array(z.number()),
  invoiceNumber: printed,
  invoiceDate: printed,
  dueDate: printed,
  purchaseOrderNumber: printed,
  supplierName: printed,
  supplierABN: printed,
  subtotal: printed,
  taxAmount: printed,
  totalAmount: printed,
  pricesIncludeGst: z.boolean().nullable(),
  lines: z.array(DraftLine),
  charges: z.array(DraftCharge),
})
export type DraftInvoice = z.output<typeof DraftInvoice>

export const Draft = z.object({ invoices: z.array(DraftInvoice) })
export type Draft = z.output<typeof Draft>

/** The answer about single rows: `row` is the number they were asked by. */
export const RowsAgain = z.object({ rows: z.array(z.object({ row: z.number(), ...lineFields })) })
export type RowsAgain = z.output<typeof RowsAgain>

const MOST_INVOICES = 30
const MOST_LINES = 1000
const LONGEST = 500

/** Cuts an answer to what an invoice can be: a model may run on. */
export function withinBounds(draft: Draft): Draft {
  return {
    invoices: draft.invoices.slice(0, MOST_INVOICES).map(invoice => ({
      ...short(invoice),
      lines: invoice.lines.slice(0, MOST_LINES).map(short),
      charges: invoice.charges.slice(0, MOST_LINES).map(short),
    })),
  }
}

/** The same for the answer about single rows. */
export function rowsWithinBounds({ rows }: RowsAgain): RowsAgain {
  return { rows: rows.slice(0, MOST_LINES).map(short) }
}

function short<T extends object>(record: T): T {
  const cut = Object.entries(record).map(([key, value]) => [
    key,
    typeof value === 'string' ? value.slice(0, LONGEST) : value,
  ])
  return Object.fromEntries(cut) as T
}
