import { and, eq, gt, sql } from 'drizzle-orm'
import { workerBrowsers } from '../db/looks-schema.ts'
import type { DbOrTx } from '../db/transactions.ts'
import { newId } from '../new-id.ts'
import type { World } from '../world.ts'

const BEAT_EVERY_MS = 5000
/** Three beats may fail before a worker counts as gone. */
const COUNTS_FOR_SECONDS = 20

/** What all living workers have together. */
export interface LivingBrowsers {
  /** Workshops that can be driven at once; 0 without a living worker whose browser works. */
  total: number
  available: boolean
  optimized: boolean
  isReservedVm: boolean
}

const isLiving = () => gt(workerBrowsers.expiresAt, sql`now()`)

export async function livingBrowsers(db: DbOrTx): Promise<LivingBrowsers> {
  const workers = await db.select().from(workerBrowsers).where(isLiving())
  const working = workers.filter(({ available }) => available)
  return {
    total: working.reduce((sum, { capacity }) => sum + capacity, 0),
    available: working.length > 0,
    optimized: working.length > 0 && working.every(({ optimized }) => optimized),
    isReservedVm: workers.length > 0 && workers.every(({ reservedVm }) => reservedVm),
  }
}

export async function hasLivingBrowser(db: DbOrTx): Promise<boolean> {
  const [one] = await db
    .select({ id: workerBrowsers.workerId })
    .from(workerBrowsers)
    .where(and(isLiving(), eq(workerBrowsers.available, true)))
    .limit(1)
  return one !== undefined
}

type Beats = Pick<World, 'db' | 'browsers' | 'config' | 'log'>

/** A worker's own entry, told every five seconds. A worker that ends in order takes its entry with it; a dead one's expires. */
export async function announceBrowser(world: Beats): Promise<{ beat(): Promise<void> } & AsyncDisposable> {
  const workerId = newId('worker')
  let last = Promise.resolve()
  // One at a time: a late beat must not bring a removed entry back.
  const beat = () => {
    last = last
      .then(() => tell(world, workerId))
      .catch(error => world.log.warn({ err: error }, 'The state of the browser could not be told'))
    return last
  }
  await beat()
  const timer = setInterval(() => void beat(), BEAT_EVERY_MS)
  return {
    beat,
    async [Symbol.asyncDispose]() {
      clearInterval(timer)
      await last
      await world.db
        .delete(workerBrowsers)
        .where(eq(workerBrowsers.workerId, workerId))
        .catch(() => undefined)
    },
  }
}

async function tell({ db, browsers, config }: Beats, workerId: string): Promise<void> {
  const row = {
    ...browsers.status(),
    reservedVm: config.reservedVm,
    capacity: config.browser.concurrency,
    expiresAt: sql`now() + ${COUNTS_FOR_SECONDS} * interval '1 second'`,
  }
  await db
    .insert(workerBrowsers)
    .values({ workerId, ...row })
    .onConflictDoUpdate({ target: workerBrowsers.workerId, set: row })
  await db.delete(workerBrowsers).where(sql`${workerBrowsers.expiresAt} < now() - interval '1 day'`)
}
