import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringToPoints, letGo, type Placed } from './support/bring-to-points.ts'
import { actionsOf, expectNothingLostOrTwice } from './support/oracle.ts'
import { ENTRY_POINTS, REQUEST_POINTS } from './support/points.ts'
import { openProvingGround, type ProvingGround } from './support/proving-ground.ts'
import { until } from './support/until.ts'

const FROZEN_AT = /changed the first|added the second|saved the bill|stored the PDF/
const points = [
  ...REQUEST_POINTS.filter(({ name }) => FROZEN_AT.test(name)),
  ...ENTRY_POINTS.filter(({ entry }) => ['plan started', 'intent', 'posted', 'end'].includes(entry)),
]
/** Nobody has asked for anything for so long, ms: the thawed worker has found its doors closed. */
const QUIET_MS = 4_000

/** Half of the points are thawed when their successors have ended, half in the middle of their successors' runs. */
const rounds = [
  { when: 'after its successor has ended', points: points.filter((_, index) => index % 2 === 0) },
  { when: 'while its successor runs', points: points.filter((_, index) => index % 2 === 1) },
]

let ground: ProvingGround
afterAll(() => ground?.close())

describe.each(rounds)('thawed $when', round => {
  let placed: Placed[] = []

  beforeAll(async () => {
    ground = await openProvingGround({ workshops: round.points.length, concurrency: round.points.length })
    placed = await bringToPoints(ground, round.points)
    const frozen = ground.docket
    frozen.signal('SIGSTOP')
    await letGo(ground, placed, 'go-on')
    await ground.startSecond({ role: 'worker', concurrency: 3 })
    const ended = async () =>
      (await jobStates()).filter(state => state === 'completed' || state === 'failed').length
    const enough = round.when.startsWith('after') ? placed.length : 1
    await until(`${enough} successors have ended`, async () => (await ended()) >= enough, 240_000)
    frozen.signal('SIGCONT')
    await until('all jobs have ended', async () => (await ended()) === placed.length, 240_000)
    await untilQuiet()
  }, 600_000)

  afterAll(() => ground.close())

  const jobStates = async () => {
    const ids = placed.map(({ jobId }) => jobId)
    const rows = await ground.database.query<{ state: string }>(
      'select state from automation_jobs where id = any($1)',
      [ids],
    )
    return rows.map(row => row.state)
  }

  async function untilQuiet(): Promise<void> {
    const count = async () =>
      (await Promise.all(placed.map(({ shop }) => shop.standIn.requests()))).reduce(
        (sum, one) => sum + one.length,
        0,
      )
    let before = -1
    let since = Date.now()
    await until('nobody asks for anything any more', async () => {
      const now = await count()
      if (now !== before) since = Date.now()
      before = now
      return Date.now() - since >= QUIET_MS
    })
  }

  for (const point of round.points)
    test(`F22: a worker frozen past its lease ${point.name} and thawed ${round.when} writes nothing more`, {
      timeout: 60_000,
    }, async ({ task }) => {
      const one = placed.find(each => each.point === point)
      if (!one) throw new Error('This point was not reached.')
      await expectNothingLostOrTwice(one.shop, one.jobId, task)
      expect(
        (await actionsOf(one.shop)).filter(action => action === 'bill.create').length,
      ).toBeLessThanOrEqual(1)
    })
})
