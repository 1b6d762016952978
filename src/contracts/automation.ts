import { z } from 'zod'
import { AUTOMATION_TYPES } from '#domain/automation.ts'
import { InvoiceData, InvoiceToExport } from './invoice-data.ts'

const fileName = z.string().trim().min(1, 'fileName is required').max(255)

/** Multipart fields of an upload that becomes a job. `extractedData` is JSON text. */
export const AutomationUpload = z.object({
  purchaseOrderNumber: z.string().trim().max(100).optional(),
  workshopId: z.string().trim().max(100).optional(),
  username: z.string().trim().max(200).optional(),
  extractedData: z.string().max(2_000_000).optional(),
})

export const AutomateAnalyzed = z.object({
  filePath: z.string().min(1, 'filePath is required').max(200),
  fileName,
  invoiceData: InvoiceData,
})

/** For an invoice without a stored file: its bill gets no attachment. */
export const AutomateBatch = z.object({ fileName, invoiceData: InvoiceData })

export const JobRef = z.object({ job: z.object({ id: z.string() }) })

/** The end of a job; with `Prefer: respond-async` the answer is 202 and only `job`. */
export const AutomationOutcome = z.object({
  automationType: z.enum(AUTOMATION_TYPES).optional(),
  message: z.string().optional(),
  job: z.object({ id: z.string() }),
})

export const JobId = z.object({ id: z.string().min(1).max(60) })

/** pending: not running yet. The final ones are completed and failed. */
export const JobStatus = z.enum(['pending', 'running', 'completed', 'failed'])

export const JobLog = z.object({
  id: z.number(),
  level: z.string(),
  message: z.string(),
  timestamp: z.string(),
})

export const JobSummary = z.object({
  id: z.string(),
  status: JobStatus,
  fileName: z.string(),
  filePath: z.string().nullable(),
  invoiceNumber: z.string().nullable(),
  purchaseOrderNumber: z.string().nullable(),
  automationType: z.enum(AUTOMATION_TYPES).nullable(),
  /** What it did, in a sentence. */
  details: z.string().nullable(),
  errorMessage: z.string().nullable(),
  warnings: z.array(z.string()),
  cancellable: z.boolean(),
  hasProof: z.boolean(),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
})
export type JobSummary = z.output<typeof JobSummary>

export const Job = JobSummary.extend({
  logs: z.array(JobLog),
  steps: z.array(
    z.object({ name: z.string(), status: z.enum(['running', 'completed', 'failed']), detail: z.string() }),
  ),
})
export type Job = z.output<typeof Job>

/** The caller's latest jobs, newest first: what a page that comes back needs. */
export const Jobs = z.object({ jobs: z.array(JobSummary) })

const OrderLine = z.object({
  stockNumber: z.string(),
  name: z.string(),
  quantity: z.number(),
  unitPrice: z.number(),
})
export const Order = z.object({
  number: z.string(),
  status: z.string(),
  supplier: z.string(),
  lines: z.array(OrderLine),
})

/** Read back from the workshop system after the last write; dollars. */
export const Proof = z.object({
  before: Order.nullable(),
  after: Order.nullable(),
  bill: z
    .object({
      invoiceNumber: z.string(),
      date: z.string().nullable(),
      subtotal: z.number().nullable(),
      gst: z.number().nullable(),
      total: z.number().nullable(),
      attachments: z.array(z.string()),
    })
    .nullable(),
  takenAt: z.string().nullable(),
  hasScreenshot: z.boolean(),
})

export const BrowserSessions = z.object({
  sessions: z.object({ active: z.number(), total: z.number() }),
  deployment: z.object({ isReservedVM: z.boolean() }),
  browserAutomation: z.object({ available: z.boolean(), optimized: z.boolean() }),
})

export const ExportExcel = z.object({
  invoices: z.array(InvoiceToExport).min(1, 'There are no invoices to export').max(1000),
})
