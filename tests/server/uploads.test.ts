import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'

const SAMPLES = path.join(import.meta.dirname, '../../start/demo/samples')
const [SAMPLE = ''] = readdirSync(SAMPLES).filter(name => name.endsWith('.pdf'))

let server: TestServer
let person: Visitor
let sample: Blob
beforeAll(async () => {
  server = await startTestServer()
  person = await server.account()
  sample = new Blob([await readFile(path.join(SAMPLES, SAMPLE))])
})
afterAll(() => server.close())

function filesOnDisk(): string[] {
  return ['files', 'incoming'].flatMap(folder =>
    readdirSync(path.join(server.dataDir, folder), { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => entry.name),
  )
}

async function usage(): Promise<number> {
  return (await (await person.get('/api/dashboard')).json()).usage.current
}

test('what is not a readable PDF is refused in a sentence, counts nothing and leaves no file', async () => {
  const before = [...filesOnDisk()]
  const cases: [Blob, number, RegExp][] = [
    [new Blob(['hello']), 415, /^This file is not a PDF/],
    [new Blob([]), 400, /^This file is empty/],
    [new Blob(['%PDF-1.7\nrubbish']), 422, /./],
    [new Blob(['%PDF-1.7', new Uint8Array(51 * 1024 * 1024)]), 413, /^This file is larger than 50MB/],
  ]
  for (const [file, status, sentence] of cases) {
    const response = await person.upload('/api/analyze-invoice', file)
    expect([response.status, await response.text()]).toEqual([status, expect.stringMatching(sentence)])
  }
  expect(filesOnDisk()).toEqual(before)
  expect(await usage()).toBe(0)
})

test('a form without a PDF and a request that is no form are refused', async () => {
  const form = new FormData()
  form.append('provider', 'builtin')
  const without = await person.post('/api/analyze-invoice', undefined, { body: form })
  expect([without.status, await without.text()]).toEqual([
    400,
    'Choose a PDF: the field named pdf is missing.',
  ])
  const json = await person.post('/api/analyze-invoice', { provider: 'builtin' })
  expect(json.status).toBe(415)
  const unknown = await person.upload('/api/analyze-invoice', sample, SAMPLE, { provider: 'palantir' })
  expect(unknown.status).toBe(400)
})

test('an invoice is read, counted once, and only its owner can fetch the file', async () => {
  const before = await usage()
  const response = await person.upload('/api/analyze-invoice', sample, `../../etc/${SAMPLE}`)
  expect(response.status).toBe(200)
  const { analysis, fileInfo } = await response.json()
  expect(analysis.provider).toBe('builtin')
  expect(analysis.extractedData.lineItems.length).toBeGreaterThan(0)
  expect(fileInfo).toEqual({
    filePath: expect.stringMatching(/^file_[0-9a-f]{32}$/),
    fileName: SAMPLE,
    size: sample.size,
  })
  expect(await usage()).toBe(before + 1)

  expect((await person.upload('/api/analyze-invoice', sample)).status).toBe(200)
  expect(await usage()).toBe(before + 1)

  const mine = await person.get(`/api/files/${fileInfo.filePath}`)
  expect(mine.headers.get('content-security-policy')).toContain('sandbox')
  expect((await mine.arrayBuffer()).byteLength).toBe(sample.size)
  const stranger = await server.account()
  expect((await stranger.get(`/api/files/${fileInfo.filePath}`)).status).toBe(404)

  const registration = await person.post(
    '/api/pdfs',
    { pdfURL: `${server.world.config.publicUrl}/api/files/${fileInfo.filePath}` },
    { method: 'PUT' },
  )
  expect([registration.status, await registration.json()]).toEqual([200, { success: true }])
  const foreign = await person.post(
    '/api/pdfs',
    { pdfURL: 'http://169.254.169.254/latest' },
    { method: 'PUT' },
  )
  expect(foreign.status).toBe(400)
})

test('the purchase order number alone can be asked for, and counts nothing', async () => {
  const before = await usage()
  const response = await person.upload('/api/extract-purchase-order', sample)
  expect(await response.json()).toEqual({ purchaseOrderNumber: expect.any(String) })
  expect(await usage()).toBe(before)
})

test('a spreadsheet holds text as text, and no formula', async () => {
  const invoices = [
    {
      fileName: 'a.pdf',
      invoice_number: '=1+1',
      supplier: '@evil',
      total_amount: 12.5,
      line_items: [
        { part_number: '-2+3', description: '=HYPERLINK("x")', quantity: 2, unit_price: 1, total_price: 2 },
      ],
    },
  ]
  const response = await person.post('/api/export-excel', { invoices })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toMatch(/filename="invoice-data-\d{4}-\d\d-\d\d\.xlsx"/)
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
  const formula = await person.post('/api/export-excel', {
    invoices: [{ fileName: 'a', invoiceNumber: { formula: '1+1' } }],
  })
  expect(formula.status).toBe(400)
})

test('what was read as a credit note is never queued, whatever a client calls it', async () => {
  const owner = await server.account()
  await owner.post('/api/settings', {
    workshopId: 'ws',
    username: 'robot',
    password: 'secret',
    loginUrl: null,
  })
  const credit = new Blob([await readFile(path.join(SAMPLES, 'burrawang-credit-CN00417.pdf'))])
  const { analysis, fileInfo } = await (await owner.upload('/api/analyze-invoice', credit)).json()
  expect(analysis.extractedData.documentType).toBe('credit-note')
  const invoiceData = {
    ...analysis.extractedData,
    documentType: 'tax-invoice',
    invoiceNumber: 'SOMETHING-ELSE',
  }
  const before = filesOnDisk().length
  const answers = [
    await owner.post(
      '/api/automate-analyzed-invoice',
      { ...fileInfo, invoiceData },
      { headers: { prefer: 'respond-async' } },
    ),
    await owner.upload('/api/upload-pdf-for-automation', credit, 'c.pdf', {
      extractedData: JSON.stringify(invoiceData),
    }),
  ]
  for (const answer of answers)
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('a credit note')])
  expect(filesOnDisk()).toHaveLength(before)
})
