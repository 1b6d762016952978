import { afterAll, beforeAll, expect, test } from 'vitest'
import { oddInvoice } from '#extraction/testing/odd-invoice.ts'
import { writePdf } from '#extraction/testing/write-pdf.ts'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'

const LEARNED_WITHIN_MS = 20_000

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ ROLE: 'all' })
})
afterAll(() => server.close())

function paper(number: string, order: string): Blob {
  const line = {
    shelf: 'B14-02',
    code: 'QA-1002',
    name: 'Oil filter',
    quantity: 1,
    price: '12.00',
    total: '12.00',
  }
  const totals = ['12.00', '1.20', '13.20'] as [string, string, string]
  const page = oddInvoice({ number, order, date: '05/03/2026', lines: [line], totals })
  return new Blob([new Uint8Array(writePdf([page]))])
}

const FIRST = paper('77-4410', 'K7781')
const SECOND = paper('77-4988', 'K8002')

async function analyze(person: Visitor, pdf: Blob) {
  const response = await person.upload('/api/analyze-invoice', pdf)
  expect(response.status).toBe(200)
  return response.json()
}

/** Uploads the first paper; what it gives notes the order as a person leaves it. */
async function readFirst(person: Visitor) {
  const { analysis, fileInfo } = await analyze(person, FIRST)
  return (purchaseOrderNumber: string | null) =>
    person.post('/api/corrections', {
      filePath: fileInfo.filePath,
      invoiceData: { ...analysis.extractedData, purchaseOrderNumber },
    })
}

const orderRead = async (person: Visitor): Promise<string | null> =>
  (await analyze(person, SECOND)).analysis.extractedData.purchaseOrderNumber
const suppliersOf = async (person: Visitor) =>
  (await (await person.get('/api/learned-suppliers')).json()).suppliers

test("what a workshop corrects helps its own next invoice of that supplier, and nobody else's", async () => {
  const person = await server.account()
  const noted = await (await readFirst(person))('K7781')
  expect([noted.status, await noted.json()]).toEqual([200, { success: true }])
  await expect.poll(() => suppliersOf(person), { timeout: LEARNED_WITHIN_MS }).toHaveLength(1)
  expect(await orderRead(person)).toBe('K8002')
  expect(await orderRead(await server.account())).toBeNull()
})

test('a supplier that is forgotten is read as if it were the first', async () => {
  const person = await server.account()
  await (await readFirst(person))('K7781')
  await expect.poll(() => suppliersOf(person), { timeout: LEARNED_WITHIN_MS }).toHaveLength(1)
  const [supplier] = await suppliersOf(person)
  expect(supplier).toMatchObject({ fields: ['purchaseOrderNumber'] })
  expect((await person.post('/api/learned-suppliers/forget', { key: supplier.key })).status).toBe(200)
  expect(await orderRead(person)).toBeNull()
})

test('a wrong correction that is put back teaches nothing, learned already or not', async () => {
  const person = await server.account()
  const note = await readFirst(person)
  await note('77-4410')
  await expect.poll(() => suppliersOf(person), { timeout: LEARNED_WITHIN_MS }).toHaveLength(1)
  await note(null)
  expect(await suppliersOf(person)).toEqual([])
  await note('77-4410')
  await note(null)
  // Learned after both: the worker takes one correction after the other.
  await (await readFirst(person))('K7781')
  await expect.poll(() => suppliersOf(person), { timeout: LEARNED_WITHIN_MS }).toHaveLength(1)
  expect(await orderRead(person)).toBe('K8002')
})

test("nobody teaches with another owner's file", async () => {
  const { analysis, fileInfo } = await analyze(await server.account(), FIRST)
  const stranger = await server.account()
  const body = { filePath: fileInfo.filePath, invoiceData: analysis.extractedData }
  expect((await stranger.post('/api/corrections', body)).status).toBe(404)
})
