import type { JobSummary } from '#contracts/automation.ts'
import type { AutomationType } from '#domain/automation.ts'
import { type JobOutcome, outcomeOf, reasonOf } from './job-outcome.ts'
import type { RefusedStart } from './review-state.ts'

/** A line of the Batch Processing Results (spec section 3). */
export interface BatchRow {
  key: string
  /** Null: the server refused to make a job of it. */
  jobId: string | null
  fileName: string
  poNumber: string
  status: JobOutcome
  automationType: AutomationType | null
  error: string | null
  details: string | null
  completedAt: string | null
  warnings: string[]
  cancellable: boolean
  /** The job that holds the proof: this one, or the earlier one that entered the invoice. */
  provenBy: string | null
  hasPlan: boolean
  hasFailure: boolean
}

/** A whole batch is queued at one go: a longer silence than this parts two batches. */
const SAME_BATCH_MS = 60_000

export function isUnfinished({ status }: Pick<JobSummary, 'status'>): boolean {
  return status === 'pending' || status === 'running'
}

/**
 * The jobs of the batch that the page shows, oldest first: those made after `seenUpTo` and all that are not finished; without
 * `seenUpTo` (another browser started them) the latest run of jobs made close together.
 */
export function batchJobs(jobs: readonly JobSummary[], seenUpTo: string | null): JobSummary[] {
  const newestFirst = jobs.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
  const shown = seenUpTo
    ? newestFirst.filter(job => job.createdAt > seenUpTo || isUnfinished(job))
    : newestFirst.filter((job, index) => isUnfinished(job) || index <= endOfLatestRun(newestFirst))
  return shown.reverse()
}

function endOfLatestRun(newestFirst: readonly JobSummary[]): number {
  const gap = newestFirst.findIndex((job, index) => {
    const older = newestFirst[index + 1]
    return !older || Date.parse(job.createdAt) - Date.parse(older.createdAt) > SAME_BATCH_MS
  })
  return gap
}

/** The server's instant up to which jobs count as seen: that of the newest job known. */
export function newestInstant(jobs: readonly JobSummary[], before: string | null): string | null {
  return jobs.reduce<string | null>(
    (newest, { createdAt }) => (newest && newest > createdAt ? newest : createdAt),
    before,
  )
}

export function batchRows(jobs: readonly JobSummary[], refused: readonly RefusedStart[]): BatchRow[] {
  return [...jobs.map(rowOfJob), ...refused.map(rowOfRefusal)]
}

function rowOfJob(job: JobSummary): BatchRow {
  const status = outcomeOf(job)
  const reason = reasonOf(job)
  return {
    key: job.id,
    jobId: job.id,
    fileName: job.fileName,
    poNumber: job.purchaseOrderNumber ?? '',
    status,
    automationType: job.automationType,
    error: status === 'failed' ? reason : null,
    details: status === 'failed' ? null : (reason ?? job.details),
    completedAt: job.completedAt,
    warnings: job.warnings,
    cancellable: job.cancellable,
    provenBy: job.hasProof ? job.id : job.enteredBy,
    hasPlan: job.hasPlan,
    hasFailure: job.hasFailure,
  }
}

function rowOfRefusal({ fileName, poNumber, error, at }: RefusedStart, index: number): BatchRow {
  return {
    key: `refused-${index}`,
    jobId: null,
    fileName,
    poNumber,
    status: 'failed',
    automationType: null,
    error,
    details: null,
    completedAt: at,
    warnings: [],
    cancellable: false,
    provenBy: null,
    hasPlan: false,
    hasFailure: false,
  }
}
