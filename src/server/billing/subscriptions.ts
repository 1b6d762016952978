import { eq } from 'drizzle-orm'
import { isLive, PLANS, type PlanId } from '#domain/plans.ts'
import { subscriptions, users } from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'

/** Gives an account a plan without a checkout: the demo account, and new accounts while checkout is not built. */
export async function grantPlan(db: DbOrTx, userId: string, plan: PlanId): Promise<void> {
  const row = { plan, status: 'active', currentPeriodEnd: null, updatedAt: new Date() }
  await db
    .insert(subscriptions)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: subscriptions.userId, set: row })
}

export async function findSubscription(db: DbOrTx, userId: string) {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return row ?? null
}

/** Invoices a month: an admin's number, else the live plan's, else 0. */
export async function monthlyLimit(db: DbOrTx, userId: string): Promise<number> {
  const [row] = await db
    .select({ custom: users.customLimit, plan: subscriptions.plan, status: subscriptions.status })
    .from(users)
    .leftJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(eq(users.id, userId))
  if (!row?.plan || !row.status || !isLive(row.status)) return 0
  return row.custom ?? PLANS[row.plan].invoicesPerMonth
}
