import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Registration } from '#contracts/accounts.ts'
import { grantPlan } from '../billing/subscriptions.ts'
import { users } from '../db/schema.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { storeCredentials } from './credentials.ts'
import { hashPassword } from './password-hash.ts'
import type { Account } from './sessions.ts'

// Serialises the decision who is first; any number that nothing else uses.
const FIRST_ACCOUNT_LOCK = 7_316_403

/**
 * Creates an account with its workshop credentials. The first of a fresh installation, and those named in ADMIN_EMAILS, are admins.
 * @throws Refusal 'conflict' when the e-mail address is taken.
 */
export async function registerAccount(
  { db, vault, config, log }: Pick<World, 'db' | 'vault' | 'config' | 'log'>,
  input: z.output<typeof Registration>,
): Promise<Account> {
  const passwordHash = await hashPassword(input.password)
  const account = await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_ACCOUNT_LOCK})`)
    const [anyone] = await tx.select({ id: users.id }).from(users).limit(1)
    const isAdmin = !anyone || config.adminEmails.includes(input.email)
    const [created] = await tx
      .insert(users)
      .values({ id: newId('usr'), email: input.email, passwordHash, isAdmin })
      .onConflictDoNothing({ target: users.email })
      .returning({ id: users.id, email: users.email, isAdmin: users.isAdmin })
    if (!created)
      throw new Refusal(
        'conflict',
        'This e-mail address cannot be registered. If you have an account, please sign in.',
      )
    await storeCredentials(tx, vault, created.id, {
      workshopId: '',
      username: input.mechanicDeskUsername,
      password: input.mechanicDeskPassword,
      loginUrl: '',
    })
    if (config.startingPlan) await grantPlan(tx, created.id, config.startingPlan)
    return created
  })
  log.info(
    { userId: account.id, isAdmin: account.isAdmin },
    account.isAdmin ? 'An admin account was made' : 'An account was made',
  )
  return account
}
