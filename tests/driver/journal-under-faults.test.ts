import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { invoiceOf, line, purchase, workshopWith } from './support/demo-workshop.ts'
import { memoryJournal, openTestBrowser, run, WORKSHOP } from './support/run.ts'
import { type StandIn, startStandIn } from './support/stand-in.ts'

// What `tests/faults` cannot see: the journal of one run. That suite has the faults themselves, each on the whole product.

const MINUTE = 60_000
const INVOICE = invoiceOf([
  ['BP-100', 2, 4600],
  ['OF-22', 1, 900],
])

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
