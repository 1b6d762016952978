import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'
import { line, purchase, SUPPLIER, workshopWith } from './support/demo-workshop.ts'
import { PASSWORD, WORKSHOP } from './support/run.ts'
import { type StandIn, startStandIn } from './support/stand-in.ts'

const MINUTE = 60_000

let standIn: StandIn
let server: TestServer
let person: Visitor
/** Docket remembers what it billed, whatever the stand-in forgets: each test has invoices of its own. */
let batch = 0

beforeAll(async () => {
  standIn = await startStandIn()
  server = await startTestServer({ ROLE: 'all', WORKSHOP_LOGIN_URL: standIn.loginUrl })
}, 2 * MINUTE)

afterAll(async () => {
  await server?.close()
  await standIn?.stop()
})

beforeEach(async () => {
  batch += 1
  await standIn.reset()
  const orders = ['1043', '1044', '1045', '1046'].map(number => purchase(number, [line('BP-100', 2, 45.5)]))
  await standIn.seed(workshopWith(...orders))
  person = await server.account()
  await saveSettings(PASSWORD)
})

// The session of one test's person is not left to the next.
afterEach(() => saveSettings('over'))

async function saveSettings(password: string): Promise<void> {
  const mechanicDeskCredentials = { workshopId: WORKSHOP, username: 'docket', password }
  expect((await person.post('/api/settings', { mechanicDeskCredentials })).status).toBe(200)
}

function start(order: string): Promise<Response> {
  const lineItems = [
    { partNumber: 'BP-100', description: 'Pads', quantity: 2, unitPrice: 46, totalPrice: 92 },
  ]
  const invoiceData = {
    supplierName: SUPPLIER,
    invoiceNumber: `INV-${batch}-${order}`,
    purchaseOrderNumber: order,
    invoiceDate: '2026-10-30',
    totalAmount: 101.2,
    taxAmount: 9.2,
    lineItems,
  }
  const body = { fileName: `${order}.pdf`, invoiceData }
  return person.post('/api/automate-batch-invoice', body, { headers: { prefer: 'respond-async' } })
}

async function endOf(id: string) {
  for (;;) {
    const job = await (await person.get(`/api/automation-jobs/${id}`)).json()
    if (job.status === 'completed' || job.status === 'failed') return job
    await sleep(200)
  }
}

async function runAll(...orders: string[]) {
  const ids = []
  for (const order of orders) ids.push((await (await start(order)).json()).job.id)
  return Promise.all(ids.map(endOf))
}

test.each(['classic', 'modern'])(
  'a batch of one workshop logs in once (%s)',
  { timeout: 2 * MINUTE },
  async variant => {
    await standIn.useVariant(variant)
    const jobs = await runAll('1043', '1044', '1045')
    expect(jobs.map(job => [job.status, job.errorMessage])).toEqual(jobs.map(() => ['completed', null]))
    expect(await standIn.logins(WORKSHOP)).toEqual(['opened'])
    const { purchases } = await standIn.truth(WORKSHOP)
    expect(purchases.flatMap(order => order.bills.map(bill => bill.invoiceNumber)).sort()).toEqual(
      ['1043', '1044', '1045'].map(order => `INV-${batch}-${order}`),
    )
    // Saved settings end the session, the next invoice logs in with what was saved.
    await expect.poll(() => server.world.workshopSessions.idle()).toBe(1)
    await saveSettings(PASSWORD)
    expect(server.world.workshopSessions.idle()).toBe(0)
    expect((await runAll('1046'))[0]).toMatchObject({ status: 'completed' })
    expect(await standIn.logins(WORKSHOP)).toEqual(['opened', 'opened'])
  },
)

test('a wrong password is sent once, however many invoices wait, and not again until it is changed', {
  timeout: 2 * MINUTE,
}, async () => {
  await saveSettings('wrong-canary')
  const jobs = await runAll('1043', '1044')
  expect(jobs.map(job => job.status)).toEqual(['failed', 'failed'])
  expect((await start('1045')).status).toBe(409)
  expect(await standIn.logins(WORKSHOP)).toEqual(['refused'])
  await saveSettings(PASSWORD)
  expect((await runAll('1045'))[0]).toMatchObject({ status: 'completed' })
})

test('what a failed run saw is kept for its owner, without the password', {
  timeout: 2 * MINUTE,
}, async () => {
  await standIn.arm({ step: 'save-bill', kind: 'rename', times: 1 })
  const [job] = await runAll('1043')
  expect(job).toMatchObject({
    status: 'failed',
    errorMessage: expect.stringContaining('The page changed at'),
  })
  const address = `/api/automation-jobs/${job.id}/failure`
  const seen = await (await person.get(address)).json()
  expect(Object.keys(seen).sort()).toEqual(['ariaSnapshot', 'hasScreenshot', 'step', 'takenAt', 'url'])
  expect(seen).toMatchObject({ step: 'intend-bill', hasScreenshot: true })
  expect(seen.ariaSnapshot).toContain('Add Bill')
  expect(JSON.stringify(seen)).not.toContain(PASSWORD)
  const picture = await person.get(`${address}/screenshot`)
  expect(picture.headers.get('content-type')).toBe('image/png')
  const bytes = Buffer.from(await picture.arrayBuffer())
  expect(bytes.subarray(1, 4).toString()).toBe('PNG')
  expect(bytes.includes(PASSWORD)).toBe(false)
  const other = await server.account()
  expect((await other.get(address)).status).toBe(404)
  expect((await other.get(`${address}/screenshot`)).status).toBe(404)
  // Begun again and completed, the job has nothing to explain.
  const [again] = await runAll('1043')
  expect(again).toMatchObject({ status: 'completed' })
  expect((await person.get(`/api/automation-jobs/${again.id}/failure`)).status).toBe(404)
})
