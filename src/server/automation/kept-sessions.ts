import { createHmac, randomBytes } from 'node:crypto'
import type { BrowserContext } from 'playwright-core'
import type { WorkshopLogin } from '#workshop/ports.ts'
import { closeKeptSession, type KeptSession } from '#workshop/session.ts'
import type { BrowserPool } from '../browser/browser-pool.ts'

/** Long enough for the queue to bring the next invoice of a batch, short enough not to hold a login that nobody uses. */
export const IDLE_SESSION_LIVES_MS = 60_000
/** Idle sessions of one process; the one idle longest goes first. Each is a page in memory. */
const IDLE_SESSIONS_AT_MOST = 8

export interface SessionOwner {
  userId: string
  workshopKey: string
  login: WorkshopLogin
}

/** Signed-in sessions between the invoices of a batch: one login for all of them. Never shared between users or workshops. */
export interface KeptSessions {
  /** Lends the owner's session, or a new context to sign in with. It is exclusively the caller's until `work` ends. */
  with<T>(owner: SessionOwner, work: (context: BrowserContext, kept: KeptSession) => Promise<T>): Promise<T>
  /** Closes what the user has, one in use when it is given back: the credentials have changed. */
  forget(userId: string): Promise<void>
  /** How many idle sessions are open. */
  idle(): number
  close(): Promise<void>
}

interface Place {
  owner: SessionOwner
  fingerprint: string
  context: BrowserContext
  kept: KeptSession
  mayStay: boolean
  timer: NodeJS.Timeout | null
}

export function createKeptSessions(
  browsers: Pick<BrowserPool, 'openContext'>,
  idleLivesMs = IDLE_SESSION_LIVES_MS,
): KeptSessions {
  const idle = new Map<string, Place>()
  const lent = new Set<Place>()
  const secret = randomBytes(32)
  let isClosing = false

  const keyOf = ({ userId, workshopKey }: SessionOwner) => JSON.stringify([userId, workshopKey])
  /** Tells whether credentials are still the same, without keeping them. */
  const fingerprintOf = ({ login }: SessionOwner) => {
    const parts = [login.loginUrl, login.workshopId, login.username, login.password]
    return createHmac('sha256', secret).update(JSON.stringify(parts)).digest('hex')
  }

  async function shut(place: Place): Promise<void> {
    removeIdle(place)
    await closeKeptSession(place.kept)
    // A context of a browser that died is gone already.
    await place.context.close().catch(() => undefined)
  }

  function removeIdle(place: Place): void {
    if (place.timer) clearTimeout(place.timer)
    place.timer = null
    const key = keyOf(place.owner)
    if (idle.get(key) === place) idle.delete(key)
  }

  async function take(owner: SessionOwner): Promise<Place> {
    const fingerprint = fingerprintOf(owner)
    const found = idle.get(keyOf(owner))
    if (found) {
      removeIdle(found)
      if (found.fingerprint === fingerprint && isAlive(found)) return found
      await shut(found)
    }
    const context = await browsers.openContext()
    const place: Place = {
      owner,
      fingerprint,
      context,
      kept: { session: null },
      mayStay: true,
      timer: null,
    }
    // The browser died, or closes.
    context.once('close', () => removeIdle(place))
    return place
  }

  async function giveBack(place: Place): Promise<void> {
    const key = keyOf(place.owner)
    const stays = place.mayStay && !isClosing && isAlive(place) && !idle.has(key)
    if (!stays) return shut(place)
    idle.set(key, place)
    place.timer = setTimeout(() => void shut(place), idleLivesMs)
    place.timer.unref()
    const [longest] = idle.values()
    if (idle.size > IDLE_SESSIONS_AT_MOST && longest) await shut(longest)
  }

  return {
    async with(owner, work) {
      const place = await take(owner)
      lent.add(place)
      try {
        return await work(place.context, place.kept)
      } finally {
        lent.delete(place)
        await giveBack(place)
      }
    },
    async forget(userId) {
      for (const place of lent) if (place.owner.userId === userId) place.mayStay = false
      const own = [...idle.values()].filter(place => place.owner.userId === userId)
      await Promise.all(own.map(shut))
    },
    idle: () => idle.size,
    async close() {
      isClosing = true
      await Promise.all([...idle.values()].map(shut))
    },
  }
}

function isAlive({ context, kept }: Place): boolean {
  const isConnected = context.browser()?.isConnected() ?? false
  return isConnected && kept.session !== null && !kept.session.visit.page.isClosed()
}
