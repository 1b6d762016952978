import { z } from 'zod'
import { FIELD_STATUSES } from '#domain/field-status.ts'
import { DOCUMENT_TYPES, HEADER_FIELDS, LINE_FIELDS } from '#domain/invoice.ts'
import { InvoiceData } from './invoice-data.ts'

export const PROVIDERS = ['openai', 'anthropic', 'google', 'openai-compatible', 'builtin'] as const
export const Provider = z.enum(PROVIDERS, `Choose one of: ${PROVIDERS.join(', ')}`)

/** Fractions of the page from its top left, page from 1. */
export const Box = z.object({
  page: z.number(),
  x0: z.number(),
  y0: z.number(),
  x1: z.number(),
  y1: z.number(),
})

const FieldStatus = z.enum(FIELD_STATUSES)

export const LineItem = z.object({
  partNumber: z.string(),
  description: z.string(),
  quantity: z.number(),
  /** Dollars, GST-exclusive, like every price below. */
  unitPrice: z.number(),
  totalPrice: z.number(),
  part_number_uncertain: z.boolean(),
  part_number_readings: z.array(z.string()),
  uncertainFields: z.array(z.enum(LINE_FIELDS)),
  statuses: z.record(z.enum(LINE_FIELDS), FieldStatus),
  boxes: z.partialRecord(z.enum(LINE_FIELDS), Box),
})

export const ExtractedInvoice = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  invoiceNumber: z.string().nullable(),
  invoiceDate: z.string().nullable(),
  dueDate: z.string().nullable(),
  purchaseOrderNumber: z.string().nullable(),
  supplierName: z.string().nullable(),
  supplierABN: z.string().nullable(),
  subtotal: z.number().nullable(),
  taxAmount: z.number().nullable(),
  totalAmount: z.number().nullable(),
  uncertainFields: z.array(z.enum([...HEADER_FIELDS, 'lineItems'])),
  statuses: z.record(z.enum(HEADER_FIELDS), FieldStatus),
  lineItems: z.array(LineItem),
  checks: z.array(z.object({ rule: z.string(), ok: z.boolean(), message: z.string() })),
  boxes: z.partialRecord(z.enum(HEADER_FIELDS), Box),
  pages: z.array(z.number()),
  /** The candidates of a doubtful header field, likeliest first; amounts in dollars. */
  readings: z.partialRecord(z.enum(HEADER_FIELDS), z.array(z.string())).optional(),
})
export type ExtractedInvoice = z.output<typeof ExtractedInvoice>

export const AnalyzeFields = z.object({
  provider: Provider.or(z.literal('').transform(() => undefined)).optional(),
})

export const Analysis = z.object({
  analysis: z.object({
    extractedData: ExtractedInvoice,
    /** The other invoices of the same PDF. */
    furtherInvoices: z.array(ExtractedInvoice),
    /** Who read it, which is not the one asked for when that one is not connected. */
    provider: Provider,
    pageCount: z.number(),
    /** Text on the page that a person cannot see; never read as data. */
    hiddenText: z.array(z.string()),
    /** What a model used to read it, all calls together; null where a provider did not say. Absent without a model. */
    tokens: z.object({ input: z.number().nullable(), output: z.number().nullable() }).optional(),
    /** US dollars; null when unknown, which is not the same as nothing. Absent without a model. */
    costUsd: z.number().nullable().optional(),
  }),
  fileInfo: z.object({
    /** An opaque handle that only its owner can use, not a path. */
    filePath: z.string(),
    fileName: z.string(),
    /** Bytes. */
    size: z.number(),
  }),
})

/** An invoice as a person left it after review, for the reader to learn from. */
export const Corrections = z.object({ filePath: z.string().min(1).max(200), invoiceData: InvoiceData })

export const Providers = z.object({
  default: Provider,
  providers: z.array(z.object({ id: Provider, name: z.string(), available: z.boolean() })),
})

export const PurchaseOrderNumber = z.object({ purchaseOrderNumber: z.string().nullable() })

export const PdfRegistration = z.object({ pdfURL: z.string().min(1, 'pdfURL is required').max(2000) })
export const Success = z.object({ success: z.literal(true) })

/** A supplier's name in the record of what was learned. */
const LearnedKey = z.string().min(1).max(400)

/** What the caller's corrections taught about their suppliers, the latest taught first. */
export const LearnedSuppliers = z.object({
  suppliers: z.array(
    z.object({
      key: LearnedKey,
      name: z.string().nullable(),
      /** 11 digits. */
      abn: z.string().nullable(),
      learnedAt: z.string(),
      /** Header fields whose place on the papers is known. */
      fields: z.array(z.enum(HEADER_FIELDS)),
      /** Whether the layout of the line items is known. */
      lines: z.boolean(),
      /** How many shapes of part numbers are known. */
      partShapes: z.number(),
    }),
  ),
})
export type LearnedSupplier = z.output<typeof LearnedSuppliers>['suppliers'][number]

export const ForgetSupplier = z.object({ key: LearnedKey })
