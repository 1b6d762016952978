import path from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { Log } from '../log.ts'
import { startEmbeddedPostgres } from './embedded-postgres/start.ts'
import { type Db, openDrizzle } from './transactions.ts'

export interface Database {
  db: Db
  pool: pg.Pool
  /** For clients that open their own connection (the queue, LISTEN). */
  url: string
  close(): Promise<void>
}

// Any number will do, as long as every process of Docket uses the same one.
const MIGRATION_LOCK = 7_316_402

/** Opens the given server, or the embedded one where none is given, and brings its schema up to date. */
export async function openDatabase(options: {
  databaseUrl: string | null
  dataDir: string
  log: Log
}): Promise<Database> {
  const { log } = options
  const embedded = options.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: options.dataDir, log: log.child({ source: 'postgres' }) })
  const url = options.databaseUrl ?? embedded?.url ?? ''
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 10_000 })
  // An idle connection that breaks (a restart of the server) must not end this process.
  pool.on('error', error => log.warn({ err: error }, 'An idle database connection broke'))
  // While a connection is checked out the pool does not listen to it; its query rejects, this only keeps the process alive.
  pool.on('connect', client =>
    client.on('error', error => log.warn({ err: error }, 'A database connection broke')),
  )
  try {
    await applyMigrations(pool)
  } catch (error) {
    await pool.end()
    await embedded?.stop()
    throw error
  }
  return {
    db: openDrizzle(pool),
    pool,
    url,
    async close() {
      await pool.end()
      await embedded?.stop()
    },
  }
}

/** Under an advisory lock, so that several processes may start at once. */
async function applyMigrations(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate(drizzle(client), {
      migrationsFolder: path.join(import.meta.dirname, '../../../migrations'),
    })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK])
    client.release()
  }
}
