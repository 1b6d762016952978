import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type { Browser } from 'playwright-core'
import { openPlace, run } from '../../tests/driver/support/run.ts'
import type { StandIn } from '../../tests/driver/support/stand-in.ts'
import { descendantsOf } from '../../tests/support/running-docket.ts'
import { invoiceFor, orderNumbers, workshopOf } from './one-invoice.ts'

/** Invoices a minute, so many workshops side by side in one browser, each one invoice after the other in one session. */
export async function invoicesPerMinute(
  browser: Browser,
  standIn: StandIn,
  workshops: number,
  each: number,
): Promise<number> {
  const ids = Array.from({ length: workshops }, (_, n) => `side-${workshops}-${n}`)
  const orders = orderNumbers(5000, each)
  for (const id of ids) await standIn.seed(workshopOf(id, orders))
  const begin = performance.now()
  await Promise.all(
    ids.map(async workshopId => {
      const place = await openPlace(browser)
      for (const order of orders) {
        const options = { place, login: { workshopId }, answerWithin: 20_000 }
        const { error } = await run(browser, standIn.loginUrl, invoiceFor(order), options)
        if (error) throw error
      }
      await place.context.close()
    }),
  )
  return (workshops * each * 60_000) / (performance.now() - begin)
}

/** Memory that one open session adds, in MB: what the processes below this one hold for themselves (PSS), averaged over four. */
export async function memoryPerSession(browser: Browser, standIn: StandIn): Promise<number> {
  const count = 4
  const ids = Array.from({ length: count }, (_, n) => `kept-${n}`)
  for (const id of ids) await standIn.seed(workshopOf(id, ['6000']))
  const before = memoryBelow()
  const places = []
  for (const workshopId of ids) {
    const place = await openPlace(browser)
    const { error } = await run(browser, standIn.loginUrl, invoiceFor('6000'), {
      place,
      login: { workshopId },
    })
    if (error) throw error
    places.push(place)
  }
  const after = memoryBelow()
  for (const { context } of places) await context.close()
  return (after - before) / count
}

function memoryBelow(): number {
  const kilobytes = [...descendantsOf(process.pid)].map(pid => {
    const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, { encoding: 'utf8' })
    return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0)
  })
  return kilobytes.reduce((sum, one) => sum + one, 0) / 1024
}
