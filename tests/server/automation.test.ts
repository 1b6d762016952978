import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  // No worker: jobs stay where the web part puts them.
  server = await startTestServer()
})
afterAll(() => server.close())

const RESPOND_ASYNC = { headers: { prefer: 'respond-async' } }

function invoiceData(change: object = {}) {
  return {
    supplierName: 'Kestrel Ridge Parts',
    invoiceNumber: 'KR-1',
    purchaseOrderNumber: '10482',
    invoiceDate: '2026-11-02',
    totalAmount: 22,
    lineItems: [{ partNumber: 'BP-100', description: 'Pads', quantity: 2, unitPrice: 10, totalPrice: 20 }],
    ...change,
  }
}

async function readyAccount(): Promise<Visitor> {
  const person = await server.account()
  const saved = await person.post('/api/settings', {
    mechanicDeskCredentials: { workshopId: 'ws', username: 'robot', password: 'secret' },
  })
  expect(saved.status).toBe(200)
  return person
}

function automate(person: Visitor, change: object = {}): Promise<Response> {
  const body = { fileName: 'kr-1.pdf', invoiceData: invoiceData(change) }
  return person.post('/api/automate-batch-invoice', body, RESPOND_ASYNC)
}

async function jobOf(person: Visitor, id: string) {
  return (await person.get(`/api/automation-jobs/${id}`)).json()
}

test('without complete settings nothing is queued and nothing is counted', async () => {
  const person = await server.account()
  const response = await automate(person)
  expect([response.status, await response.text()]).toEqual([
    409,
    'Missing Credentials: Please configure your MechanicDesk credentials in Settings first.',
  ])
  expect((await (await person.get('/api/dashboard')).json()).usage.current).toBe(0)
})

test.each([
  [{ purchaseOrderNumber: ' ' }, 'Please fill in the PO number before starting automation.'],
  [
    { invoiceNumber: null, lineItems: [] },
    'Please fill in the invoice number, the line items before starting automation.',
  ],
  [
    { documentType: 'credit-note' },
    'This document is a credit note, not a tax invoice: it is never posted as a bill.',
  ],
])('an invoice that cannot become a bill is refused in a sentence: %#', async (change, sentence) => {
  const response = await automate(await readyAccount(), change)
  expect([response.status, await response.text()]).toEqual([422, sentence])
})

test('both spellings are accepted', async () => {
  const person = await readyAccount()
  const response = await person.post(
    '/api/automate-batch-invoice',
    {
      fileName: 'kr-2.pdf',
      invoiceData: {
        supplier: 'Kestrel Ridge Parts',
        invoice_number: 'KR-2',
        purchase_order_number: '10483',
        total_amount: 11,
        line_items: [{ part_number: 'X', description: 'Y', quantity: 1, unit_price: 10, total_price: 10 }],
      },
    },
    RESPOND_ASYNC,
  )
  expect(response.status).toBe(202)
  const { job } = await response.json()
  expect(await jobOf(person, job.id)).toMatchObject({
    status: 'pending',
    invoiceNumber: 'KR-2',
    purchaseOrderNumber: '10483',
  })
})

test('the same invoice sent by two tabs at once is queued once', async () => {
  const person = await readyAccount()
  const answers = await Promise.all([
    automate(person),
    automate(person, { invoiceNumber: 'kr 1' }),
    automate(person),
  ])
  const ids = await Promise.all(answers.map(async answer => (await answer.json()).job.id))
  expect(new Set(ids).size).toBe(1)
  const { jobs } = await (await person.get('/api/automation-jobs')).json()
  expect(jobs).toHaveLength(1)
})

test('a queued job can be cancelled once, and its row says so', async () => {
  const person = await readyAccount()
  const { job } = await (await automate(person)).json()
  expect((await person.post(`/api/automation-jobs/${job.id}/cancel`)).status).toBe(200)
  expect(await jobOf(person, job.id)).toMatchObject({
    status: 'failed',
    errorMessage: 'Cancelled before it started.',
  })
  expect((await person.post(`/api/automation-jobs/${job.id}/cancel`)).status).toBe(409)
})

test('a job belongs to its owner: others find nothing', async () => {
  const owner = await readyAccount()
  const { job } = await (await automate(owner)).json()
  const other = await readyAccount()
  for (const path of ['', '/proof', '/screenshot', '/failure', '/failure/screenshot'])
    expect((await other.get(`/api/automation-jobs/${job.id}${path}`)).status).toBe(404)
  for (const path of ['/start', '/cancel'])
    expect((await other.post(`/api/automation-jobs/${job.id}${path}`)).status).toBe(404)
  expect((await (await other.get('/api/automation-jobs')).json()).jobs).toEqual([])
})

test('the live stream tells of a job of one’s own, and ends with the server’s leave', async () => {
  const person = await readyAccount()
  const leave = new AbortController()
  const stream = await person.get('/api/automation-events', { signal: leave.signal })
  expect(stream.headers.get('content-type')).toBe('text/event-stream')
  expect(stream.headers.get('x-content-type-options')).toBe('nosniff')
  const { job } = await (await automate(person)).json()
  const reader = stream.body?.pipeThrough(new TextDecoderStream()).getReader()
  let heard = ''
  while (!heard.includes(job.id)) heard += (await reader?.read())?.value ?? ''
  expect(heard).toContain('event: job')
  leave.abort()
})
