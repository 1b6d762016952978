import { and, eq, isNull, sql } from 'drizzle-orm'
import type { BrowserContext } from 'playwright-core'
import { checkConnection, previewInvoice } from '#workshop/look.ts'
import { RunFailure, type WorkshopLogin } from '#workshop/ports.ts'
import { openCredentials } from '../accounts/credentials.ts'
import { checkLoginUrl } from '../accounts/login-url.ts'
import { workshopLooks } from '../db/looks-schema.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import type { LookAnswer } from './look-message.ts'

export type LookWorld = Pick<World, 'db' | 'vault' | 'config' | 'browsers' | 'log'>
type Look = Pick<typeof workshopLooks.$inferSelect, 'id' | 'userId' | 'request'>

/** The asker gives up at the expiry; the browser is to have left the workshop by then. */
const LEAVE_BEFORE_MS = 4000
const CHECK_CANCELLED_MS = 400

/** Does one look and stores its answer. Never throws for what the look met: nobody would try it again. */
export async function runLook(world: LookWorld, lookId: string, stopping: AbortSignal): Promise<void> {
  const { db } = world
  const [look] = await db
    .select({
      id: workshopLooks.id,
      userId: workshopLooks.userId,
      request: workshopLooks.request,
      cancelled: workshopLooks.cancelled,
      msLeft: sql<number>`extract(epoch from ${workshopLooks.expiresAt} - now()) * 1000`.mapWith(Number),
    })
    .from(workshopLooks)
    .where(eq(workshopLooks.id, lookId))
  if (!look) return
  const late = AbortSignal.timeout(Math.max(1, Math.round(look.msLeft) - LEAVE_BEFORE_MS))
  using asker = watchAsker(world, lookId)
  const signal = AbortSignal.any([stopping, late, asker.left])
  const answer = look.cancelled ? null : await lookAndTell(world, look, signal)
  if (!answer || asker.left.aborted) await db.delete(workshopLooks).where(eq(workshopLooks.id, lookId))
  else await db.update(workshopLooks).set({ answer }).where(eq(workshopLooks.id, lookId))
}

async function lookAndTell(world: LookWorld, look: Look, signal: AbortSignal): Promise<LookAnswer> {
  try {
    return await world.browsers.withContext(context => lookAt(world, look, context, signal))
  } catch (error) {
    if (error instanceof RunFailure) return failure(error)
    if (error instanceof Refusal) return failure(new RunFailure('refused', error.message))
    if (signal.aborted)
      return failure(new RunFailure('unavailable', 'MechanicDesk did not show it in time: try again.'))
    world.log.warn({ err: error, lookId: look.id }, 'A look at a workshop failed')
    return failure(BROWSER_FAILED)
  }
}

const BROWSER_FAILED = new RunFailure(
  'unavailable',
  'Docket could not drive the browser. Nothing was changed: try again.',
)

/** Ends a look whose worker died or stumbled, so that nobody waits for it until its deadline. */
export async function giveUpLook({ db, log }: LookWorld, lookId: string): Promise<void> {
  log.warn({ lookId }, 'A look at a workshop was given up')
  await db
    .update(workshopLooks)
    .set({ answer: failure(BROWSER_FAILED) })
    .where(and(eq(workshopLooks.id, lookId), isNull(workshopLooks.answer)))
}

function failure({ kind, message, wrongPassword }: RunFailure): LookAnswer {
  return { kind: 'failure', failure: kind, message, wrongPassword }
}

async function lookAt(
  world: LookWorld,
  { userId, request }: Look,
  context: BrowserContext,
  signal: AbortSignal,
): Promise<LookAnswer> {
  const login = await loginOf(world, userId, request)
  if (request.kind === 'connection')
    return { kind: 'connection', seen: await checkConnection(context, login, { signal }) }
  return { kind: 'preview', seen: await previewInvoice(context, login, request.invoice, { signal }) }
}

/** The login address is checked here again: this is the process whose browser goes there. */
async function loginOf(world: LookWorld, userId: string, request: Look['request']): Promise<WorkshopLogin> {
  if (request.kind === 'preview') {
    const { loginUrl, workshopId, username, password } = await openCredentials(world, userId)
    return { loginUrl, workshopId, username, password }
  }
  const { sealed, ...login } = request.login
  const loginUrl = checkLoginUrl(login.loginUrl, world.config.workshop.allowedHosts)
  return { ...login, loginUrl, password: world.vault.open(sealed, userId) }
}

/** Aborts `left` when the person who asked has gone. */
function watchAsker({ db, log }: LookWorld, lookId: string): { left: AbortSignal } & Disposable {
  const left = new AbortController()
  const check = async () => {
    const [look] = await db
      .select({ cancelled: workshopLooks.cancelled })
      .from(workshopLooks)
      .where(eq(workshopLooks.id, lookId))
    if (!look || look.cancelled) left.abort(new Error('Nobody waits for this look any more.'))
  }
  const timer = setInterval(
    () => void check().catch(error => log.warn({ err: error }, 'A look could not be followed')),
    CHECK_CANCELLED_MS,
  )
  return { left: left.signal, [Symbol.dispose]: () => clearInterval(timer) }
}
