import { sql } from 'drizzle-orm'
import type { Db } from './transactions.ts'

/** Rejects when the database or the queue's tables in it cannot be reached. */
export async function checkReady(db: Db): Promise<void> {
  await db.execute(sql`select 1 from pgboss.version`)
}
