import { readDashboard } from '../../billing/read-dashboard.ts'
import { Refusal } from '../../refusal.ts'
import type { World } from '../../world.ts'
import type { Register } from '../register-route.ts'

const NOT_YET = 'Checkout and billing are not available in this version yet.'

export function billingRoutes(on: Register, world: World): void {
  on('dashboard', async ({ account }) => readDashboard(world, account.id))
  for (const call of ['subscribe', 'verifyStripeSession', 'createPortalSession'] as const)
    on(call, async () => {
      throw new Refusal('not-built', NOT_YET)
    })
}
