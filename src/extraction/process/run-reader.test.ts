import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleInvoice } from '../testing/sample-invoice.ts'
import { writePdf } from '../testing/write-pdf.ts'
import { READ_LIMITS, runReader } from './run-reader.ts'

const TODAY = '2026-04-01'
let folder = ''
let sample = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-reader-'))
  sample = join(folder, 'sample.pdf')
  await writeFile(sample, writePdf([sampleInvoice()]))
})
afterAll(() => rm(folder, { recursive: true }))

test('a child process reads the invoice and sends it back', async () => {
  const reading = await runReader({ path: sample, today: TODAY, memories: [] })
  expect(reading.invoices[0]?.lines.map(line => line.partNumber)).toContain('QA-77/B')
})

test('the child is killed at the deadline', async () => {
  await expect(
    runReader({ path: sample, today: TODAY, memories: [] }, undefined, { ...READ_LIMITS, milliseconds: 1 }),
  ).rejects.toMatchObject({
    reason: 'too-slow',
  })
})

test('the child is killed when it grows too large', async () => {
  await expect(
    runReader({ path: sample, today: TODAY, memories: [] }, undefined, {
      ...READ_LIMITS,
      residentBytes: 1_000_000,
    }),
  ).rejects.toMatchObject({ reason: 'too-large' })
})

test('the child is killed when the caller gives up', async () => {
  const stop = new AbortController()
  const reading = runReader({ path: sample, today: TODAY, memories: [] }, stop.signal)
  stop.abort(new Error('the user closed the page'))
  await expect(reading).rejects.toThrow('the user closed the page')
})

test('a PDF of too many pages is refused with its count', async () => {
  const path = join(folder, 'long.pdf')
  await writeFile(path, writePdf([sampleInvoice(), sampleInvoice(), sampleInvoice()]))
  await expect(
    runReader({ path, today: TODAY, memories: [] }, undefined, { ...READ_LIMITS, pages: 2 }),
  ).rejects.toThrow('This PDF has 3 pages and 2 is the most')
})
