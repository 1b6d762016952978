import { z } from 'zod'
import type { Api } from '#contracts/api.ts'
import type { ExtractedInvoice } from '#contracts/invoices.ts'
import type { Reply } from '#contracts/route.ts'
import { DOCUMENT_TYPES } from '#domain/invoice.ts'
import { notAnInvoice } from './document-words.ts'

/** A line as reviewed: amounts in dollars, GST-exclusive. */
export const ReviewLine = z.object({
  partNumber: z.string(),
  description: z.string(),
  quantity: z.number(),
  /** The page printed a fraction, so the field takes decimals. */
  fractional: z.boolean(),
  unitPrice: z.number(),
  totalPrice: z.number(),
  part_number_uncertain: z.boolean(),
  part_number_readings: z.array(z.string()),
  uncertainFields: z.array(z.string()),
})
export type ReviewLine = z.output<typeof ReviewLine>

/** One invoice under review. Absent texts are empty, so that inputs can hold them; absent amounts are null. */
export const ReviewRow = z.object({
  id: z.number(),
  /** Which chosen file it came from, while the page still holds that file. */
  fileKey: z.number().nullable(),
  fileName: z.string(),
  /** Bytes. */
  fileSize: z.number(),
  /** The server's handle of the stored PDF; null when the analysis failed. */
  filePath: z.string().nullable(),
  /** Which invoice of the file this is, from 1, and of how many. */
  part: z.object({ number: z.number(), of: z.number() }),
  provider: z.string().nullable(),
  documentType: z.enum(DOCUMENT_TYPES),
  invoiceNumber: z.string(),
  purchaseOrderNumber: z.string(),
  supplierName: z.string(),
  supplierABN: z.string().nullable(),
  /** `YYYY-MM-DD` */
  invoiceDate: z.string(),
  dueDate: z.string().nullable(),
  totalAmount: z.number().nullable(),
  taxAmount: z.number().nullable(),
  lineItems: z.array(ReviewLine),
  uncertainFields: z.array(z.string()),
  /** What a doubtful header field may be, likeliest first; reviews stored by earlier versions have none. */
  readings: z.record(z.string(), z.array(z.string())).default({}),
  checks: z.array(z.object({ rule: z.string(), ok: z.boolean(), message: z.string() })),
  error: z.string().nullable(),
  manually_corrected: z.boolean(),
})
export type ReviewRow = z.output<typeof ReviewRow>

/** A row before the review gives it its id. */
export type NewRow = Omit<ReviewRow, 'id'>

interface ReadFile {
  key: number
  name: string
  size: number
}

/** The rows of one analysed PDF: one for each invoice in it. */
export function rowsFromAnalysis(
  file: ReadFile,
  { analysis, fileInfo }: Reply<Api['analyzeInvoice']>,
): NewRow[] {
  const invoices = [analysis.extractedData, ...analysis.furtherInvoices]
  return invoices.map((invoice, index) => ({
    fileKey: file.key,
    fileName: file.name,
    fileSize: fileInfo.size,
    filePath: fileInfo.filePath,
    part: { number: index + 1, of: invoices.length },
    provider: analysis.provider,
    ...valuesOf(invoice),
    error: notAnInvoice(invoice.documentType),
    manually_corrected: false,
  }))
}

function valuesOf(invoice: ExtractedInvoice) {
  return {
    documentType: invoice.documentType,
    invoiceNumber: invoice.invoiceNumber ?? '',
    purchaseOrderNumber: invoice.purchaseOrderNumber ?? '',
    supplierName: invoice.supplierName ?? '',
    supplierABN: invoice.supplierABN,
    invoiceDate: invoice.invoiceDate ?? '',
    dueDate: invoice.dueDate,
    totalAmount: invoice.totalAmount,
    taxAmount: invoice.taxAmount,
    lineItems: invoice.lineItems.map(line => ({
      partNumber: line.partNumber,
      description: line.description,
      quantity: line.quantity,
      fractional: !Number.isInteger(line.quantity),
      unitPrice: line.unitPrice,
      totalPrice: line.totalPrice,
      part_number_uncertain: line.part_number_uncertain,
      part_number_readings: line.part_number_readings,
      uncertainFields: line.uncertainFields,
    })),
    uncertainFields: invoice.uncertainFields,
    readings: invoice.readings ?? {},
    checks: invoice.checks,
  }
}

/** The row of a file that could not be read: kept, with empty data and the error (spec section 8). */
export function failedRow(file: ReadFile, error: string): NewRow {
  return {
    fileKey: file.key,
    fileName: file.name,
    fileSize: file.size,
    filePath: null,
    part: { number: 1, of: 1 },
    provider: null,
    documentType: 'tax-invoice',
    invoiceNumber: '',
    purchaseOrderNumber: '',
    supplierName: '',
    supplierABN: null,
    invoiceDate: '',
    dueDate: null,
    totalAmount: null,
    taxAmount: null,
    lineItems: [],
    uncertainFields: [],
    readings: {},
    checks: [],
    error,
    manually_corrected: false,
  }
}

export function newLine(): ReviewLine {
  return {
    partNumber: '',
    description: '',
    quantity: 1,
    fractional: false,
    unitPrice: 0,
    totalPrice: 0,
    part_number_uncertain: false,
    part_number_readings: [],
    uncertainFields: [],
  }
}
