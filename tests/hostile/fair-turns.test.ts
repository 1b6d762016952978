import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sampleInvoice } from '#extraction/testing/sample-invoice.ts'
import { writePdf } from '#extraction/testing/write-pdf.ts'
import { writeScan } from '#extraction/testing/write-scan.ts'
import { runningReaders } from '../support/readers.ts'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'
import { bombs } from './cases/bombs.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const blobOf = (pdf: Uint8Array) => new Blob([new Uint8Array(pdf)])
const invoice = (number: string) => blobOf(writePdf([sampleInvoice(number)]))

/** Uploads, and notes in `ended` when the answer is there. */
async function analyse(
  person: Pick<Visitor, 'upload'>,
  pdf: Blob,
  name: string,
  ended: string[],
  signal?: AbortSignal,
): Promise<number> {
  const response = await person.upload('/api/analyze-invoice', pdf, undefined, undefined, signal)
  ended.push(name)
  return response.status
}

/** What was sent to keep the readers busy is given up, and nobody goes on with it. */
async function giveUp(sent: Promise<number>[], enough: AbortController): Promise<void> {
  enough.abort()
  await Promise.allSettled(sent)
  await vi.waitFor(() => expect(runningReaders()).toEqual([]), { timeout: 10_000 })
}

test('an invoice is read at once while nine slow PDFs of somebody else are', {
  timeout: 180_000,
}, async () => {
  const slow = bombs.find(({ name }) => name === 'a form painted ten to the tenth times')
  const pdf = blobOf((await slow?.bytes()) ?? Buffer.alloc(0))
  const [many, other] = [await server.account(), await server.account()]
  const ended: string[] = []
  const enough = new AbortController()
  const sent = Array.from({ length: 9 }, (_, i) => analyse(many, pdf, `slow ${i}`, ended, enough.signal))
  await vi.waitFor(() => expect(runningReaders()).toHaveLength(2), { timeout: 10_000 })
  expect(await analyse(other, invoice('40118'), 'invoice', ended)).toBe(200)
  // The two that were being read when it came may meet their deadline first on a busy machine; none of those after them may.
  expect(ended.indexOf('invoice')).toBeLessThanOrEqual(2)
  await giveUp(sent, enough)
})

test('an invoice is read while scans are, also of the same person', { timeout: 180_000 }, async () => {
  const scan = blobOf(await writeScan(writePdf([sampleInvoice('51207')]), 0.01))
  const person = await server.account()
  const ended: string[] = []
  const enough = new AbortController()
  const scans = [1, 2, 3].map(i => analyse(person, scan, `scan ${i}`, ended, enough.signal))
  await vi.waitFor(() => expect(runningReaders().join()).toContain('ocr-child'), { timeout: 60_000 })
  expect(await analyse(person, invoice('40119'), 'invoice', ended)).toBe(200)
  expect(ended).not.toContain('scan 2')
  expect(ended).toContain('invoice')
  await giveUp(scans, enough)
})
