import { waitForLooks } from '../automation/occupied-workshop.ts'
import { giveUpJob, runJob } from '../automation/run-job.ts'
import type { World } from '../world.ts'
import type { JobHandler, JobKind } from './queue.ts'

/** Enters one invoice into the workshop system. The group is the workshop: one at a time each, many workshops in parallel. */
export const AUTOMATE_INVOICE: JobKind<{ jobId: string }> = {
  name: 'automate-invoice',
  // Crashes and shutdowns use these up too; tries that ended in an error are counted by the job itself.
  retryLimit: 10,
  retryDelaySeconds: 2,
  expireInSeconds: 900,
}

export function automateInvoice(
  world: Pick<World, 'db' | 'vault' | 'config' | 'files' | 'workshopSessions' | 'log' | 'now'>,
): JobHandler<{ jobId: string }> {
  return {
    run: async ({ jobId }, signal) => {
      await waitForLooks(world.db, jobId, signal)
      await runJob(world, jobId, signal)
    },
    giveUp: ({ jobId }) => giveUpJob(world, jobId),
  }
}
