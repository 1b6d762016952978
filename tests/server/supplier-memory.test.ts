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

function paper(number: string): Blob {
  const line = {
    shelf: 'B14-02',
    code: 'QA-1002',
    name: 'Oil filter',
    quantity: 1,
    price: '12.00',
    total: '12.00',
  }
  const totals = ['12.00', '1.20', '13.20'] as [string, string, string]
  const page = oddInvoice({ number, order: 'K7781', date: '05/03/2026', lines: [line], totals })
  return new Blob([new Uint8Array(writePdf([page]))])
}

const FIRST = paper('77-4410')
const SECOND = paper('77-4988')

async function analyze(person: Visitor, pdf: Blob) {
  const response = await person.upload('/api/analyze-invoice', pdf)
  expect(response.status).toBe(200)
  return response.json()
}

/** The number as read, and whether a person need not look at it. */
async function numberRead(person: Visitor): Promise<[number: string | null, isSure: boolean]> {
  const { extractedData } = (await analyze(person, SECOND)).analysis
  return [extractedData.invoiceNumber, !extractedData.uncertainFields.includes('invoiceNumber')]
}

test("what a workshop corrects helps its own next invoice of that supplier, and nobody else's", async () => {
  const person = await server.account()
  const other = await server.account()
  const { analysis, fileInfo } = await analyze(person, FIRST)
  const invoiceData = { ...analysis.extractedData, invoiceNumber: '77-4410' }
  const noted = await person.post('/api/corrections', { filePath: fileInfo.filePath, invoiceData })
  expect([noted.status, await noted.json()]).toEqual([200, { success: true }])
  await expect.poll(() => numberRead(person), { timeout: LEARNED_WITHIN_MS }).toEqual(['77-4988', true])
  expect(await numberRead(other)).not.toEqual(['77-4988', true])
})

test('a supplier that is forgotten is read as if it were the first', async () => {
  const person = await server.account()
  const untaught = await numberRead(person)
  const { analysis, fileInfo } = await analyze(person, FIRST)
  const invoiceData = { ...analysis.extractedData, invoiceNumber: '77-4410' }
  await person.post('/api/corrections', { filePath: fileInfo.filePath, invoiceData })
  await expect.poll(() => numberRead(person), { timeout: LEARNED_WITHIN_MS }).toEqual(['77-4988', true])
  const { suppliers } = await (await person.get('/api/learned-suppliers')).json()
  expect(suppliers).toMatchObject([{ fields: ['invoiceNumber'] }])
  expect((await person.post('/api/learned-suppliers/forget', { key: suppliers[0].key })).status).toBe(200)
  expect(await numberRead(person)).toEqual(untaught)
})

test("nobody teaches with another owner's file", async () => {
  const { analysis, fileInfo } = await analyze(await server.account(), FIRST)
  const stranger = await server.account()
  const body = { filePath: fileInfo.filePath, invoiceData: analysis.extractedData }
  expect((await stranger.post('/api/corrections', body)).status).toBe(404)
})
