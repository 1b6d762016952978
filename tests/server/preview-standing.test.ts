import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LookAnswer } from '#server/automation/look-message.ts'
import { automationJobs, billIntents } from '#server/db/schema.ts'
import {
  type FakeWorker,
  newWorkshop,
  PREVIEW,
  preview,
  readyAccount,
  refusedBy,
  saidBy,
  startFakeWorker,
  startJob,
} from '../support/fake-worker.ts'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'

type Seen = Extract<LookAnswer, { kind: 'preview' }>['seen']

let server: TestServer
let worker: FakeWorker
beforeAll(async () => {
  server = await startTestServer()
  worker = await startFakeWorker(server)
})
afterAll(() => server.close())
beforeEach(() => worker.reset())

/** A run of this person that has ended and left its bill in the record. */
async function leaveBill(person: Visitor, state: 'intended' | 'posted' | 'withdrawn'): Promise<void> {
  const { db } = server.world
  const { job } = await (await startJob(person)).json()
  const [row] = await db
    .update(automationJobs)
    .set({ state: 'failed' })
    .where(eq(automationJobs.id, job.id))
    .returning()
  if (!row) throw new Error('no job')
  const { workshopKey, supplierKey, invoiceKey } = row
  const settledAt = state === 'intended' ? null : new Date('2026-03-04T20:00:00Z')
  await db
    .insert(billIntents)
    .values({ workshopKey, supplierKey, invoiceKey, jobId: job.id, state, settledAt })
}

function see(change: (seen: Seen) => Seen): void {
  worker.answer = async () =>
    PREVIEW.kind === 'preview' ? { ...PREVIEW, seen: change(PREVIEW.seen) } : PREVIEW
}

async function previewed(person: Visitor) {
  const response = await preview(person)
  expect(response.status).toBe(200)
  return response.json()
}

test('a bill that Docket posted blocks the preview, for every user of the workshop, and for no other workshop', async () => {
  const workshop = newWorkshop()
  const [first, second] = [await readyAccount(server, workshop), await readyAccount(server, workshop)]
  await leaveBill(first, 'posted')
  for (const person of [first, second])
    expect(await previewed(person)).toMatchObject({
      mode: 'blocked',
      reasons: [
        'Invoice KR-1 is already billed: Docket entered it on 5 Mar 2026, on purchase order 10482. Nothing was changed.',
      ],
      changes: [],
      lines: [{ change: 'unchanged' }],
      bill: null,
    })
  expect(await previewed(await readyAccount(server))).toMatchObject({ mode: 'price-sync-only' })
})

test('a bill that was looked for and does not exist blocks nothing', async () => {
  const person = await readyAccount(server)
  await leaveBill(person, 'withdrawn')
  expect(await previewed(person)).toMatchObject({ mode: 'price-sync-only', changes: [{ kind: 'update' }] })
})

test('a bill of unknown outcome that is not on the order is a warning before what the plan warns of', async () => {
  const person = await readyAccount(server)
  await leaveBill(person, 'intended')
  expect(await previewed(person)).toMatchObject({
    mode: 'price-sync-only',
    warnings: [
      expect.stringMatching(/while saving bill KR-1.*outcome is unknown/),
      'Missing data: the invoice has no date.',
    ],
    changes: [{ kind: 'update' }],
  })
})

test('a bill of unknown outcome that is on the order would be taken over, not made again', async () => {
  const person = await readyAccount(server)
  await leaveBill(person, 'intended')
  const bills = [{ invoiceNumber: 'kr-1', date: '2026-03-05', total: 2200 }]
  see(({ plan, before }) => {
    const billed = { ...before, bills }
    const refused = { ...plan, mode: 'blocked' as const, reasons: ['It is already billed.'], changes: [] }
    return { plan: refused, before: billed, after: billed }
  })
  expect(await previewed(person)).toMatchObject({
    mode: 'full-upload',
    reasons: [],
    warnings: [expect.stringContaining('would be proven, not made again')],
    changes: [],
    bill: { invoiceNumber: 'kr-1', total: 22 },
  })
})

test('who cannot sign in to the workshop learns nothing of its bills', async () => {
  const workshop = newWorkshop()
  await leaveBill(await readyAccount(server, workshop), 'posted')
  worker.answer = async () => refusedBy('MechanicDesk refused the username or password.', true)
  const stranger = await readyAccount(server, { ...workshop, password: randomBytes(4).toString('hex') })
  expect(await saidBy(await preview(stranger))).toEqual([
    422,
    'MechanicDesk refused the username or password.',
  ])
})
