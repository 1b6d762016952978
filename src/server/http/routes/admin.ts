import { Refusal } from '../../refusal.ts'
import type { Register } from '../register-route.ts'

const CALLS = [
  'adminMetrics',
  'adminUsers',
  'adminJobs',
  'adminResources',
  'adminPerformance',
  'adminSystemResources',
  'toggleAdmin',
  'setUserLimit',
] as const

export function adminRoutes(on: Register): void {
  for (const call of CALLS)
    on(call, async () => {
      throw new Refusal('not-built', 'The admin area is not available in this version yet.')
    })
}
