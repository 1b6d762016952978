import { and, desc, eq, sql } from 'drizzle-orm'
import { RunFailure, type RunJournal } from '#workshop/ports.ts'
import {
  automationFailures,
  automationJobs,
  automationLogs,
  automationProofs,
  automationSteps,
} from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'
import type { World } from '../world.ts'
import { alreadyBilled, type BillKey, findStandingBill, intendBill, settleIntent } from './bill-intents.ts'
import { notifyJob } from './job-feed.ts'

export type JobRow = typeof automationJobs.$inferSelect

/** The person asked the job to stop. */
export class JobCancelled extends Error {
  override name = 'JobCancelled'
}

/** Another worker has taken the job over; this one may write nothing more. */
export class LeaseLost extends Error {
  override name = 'LeaseLost'
}

/**
 * A run's diary in the database. Every entry is made in a transaction that first locks the job's row and checks that the lease is
 * still this run's: a worker that was frozen past its lease finds the door closed.
 */
export function openJobJournal(
  { db }: Pick<World, 'db'>,
  job: Pick<JobRow, 'id' | 'userId' | 'invoice'> & BillKey,
  lease: string,
): RunJournal {
  const bill: BillKey = {
    workshopKey: job.workshopKey,
    supplierKey: job.supplierKey,
    invoiceKey: job.invoiceKey,
  }
  const entry = <T>(write: (tx: DbOrTx) => Promise<T>): Promise<T> =>
    db.transaction(async tx => {
      await requireLease(tx, job.id, lease)
      const result = await write(tx)
      await notifyJob(tx, job.userId, job.id)
      return result
    })
  return {
    log: (level, message) =>
      entry(async tx => {
        await tx.insert(automationLogs).values({ jobId: job.id, level, message })
      }),
    stepStarted: name =>
      entry(async tx => {
        const row = { status: 'running' as const, detail: '', startedAt: new Date(), finishedAt: null }
        await tx
          .insert(automationSteps)
          .values({ jobId: job.id, name, ...row })
          .onConflictDoUpdate({ target: [automationSteps.jobId, automationSteps.name], set: row })
      }),
    stepFinished: (name, detail) =>
      entry(async tx => {
        await tx
          .update(automationSteps)
          .set({ status: 'completed', detail, finishedAt: new Date() })
          .where(and(eq(automationSteps.jobId, job.id), eq(automationSteps.name, name)))
      }),
    mayWrite: () => db.transaction(tx => requireLease(tx, job.id, lease, true)),
    planMade: (plan, before) =>
      entry(async tx => {
        // Said before the first line is written, as a preview says it. What blocks the plan is said by the run itself.
        const standing = plan.mode === 'blocked' ? null : await findStandingBill(tx, bill)
        if (standing?.state === 'posted' && standing.jobId !== job.id)
          throw new RunFailure('refused', alreadyBilled(job.invoice.invoiceNumber, standing))
        // A resumed run finds its own lines already on the order: the picture from before the first write stays.
        const [row] = await tx
          .select({ orderBefore: automationJobs.orderBefore })
          .from(automationJobs)
          .where(eq(automationJobs.id, job.id))
        await tx
          .update(automationJobs)
          .set({ plan, warnings: plan.warnings, orderBefore: row?.orderBefore ?? before })
          .where(eq(automationJobs.id, job.id))
      }),
    intendBill: () => entry(tx => intendBill(tx, bill, job.id)),
    billPosted: () => entry(tx => settleIntent(tx, bill, 'posted')),
    billNotPosted: () => entry(tx => settleIntent(tx, bill, 'withdrawn')),
    proofTaken: proof =>
      entry(async tx => {
        const row = {
          order: proof.purchaseOrder,
          bill: proof.bill,
          screenshot: proof.screenshot && Buffer.from(proof.screenshot),
          takenAt: new Date(),
        }
        await tx
          .insert(automationProofs)
          .values({ jobId: job.id, ...row })
          .onConflictDoUpdate({ target: automationProofs.jobId, set: row })
      }),
    failureSeen: evidence =>
      entry(async tx => {
        const [open] = await tx
          .select({ name: automationSteps.name })
          .from(automationSteps)
          .where(and(eq(automationSteps.jobId, job.id), eq(automationSteps.status, 'running')))
          .orderBy(desc(automationSteps.startedAt))
          .limit(1)
        const row = {
          step: open?.name ?? null,
          // PostgreSQL takes no NUL in a text.
          url: evidence.url.replaceAll('\0', ''),
          ariaSnapshot: evidence.ariaSnapshot.replaceAll('\0', ''),
          screenshot: evidence.screenshot && Buffer.from(evidence.screenshot),
          takenAt: new Date(),
        }
        await tx
          .insert(automationFailures)
          .values({ jobId: job.id, ...row })
          .onConflictDoUpdate({ target: automationFailures.jobId, set: row })
      }),
  }
}

/** A worker that freezes inside an entry holds the job's row; after so long the database ends its transaction for it. */
const ENTRY_WITHIN = '15s'

/** @throws LeaseLost; JobCancelled when `orCancelled` is asked for. */
export async function requireLease(
  tx: DbOrTx,
  jobId: string,
  lease: string,
  orCancelled = false,
): Promise<void> {
  const [held] = await tx
    .select({
      cancelRequested: automationJobs.cancelRequested,
      within: sql`set_config('idle_in_transaction_session_timeout', ${ENTRY_WITHIN}, true)`,
    })
    .from(automationJobs)
    .where(and(eq(automationJobs.id, jobId), eq(automationJobs.lease, lease)))
    .for('update')
  if (!held) throw new LeaseLost('Another worker has taken this job over.')
  if (orCancelled && held.cancelRequested) throw new JobCancelled('The job was cancelled.')
}
