// How fast the driver is, beside a bare script that does the same clicks in the same minute.   node bench/automation/run.ts [turns]
import { loadavg } from 'node:os'
import { openTestBrowser } from '../../tests/driver/support/run.ts'
import { startStandIn } from '../../tests/driver/support/stand-in.ts'
import { KINDS, orderNumbers, timeByTurns, workshopOf } from './one-invoice.ts'
import { invoicesPerMinute, memoryPerSession } from './throughput.ts'

const turns = Number(process.argv[2] ?? 5)
const LATENCIES = [0, 150]
const SIDE_BY_SIDE = [1, 2, 4]

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

const load = () => `load ${loadavg()[0]?.toFixed(1)}`
const standIn = await startStandIn()
const browser = await openTestBrowser()
try {
  for (const ms of LATENCIES) {
    await standIn.reset()
    const orders = orderNumbers(1000, (turns + 1) * KINDS.length)
    await standIn.seed(workshopOf('demo', orders))
    if (ms > 0) await standIn.arm({ step: '*', kind: 'delay', times: 1_000_000, ms })
    const { clicks, bare, driver, readingBack } = await timeByTurns(browser, standIn, 'demo', orders)
    const driverClicks = driver.map((total, n) => total - (readingBack[n] ?? 0))
    console.log(
      `latency ${ms} ms (median of ${turns}, ${load()}): the same clicks, page loads and look-ups bare ${median(bare).toFixed(0)} ms, ` +
        `driver ${median(driver).toFixed(0)} ms: ${(median(driver) / median(bare)).toFixed(2)} x; ` +
        `the clicks alone bare ${median(clicks).toFixed(0)} ms, driver without reading back ${median(driverClicks).toFixed(0)} ms: ` +
        `${(median(driverClicks) / median(clicks)).toFixed(2)} x`,
    )
  }
  await standIn.reset()
  for (const workshops of SIDE_BY_SIDE) {
    const pace = await invoicesPerMinute(browser, standIn, workshops, 3)
    console.log(`${workshops} workshops side by side (${load()}): ${pace.toFixed(1)} invoices a minute`)
  }
  console.log(`memory of an open session: ${(await memoryPerSession(browser, standIn)).toFixed(0)} MB`)
} finally {
  await browser.close()
  await standIn.stop()
}
