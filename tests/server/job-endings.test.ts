import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { automationFailures, automationJobs, automationProofs, billIntents } from '#server/db/schema.ts'
import { newWorkshop, readyAccount, startJob } from '../support/fake-worker.ts'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const ORDER = {
  number: '10482',
  reference: null,
  supplier: 'Kestrel',
  status: 'billed',
  lines: [],
  bills: [],
}

async function endedJob(person: Visitor, state: 'completed' | 'failed', invoiceNumber = 'KR-1') {
  const { job } = await (await startJob(person, invoiceNumber)).json()
  const { db } = server.world
  const [row] = await db
    .update(automationJobs)
    .set({ state })
    .where(eq(automationJobs.id, job.id))
    .returning()
  if (!row) throw new Error('no job')
  return row
}

async function post({ id, workshopKey, supplierKey, invoiceKey }: Awaited<ReturnType<typeof endedJob>>) {
  const { db } = server.world
  await db
    .insert(billIntents)
    .values({ workshopKey, supplierKey, invoiceKey, jobId: id, state: 'posted', settledAt: new Date() })
  await db.insert(automationProofs).values({ jobId: id, order: ORDER, bill: null })
}

const seenBy = async (person: Visitor, id: string) => (await person.get(`/api/automation-jobs/${id}`)).json()

test('a second run of an invoice names the run that entered it, to its own user only, and only after it', async () => {
  const workshop = newWorkshop()
  const [person, colleague] = [await readyAccount(server, workshop), await readyAccount(server, workshop)]
  const before = await endedJob(person, 'failed')
  const entering = await endedJob(person, 'completed')
  await post(entering)
  const again = await endedJob(person, 'failed')
  const other = await endedJob(person, 'failed', 'KR-2')
  const theirs = await endedJob(colleague, 'failed')
  expect(await seenBy(person, again.id)).toMatchObject({ status: 'failed', enteredBy: entering.id })
  for (const [who, job] of [
    [person, before],
    [person, entering],
    [person, other],
    [colleague, theirs],
  ] as const)
    expect((await seenBy(who, job.id)).enteredBy).toBeNull()
})

test('a cancelled job is told apart from a failed one, and evidence of a failure is announced', async () => {
  const person = await readyAccount(server)
  const { job } = await (await startJob(person)).json()
  await person.post(`/api/automation-jobs/${job.id}/cancel`)
  expect(await seenBy(person, job.id)).toMatchObject({ status: 'failed', cancelled: true, hasFailure: false })
  const failed = await endedJob(person, 'failed', 'KR-3')
  await server.world.db
    .insert(automationFailures)
    .values({ jobId: failed.id, url: 'http://x/', ariaSnapshot: '' })
  expect(await seenBy(person, failed.id)).toMatchObject({ cancelled: false, hasFailure: true })
})
