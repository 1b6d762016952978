import { and, inArray, sql } from 'drizzle-orm'
import { automationJobs } from '../db/schema.ts'
import { AUTOMATE_INVOICE } from '../jobs/automate-invoice.ts'
import type { World } from '../world.ts'

const SWEEP_EVERY_MS = 30_000

/**
 * Queues again what the queue has lost: a job's row says queued or running, but no entry of the queue will ever run it. That happens when a
 * worker that was frozen past its lease wakes up and settles the entry of its successor. Harmless when wrong: the lease lets one run write.
 */
export async function requeueLostJobs({
  db,
  queue,
  log,
}: Pick<World, 'db' | 'queue' | 'log'>): Promise<void> {
  await db.transaction(async tx => {
    const lost = await tx
      .select({ id: automationJobs.id, workshopKey: automationJobs.workshopKey })
      .from(automationJobs)
      .where(
        and(
          inArray(automationJobs.state, ['queued', 'running']),
          sql`not exists (
            select from pgboss.job entry
            where entry.name = ${AUTOMATE_INVOICE.name} and entry.data->>'jobId' = ${automationJobs.id}
              and entry.state in ('created', 'retry', 'active'))`,
        ),
      )
      .for('update', { skipLocked: true })
    for (const { id, workshopKey } of lost) {
      log.warn({ jobId: id }, 'A job was lost by the queue and is queued again')
      await queue.add(tx, AUTOMATE_INVOICE, { jobId: id }, workshopKey)
    }
  })
}

/** Sweeps every half minute until disposed. */
export function sweepLostJobs(world: Pick<World, 'db' | 'queue' | 'log'>): Disposable {
  const sweep = () =>
    requeueLostJobs(world).catch(error => world.log.warn({ err: error }, 'The sweep for lost jobs failed'))
  const timer = setInterval(sweep, SWEEP_EVERY_MS)
  return { [Symbol.dispose]: () => clearInterval(timer) }
}
