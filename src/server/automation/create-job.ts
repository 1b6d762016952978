import { and, eq, inArray, sql } from 'drizzle-orm'
import type { InvoiceToPost } from '#domain/bill.ts'
import { invoiceKey, supplierKey, workshopKey } from '#domain/identity.ts'
import { openUnrefusedCredentials } from '../accounts/credentials.ts'
import { automationJobs } from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'
import { AUTOMATE_INVOICE } from '../jobs/automate-invoice.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { notifyJob } from './job-feed.ts'

interface JobRequest {
  invoice: InvoiceToPost
  fileName: string
  /** Null: the bill gets no attachment. */
  fileHandle: string | null
}

type Keys = { userId: string; workshopKey: string; supplierKey: string; invoiceKey: string }

/** Makes a job that waits for its start. */
export async function createJob(
  world: Pick<World, 'db' | 'vault' | 'config'>,
  userId: string,
  request: JobRequest,
): Promise<string> {
  return insertJob(world.db, await keysOf(world, userId, request.invoice), request, 'waiting')
}

/**
 * Makes a job and queues it in one transaction. The same invoice of the same user that is still queued or running is not queued
 * again: its job is returned, so two tabs that start the same batch end up with one.
 */
export async function createAndStartJob(
  world: Pick<World, 'db' | 'vault' | 'config' | 'queue'>,
  userId: string,
  request: JobRequest,
): Promise<string> {
  const keys = await keysOf(world, userId, request.invoice)
  return world.db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${JSON.stringify(keys)}, 0))`)
    const live = await findLiveJob(tx, keys)
    if (live) return live
    const id = await insertJob(tx, keys, request, 'queued')
    await world.queue.add(tx, AUTOMATE_INVOICE, { jobId: id }, keys.workshopKey)
    await notifyJob(tx, userId, id)
    return id
  })
}

/** Starts a waiting job; starting it twice is the same as once. @throws Refusal 'not-found' | 'conflict' */
export async function startJob(
  world: Pick<World, 'db' | 'queue'>,
  userId: string,
  jobId: string,
): Promise<void> {
  await world.db.transaction(async tx => {
    const [job] = await tx
      .select()
      .from(automationJobs)
      .where(and(eq(automationJobs.id, jobId), eq(automationJobs.userId, userId)))
      .for('update')
    if (!job) throw new Refusal('not-found', 'There is no such automation job.')
    if (job.state === 'cancelled') throw new Refusal('conflict', 'This job was cancelled: start a new one.')
    if (job.state !== 'waiting') return
    await tx.update(automationJobs).set({ state: 'queued' }).where(eq(automationJobs.id, jobId))
    await world.queue.add(tx, AUTOMATE_INVOICE, { jobId }, job.workshopKey)
    await notifyJob(tx, userId, jobId)
  })
}

/** By which a run of this invoice is known. @throws Refusal 'conflict' without a login that may be tried. */
export async function keysOf(
  world: Pick<World, 'db' | 'vault' | 'config'>,
  userId: string,
  invoice: InvoiceToPost,
): Promise<Keys> {
  const access = await openUnrefusedCredentials(world, userId)
  return {
    userId,
    workshopKey: workshopKey(access.loginUrl, access.workshopId),
    supplierKey: supplierKey(invoice.supplierName),
    invoiceKey: invoiceKey(invoice.invoiceNumber),
  }
}

async function findLiveJob(tx: DbOrTx, keys: Keys): Promise<string | null> {
  const [live] = await tx
    .select({ id: automationJobs.id })
    .from(automationJobs)
    .where(
      and(
        eq(automationJobs.userId, keys.userId),
        eq(automationJobs.workshopKey, keys.workshopKey),
        eq(automationJobs.supplierKey, keys.supplierKey),
        eq(automationJobs.invoiceKey, keys.invoiceKey),
        inArray(automationJobs.state, ['queued', 'running']),
      ),
    )
    .limit(1)
  return live?.id ?? null
}

async function insertJob(
  db: DbOrTx,
  keys: Keys,
  request: JobRequest,
  state: 'waiting' | 'queued',
): Promise<string> {
  const id = newId('job')
  await db.insert(automationJobs).values({ id, ...keys, ...request, state })
  return id
}
