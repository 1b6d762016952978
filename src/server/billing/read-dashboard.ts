import type { z } from 'zod'
import type { Dashboard } from '#contracts/billing.ts'
import type { World } from '../world.ts'
import { findSubscription } from './subscriptions.ts'
import { readUsage } from './usage.ts'

/** What the dashboard shows of plan and usage (spec section 3). */
export async function readDashboard(
  world: Pick<World, 'db' | 'now'>,
  userId: string,
): Promise<z.input<typeof Dashboard>> {
  const subscription = await findSubscription(world.db, userId)
  return {
    subscription: subscription && {
      plan: subscription.plan,
      status: subscription.status,
      currentPeriodEnd: subscription.currentPeriodEnd?.toISOString() ?? null,
    },
    usage: await readUsage(world, userId),
  }
}
