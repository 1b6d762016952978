import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invoiceOf, line, purchase, workshopWith } from './support/demo-workshop.ts'
import { memoryJournal, openTestBrowser, run, WORKSHOP } from './support/run.ts'
import { type StandIn, startStandIn } from './support/stand-in.ts'

const MINUTE = 60_000
const INVOICE = invoiceOf([
  ['BP-100', 2, 4600],
  ['OF-22', 1, 900],
])
const EVERYTHING_ONCE = ['line.update', 'line.create', 'bill.create', 'bill.attach']

let standIn: StandIn
let browser: Browser

beforeAll(async () => {
  standIn = await startStandIn()
  browser = await openTestBrowser()
}, MINUTE)

afterAll(async () => {
  await browser?.close()
  await standIn?.stop()
})

beforeEach(async () => {
  await standIn.reset()
  await standIn.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5)])))
})

const writes = async () => (await standIn.journal(WORKSHOP)).filter(one => one.user === 'docket')
const actions = async () => (await writes()).map(one => one.action)

async function expectOneProvenBill() {
  const { purchases } = await standIn.truth(WORKSHOP)
  expect(purchases[0]?.bills).toHaveLength(1)
  expect(purchases[0]?.bills[0]).toMatchObject({ invoiceNumber: 'INV-1', total: 111.1 })
  expect(purchases[0]?.bills[0]?.attachments).toHaveLength(1)
  expect(purchases[0]?.lines).toHaveLength(2)
}

test.each(['search', 'open', 'save-line', 'attach'])(
  'two gateway errors at %s are outlived',
  { timeout: MINUTE },
  async step => {
    await standIn.arm({ step, kind: 'status', times: 2, status: 503 })
    const { error } = await run(browser, standIn.loginUrl, INVOICE)
    expect(error).toBeNull()
    await expectOneProvenBill()
    expect(await actions()).toEqual(EVERYTHING_ONCE)
  },
)

test.each(['save-line', 'save-bill', 'attach'])(
  'a connection that breaks after %s was stored makes nothing twice',
  { timeout: MINUTE },
  async step => {
    await standIn.arm({ step, kind: 'cut-after', times: 1 })
    const { error } = await run(browser, standIn.loginUrl, INVOICE)
    expect(error).toBeNull()
    await expectOneProvenBill()
    expect(await actions()).toEqual(EVERYTHING_ONCE)
  },
)

test('a bill whose save is unclear is not saved again by the same run; the next run looks first', {
  timeout: MINUTE,
}, async () => {
  const memory = memoryJournal()
  await standIn.arm({ step: 'save-bill', kind: 'cut-before', times: 1 })
  const first = await run(browser, standIn.loginUrl, INVOICE, { memory })
  expect(first.error).toMatchObject({ kind: 'unavailable' })
  expect(first.error?.message).toContain('The bill may exist')
  expect(memory.kept.intent).toBe('intended')
  expect(await actions()).not.toContain('bill.create')
  const second = await run(browser, standIn.loginUrl, INVOICE, { memory })
  expect(second.error).toBeNull()
  await expectOneProvenBill()
})

test('a save that failed with an answer withdraws the intent', { timeout: MINUTE }, async () => {
  await standIn.arm({ step: 'save-bill', kind: 'status', times: 1, status: 500 })
  const { error, kept } = await run(browser, standIn.loginUrl, INVOICE)
  expect(error).toMatchObject({ kind: 'unavailable' })
  expect(error?.message).toContain('no bill was made')
  expect(kept.intent).toBe('none')
})

test.each(['drop-line', 'alter-line'])(
  'a line that was not kept as written (%s) stops before the bill',
  { timeout: MINUTE },
  async kind => {
    await standIn.arm({ step: 'save-line', kind, times: 1 })
    const { error } = await run(browser, standIn.loginUrl, INVOICE)
    expect(error).toMatchObject({ kind: 'not-proven' })
    expect(await actions()).not.toContain('bill.create')
  },
)

test.each(['open', 'lookup', 'save-line'])(
  'an unexpected message at %s is never clicked; the run stops there',
  { timeout: MINUTE },
  async step => {
    await standIn.arm({ step, kind: 'modal', times: 1 })
    const { error } = await run(browser, standIn.loginUrl, INVOICE)
    expect(error).toMatchObject({ kind: 'page-changed' })
    expect(error?.message).toContain('older than seven years')
    expect(await actions()).not.toContain('bill.create')
  },
)

test('a message that comes after the bill does not hide it', { timeout: MINUTE }, async () => {
  await standIn.arm({ step: 'save-bill', kind: 'modal', times: 1 })
  expect((await run(browser, standIn.loginUrl, INVOICE)).error).toBeNull()
  await expectOneProvenBill()
})

test('a control that carries another label stops the run by name', { timeout: MINUTE }, async () => {
  await standIn.arm({ step: 'save-bill', kind: 'rename', times: 1 })
  const { error, kept } = await run(browser, standIn.loginUrl, INVOICE)
  expect(error).toMatchObject({ kind: 'page-changed' })
  expect(error?.message).toContain('"Save" is missing')
  expect(kept.intent).toBe('none')
  expect(await actions()).not.toContain('bill.create')
})

test('an order that another user holds is named and left alone', { timeout: MINUTE }, async () => {
  await standIn.arm({ step: 'save-line', kind: 'lock', times: 9 })
  const { error } = await run(browser, standIn.loginUrl, INVOICE)
  expect(error).toMatchObject({ kind: 'unavailable' })
  expect(error?.message).toMatch(/^Purchase order in use: .*Alex Morgan/)
  expect(await actions()).toEqual([])
})

test.each(['open', 'save-line', 'save-bill'])(
  "somebody else's bill that appears at %s is never joined by a second one",
  { timeout: MINUTE },
  async step => {
    await standIn.arm({ step, kind: 'billed-meanwhile', times: 1 })
    const { error } = await run(browser, standIn.loginUrl, INVOICE)
    expect(error).toMatchObject({ kind: 'refused' })
    expect(await actions()).not.toContain('bill.create')
  },
)

test('a workshop system that never answers is named, and the bill is not claimed', {
  timeout: MINUTE,
}, async () => {
  await standIn.arm({ step: 'open', kind: 'delay', times: 9, ms: 20_000 })
  const { error } = await run(browser, standIn.loginUrl, INVOICE, { answerWithin: 2_000 })
  expect(error).toMatchObject({ kind: 'unavailable' })
  expect(error?.message).toContain('did not answer within 2 s while opening purchase order 1043')
  expect(error?.message).toContain('Nothing was changed')
})
