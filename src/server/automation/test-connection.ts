import { eq } from 'drizzle-orm'
import { PASSWORD_MASK } from '#contracts/accounts.ts'
import type { ConnectionTest } from '#contracts/automation.ts'
import { workshopKey } from '#domain/identity.ts'
import type { ConnectionSeen } from '#workshop/look.ts'
import { findRow, markRefused, openPassword, requireSameLogin } from '../accounts/credentials.ts'
import { checkLoginUrl } from '../accounts/login-url.ts'
import { sealRefused, type WorkshopLoginForm, wasRefused } from '../accounts/refused-login.ts'
import { workshopCredentials } from '../db/schema.ts'
import type { World } from '../world.ts'
import { askForLook } from './ask-for-look.ts'
import type { LookAnswer } from './look-message.ts'

type Tests = Pick<World, 'db' | 'vault' | 'config' | 'queue' | 'throttle' | 'now'>
type Form = { workshopId: string; username: string; password: string; loginUrl?: string | null | undefined }

/**
 * Signs in once with what stands in the settings form, saved or not, and says what it saw. The mask stands for the stored password by
 * the rules of saving. A refused password is remembered and not tried again.
 * @throws Refusal 'invalid' for a login address that is not allowed; 'conflict' while the workshop is occupied; 'too-many-requests';
 * 'unavailable' without a browser. That the workshop system said no is no refusal but an answer.
 */
export async function testConnection(
  world: Tests,
  userId: string,
  form: Form,
  signal: AbortSignal,
): Promise<ConnectionTest> {
  const { login, isStored, isRefused } = await loginToTest(world, userId, form)
  if (isRefused)
    return notConnected(
      'MechanicDesk refused this username and password before. Docket does not try them again: an account locks after several wrong ' +
        'tries. Correct them; if they are right now, save them once more.',
    )
  const answer = await tryLogin(world, userId, login, signal)
  if (answer.kind === 'connection') return connected(answer.seen)
  if (answer.kind !== 'failure') throw new Error(`A test of the connection was answered by a ${answer.kind}`)
  if (answer.wrongPassword) await rememberRefused(world, userId, login, isStored)
  const host = new URL(addressOf(world, login)).host
  return notConnected(
    answer.failure === 'unavailable' ? `${host} cannot be reached. ${answer.message}` : answer.message,
  )
}

const addressOf = ({ config }: Pick<World, 'config'>, { loginUrl }: WorkshopLoginForm) =>
  loginUrl || config.workshop.defaultLoginUrl

async function loginToTest(
  { db, vault, config }: Tests,
  userId: string,
  form: Form,
): Promise<{ login: WorkshopLoginForm; isStored: boolean; isRefused: boolean }> {
  const { allowedHosts } = config.workshop
  const loginUrl = form.loginUrl ? checkLoginUrl(form.loginUrl, allowedHosts) : ''
  checkLoginUrl(loginUrl || config.workshop.defaultLoginUrl, allowedHosts)
  const { workshopId, username } = form
  const row = await findRow(db, userId)
  if (form.password === PASSWORD_MASK) {
    const stored = requireSameLogin(row, { username, loginUrl })
    const login = { workshopId, username, loginUrl, password: openPassword(vault, stored) }
    return { login, isStored: true, isRefused: stored.refusedAt !== null }
  }
  const login = { workshopId, username, loginUrl, password: form.password }
  const isStored =
    row?.username === username && row.loginUrl === loginUrl && openPassword(vault, row) === form.password
  const isRefused =
    (isStored && row?.refusedAt !== null) || wasRefused(vault, userId, row?.refusedLogin ?? null, login)
  return { login, isStored, isRefused }
}

/** One login, counted against the workshop account until it is known not to have been refused. */
async function tryLogin(
  world: Tests,
  userId: string,
  login: WorkshopLoginForm,
  signal: AbortSignal,
): Promise<LookAnswer> {
  const loginUrl = addressOf(world, login)
  const owner = { userId, workshopKey: workshopKey(loginUrl, login.workshopId) }
  const account = `${owner.workshopKey}|${login.username.toLowerCase()}`
  const { password, ...rest } = login
  const sent = { ...rest, loginUrl, sealed: world.vault.seal(password, userId) }
  const answer = await askForLook(
    world,
    owner,
    { kind: 'connection', login: sent },
    {
      signal,
      beforeItStarts: () => world.throttle.connectionTry(userId, account),
    },
  )
  if (answer.kind !== 'failure' || !answer.wrongPassword) await world.throttle.connectionNotRefused(account)
  return answer
}

async function rememberRefused(
  world: Tests,
  userId: string,
  login: WorkshopLoginForm,
  isStored: boolean,
): Promise<void> {
  if (isStored) await markRefused(world, userId)
  await world.db
    .update(workshopCredentials)
    .set({ refusedLogin: sealRefused(world.vault, userId, login) })
    .where(eq(workshopCredentials.userId, userId))
}

function notConnected(message: string): ConnectionTest {
  return { connected: false, message, workshopName: null, openPurchaseOrders: null }
}

function connected({ workshopName, openOrders }: ConnectionSeen): ConnectionTest {
  const orders = openOrders && `${openOrders.isAll ? '' : 'more than '}${openOrders.count}`
  const seen = [
    workshopName && `This is ${workshopName}.`,
    orders && `It has ${orders} open purchase ${orders === '1' ? 'order' : 'orders'}.`,
  ]
  return {
    connected: true,
    message: ['MechanicDesk accepted the login.', ...seen.filter(Boolean)].join(' '),
    workshopName,
    openPurchaseOrders: openOrders,
  }
}
