import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { DbOrTx } from '../db/transactions.ts'
import type { Log } from '../log.ts'

const CHANNEL = 'docket_jobs'
const RECONNECT_AFTER_MS = 1000

/** Tells that a job changed, across processes: one listening connection per process, however many pages look on. */
export interface JobFeed {
  /** Calls back with the id of a changed job of this user, and with null when changes may have been missed. */
  subscribe(userId: string, changed: (jobId: string | null) => void): () => void
  close(): Promise<void>
}

/** Announced when the surrounding transaction commits. */
export async function notifyJob(db: DbOrTx, userId: string, jobId: string): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, ${`${userId} ${jobId}`})`)
}

export async function openJobFeed(options: { url: string; log: Log }): Promise<JobFeed> {
  const { log } = options
  const changes = new EventEmitter().setMaxListeners(0)
  const closing = new AbortController()
  let client = await listen()

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString: options.url, connectionTimeoutMillis: 5000 })
    fresh.on('notification', ({ payload = '' }) => {
      const [userId = '', jobId = null] = payload.split(' ')
      changes.emit(userId, jobId)
    })
    let isListening = false
    fresh.on('error', error => {
      // Before that, connect or listen rejects and its caller knows.
      if (closing.signal.aborted || !isListening) return
      log.warn({ err: error }, 'The job feed lost its connection')
      void reconnect()
    })
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    isListening = true
    return fresh
  }

  async function reconnect(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await sleep(RECONNECT_AFTER_MS, undefined, { signal: closing.signal })
        client = await listen()
        for (const userId of changes.eventNames()) changes.emit(userId, null)
        return
      } catch (error) {
        if (!closing.signal.aborted) log.warn({ err: error }, 'The job feed cannot reconnect yet')
      }
    }
  }

  return {
    subscribe(userId, changed) {
      changes.on(userId, changed)
      return () => changes.off(userId, changed)
    },
    async close() {
      closing.abort()
      await client.end()
    },
  }
}
