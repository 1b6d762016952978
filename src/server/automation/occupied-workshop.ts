import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { workshopLooks } from '../db/looks-schema.ts'
import { automationJobs } from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'

/**
 * One session per workshop login, so jobs and looks of a workshop keep out of each other's way. Either side first makes its own row
 * public (a job when it is queued, a look when it is asked for) and only then looks for the other's: of two that begin at once at least
 * one sees the other. A look that sees a job gives up; a job that sees a look waits for its end.
 */
const LOOK_AGAIN_MS = 250

/** A look that nobody has answered and that has not expired. */
export const isLiveLook = () => and(isNull(workshopLooks.answer), gt(workshopLooks.expiresAt, sql`now()`))

/** Whether a job of the workshop runs or is about to. */
export async function hasLiveJob(db: DbOrTx, workshopKey: string): Promise<boolean> {
  const live = await db
    .select({ id: automationJobs.id })
    .from(automationJobs)
    .where(
      and(eq(automationJobs.workshopKey, workshopKey), inArray(automationJobs.state, ['queued', 'running'])),
    )
    .limit(1)
  return live.length > 0
}

/** Resolves when no look occupies the job's workshop. A look is bounded, and so is this. */
export async function waitForLooks(db: DbOrTx, jobId: string, signal: AbortSignal): Promise<void> {
  while (await isLookedAt(db, jobId)) await sleep(LOOK_AGAIN_MS, undefined, { signal })
}

async function isLookedAt(db: DbOrTx, jobId: string): Promise<boolean> {
  const looks = await db
    .select({ id: workshopLooks.id })
    .from(workshopLooks)
    .innerJoin(automationJobs, eq(automationJobs.workshopKey, workshopLooks.workshopKey))
    .where(and(eq(automationJobs.id, jobId), isLiveLook()))
    .limit(1)
  return looks.length > 0
}
