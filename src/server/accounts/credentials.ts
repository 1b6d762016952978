import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { PASSWORD_MASK, type Settings } from '#contracts/accounts.ts'
import { workshopCredentials } from '../db/schema.ts'
import type { DbOrTx } from '../db/transactions.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { type CredentialVault, SealBroken } from './credential-vault.ts'
import { checkLoginUrl } from './login-url.ts'
import { type WorkshopLoginForm, wasRefused } from './refused-login.ts'

/**
 * Stores new credentials. Those that a test of the connection saw refused last stay refused: no run tries them. Saved once more they
 * count as new, because an account that was locked may have been opened since.
 */
export async function storeCredentials(
  db: DbOrTx,
  vault: CredentialVault,
  userId: string,
  credentials: WorkshopLoginForm,
): Promise<void> {
  const { password, workshopId, username, loginUrl } = credentials
  const known = await findRow(db, userId)
  const row = {
    workshopId,
    username,
    loginUrl,
    sealedPassword: vault.seal(password, userId),
    refusedAt: wasRefused(vault, userId, known?.refusedLogin ?? null, credentials) ? new Date() : null,
    refusedLogin: null,
    updatedAt: new Date(),
  }
  await db
    .insert(workshopCredentials)
    .values({ userId, ...row })
    .onConflictDoUpdate({ target: workshopCredentials.userId, set: row })
}

export async function findRow(db: DbOrTx, userId: string) {
  const [row] = await db.select().from(workshopCredentials).where(eq(workshopCredentials.userId, userId))
  return row ?? null
}

/** The settings as the page may see them: the password is only ever a mask. */
export async function readSettings(
  { db, config }: Pick<World, 'db' | 'config'>,
  userId: string,
): Promise<z.input<typeof Settings>> {
  const row = await findRow(db, userId)
  return {
    mechanicDeskCredentials: row && {
      workshopId: row.workshopId,
      username: row.username,
      password: PASSWORD_MASK,
      hasPassword: true,
      loginUrl: row.loginUrl,
    },
    defaultLoginUrl: config.workshop.defaultLoginUrl,
  }
}

/**
 * Saves credentials. The mask in place of a password keeps the stored one, but only while username and login URL stay the same:
 * else a stolen session could send the stored password to another address.
 * @throws Refusal 'invalid'
 */
export async function saveSettings(
  { db, vault, config }: Pick<World, 'db' | 'vault' | 'config'>,
  userId: string,
  input: { workshopId: string; username: string; password: string; loginUrl?: string | null | undefined },
): Promise<void> {
  const loginUrl = input.loginUrl ? checkLoginUrl(input.loginUrl, config.workshop.allowedHosts) : ''
  if (input.password !== PASSWORD_MASK) {
    await storeCredentials(db, vault, userId, { ...input, loginUrl })
    return
  }
  requireSameLogin(await findRow(db, userId), { ...input, loginUrl })
  await db
    .update(workshopCredentials)
    .set({ workshopId: input.workshopId, updatedAt: new Date() })
    .where(eq(workshopCredentials.userId, userId))
}

type CredentialsRow = typeof workshopCredentials.$inferSelect

/** The mask stands for the stored password only while it goes to the same user and address. @throws Refusal 'invalid' */
export function requireSameLogin(
  stored: CredentialsRow | null,
  { username, loginUrl }: { username: string; loginUrl: string },
): CredentialsRow {
  if (stored && stored.username === username && stored.loginUrl === loginUrl) return stored
  throw new Refusal(
    'invalid',
    'Please enter the MechanicDesk password again: the username or the login URL changed.',
  )
}

export interface WorkshopAccess extends WorkshopLoginForm {
  /** The workshop system refused this password; it must not be tried again. */
  refused: boolean
}

/**
 * The credentials with the password in the clear, for a run only. The login URL is checked again: the list may have changed.
 * @throws Refusal 'conflict' when they are incomplete or cannot be opened.
 */
export async function openCredentials(
  { db, vault, config }: Pick<World, 'db' | 'vault' | 'config'>,
  userId: string,
): Promise<WorkshopAccess> {
  const row = await findRow(db, userId)
  if (!row?.workshopId)
    throw new Refusal(
      'conflict',
      'Missing Credentials: Please configure your MechanicDesk credentials in Settings first.',
    )
  const loginUrl = checkLoginUrl(
    row.loginUrl || config.workshop.defaultLoginUrl,
    config.workshop.allowedHosts,
  )
  const { workshopId, username } = row
  const password = openPassword(vault, row)
  return { workshopId, username, password, loginUrl, refused: row.refusedAt !== null }
}

/** @throws Refusal 'conflict' when the vault's keys no longer open it. */
export function openPassword(
  vault: CredentialVault,
  { sealedPassword, userId }: Pick<CredentialsRow, 'sealedPassword' | 'userId'>,
): string {
  try {
    return vault.open(sealedPassword, userId)
  } catch (cause) {
    if (!(cause instanceof SealBroken)) throw cause
    throw new Refusal(
      'conflict',
      'The stored MechanicDesk password cannot be opened: enter it again in Settings.',
      { cause },
    )
  }
}

/** @throws Refusal 'conflict' like `openCredentials`, and for a password that the workshop system refused. */
export async function openUnrefusedCredentials(
  world: Pick<World, 'db' | 'vault' | 'config'>,
  userId: string,
): Promise<WorkshopAccess> {
  const access = await openCredentials(world, userId)
  if (!access.refused) return access
  throw new Refusal(
    'conflict',
    'MechanicDesk refused the saved password: enter the right one in Settings and start again.',
  )
}

/** Remembers that the workshop system refused the password, until it is changed in Settings. */
export async function markRefused({ db, now }: Pick<World, 'db' | 'now'>, userId: string): Promise<void> {
  await db.update(workshopCredentials).set({ refusedAt: now() }).where(eq(workshopCredentials.userId, userId))
}
