import { and, asc, count, desc, eq, gt, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Job, JobSummary } from '#contracts/automation.ts'
import {
  automationFailures,
  automationJobs,
  automationLogs,
  automationProofs,
  automationSteps,
  billIntents,
} from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { presentFailure, presentLog, presentProof, presentStep, presentSummary } from './present-job.ts'

type Reads = Pick<World, 'db'>

const LATEST = 200
const NO_SUCH_JOB = 'There is no such automation job.'

/** Of a failed job: the same user's earlier job that entered this invoice, with its proof. */
const ENTERED_BY = sql<string | null>`(
  select earlier.id
  from ${billIntents} intent
  join ${automationJobs} earlier on earlier.id = intent.job_id
  join ${automationProofs} proof on proof.job_id = earlier.id
  where ${automationJobs.state} = 'failed'
    and intent.state = 'posted'
    and intent.workshop_key = ${automationJobs.workshopKey}
    and intent.supplier_key = ${automationJobs.supplierKey}
    and intent.invoice_key = ${automationJobs.invoiceKey}
    and earlier.user_id = ${automationJobs.userId}
    and earlier.created_at < ${automationJobs.createdAt}
)`

function summaries(db: DbOrTx, where: SQL | undefined, limit: number) {
  return db
    .select({
      id: automationJobs.id,
      state: automationJobs.state,
      fileName: automationJobs.fileName,
      fileHandle: automationJobs.fileHandle,
      invoiceNumber: sql<string>`${automationJobs.invoice}->>'invoiceNumber'`,
      purchaseOrderNumber: sql<string>`${automationJobs.invoice}->>'purchaseOrderNumber'`,
      automationType: automationJobs.automationType,
      details: automationJobs.details,
      errorMessage: automationJobs.errorMessage,
      warnings: automationJobs.warnings,
      cancelRequested: automationJobs.cancelRequested,
      createdAt: automationJobs.createdAt,
      startedAt: automationJobs.startedAt,
      completedAt: automationJobs.completedAt,
      hasProof: isNotNull(automationProofs.jobId).mapWith(Boolean),
      hasPlan: isNotNull(automationJobs.plan).mapWith(Boolean),
      hasFailure: isNotNull(automationFailures.jobId).mapWith(Boolean),
      enteredBy: ENTERED_BY,
    })
    .from(automationJobs)
    .leftJoin(automationProofs, eq(automationProofs.jobId, automationJobs.id))
    .leftJoin(automationFailures, eq(automationFailures.jobId, automationJobs.id))
    .where(where)
    .orderBy(desc(automationJobs.createdAt), desc(automationJobs.id))
    .limit(limit)
}

const owned = (userId: string, jobId: string) =>
  and(eq(automationJobs.id, jobId), eq(automationJobs.userId, userId))

/** The user's latest jobs, newest first. */
export async function listJobs({ db }: Reads, userId: string): Promise<JobSummary[]> {
  const rows = await summaries(db, eq(automationJobs.userId, userId), LATEST)
  return rows.map(presentSummary)
}

/** @throws Refusal 'not-found', also for another user's job. */
export async function findSummary({ db }: Reads, userId: string, jobId: string): Promise<JobSummary> {
  const [row] = await summaries(db, owned(userId, jobId), 1)
  if (!row) throw new Refusal('not-found', NO_SUCH_JOB)
  return presentSummary(row)
}

/** One job with its log and steps. @throws Refusal 'not-found' */
export async function findJob({ db }: Reads, userId: string, jobId: string): Promise<Job> {
  const summary = await findSummary({ db }, userId, jobId)
  const logs = await db
    .select()
    .from(automationLogs)
    .where(eq(automationLogs.jobId, jobId))
    .orderBy(asc(automationLogs.id))
  const steps = await db
    .select()
    .from(automationSteps)
    .where(eq(automationSteps.jobId, jobId))
    .orderBy(asc(automationSteps.startedAt))
  return { ...summary, logs: logs.map(presentLog), steps: steps.map(presentStep) }
}

