import { eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { LookAnswer, LookRequest } from '#server/automation/look-message.ts'
import { workerBrowsers, workshopLooks } from '#server/db/looks-schema.ts'
import { LOOK_AT_WORKSHOP } from '#server/jobs/look-at-workshop.ts'
import type { TestServer, Visitor } from './test-server.ts'

/** A worker without a browser: it answers looks with whatever a test wants. */
export interface FakeWorker {
  asked: LookRequest[]
  answer: (request: LookRequest) => Promise<LookAnswer>
  /** Forgets all looks and workers, and is the only living one. */
  reset(): Promise<void>
  /** Another worker, or one that expired when `seconds` is negative. */
  announce(workerId: string, seconds: number, available?: boolean): Promise<void>
}

export async function startFakeWorker(server: TestServer): Promise<FakeWorker> {
  const { db, queue } = server.world
  const worker: FakeWorker = {
    asked: [],
    answer: usualAnswer,
    async reset() {
      worker.asked = []
      worker.answer = usualAnswer
      await db.delete(workshopLooks)
      await db.delete(workerBrowsers)
      await worker.announce('worker-of-the-tests', 60)
    },
    async announce(workerId, seconds, available = true) {
      const expiresAt = sql`now() + ${seconds} * interval '1 second'`
      const row = { available, optimized: true, reservedVm: false, capacity: 2, expiresAt }
      await db.insert(workerBrowsers).values({ workerId, ...row })
    },
  }
  const run = async ({ lookId }: { lookId: string }) => {
    const [look] = await db.select().from(workshopLooks).where(eq(workshopLooks.id, lookId))
    if (!look) return
    worker.asked.push(look.request)
    const answer = await worker.answer(look.request)
    await db.update(workshopLooks).set({ answer }).where(eq(workshopLooks.id, lookId))
  }
  await queue.work(LOOK_AT_WORKSHOP, { run, giveUp: async () => undefined }, 4)
  return worker
}

async function usualAnswer({ kind }: LookRequest): Promise<LookAnswer> {
  return kind === 'preview' ? PREVIEW : CONNECTED
}

const order = { number: '10482', reference: null, supplier: 'Kestrel', status: 'sent', bills: [] }
const pads = {
  position: 0,
  stockNumber: 'BP-100',
  name: 'Pads',
  description: '',
  quantity: 2,
  unitPrice: 900,
  includesGst: false,
  gstFree: false,
}
const dearer = { ...pads, unitPrice: 1000 }
export const PREVIEW: LookAnswer = {
  kind: 'preview',
  seen: {
    plan: {
      mode: 'price-sync-only',
      reasons: ['PO has more items than invoice: OF-22 is not on the invoice.'],
      warnings: ['Missing data: the invoice has no date.'],
      matches: [],
      ambiguous: { invoiceLines: [], positions: [] },
      missing: [],
      isShort: false,
      extra: [],
      changes: [{ kind: 'update', invoiceLine: 0, before: pads, line: dearer }],
      after: [dearer],
      bill: null,
    },
    before: { ...order, lines: [pads] },
    after: { ...order, lines: [dearer] },
  },
}
const CONNECTED: LookAnswer = {
  kind: 'connection',
  seen: { workshopName: 'Coolabah Motors', openOrders: { count: 7, isAll: true } },
}
export const refusedBy = (message: string, wrongPassword = false): LookAnswer => ({
  kind: 'failure',
  failure: 'refused',
  message,
  wrongPassword,
})
export const WRONG = refusedBy('MechanicDesk refused the username or password.', true)

let workshops = 0
export const newWorkshop = () => ({
  workshopId: `ws-${++workshops}`,
  username: 'robot',
  password: 'right-canary',
})

/** Signed in, with settings saved. */
export async function readyAccount(server: TestServer, credentials = newWorkshop()): Promise<Visitor> {
  const person = await server.account()
  const saved = await person.post('/api/settings', { mechanicDeskCredentials: credentials })
  expect(saved.status).toBe(200)
  return person
}

export const invoiceData = {
  supplierName: 'Kestrel Ridge Parts',
  invoiceNumber: 'KR-1',
  purchaseOrderNumber: '10482',
  totalAmount: 22,
  lineItems: [{ partNumber: 'BP-100', description: 'Pads', quantity: 2, unitPrice: 10, totalPrice: 20 }],
}
export const preview = (person: Visitor, change: object = {}, init: RequestInit = {}) =>
  person.post('/api/automation-preview', { invoiceData: { ...invoiceData, ...change } }, init)
export const testConnection = (person: Visitor, credentials: object) =>
  person.post('/api/test-connection', { mechanicDeskCredentials: credentials })
export const startJob = (person: Visitor, invoiceNumber = 'KR-1') =>
  person.post(
    '/api/automate-batch-invoice',
    { fileName: 'kr.pdf', invoiceData: { ...invoiceData, invoiceNumber } },
    { headers: { prefer: 'respond-async' } },
  )
export const saidBy = async (response: Response) => [response.status, await response.text()]
