import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import * as schema from './schema.ts'

export type Db = NodePgDatabase<typeof schema>
type Tx = Parameters<Parameters<Db['transaction']>[0]>[0]
/** The database or a transaction on it. */
export type DbOrTx = Db | Tx

/**
 * Drizzle on a pool, with a transaction of our own: drizzle-orm 0.45 never gives the connection back when `begin` fails, and hides the
 * first error when `rollback` fails too. A database that restarts a few times would so use up the pool for good.
 */
export function openDrizzle(pool: pg.Pool): Db {
  const db = drizzle(pool, { schema })
  db.transaction = work => inTransaction(pool, work)
  return db
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let isBroken = false
  try {
    await client.query('begin')
    // Queries on a single connection need nothing of the class that drizzle's own transactions have.
    const result = await work(drizzle(client, { schema }) as unknown as Tx)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {
      isBroken = true
    })
    throw error
  } finally {
    client.release(isBroken)
  }
}
