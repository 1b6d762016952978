import { and, eq, ne } from 'drizzle-orm'
import { billIntents } from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'

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
