import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, lt } from 'drizzle-orm'
import { sessions, users } from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'

export const SESSION_DAYS = 30

/** The signed-in person, read fresh for every request so that a lost admin flag counts at once. */
export interface Account {
  id: string
  email: string
  isAdmin: boolean
}

function digest(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** @returns the token for the cookie; only its hash is stored. */
export async function openSession(db: DbOrTx, userId: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000)
  await db.insert(sessions).values({ tokenHash: digest(token), userId, expiresAt })
  await db.delete(sessions).where(and(eq(sessions.userId, userId), lt(sessions.expiresAt, now)))
  return token
}

export async function findSession(db: DbOrTx, token: string, now: Date): Promise<Account | null> {
  const [account] = await db
    .select({ id: users.id, email: users.email, isAdmin: users.isAdmin })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, digest(token)), gt(sessions.expiresAt, now)))
  return account ?? null
}

export async function closeSession(db: DbOrTx, token: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, digest(token)))
}
