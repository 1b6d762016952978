import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, lt, sql } from 'drizzle-orm'
import { hasLivingBrowser } from '../browser/living-browsers.ts'
import { workshopLooks } from '../db/looks-schema.ts'
import type { DbOrTx } from '../db/transactions.ts'
import { LOOK_AT_WORKSHOP } from '../jobs/look-at-workshop.ts'
import { newId } from '../new-id.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import type { LookAnswer, LookRequest } from './look-message.ts'
import { hasLiveJob, isLiveLook } from './occupied-workshop.ts'

/** A look with its whole way there and back, ms. Proxies in front of a web server often give up after a minute. */
const LOOK_WITHIN_MS = 55_000
const POLL_MS = 150

type Asks = Pick<World, 'db' | 'queue'>

/**
 * Has a worker look at a workshop and waits for its answer. A person who goes away cancels the look.
 * @param at.beforeItStarts called when nothing stands in the way any more; what it throws ends the look.
 * @throws Refusal 'conflict' while a job or another look of the workshop runs; 'unavailable' without a browser, and after the deadline.
 */
export async function askForLook(
  world: Asks,
  owner: { userId: string; workshopKey: string },
  request: LookRequest,
  at: { signal: AbortSignal; beforeItStarts?: () => Promise<void> },
): Promise<LookAnswer> {
  if (!(await hasLivingBrowser(world.db)))
    throw new Refusal(
      'unavailable',
      'There is no browser to look at MechanicDesk with right now: try again in a minute.',
    )
  const id = await publish(world.db, owner, request)
  try {
    if (await hasLiveJob(world.db, owner.workshopKey))
      throw new Refusal(
        'conflict',
        'An automation job of this workshop is running or about to: try again when it has ended.',
      )
    await at.beforeItStarts?.()
    await world.db.transaction(tx => world.queue.add(tx, LOOK_AT_WORKSHOP, { lookId: id }, id))
  } catch (error) {
    await remove(world.db, id)
    throw error
  }
  return waitForAnswer(world, id, at.signal)
}

/** Makes the workshop's "occupied" sign. @throws Refusal 'conflict' when there is one already. */
async function publish(
  db: Asks['db'],
  owner: { userId: string; workshopKey: string },
  request: LookRequest,
): Promise<string> {
  const id = newId('look')
  await db.transaction(async tx => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`look ${owner.workshopKey}`}, 0))`)
    await tx.delete(workshopLooks).where(lt(workshopLooks.expiresAt, sql`now() - interval '1 minute'`))
    const [other] = await tx
      .select({ id: workshopLooks.id })
      .from(workshopLooks)
      .where(and(eq(workshopLooks.workshopKey, owner.workshopKey), isLiveLook()))
    if (other)
      throw new Refusal(
        'conflict',
        'Docket is looking at this workshop already, for a preview or a test: try again in a moment.',
      )
    const expiresAt = sql`now() + ${LOOK_WITHIN_MS} * interval '1 millisecond'`
    await tx.insert(workshopLooks).values({ id, ...owner, request, expiresAt })
  })
  return id
}

async function remove(db: DbOrTx, id: string): Promise<void> {
  await db.delete(workshopLooks).where(eq(workshopLooks.id, id))
}

async function waitForAnswer({ db }: Asks, id: string, signal: AbortSignal): Promise<LookAnswer> {
  const deadline = Date.now() + LOOK_WITHIN_MS
  while (!signal.aborted && Date.now() < deadline) {
    await sleep(POLL_MS)
    const [look] = await db
      .select({ answer: workshopLooks.answer })
      .from(workshopLooks)
      .where(eq(workshopLooks.id, id))
    if (look && !look.answer) continue
    await remove(db, id)
    if (look?.answer) return look.answer
    break
  }
  // The row stays until the worker has left the workshop: it is the sign that keeps jobs waiting.
  await db.update(workshopLooks).set({ cancelled: true }).where(eq(workshopLooks.id, id))
  throw new Refusal('unavailable', 'MechanicDesk did not show it in time. Nothing was changed: try again.')
}
