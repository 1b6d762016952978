import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { waitForLooks } from '#server/automation/occupied-workshop.ts'
import { workerBrowsers, workshopLooks } from '#server/db/looks-schema.ts'
import { automationJobs } from '#server/db/schema.ts'
import {
  type FakeWorker,
  invoiceData,
  newWorkshop,
  PREVIEW,
  preview,
  readyAccount,
  refusedBy,
  saidBy,
  startFakeWorker,
  startJob,
} from '../support/fake-worker.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let worker: FakeWorker
beforeAll(async () => {
  server = await startTestServer()
  worker = await startFakeWorker(server)
})
afterAll(() => server.close())
beforeEach(() => worker.reset())

test('a preview shows mode, changes in words, and the order before and after, in dollars', async () => {
  const response = await preview(await readyAccount(server))
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    mode: 'price-sync-only',
    reasons: ['PO has more items than invoice: OF-22 is not on the invoice.'],
    warnings: ['Missing data: the invoice has no date.'],
    changes: [{ kind: 'update', words: 'Change BP-100: price $9.00 to $10.00' }],
    before: { number: '10482', lines: [{ stockNumber: 'BP-100', unitPrice: 9 }] },
    after: { number: '10482', lines: [{ stockNumber: 'BP-100', unitPrice: 10 }] },
    lines: [{ change: 'changed', before: { unitPrice: 9 }, after: { unitPrice: 10 } }],
    bill: null,
  })
  expect(await server.world.db.select().from(workshopLooks)).toEqual([])
})

test('a preview counts nothing and makes no job', async () => {
  const person = await readyAccount(server)
  await preview(person)
  expect((await (await person.get('/api/automation-jobs')).json()).jobs).toEqual([])
  expect((await (await person.get('/api/dashboard')).json()).usage.current).toBe(0)
})

test('what would end a run before its plan is told as the run would', async () => {
  worker.answer = async () => refusedBy('Purchase order 10482 was not found in MechanicDesk.')
  expect(await saidBy(await preview(await readyAccount(server)))).toEqual([
    422,
    'Purchase order 10482 was not found in MechanicDesk.',
  ])
})

test.each([
  [{ purchaseOrderNumber: '' }, 422, /fill in the PO number/],
  [{ documentType: 'credit-note' }, 422, /credit note/],
])('an invoice that no run would take is refused without a look: %#', async (change, status, sentence) => {
  const [code, text] = await saidBy(await preview(await readyAccount(server), change))
  expect([code, text]).toEqual([status, expect.stringMatching(sentence)])
  expect(worker.asked).toEqual([])
})

test('a preview with a file of somebody else finds nothing, and looks at nothing', async () => {
  const person = await readyAccount(server)
  const body = { filePath: 'file_00000000000000000000000000000000', invoiceData }
  expect((await person.post('/api/automation-preview', body)).status).toBe(404)
  expect(worker.asked).toEqual([])
})

test('a preview is refused while a job of that workshop runs or waits, whoever started it, and no other', async () => {
  const workshop = newWorkshop()
  const first = await readyAccount(server, workshop)
  const second = await readyAccount(server, workshop)
  const elsewhere = await readyAccount(server)
  const { job } = await (await startJob(first)).json()
  for (const state of ['queued', 'running'] as const) {
    await server.world.db.update(automationJobs).set({ state }).where(eq(automationJobs.id, job.id))
    expect(await saidBy(await preview(second))).toEqual([
      409,
      'An automation job of this workshop is running or about to: try again when it has ended.',
    ])
  }
  expect(worker.asked).toEqual([])
  expect((await preview(elsewhere)).status).toBe(200)
  await server.world.db.update(automationJobs).set({ state: 'failed' }).where(eq(automationJobs.id, job.id))
  expect((await preview(second)).status).toBe(200)
})

test('a job that starts during a preview waits for its end', async () => {
  const person = await readyAccount(server)
  const looking = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  worker.answer = async () => {
    looking.resolve()
    await mayAnswer.promise
    return PREVIEW
  }
  const previewed = preview(person)
  await looking.promise
  const { job } = await (await startJob(person)).json()
  let isFree = false
  const waited = waitForLooks(server.world.db, job.id, new AbortController().signal).then(() => {
    isFree = true
  })
  await new Promise(resolve => setTimeout(resolve, 700))
  expect(isFree).toBe(false)
  mayAnswer.resolve()
  expect((await previewed).status).toBe(200)
  await waited
  await server.world.db.update(automationJobs).set({ state: 'failed' }).where(eq(automationJobs.id, job.id))
})

test('two looks at one workshop at once: one is refused', async () => {
  const person = await readyAccount(server)
  worker.answer = async () => {
    await new Promise(resolve => setTimeout(resolve, 600))
    return PREVIEW
  }
  const statuses = (await Promise.all([preview(person), preview(person)])).map(answer => answer.status)
  expect(statuses.sort((a, b) => a - b)).toEqual([200, 409])
})

test('a person who goes away cancels the look; the workshop stays occupied until the worker has left', async () => {
  const person = await readyAccount(server)
  const mayLeave = Promise.withResolvers<void>()
  worker.answer = async () => {
    await mayLeave.promise
    return PREVIEW
  }
  const leave = new AbortController()
  const previewed = preview(person, {}, { signal: leave.signal }).catch(() => 'gone')
  await vi.waitFor(() => expect(worker.asked).toHaveLength(1))
  leave.abort()
  expect(await previewed).toBe('gone')
  await vi.waitFor(async () => {
    const [look] = await server.world.db.select().from(workshopLooks)
    expect(look).toMatchObject({ cancelled: true, answer: null })
  })
  expect((await preview(person)).status).toBe(409)
  mayLeave.resolve()
  await vi.waitFor(async () => expect((await preview(person)).status).toBe(200), { timeout: 5000 })
})

test('without a living worker whose browser works, a preview says so at once', async () => {
  await server.world.db.delete(workerBrowsers)
  await worker.announce('dead', -1)
  await worker.announce('without-browser', 60, false)
  const [status, text] = await saidBy(await preview(await readyAccount(server)))
  expect([status, text]).toEqual([503, expect.stringContaining('no browser')])
})

test('the status of browser sessions adds up the living workers, and knows of dead ones', async () => {
  const person = await readyAccount(server)
  const statusOf = async () => (await person.get('/api/browser-sessions/status')).json()
  await worker.announce('second', 60)
  await worker.announce('dead', -1)
  await worker.announce('without-browser', 60, false)
  expect(await statusOf()).toEqual({
    sessions: { active: 0, total: 4 },
    deployment: { isReservedVM: false },
    browserAutomation: { available: true, optimized: true },
  })
  await server.world.db.update(workerBrowsers).set({ expiresAt: sql`now()` })
  expect(await statusOf()).toMatchObject({
    sessions: { total: 0 },
    browserAutomation: { available: false, optimized: false },
  })
})
