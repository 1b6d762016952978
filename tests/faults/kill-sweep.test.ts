import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringToPoints, letGo, type Placed } from './support/bring-to-points.ts'
import { untilSessionsEnd } from './support/database.ts'
import { expectNothingLostOrTwice } from './support/oracle.ts'
import { ENTRY_POINTS, type Point, REQUEST_POINTS } from './support/points.ts'
import { isRunning, killAll } from './support/processes.ts'
import { openProvingGround, type ProvingGround } from './support/proving-ground.ts'
import { until } from './support/until.ts'

/** How many runs one kill hits, each at another point. */
const AT_ONE_KILL = 15
const ALL_POINTS = [...REQUEST_POINTS, ...ENTRY_POINTS]
/**
 * Every write is tried with the browser alive and dead, every other point with one of them by turns; `FAULTS=all` tries every point
 * with both.
 */
const isShort = process.env.FAULTS !== 'all'

/**
 * alive: only the worker dies; its browser goes on as long as it can, and what it had asked for is done after all.
 * dead: worker and browser die at once, and what was asked for is done only where it was done already.
 */
const browsers = ['alive', 'dead'] as const

function pointsOf(browser: (typeof browsers)[number]): Point[] {
  // Requests come in pairs, so that each half has as many from before as from after.
  const turn = (index: number) => (Math.floor(index / 2) + index) % 2
  return ALL_POINTS.filter(
    (point, index) => !isShort || isWrite(point) || turn(index) === browsers.indexOf(browser),
  )
}

const isWrite = ({ hold }: Point) => hold !== undefined && hold.method !== 'GET'

function inBatches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / AT_ONE_KILL)
  return Array.from({ length: count }, (_, batch) => all.filter((_one, index) => index % count === batch))
}

let ground: ProvingGround
beforeAll(async () => {
  ground = await openProvingGround({ workshops: AT_ONE_KILL, concurrency: AT_ONE_KILL })
}, 300_000)
afterAll(() => ground?.close())

describe.each(browsers)('with the browser %s', browser => {
  describe.each(inBatches(pointsOf(browser)).map(points => ({ points })))('at one kill', ({ points }) => {
    let placed: Placed[] = []

    beforeAll(async () => {
      if (ground.docket.child.signalCode !== null) await ground.restart()
      placed = await bringToPoints(ground, points)
      const { all } = ground.docket.browserPids()
      const died = ground.docket.end('SIGKILL')
      if (browser === 'dead') killAll(all)
      await died
      await letGo(ground, placed, browser === 'alive' ? 'go-on' : 'cut')
      await untilSessionsEnd(ground.database)
      await ground.restart({ concurrency: 4 })
      await until('no browser of the dead worker is left', () => !all.some(isRunning))
    }, 600_000)

    afterAll(async () => {
      await ground.docket.end('SIGKILL')
      for (const { shop } of placed) await shop[Symbol.asyncDispose]()
    })

    for (const point of points)
      test(`F21: killed ${point.name}, nothing is lost and nothing done twice`, {
        timeout: 300_000,
      }, async ({ task }) => {
        const one = placed.find(each => each.point === point)
        if (!one) throw new Error('This point was not reached.')
        await expectNothingLostOrTwice(one.shop, one.jobId, task)
        expect(ground.docket.child.exitCode, ground.docket.output()).toBeNull()
      })
  })
})
