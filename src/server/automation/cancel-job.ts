import { and, eq } from 'drizzle-orm'
import { isFinal } from '#domain/automation.ts'
import { automationJobs } from '../db/schema.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { notifyJob } from './job-feed.ts'

/**
 * Cancels a job that has not begun at once; a running one stops before its next write.
 * @throws Refusal 'not-found'; 'conflict' when it has ended.
 */
export async function cancelJob({ db }: Pick<World, 'db'>, userId: string, jobId: string): Promise<void> {
  await db.transaction(async tx => {
    const [job] = await tx
      .select({ state: automationJobs.state })
      .from(automationJobs)
      .where(and(eq(automationJobs.id, jobId), eq(automationJobs.userId, userId)))
      .for('update')
    if (!job) throw new Refusal('not-found', 'There is no such automation job.')
    if (isFinal(job.state)) throw new Refusal('conflict', 'This job has already ended.')
    const change =
      job.state === 'running'
        ? { cancelRequested: true }
        : {
            state: 'cancelled' as const,
            errorMessage: 'Cancelled before it started.',
            completedAt: new Date(),
          }
    await tx.update(automationJobs).set(change).where(eq(automationJobs.id, jobId))
    await notifyJob(tx, userId, jobId)
  })
}
