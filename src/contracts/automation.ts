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
  /** The purchase order was read and a plan made. */
  hasPlan: z.boolean(),
  /** What the page showed when it failed was kept. */
  hasFailure: z.boolean(),
  /** It failed because a person stopped it. */
  cancelled: z.boolean(),
  /** It failed, and this earlier job of the caller had entered the same invoice already: that one holds the proof. */
  enteredBy: z.string().nullable(),
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
  includesGst: z.boolean(),
  gstFree: z.boolean(),
})
export type OrderLine = z.output<typeof OrderLine>

const BillOnOrder = z.object({
  invoiceNumber: z.string(),
  date: z.string().nullable(),
  total: z.number().nullable(),
})

/** A purchase order; dollars. */
export const Order = z.object({
  number: z.string(),
  status: z.string(),
  supplier: z.string(),
  lines: z.array(OrderLine),
  bills: z.array(BillOnOrder),
})

/** Two pictures of one order, line by line: `before` is null for an added line, `after` for a removed one. */
const ComparedLine = z.object({
  change: z.enum(['added', 'changed', 'removed', 'unchanged']),
  before: OrderLine.nullable(),
  after: OrderLine.nullable(),
})
export type ComparedLine = z.output<typeof ComparedLine>

export const PLAN_MODES = [...AUTOMATION_TYPES, 'blocked'] as const

const PlanOutline = z.object({
  mode: z.enum(PLAN_MODES),
  /** Why only prices change, or why nothing does. */
  reasons: z.array(z.string()),
  warnings: z.array(z.string()),
})

/** A look before anything is written. With `filePath` the invoice is held against what was read in that PDF. */
export const PreviewRequest = z.object({
  filePath: z.string().min(1).max(200).nullish(),
  invoiceData: InvoiceData,
})

export const Preview = PlanOutline.extend({
  changes: z.array(
    z.object({
      kind: z.enum(['add', 'update']),
      words: z.string(),
      before: OrderLine.nullable(),
      after: OrderLine,
    }),
  ),
  before: Order,
  /** As a run would leave it. */
  after: Order,
  lines: z.array(ComparedLine),
  /** The bill that a run would create. */
  bill: BillOnOrder.nullable(),
})
export type Preview = z.output<typeof Preview>

/** Read back from the workshop system after the last write; dollars. */
export const Proof = z.object({
  before: Order.nullable(),
  after: Order.nullable(),
  /** As the plan would have left it: what a run that failed was about to do. */
  planned: Order.nullable(),
  plan: PlanOutline.nullable(),
  /** `before` beside `after`, or beside `planned` where nothing was read back. */
  lines: z.array(ComparedLine),
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

/** What the page showed when a run failed in the browser; secrets are hidden. */
export const Failure = z.object({
  /** The step of the run that was under way. */
  step: z.string().nullable(),
  /** Without its query. */
  url: z.string(),
  /** The accessible tree of the page, YAML. */
  ariaSnapshot: z.string(),
  hasScreenshot: z.boolean(),
  takenAt: z.string(),
})

/** What one login showed, or in `message` why there was none. */
export const ConnectionTest = z.object({
  connected: z.boolean(),
  message: z.string(),
  workshopName: z.string().nullable(),
  openPurchaseOrders: z.object({ count: z.number(), isAll: z.boolean() }).nullable(),
})
export type ConnectionTest = z.output<typeof ConnectionTest>

export const BrowserSessions = z.object({
  sessions: z.object({ active: z.number(), total: z.number() }),
  deployment: z.object({ isReservedVM: z.boolean() }),
  browserAutomation: z.object({ available: z.boolean(), optimized: z.boolean() }),
})

export const ExportExcel = z.object({
  invoices: z.array(InvoiceToExport).min(1, 'There are no invoices to export').max(1000),
})
