import { and, eq, lt, sql } from 'drizzle-orm'
import { billingMonth, type Usage, usageOf } from '#domain/usage.ts'
import { countedInvoices, usageMonths } from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { monthlyLimit } from './subscriptions.ts'

/** One invoice of the month's allowance: kept when the work succeeded, given back when it failed. */
export interface Reservation {
  keep(): Promise<void>
  giveBack(): Promise<void>
}

// The largest value of the column's type.
const NO_LIMIT = 2_147_483_647

type Key = { userId: string; month: string; fingerprint: string }

/**
 * Takes one from this month's allowance, in one conditional statement: with 5 left, 60 at once get exactly 5.
 * The same fingerprint in the same month counts once.
 * @throws Refusal 'limit-reached' (spec section 8, product.md)
 */
export async function reserveInvoice(
  { db, now }: Pick<World, 'db' | 'now'>,
  userId: string,
  fingerprint: string,
): Promise<Reservation> {
  const key = { userId, month: billingMonth(now()), fingerprint }
  const isOurs = await db.transaction(async tx => {
    if (!(await claim(tx, key, 'reserved'))) return false
    const limit = await monthlyLimit(tx, userId)
    if (limit === 0)
      throw new Refusal(
        'limit-reached',
        'No active subscription: choose a plan to continue processing invoices',
      )
    if (!(await takeOne(tx, key, limit)))
      throw new Refusal(
        'limit-reached',
        'Monthly limit reached: Upgrade your plan to continue processing invoices',
      )
    return true
  })
  return {
    keep: () => db.transaction(tx => settle(tx, key)),
    // What a parallel try of the same file took is not ours to give back.
    giveBack: async () => {
      if (isOurs) await db.transaction(tx => release(tx, key))
    },
  }
}

async function claim(tx: DbOrTx, key: Key, state: 'reserved' | 'counted'): Promise<boolean> {
  const rows = await tx
    .insert(countedInvoices)
    .values({ ...key, state })
    .onConflictDoNothing()
    .returning({ state: countedInvoices.state })
  return rows.length > 0
}

async function takeOne(tx: DbOrTx, { userId, month }: Key, limit: number): Promise<boolean> {
  const rows = await tx
    .insert(usageMonths)
    .values({ userId, month, used: 1 })
    .onConflictDoUpdate({
      target: [usageMonths.userId, usageMonths.month],
      set: { used: sql`${usageMonths.used} + 1` },
      setWhere: lt(usageMonths.used, limit),
    })
    .returning({ used: usageMonths.used })
  return rows.length > 0
}

const sameKey = (key: Key) =>
  and(
    eq(countedInvoices.userId, key.userId),
    eq(countedInvoices.month, key.month),
    eq(countedInvoices.fingerprint, key.fingerprint),
  )

async function settle(tx: DbOrTx, key: Key): Promise<void> {
  // A parallel try of the same file may have failed and given the reservation back: this one succeeded, so it counts.
  if (await claim(tx, key, 'counted')) await takeOne(tx, key, NO_LIMIT)
  else await tx.update(countedInvoices).set({ state: 'counted' }).where(sameKey(key))
}

async function release(tx: DbOrTx, key: Key): Promise<void> {
  const given = await tx
    .delete(countedInvoices)
    .where(and(sameKey(key), eq(countedInvoices.state, 'reserved')))
    .returning({ month: countedInvoices.month })
  if (given.length === 0) return
  await tx
    .update(usageMonths)
    .set({ used: sql`greatest(${usageMonths.used} - 1, 0)` })
    .where(and(eq(usageMonths.userId, key.userId), eq(usageMonths.month, key.month)))
}

/** Gives back what a process took and then died over: no analysis takes this long. */
export async function giveBackStale({ db, now }: Pick<World, 'db' | 'now'>): Promise<void> {
  const anHourAgo = new Date(now().getTime() - 3_600_000)
  const stale = await db
    .select()
    .from(countedInvoices)
    .where(and(eq(countedInvoices.state, 'reserved'), lt(countedInvoices.createdAt, anHourAgo)))
  for (const key of stale) await db.transaction(tx => release(tx, key))
}

/** This month's usage against the limit. */
export async function readUsage({ db, now }: Pick<World, 'db' | 'now'>, userId: string): Promise<Usage> {
  const [row] = await db
    .select({ used: usageMonths.used })
    .from(usageMonths)
    .where(and(eq(usageMonths.userId, userId), eq(usageMonths.month, billingMonth(now()))))
  return usageOf(row?.used ?? 0, await monthlyLimit(db, userId))
}
