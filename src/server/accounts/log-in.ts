import { eq } from 'drizzle-orm'
import { users } from '../db/schema.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { verifyPassword } from './password-hash.ts'
import { type Account, openSession } from './sessions.ts'

/**
 * @returns the account and the token for its session cookie.
 * @throws Refusal 'not-signed-in' with the same words and the same work for a wrong password and an unknown address;
 *   'too-many-requests' after too many wrong tries.
 */
export async function logIn(
  { db, throttle, now }: Pick<World, 'db' | 'throttle' | 'now'>,
  input: { email: string; password: string; ip: string },
): Promise<{ account: Account; token: string }> {
  await throttle.loginTry(input.email, input.ip)
  const [user] = await db.select().from(users).where(eq(users.email, input.email))
  const matches = await verifyPassword(user?.passwordHash, input.password)
  if (!user || !matches) throw new Refusal('not-signed-in', 'Invalid email or password')
  await throttle.loginSucceeded(input.email, input.ip)
  const token = await openSession(db, user.id, now())
  return { account: { id: user.id, email: user.email, isAdmin: user.isAdmin }, token }
}
