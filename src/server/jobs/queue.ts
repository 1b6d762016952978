import { sql } from 'drizzle-orm'
import { fromDrizzle, type Job, PgBoss } from 'pg-boss'
import type { DbOrTx } from '../db/transactions.ts'
import type { Log } from '../log.ts'

/** One kind of background work and its promises. `Input` is what a job of it carries. */
export interface JobKind<Input extends object> {
  name: string
  /** How often a job is taken up again after a crash or a thrown error, before it is given up. */
  retryLimit: number
  retryDelaySeconds: number
  /** A run that takes longer is stopped and taken up again. */
  expireInSeconds: number
  /** Only in the type. */
  input?: Input
}

/** What a worker does with jobs of a kind. */
export interface JobHandler<Input extends object> {
  /** `signal` aborts when the worker shuts down or the job took too long. A throw means: again, later. */
  run(input: Input, signal: AbortSignal): Promise<void>
  /** Called once when a job was taken up too often. */
  giveUp(input: Input): Promise<void>
}

/** A job whose process died is taken up again by a living worker, about 20 seconds after the death. */
export interface Queue {
  /**
   * Within the transaction that causes the job. Jobs of one group are taken one at a time, in the order they were added; two workers
   * that look in the same instant may both take one, so whoever must be alone checks for itself.
   */
  add<Input extends object>(tx: DbOrTx, kind: JobKind<Input>, input: Input, group: string): Promise<void>
  /** Starts taking jobs of this kind, so many at once in this process. */
  work<Input extends object>(
    kind: JobKind<Input>,
    handler: JobHandler<Input>,
    concurrency: number,
  ): Promise<void>
  /** Running jobs are told to stop and are taken up by the next worker. */
  close(): Promise<void>
}

const HEARTBEAT_SECONDS = 10
const CLOSE_WITHIN_MS = 15_000

const givenUp = (kind: JobKind<object>) => `${kind.name}-given-up`

export async function openQueue(options: {
  url: string
  log: Log
  kinds: JobKind<object>[]
}): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: options.url,
    max: 6,
    useListenNotify: true,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    schedule: false,
  })
  boss.on('error', error => options.log.warn({ err: error }, 'The job queue met an error'))
  await boss.start()
  for (const kind of options.kinds) await createQueues(boss, kind)
  const closing = new AbortController()
  return {
    async add(tx, kind, input, group) {
      await boss.send(kind.name, input, {
        group: { id: group },
        db: fromDrizzle(tx, sql),
      })
    },
    async work<Input extends object>(kind: JobKind<Input>, handler: JobHandler<Input>, concurrency: number) {
      const pace = { batchSize: 1, pollingIntervalSeconds: 1, notifyPollingIntervalSeconds: 2 }
      const limits = { localConcurrency: concurrency, groupConcurrency: 1 }
      await boss.work<Input>(kind.name, { ...pace, ...limits }, async ([job]: Job<Input>[]) => {
        if (job) await handler.run(job.data, AbortSignal.any([closing.signal, job.signal]))
      })
      await boss.work<Input>(givenUp(kind), pace, async ([job]: Job<Input>[]) => {
        if (job) await handler.giveUp(job.data)
      })
    },
    async close() {
      closing.abort(new Error('The worker is shutting down.'))
      await boss.stop({ graceful: true, timeout: CLOSE_WITHIN_MS, close: true })
    },
  }
}

async function createQueues(boss: PgBoss, kind: JobKind<object>): Promise<void> {
  await boss.createQueue(givenUp(kind), { retryLimit: 5, notify: true })
  const promises = {
    retryLimit: kind.retryLimit,
    retryDelay: kind.retryDelaySeconds,
    expireInSeconds: kind.expireInSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    notify: true,
  }
  await boss.createQueue(kind.name, { ...promises, deadLetter: givenUp(kind) })
  await boss.updateQueue(kind.name, promises)
}
