import { saveSettings } from '#server/accounts/credentials.ts'
import { registerAccount } from '#server/accounts/register.ts'
import type { Account } from '#server/accounts/sessions.ts'
import { grantPlan } from '#server/billing/subscriptions.ts'
import { Refusal } from '#server/refusal.ts'
import type { World } from '#server/world.ts'
import type { SandboxSecrets } from './sandbox-file.ts'

/** The demo account: an Enterprise plan, and settings that point at the sandbox's workshop system. Made once. */
export async function ensureDemoAccount(
  world: World,
  { demo, workshopSystem }: SandboxSecrets,
): Promise<void> {
  const account = await registerOnce(world, demo, workshopSystem)
  if (!account) return
  await saveSettings(world, account.id, { ...workshopSystem, loginUrl: '' })
  await grantPlan(world.db, account.id, 'enterprise')
}

async function registerOnce(
  world: World,
  demo: SandboxSecrets['demo'],
  { username, password }: SandboxSecrets['workshopSystem'],
): Promise<Account | null> {
  try {
    return await registerAccount(world, {
      ...demo,
      mechanicDeskUsername: username,
      mechanicDeskPassword: password,
    })
  } catch (error) {
    if (error instanceof Refusal && error.kind === 'conflict') return null
    throw error
  }
}
