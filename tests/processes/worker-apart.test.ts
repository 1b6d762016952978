import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { line, purchase, workshopWith } from '../driver/support/demo-workshop.ts'
import { PASSWORD, WORKSHOP } from '../driver/support/run.ts'
import { type StandIn, startStandIn } from '../driver/support/stand-in.ts'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'

const ROOT = path.join(import.meta.dirname, '../..')

/** The web process is this one, and has no browser; the worker is another. */
let standIn: StandIn
let web: TestServer
let worker: ChildProcess
let person: Visitor

beforeAll(async () => {
  standIn = await startStandIn()
  await standIn.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5)]), purchase('1044', [])))
  web = await startTestServer({ WORKSHOP_LOGIN_URL: standIn.loginUrl })
  person = await web.account()
  const saved = await person.post('/api/settings', { mechanicDeskCredentials: credentials })
  expect(saved.status).toBe(200)
})
afterAll(async () => {
  worker?.kill('SIGKILL')
  await web?.close()
  await standIn?.stop()
})

const credentials = { workshopId: WORKSHOP, username: 'docket', password: PASSWORD }

function startWorker(): ChildProcess {
  const env = {
    PATH: process.env.PATH,
    ROLE: 'worker',
    DATABASE_URL: web.databaseUrl,
    DATA_DIR: web.dataDir,
    CACHE_DIR: path.join(ROOT, '.docket/cache'),
    LOG_LEVEL: 'error',
    WORKSHOP_LOGIN_URL: standIn.loginUrl,
  }
  return spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

const invoiceData = (purchaseOrderNumber: string, invoiceNumber: string) => ({
  supplierName: 'Harbour Brake Supplies',
  invoiceNumber,
  purchaseOrderNumber,
  invoiceDate: '2026-10-30',
  totalAmount: 110,
  lineItems: [{ partNumber: 'BP-100', description: 'Pads', quantity: 2, unitPrice: 50, totalPrice: 100 }],
})
const preview = (...invoice: [string, string]) =>
  person.post('/api/automation-preview', { invoiceData: invoiceData(...invoice) })

async function startJob(...invoice: [string, string]): Promise<string> {
  const body = { fileName: 'a.pdf', invoiceData: invoiceData(...invoice) }
  const respondAsync = { headers: { prefer: 'respond-async' } }
  return (await (await person.post('/api/automate-batch-invoice', body, respondAsync)).json()).job.id
}

const jobOf = async (id: string) => (await person.get(`/api/automation-jobs/${id}`)).json()
const statusOf = async () => (await person.get('/api/browser-sessions/status')).json()
const soon = { timeout: 60_000, interval: 250 }
const isEnded = async (id: string) =>
  vi.waitFor(async () => expect(['completed', 'failed']).toContain((await jobOf(id)).status), soon)
const saidBy = async (id: string) =>
  (await jobOf(id)).logs.map(({ message }: { message: string }) => message).join('\n')

test('a web process without a browser tells and uses the browser of a worker elsewhere, until that dies', {
  timeout: 240_000,
}, async () => {
  expect(await statusOf()).toMatchObject({ sessions: { total: 0 }, browserAutomation: { available: false } })
  expect((await preview('1043', 'INV-1')).status).toBe(503)

  worker = startWorker()
  await vi.waitFor(
    async () =>
      expect(await statusOf()).toMatchObject({
        sessions: { active: 0, total: 2 },
        browserAutomation: { available: true, optimized: true },
      }),
    soon,
  )
  const tested = await person.post('/api/test-connection', { mechanicDeskCredentials: credentials })
  expect(await tested.json()).toMatchObject({ connected: true, openPurchaseOrders: { count: 2 } })
  const seen = await preview('1043', 'INV-1')
  expect(await seen.json()).toMatchObject({ mode: 'full-upload', lines: [{ change: 'changed' }] })

  // A job that runs is not disturbed by a preview.
  const first = await startJob('1043', 'INV-1')
  await vi.waitFor(async () => expect(await saidBy(first)).toContain('Logged in'), soon)
  expect((await preview('1044', 'INV-2')).status).toBe(409)
  await isEnded(first)
  expect(await jobOf(first)).toMatchObject({ status: 'completed', automationType: 'full-upload' })
  expect(await saidBy(first)).not.toContain('ended the session')

  // A preview that runs is not disturbed by a job, nor the job by it.
  const looking = preview('1044', 'INV-2')
  await new Promise(resolve => setTimeout(resolve, 1000))
  const second = await startJob('1044', 'INV-2')
  expect((await looking).status).toBe(200)
  await isEnded(second)
  expect((await jobOf(second)).status).toBe('completed')
  expect(await saidBy(second)).not.toContain('ended the session')

  worker.kill('SIGKILL')
  await once(worker, 'exit')
  await vi.waitFor(
    async () =>
      expect(await statusOf()).toMatchObject({
        sessions: { total: 0 },
        browserAutomation: { available: false },
      }),
    { timeout: 30_000, interval: 1000 },
  )
})
