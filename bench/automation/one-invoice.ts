import { performance } from 'node:perf_hooks'
import type { Browser } from 'playwright-core'
import { invoiceOf, line, purchase, workshopWith } from '../../tests/driver/support/demo-workshop.ts'
import { memoryJournal, openPlace, run } from '../../tests/driver/support/run.ts'
import type { StandIn } from '../../tests/driver/support/stand-in.ts'
import { enterBare, logInBare } from './bare-script.ts'

const DATE = '2026-10-30'
/** Everything the run does after a write to know that it is there; the bare script does none of it. */
const READING_BACK = new Set(['verify-lines', 'verify-bill', 'verify-pdf', 'prove'])

export const orderNumbers = (from: number, count: number) =>
  Array.from({ length: count }, (_, n) => String(from + n))

/** A workshop with these orders, each with BP-100 twice at another price than the invoice's. */
export function workshopOf(workshopId: string, orders: string[]): object {
  return { ...workshopWith(...orders.map(one => purchase(one, [line('BP-100', 2, 45.5)]))), workshopId }
}

export function invoiceFor(order: string) {
  const lines: [string, number, number][] = [
    ['BP-100', 2, 4600],
    ['OF-22', 1, 900],
  ]
  return invoiceOf(lines, { purchaseOrderNumber: order, invoiceNumber: `INV-${order}`, invoiceDate: DATE })
}

/** Milliseconds per invoice. */
export interface Timings {
  /** The clicks alone. */
  clicks: number[]
  /** The clicks with every page load and look-up of the driver. */
  bare: number[]
  driver: number[]
  /** The part of `driver` that reads back and proves. */
  readingBack: number[]
}

/**
 * All kinds by turns, so that they meet the same minute of the machine: each signed in once, in a page of its own, with one invoice before
 * the clock starts, so that none pays for a cold browser. Every turn begins with another kind: who comes right after himself is faster.
 * @param orders one for each invoice entered: one of each kind a turn, and one before the first.
 */
export async function timeByTurns(
  browser: Browser,
  standIn: StandIn,
  workshopId: string,
  orders: string[],
): Promise<Timings> {
  const timings: Timings = { clicks: [], bare: [], driver: [], readingBack: [] }
  const place = await openPlace(browser)
  const { context } = await openPlace(browser)
  const pages = { clicks: await context.newPage(), bare: await context.newPage() }
  for (const page of Object.values(pages)) await logInBare(page, standIn.loginUrl, workshopId)
  const homeUrl = pages.bare.url()
  for (const [n, order] of orders.entries()) {
    const begin = performance.now()
    const { memory, readingBack } = stopwatch()
    const kind = KINDS[(n + Math.floor(n / KINDS.length)) % KINDS.length] ?? 'driver'
    if (kind === 'driver') {
      const options = { place, memory, login: { workshopId }, answerWithin: ANSWER_WITHIN }
      const { error } = await run(browser, standIn.loginUrl, invoiceFor(order), options)
      if (error) throw error
    } else {
      const invoice = { order, invoiceNumber: `INV-${order}`, date: DATE }
      await enterBare(pages[kind], invoice, kind === 'clicks' ? null : homeUrl)
    }
    if (n < KINDS.length) continue
    timings[kind].push(performance.now() - begin)
    if (kind === 'driver') timings.readingBack.push(readingBack())
  }
  await context.close()
  await place.context.close()
  return timings
}

export const KINDS = ['clicks', 'bare', 'driver'] as const
const ANSWER_WITHIN = 20_000

/** A journal that adds up what the steps of reading back took. */
function stopwatch() {
  const memory = memoryJournal()
  let total = 0
  let since = 0
  const { stepStarted, stepFinished } = memory.journal
  memory.journal.stepStarted = async step => {
    if (READING_BACK.has(step)) since = performance.now()
    await stepStarted(step)
  }
  memory.journal.stepFinished = async (step, detail) => {
    if (READING_BACK.has(step)) total += performance.now() - since
    await stepFinished(step, detail)
  }
  return { memory, readingBack: () => total }
}
