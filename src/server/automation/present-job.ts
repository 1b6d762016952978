import type { Job, JobSummary, Proof } from '#contracts/automation.ts'
import type { JobState } from '#domain/automation.ts'
import { dollarsFromCents } from '#domain/money.ts'
import type { PurchaseOrder } from '#domain/purchase-order.ts'
import type { automationLogs, automationProofs, automationSteps } from '../db/schema.ts'
import type { JobRow } from './job-journal.ts'

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
> & { invoiceNumber: string; purchaseOrderNumber: string; hasProof: boolean }

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

export function presentProof(job: Pick<JobRow, 'orderBefore'>, proof: ProofRow | null) {
  return {
    before: job.orderBefore && presentOrder(job.orderBefore),
    after: proof && presentOrder(proof.order),
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

function presentOrder(order: PurchaseOrder) {
  return {
    number: order.number,
    status: order.status,
    supplier: order.supplier,
    lines: order.lines.map(line => ({
      stockNumber: line.stockNumber,
      name: line.name || line.description,
      quantity: line.quantity,
      unitPrice: dollarsFromCents(line.unitPrice),
    })),
  }
}

function dollarsOrNull(cents: number | null): number | null {
  return cents === null ? null : dollarsFromCents(cents)
}
