import { reviewed } from './invoice.ts'
import type { Point } from './points.ts'
import type { ProvingGround, Shop } from './proving-ground.ts'
import { until } from './until.ts'

/** A job of its own workshop that stands still at its point. */
export interface Placed {
  point: Point
  shop: Shop
  jobId: string
}

/** Bounded, and long enough for a machine that has other work to do, ms. */
const STANDS_WITHIN_MS = 300_000

/** More runs at once than this would wait for each other's processor time until they meet their own deadlines. */
const AT_ONCE = 4

/** Starts a job for each point, each in a workshop of its own, and waits until every one stands at its point. */
export async function bringToPoints(ground: ProvingGround, points: readonly Point[]): Promise<Placed[]> {
  const placed: Placed[] = []
  const left = [...points]
  const placeNext = async () => {
    for (let point = left.shift(); point; point = left.shift()) placed.push(await stage(ground, point))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, placeNext))
  // A browser waits 20 s for an answer: so those that stand at a request are brought there last, and together.
  await Promise.all(placed.map(one => letGoToRequest(ground, one)))
  return placed
}

async function stage(ground: ProvingGround, point: Point): Promise<Placed> {
  const shop = await ground.shop()
  const jobId = await shop.account.accept(reviewed(shop.invoiceNumber))
  await ground.database.holdEntry(jobId, point.entry)
  await shop.account.startAccepted(jobId)
  await standsStill(ground, { point, shop, jobId }, () => ground.database.isHeld(jobId))
  return { point, shop, jobId }
}

async function letGoToRequest(ground: ProvingGround, placed: Placed): Promise<void> {
  const { point, shop, jobId } = placed
  if (!point.hold) return
  await shop.standIn.hold(point.hold)
  await ground.database.releaseEntry(jobId)
  await standsStill(ground, placed, async () =>
    (await shop.standIn.holds()).some(hold => hold.state === 'holding'),
  )
}

async function standsStill(
  ground: ProvingGround,
  { point, shop, jobId }: Placed,
  isHeld: () => Promise<boolean>,
): Promise<void> {
  await until(
    `a run stands still ${point.name}`,
    async () => {
      if (await isHeld()) return true
      const job = await shop.account.job(jobId)
      if (job.status === 'completed' || job.status === 'failed')
        throw new Error(
          `The run ended before it stood still ${point.name}: ${job.errorMessage} ${ground.docket.output()}`,
        )
      return false
    },
    STANDS_WITHIN_MS,
  )
}

/** Lets everything go on that stands still. `how` says what becomes of requests: they are done after all, or cut. */
export async function letGo(
  ground: ProvingGround,
  placed: readonly Placed[],
  how: 'go-on' | 'cut',
): Promise<void> {
  await Promise.all(placed.map(({ shop }) => shop.standIn.release(how)))
  await ground.database.releaseEntries()
}
