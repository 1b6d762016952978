import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringToPoints, letGo, type Placed } from './support/bring-to-points.ts'
import { expectNothingLostOrTwice } from './support/oracle.ts'
import { ENTRY_POINTS, REQUEST_POINTS } from './support/points.ts'
import { isRunning, killAll } from './support/processes.ts'
import { openProvingGround, type ProvingGround } from './support/proving-ground.ts'
import { until } from './support/until.ts'

/** All of them begin again at once in the same worker. */
const AT_ONE_CRASH = 7

const writes = REQUEST_POINTS.filter(({ name }) => /line|saved the bill|stored the PDF/.test(name))
// Every other step: what is lost between two writes is the same at each.
const stepStarts = ENTRY_POINTS.filter(({ entry }) => entry.endsWith(' started')).filter(
  (_, i) => i % 2 === 0,
)
const points = [...writes, ...stepStarts]
const batches = Array.from({ length: Math.ceil(points.length / AT_ONE_CRASH) }, (_, batch) => ({
  points: points.slice(batch * AT_ONE_CRASH, (batch + 1) * AT_ONE_CRASH),
}))

let ground: ProvingGround
beforeAll(async () => {
  ground = await openProvingGround({ workshops: AT_ONE_CRASH, concurrency: AT_ONE_CRASH })
}, 300_000)
afterAll(() => ground?.close())

describe.each(batches)('at one crash', ({ points }) => {
  let placed: Placed[] = []

  beforeAll(async () => {
    placed = await bringToPoints(ground, points)
    const { main } = ground.docket.browserPids()
    killAll(main)
    await until('the browser is gone', () => !main.some(isRunning))
    await letGo(ground, placed, 'go-on')
  }, 600_000)

  afterAll(async () => {
    for (const { shop } of placed) await shop[Symbol.asyncDispose]()
  })

  for (const point of points)
    test(`F20: the browser killed ${point.name}, the job still ends and nothing is done twice`, {
      timeout: 300_000,
    }, async ({ task }) => {
      const one = placed.find(each => each.point === point)
      if (!one) throw new Error('This point was not reached.')
      await expectNothingLostOrTwice(one.shop, one.jobId, task)
      expect(ground.docket.child.exitCode, ground.docket.output()).toBeNull()
    })
})
