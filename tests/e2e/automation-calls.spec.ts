import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { readSandbox, signInAsDemo } from '../support/demo-session.ts'
import { workshopControl } from '../support/workshop-control.ts'

const SAMPLES = path.join(import.meta.dirname, '../../start/demo/samples')
const control = workshopControl(process.env.E2E_DATA_DIR ?? '')

test.beforeEach(({ request }) => signInAsDemo(request))

function pdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: readFileSync(path.join(SAMPLES, name)) }
}

async function orderTruth(number: string) {
  return (await control.purchases(readSandbox().workshopSystem.workshopId)).get(number)
}

async function analyze(request: APIRequestContext, name: string) {
  const response = await request.post('/api/analyze-invoice', {
    multipart: { pdf: pdf(name), provider: 'builtin' },
  })
  expect(response.status()).toBe(200)
  return response.json()
}

/** As the specification's page does it: a look every two seconds. */
async function endOf(request: APIRequestContext, id: string) {
  let job = { status: '', logs: [] as { message: string }[], errorMessage: null as string | null }
  await expect(async () => {
    job = await (await request.get(`/api/automation-jobs/${id}`)).json()
    expect(['completed', 'failed']).toContain(job.status)
  }).toPass({ intervals: [2000], timeout: 90_000 })
  return job
}

test('an upload becomes a job that waits, runs when it is started, and is not started twice', async ({
  request,
}) => {
  const created = await request.post('/api/upload-pdf-for-automation', {
    multipart: { pdf: pdf('kestrel-ridge-KR20417.pdf'), workshopId: readSandbox().workshopSystem.workshopId },
  })
  expect(created.status()).toBe(200)
  const { id } = (await created.json()).job
  expect((await (await request.get(`/api/automation-jobs/${id}`)).json()).status).toBe('pending')
  for (const _ of [1, 2]) expect((await request.post(`/api/automation-jobs/${id}/start`)).status()).toBe(200)
  const job = await endOf(request, id)
  expect(job).toMatchObject({ status: 'completed', errorMessage: null })
  expect((await orderTruth('10482'))?.bills.map(bill => bill.invoiceNumber)).toEqual(['KR20417'])
})

test('an analysed invoice is answered when its job has ended, with the proof to be had', async ({
  request,
}) => {
  const { analysis, fileInfo } = await analyze(request, 'tin-shed-TS-3094.pdf')
  const response = await request.post('/api/automate-analyzed-invoice', {
    data: { filePath: fileInfo.filePath, fileName: fileInfo.fileName, invoiceData: analysis.extractedData },
    timeout: 90_000,
  })
  expect(response.status()).toBe(200)
  const { automationType, message, job } = await response.json()
  expect([automationType, message]).toEqual(['full-upload', expect.stringContaining('TS-3094')])
  const proof = await (await request.get(`/api/automation-jobs/${job.id}/proof`)).json()
  const [bill] = (await orderTruth('10488'))?.bills ?? []
  expect(proof.bill).toMatchObject({
    invoiceNumber: 'TS-3094',
    total: bill?.total,
    attachments: ['tin-shed-TS-3094.pdf'],
  })
  const screenshot = await request.get(`/api/automation-jobs/${job.id}/screenshot`)
  expect((await screenshot.body()).subarray(1, 4).toString()).toBe('PNG')
})

test('an invoice without a stored PDF gets a bill without attachment, and the result says so', async ({
  request,
}) => {
  const { analysis } = await analyze(request, 'burrawang-BB08831.pdf')
  const { supplierName, invoiceNumber, purchaseOrderNumber, invoiceDate, totalAmount, lineItems } =
    analysis.extractedData
  const invoiceData = {
    supplierName,
    invoiceNumber,
    purchaseOrderNumber,
    invoiceDate,
    totalAmount,
    lineItems,
  }
  const response = await request.post('/api/automate-batch-invoice', {
    data: { fileName: 'burrawang-BB08831.pdf', invoiceData },
    timeout: 90_000,
  })
  expect(await response.json()).toMatchObject({
    automationType: 'full-upload',
    message: expect.stringMatching(/PDF/),
  })
  expect((await orderTruth('10495'))?.bills).toMatchObject([{ invoiceNumber: 'BB08831', attachments: [] }])
})

test('an order with more parts than the invoice gets prices only, in the words the page looks for', async ({
  request,
}) => {
  const { analysis, fileInfo } = await analyze(request, 'pelican-point-PP77120.pdf')
  const response = await request.post('/api/automate-analyzed-invoice', {
    data: { filePath: fileInfo.filePath, fileName: fileInfo.fileName, invoiceData: analysis.extractedData },
    timeout: 90_000,
  })
  const { automationType, job } = await response.json()
  expect(automationType).toBe('price-sync-only')
  const { logs } = await endOf(request, job.id)
  const said = logs.map(log => log.message).join('\n')
  for (const phrase of [
    'PRICE SYNC ONLY MODE',
    'incomplete invoice detected',
    'PO has more items than invoice',
  ])
    expect(said).toContain(phrase)
  expect((await orderTruth('10491'))?.bills).toEqual([])
})