/** Log lines of the user's jobs beyond a cursor, oldest first. */
export async function logsAfter({ db }: Reads, userId: string, cursor: number) {
  const rows = await db
    .select({ log: automationLogs })
    .from(automationLogs)
    .innerJoin(automationJobs, eq(automationJobs.id, automationLogs.jobId))
    .where(and(eq(automationJobs.userId, userId), gt(automationLogs.id, cursor)))
    .orderBy(asc(automationLogs.id))
    .limit(1000)
  return rows.map(({ log }) => ({ jobId: log.jobId, log: presentLog(log) }))
}

/** Where the live log stands now. */
export async function latestLogId({ db }: Reads): Promise<number> {
  const [row] = await db
    .select({ id: sql<number>`coalesce(max(${automationLogs.id}), 0)`.mapWith(Number) })
    .from(automationLogs)
  return row?.id ?? 0
}

/** @throws Refusal 'not-found' */
export async function findProof({ db }: Reads, userId: string, jobId: string) {
  const [row] = await db
    .select({
      orderBefore: automationJobs.orderBefore,
      plan: automationJobs.plan,
      invoice: automationJobs.invoice,
      proof: {
        jobId: automationProofs.jobId,
        order: automationProofs.order,
        bill: automationProofs.bill,
        takenAt: automationProofs.takenAt,
        hasScreenshot: isNotNull(automationProofs.screenshot).mapWith(Boolean),
      },
    })
    .from(automationJobs)
    .leftJoin(automationProofs, eq(automationProofs.jobId, automationJobs.id))
    .where(owned(userId, jobId))
  if (!row) throw new Refusal('not-found', NO_SUCH_JOB)
  return presentProof(row, row.proof)
}

/** PNG. @throws Refusal 'not-found' */
export async function findScreenshot({ db }: Reads, userId: string, jobId: string): Promise<Buffer> {
  const [row] = await db
    .select({ screenshot: automationProofs.screenshot })
    .from(automationProofs)
    .innerJoin(automationJobs, eq(automationJobs.id, automationProofs.jobId))
    .where(owned(userId, jobId))
  if (!row?.screenshot) throw new Refusal('not-found', 'This job has no screenshot.')
  return row.screenshot
}

/** What the page showed when the job failed. @throws Refusal 'not-found' */
export async function findFailure({ db }: Reads, userId: string, jobId: string) {
  const [row] = await db
    .select({
      step: automationFailures.step,
      url: automationFailures.url,
      ariaSnapshot: automationFailures.ariaSnapshot,
      takenAt: automationFailures.takenAt,
      hasScreenshot: isNotNull(automationFailures.screenshot).mapWith(Boolean),
    })
    .from(automationFailures)
    .innerJoin(automationJobs, eq(automationJobs.id, automationFailures.jobId))
    .where(owned(userId, jobId))
  if (!row) throw new Refusal('not-found', 'This job did not fail in the browser.')
  return presentFailure(row)
}

/** PNG. @throws Refusal 'not-found' */
export async function findFailureScreenshot({ db }: Reads, userId: string, jobId: string): Promise<Buffer> {
  const [row] = await db
    .select({ screenshot: automationFailures.screenshot })
    .from(automationFailures)
    .innerJoin(automationJobs, eq(automationJobs.id, automationFailures.jobId))
    .where(owned(userId, jobId))
  if (!row?.screenshot) throw new Refusal('not-found', 'This failure has no screenshot.')
  return row.screenshot
}

/** How many of the user's runs have a browser open right now, in whichever process. */
export async function countRunning({ db }: Reads, userId: string): Promise<number> {
  const [row] = await db
    .select({ running: count() })
    .from(automationJobs)
    .where(and(eq(automationJobs.userId, userId), eq(automationJobs.state, 'running')))
  return row?.running ?? 0
}
