import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bringToPoints, letGo, type Placed } from './bring-to-points.ts'
import { untilSessionsEnd } from './database.ts'
import { expectNothingLostOrTwice } from './oracle.ts'
import { ENTRY_POINTS, type Point, REQUEST_POINTS } from './points.ts'
import { isRunning, killAll } from './processes.ts'
import { openProvingGround, type ProvingGround } from './proving-ground.ts'
import { until } from './until.ts'

/** How many runs one kill hits, each at another point. */
const AT_ONE_KILL = 15
const ALL_POINTS = [...REQUEST_POINTS, ...ENTRY_POINTS]
/**
 * Every write is tried with the browser alive and dead, every other point with one of them by turns. A step's end and the next one's start
 * are stored one after the other, with nothing done between for this invoice, and who takes the job over asks only whether a step began:
 * of the two the start is tried. `FAULTS=all` tries every point with both.
 */
const isShort = process.env.FAULTS !== 'all'

const BROWSERS = ['alive', 'dead'] as const

function pointsOf(browser: (typeof BROWSERS)[number]): Point[] {
  if (!isShort) return ALL_POINTS
  // Requests come in pairs, so that each half has as many from before as from after.
  const turn = (index: number) => (Math.floor(index / 2) + index) % 2
  return ALL_POINTS.filter(({ entry, hold }) => hold !== undefined || !entry.endsWith(' finished')).filter(
    (point, index) => isWrite(point) || turn(index) === BROWSERS.indexOf(browser),
  )
}

const isWrite = ({ hold }: Point) => hold !== undefined && hold.method !== 'GET'

function inBatches<T>(all: readonly T[]): T[][] {
  const count = Math.ceil(all.length / AT_ONE_KILL)
  return Array.from({ length: count }, (_, batch) => all.filter((_one, index) => index % count === batch))
}

/**
 * Kills the worker before and after every step and request. A file for each kind of browser calls it, so that they run side by side.
 * @param browser alive: only the worker dies; its browser goes on as long as it can, and what it had asked for is done after all. dead:
 *   worker and browser die at once, and what was asked for is done only where it was done already.
 */
export function sweep(browser: (typeof BROWSERS)[number]): void {
  let ground: ProvingGround
  beforeAll(async () => {
    ground = await openProvingGround({ workshops: AT_ONE_KILL, concurrency: AT_ONE_KILL })
  }, 300_000)
  afterAll(() => ground?.close())

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
}
