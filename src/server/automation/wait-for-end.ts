import type { JobSummary } from '#contracts/automation.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { findSummary } from './find-jobs.ts'

const LOOK_AGAIN_MS = 2000
const WAIT_AT_MOST_MS = 10 * 60_000

/**
 * Resolves when the job has ended. The job goes on when the caller stops waiting.
 * @throws Refusal 'unavailable' after ten minutes.
 */
export async function waitForEnd(
  world: Pick<World, 'db' | 'feed'>,
  userId: string,
  jobId: string,
  signal: AbortSignal,
): Promise<JobSummary> {
  const deadline = AbortSignal.any([signal, AbortSignal.timeout(WAIT_AT_MOST_MS)])
  while (true) {
    const changed = nextChange(world, userId, jobId, deadline)
    const job = await findSummary(world, userId, jobId)
    if (job.status === 'completed' || job.status === 'failed') return job
    await changed
    if (deadline.aborted)
      throw new Refusal('unavailable', `The automation is still running: follow it as job ${jobId}.`)
  }
}

/** Resolves at the next news of the job, after two seconds, or when the deadline passes; whichever is first. */
function nextChange(
  { feed }: Pick<World, 'feed'>,
  userId: string,
  jobId: string,
  deadline: AbortSignal,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const unsubscribe = feed.subscribe(userId, changed => {
    if (changed === null || changed === jobId) resolve()
  })
  const timer = setTimeout(resolve, LOOK_AGAIN_MS)
  const stop = () => resolve()
  deadline.addEventListener('abort', stop, { once: true })
  return promise.finally(() => {
    unsubscribe()
    clearTimeout(timer)
    deadline.removeEventListener('abort', stop)
  })
}
