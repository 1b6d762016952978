import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Plan } from '#domain/reconcile/plan.ts'
import {
  JobCancelled,
  type JobRow,
  LeaseLost,
  openJobJournal,
  requireLease,
} from '#server/automation/job-journal.ts'
import { requeueLostJobs } from '#server/automation/lost-jobs.ts'
import { giveUpJob, runJob } from '#server/automation/run-job.ts'
import { automationJobs, users } from '#server/db/schema.ts'
import type { RunJournal } from '#workshop/ports.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ORDER = { number: '1', reference: null, supplier: 'S', status: 'sent', lines: [], bills: [] }
const PLAN: Plan = {
  mode: 'full-upload',
  reasons: [],
  warnings: [],
  matches: [],
  ambiguous: { invoiceLines: [], positions: [] },
  missing: [],
  isShort: false,
  extra: [],
  changes: [],
  after: [],
  bill: null,
}

async function runningJob(change: Partial<JobRow> = {}): Promise<JobRow> {
  const { email } = await server.account()
  const { db } = server.world
  const [user] = await db.select().from(users).where(eq(users.email, email))
  const invoice = {
    invoiceNumber: 'A-1',
    purchaseOrderNumber: '1',
    supplierName: 'S',
    supplierABN: null,
    invoiceDate: null,
    total: null,
    taxAmount: null,
    lines: [],
  }
  const id = `job_${randomBytes(4).toString('hex')}`
  const row = {
    id,
    userId: user?.id ?? '',
    workshopKey: `host/${id}`,
    supplierKey: 's',
    invoiceKey: 'A1',
    state: 'running' as const,
    fileName: 'a.pdf',
    invoice,
    lease: 'mine',
    ...change,
  }
  const [job] = await db.insert(automationJobs).values(row).returning()
  if (!job) throw new Error('no job')
  return job
}

test('a worker that lost its lease can write nothing, not even a log line', async () => {
  const job = await runningJob()
  const journal = openJobJournal(server.world, job, 'mine')
  await journal.log('info', 'while it is mine')
  await server.world.db.update(automationJobs).set({ lease: 'another' }).where(eq(automationJobs.id, job.id))
  for (const act of [
    () => journal.log('info', 'too late'),
    () => journal.mayWrite(),
    () => journal.intendBill(),
    () => journal.stepStarted('login'),
    () => journal.billPosted(),
  ])
    await expect(act()).rejects.toThrow(LeaseLost)
})

test('a worker that freezes inside an entry does not hold the job for ever', async () => {
  const job = await runningJob()
  await server.world.db.transaction(async tx => {
    await requireLease(tx, job.id, 'mine')
    const { rows } = await tx.execute(sql`show idle_in_transaction_session_timeout`)
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }])
  })
})

test('a cancelled job may not write again, but may still tell why it stopped', async () => {
  const job = await runningJob({ cancelRequested: true })
  const journal = openJobJournal(server.world, job, 'mine')
  await expect(journal.mayWrite()).rejects.toThrow(JobCancelled)
  await expect(journal.log('info', 'Stopping')).resolves.toBeUndefined()
})

test('one bill has one live intent, across users; once posted it stays posted; withdrawn it may be tried anew', async () => {
  const key = {
    workshopKey: `host/${randomBytes(3).toString('hex')}`,
    supplierKey: 'kestrel',
    invoiceKey: 'K1',
  }
  const first = openJobJournal(server.world, await runningJob({ ...key, state: 'completed' }), 'mine')
  const second = openJobJournal(server.world, await runningJob({ ...key, state: 'completed' }), 'mine')
  expect(await first.intendBill()).toBe('new')
  expect(await first.intendBill()).toBe('unfinished')
  expect(await second.intendBill()).toBe('unfinished')
  await second.billNotPosted()
  expect(await second.intendBill()).toBe('new')
  await second.billPosted()
  expect(await first.intendBill()).toBe('posted')
  // The one that posted it may have to go on with the PDF after a restart.
  expect(await second.intendBill()).toBe('unfinished')
})

test('a run whose bill another job posted is refused at its plan, before any line is written; the job itself goes on', async () => {
  const key = { workshopKey: 'host/posted', supplierKey: 'kestrel', invoiceKey: 'K1' }
  const first = openJobJournal(server.world, await runningJob({ ...key, state: 'completed' }), 'mine')
  const job = await runningJob({ ...key, state: 'completed' })
  const second = openJobJournal(server.world, job, 'mine')
  await first.intendBill()
  await expect(second.planMade(PLAN, ORDER)).resolves.toBeUndefined()
  await first.billPosted()
  await expect(second.planMade(PLAN, ORDER)).rejects.toThrow(/^Invoice A-1 is already billed/)
  await expect(first.planMade(PLAN, ORDER)).resolves.toBeUndefined()
  await expect(second.planMade({ ...PLAN, mode: 'blocked' }, ORDER)).resolves.toBeUndefined()
})

test('a hundred jobs that intend the same bill at once: one is new', async () => {
  const key = { workshopKey: 'host/crowd', supplierKey: 'kestrel', invoiceKey: 'K1' }
  const journals = await Promise.all(
    Array.from({ length: 10 }, async () =>
      openJobJournal(server.world, await runningJob({ ...key, state: 'completed' }), 'mine'),
    ),
  )
  const outcomes = await Promise.all(
    journals.flatMap(journal => Array.from({ length: 10 }, () => journal.intendBill())),
  )
  expect(outcomes.filter(outcome => outcome === 'new')).toHaveLength(1)
})

test('a job that was interrupted too often ends with what to check', async () => {
  const endOf = async (act: (journal: RunJournal) => Promise<unknown>) => {
    const job = await runningJob({ invoiceKey: randomBytes(4).toString('hex') })
    await act(openJobJournal(server.world, job, 'mine'))
    await giveUpJob(server.world, job.id)
    const [row] = await server.world.db.select().from(automationJobs).where(eq(automationJobs.id, job.id))
    expect(row?.state).toBe('failed')
    return row?.errorMessage?.slice(0, 50)
  }
  expect(await endOf(journal => journal.stepStarted('login'))).toContain('Nothing was changed')
  expect(await endOf(journal => journal.stepStarted('write-lines'))).toContain('Lines of purchase order 1')
  expect(await endOf(journal => journal.intendBill())).toContain('The bill may exist')
  const post = async (journal: RunJournal) => [await journal.intendBill(), await journal.billPosted()]
  expect(await endOf(post)).toContain('Bill A-1 exists')
})

test('a second job of a workshop does not begin while the first one runs', async () => {
  const { workshopKey } = await runningJob()
  const second = await runningJob({ workshopKey, state: 'queued', lease: null })
  const running = runJob(server.world, second.id, new AbortController().signal)
  await expect(running).rejects.toThrow('Another job of this workshop is running.')
  const [row] = await server.world.db.select().from(automationJobs).where(eq(automationJobs.id, second.id))
  expect(row?.state).toBe('queued')
})

test('a job that the queue lost is queued again, once', async () => {
  const job = await runningJob({ state: 'queued', lease: null })
  const entries = async () => {
    const { rows } = await server.world.db.execute(
      sql`select from pgboss.job where data->>'jobId' = ${job.id}`,
    )
    return rows.length
  }
  expect(await entries()).toBe(0)
  for (const _ of [1, 2]) await requeueLostJobs(server.world)
  expect(await entries()).toBe(1)
})
