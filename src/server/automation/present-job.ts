import type { Failure, Job, JobSummary, Proof } from '#contracts/automation.ts'
import type { JobState } from '#domain/automation.ts'
import type { InvoiceToPost } from '#domain/bill.ts'
import type { PurchaseOrder } from '#domain/purchase-order.ts'
import { orderAfter } from '#domain/reconcile/order-after.ts'
import type { Plan } from '#domain/reconcile/plan.ts'
import type { automationFailures, automationLogs, automationProofs, automationSteps } from '../db/schema.ts'
import type { JobRow } from './job-journal.ts'
import { dollarsOrNull, presentComparison, presentOrder } from './present-order.ts'

const STATUS_OF: Record<JobState, JobSummary['status']> = {
  waiting: 'pending',
  queued: 'pending',
  running: 'running',
  completed: 'completed',
  failed: 'failed',
  cancelled: 'failed',
}

/** The columns a list of jobs needs; never the plan or the invoice's lines. */
export type JobListRow = Pick<
  JobRow,
  | 'id'
  | 'state'
  | 'fileName'
  | 'fileHandle'
  | 'automationType'
  | 'details'
  | 'errorMessage'
  | 'warnings'
  | 'cancelRequested'
  | 'createdAt'
  | 'startedAt'
  | 'completedAt'
> & {
  invoiceNumber: string
  purchaseOrderNumber: string
  hasProof: boolean
  hasPlan: boolean
  hasFailure: boolean
  enteredBy: string | null
}

export function presentSummary(job: JobListRow): JobSummary {
  return {
    id: job.id,
    status: STATUS_OF[job.state],
    fileName: job.fileName,
    filePath: job.fileHandle,
    invoiceNumber: job.invoiceNumber,
    purchaseOrderNumber: job.purchaseOrderNumber,
    automationType: job.automationType,
    details: job.details,
    errorMessage: job.errorMessage,
    warnings: job.warnings,
    cancellable: ['waiting', 'queued', 'running'].includes(job.state) && !job.cancelRequested,
    hasProof: job.hasProof,
    hasPlan: job.hasPlan,
    hasFailure: job.hasFailure,
    cancelled: job.state === 'cancelled',
    enteredBy: job.enteredBy,
    createdAt: job.createdAt.toISOString(),
    startedAt: job.startedAt?.toISOString() ?? null,
    completedAt: job.completedAt?.toISOString() ?? null,
  }
}

export function presentLog(log: typeof automationLogs.$inferSelect): Job['logs'][number] {
  return { id: log.id, level: log.level, message: log.message, timestamp: log.at.toISOString() }
}

export function presentStep(step: typeof automationSteps.$inferSelect): Job['steps'][number] {
  return { name: step.name, status: step.status, detail: step.detail }
}

type ProofRow = Omit<typeof automationProofs.$inferSelect, 'screenshot'> & { hasScreenshot: boolean }

type PlannedJob = Pick<JobRow, 'orderBefore' | 'plan' | 'invoice'>

export function presentProof(job: PlannedJob, proof: ProofRow | null) {
  const planned = job.plan && job.orderBefore && plannedOrder(job.plan, job.orderBefore, job.invoice)
  const after = proof?.order ?? planned
  return {
    before: job.orderBefore && presentOrder(job.orderBefore),
    after: proof && presentOrder(proof.order),
    planned: planned && presentOrder(planned),
    plan: job.plan && { mode: job.plan.mode, reasons: job.plan.reasons, warnings: job.plan.warnings },
    lines: job.orderBefore && after ? presentComparison(job.orderBefore, after) : [],
    bill: proof?.bill
      ? {
          invoiceNumber: proof.bill.invoiceNumber,
          date: proof.bill.date,
          subtotal: dollarsOrNull(proof.bill.subtotal),
          gst: dollarsOrNull(proof.bill.gst),
          total: dollarsOrNull(proof.bill.total),
          attachments: proof.bill.attachments,
        }
      : null,
    takenAt: proof?.takenAt.toISOString() ?? null,
    hasScreenshot: proof?.hasScreenshot ?? false,
  } satisfies (typeof Proof)['_zod']['input']
}

type FailureRow = Pick<typeof automationFailures.$inferSelect, 'step' | 'url' | 'ariaSnapshot' | 'takenAt'>

export function presentFailure(failure: FailureRow & { hasScreenshot: boolean }) {
  return {
    step: failure.step,
    url: failure.url,
    ariaSnapshot: failure.ariaSnapshot,
    hasScreenshot: failure.hasScreenshot,
    takenAt: failure.takenAt.toISOString(),
  } satisfies (typeof Failure)['_zod']['input']
}

/** A plan that was made again after a part of it was written holds the rest of the changes, but all lines. */
function plannedOrder(plan: Plan, before: PurchaseOrder, invoice: InvoiceToPost): PurchaseOrder {
  return orderAfter(invoice, before, plan, null).order
}
