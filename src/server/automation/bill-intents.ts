import { and, eq, ne, sql } from 'drizzle-orm'
import { automationJobs, billIntents } from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'
import { sydneyDay } from '../sydney-date.ts'

/** What makes a bill the same bill, whoever enters it. */
export interface BillKey {
  workshopKey: string
  supplierKey: string
  invoiceKey: string
}

const live = (key: BillKey) =>
  and(
    eq(billIntents.workshopKey, key.workshopKey),
    eq(billIntents.supplierKey, key.supplierKey),
    eq(billIntents.invoiceKey, key.invoiceKey),
    ne(billIntents.state, 'withdrawn'),
  )

/**
 * Stores that this job is about to save the bill. A unique index lets one live intent stand per bill, across users and processes.
 * unfinished: somebody was about to save it and nobody knows what came of it, or this job saved it and died before its PDF was
 * attached; the caller must look before saving.
 */
export async function intendBill(
  tx: DbOrTx,
  key: BillKey,
  jobId: string,
): Promise<'new' | 'unfinished' | 'posted'> {
  const [created] = await tx
    .insert(billIntents)
    .values({ ...key, jobId, state: 'intended' })
    .onConflictDoNothing()
    .returning({ id: billIntents.id })
  if (created) return 'new'
  const [standing] = await tx.select().from(billIntents).where(live(key)).for('update')
  if (standing?.state === 'posted' && standing.jobId !== jobId) return 'posted'
  // One job at a time runs per workshop, so whoever left this intent is no longer running: it is ours to settle.
  await tx.update(billIntents).set({ jobId }).where(live(key))
  return 'unfinished'
}

export async function settleIntent(tx: DbOrTx, key: BillKey, state: 'posted' | 'withdrawn'): Promise<void> {
  await tx.update(billIntents).set({ state, settledAt: new Date() }).where(live(key))
}

/** What the record holds about a bill, whichever user of the workshop entered it. To be told only to somebody who can sign in there. */
export interface StandingBill {
  /** unclear: a run was about to save it and nobody knows what came of it. */
  state: 'posted' | 'unclear'
  jobId: string
  /** Null when the job is gone with its account. */
  purchaseOrderNumber: string | null
  /** When it was read back, or intended. */
  at: Date
}

/** The bill that a run posted or may have posted; null when there is none. */
export async function findStandingBill(tx: DbOrTx, key: BillKey): Promise<StandingBill | null> {
  const [found] = await tx
    .select({
      state: billIntents.state,
      jobId: billIntents.jobId,
      purchaseOrderNumber: sql<string | null>`${automationJobs.invoice}->>'purchaseOrderNumber'`,
      createdAt: billIntents.createdAt,
      settledAt: billIntents.settledAt,
    })
    .from(billIntents)
    .leftJoin(automationJobs, eq(automationJobs.id, billIntents.jobId))
    .where(live(key))
  if (!found) return null
  const { state, jobId, purchaseOrderNumber, createdAt, settledAt } = found
  return {
    state: state === 'posted' ? 'posted' : 'unclear',
    jobId,
    purchaseOrderNumber,
    at: settledAt ?? createdAt,
  }
}

/** Why a posted bill ends another run of its invoice. */
export function alreadyBilled(invoiceNumber: string, { at, purchaseOrderNumber }: StandingBill): string {
  const order = purchaseOrderNumber ? `, on purchase order ${purchaseOrderNumber}` : ''
  return `Invoice ${invoiceNumber} is already billed: Docket entered it on ${sydneyDay(at)}${order}. Nothing was changed.`
}
