import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleInvoice } from '../testing/sample-invoice.ts'
import { writePdf } from '../testing/write-pdf.ts'
import { photograph, writeScan } from '../testing/write-scan.ts'
import { runReader, SCAN_LIMITS } from './run-reader.ts'

const TODAY = '2026-04-01'
let folder = ''
let scan = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-scans-'))
  scan = join(folder, 'scan.pdf')
  await writeFile(scan, await writeScan(writePdf([sampleInvoice()]), 0.02))
})
afterAll(() => rm(folder, { recursive: true }))

test('a tilted scan is read like the print, with boxes where the tilted page shows the values', {
  timeout: 60_000,
}, async () => {
  const reading = await runReader({ path: scan, today: TODAY, memories: [] })
  const [invoice] = reading.invoices
  expect(invoice).toMatchObject({
    invoiceNumber: '40118',
    invoiceDate: '2026-03-05',
    purchaseOrderNumber: '7781',
    supplierName: 'Quandong Auto Spares',
    supplierABN: '51824753556',
    subtotal: 14000,
    totalAmount: 15400,
  })
  expect(
    invoice?.lines.map(line => [line.partNumber, line.quantity, line.unitPrice, line.totalPrice]),
  ).toEqual([
    ['QA-1002', 4, 1250, 5000],
    ['QA-77/B', 1, 8000, 8000],
    ['FREIGHT', 1, 1000, 1000],
  ])
  const words = reading.pages[0]?.words ?? []
  expect(words.every(word => word.source === 'ocr' && word.readings !== undefined)).toBe(true)
  // The print has this part number at 270 points; left of the middle a page that slopes down to the right lifts it by 4.
  expect(invoice?.lines[0]?.boxes.partNumber?.y0).toBeCloseTo((266 - 4 - 9) / 842, 2)
})

test('a printed page keeps its own text, the scanned one behind it is read from its picture', {
  timeout: 90_000,
}, async () => {
  const picture = await photograph(writePdf([sampleInvoice('51207')]), -0.01)
  const mixed = join(folder, 'mixed.pdf')
  await writeFile(mixed, writePdf([sampleInvoice(), { texts: [], picture }]))
  const reading = await runReader({ path: mixed, today: TODAY, memories: [] })
  expect(reading.invoices.map(invoice => [invoice.invoiceNumber, invoice.lines.length])).toEqual([
    ['40118', 3],
    ['51207', 3],
  ])
  expect(reading.pages.map(page => new Set(page.words.map(word => word.source)))).toEqual([
    new Set(['pdf']),
    new Set(['ocr']),
  ])
})

test('print made of dots, upside down, is read as its strokes', { timeout: 90_000 }, async () => {
  const { width, height, pixels } = await photograph(writePdf([sampleInvoice()]), 0)
  const isGap = (at: number) => at % 4 === 0
  const dots = pixels.map((grey, i) => (isGap(i % width) || isGap(Math.floor(i / width)) ? 255 : grey))
  const path = join(folder, 'dots.pdf')
  await writeFile(path, writePdf([{ texts: [], picture: { width, height, pixels: dots.reverse() } }]))
  const [invoice] = (await runReader({ path, today: TODAY, memories: [] })).invoices
  expect(invoice).toMatchObject({ invoiceNumber: '40118', purchaseOrderNumber: '7781', totalAmount: 15400 })
  expect(invoice?.lines.map(line => line.partNumber)).toEqual(['QA-1002', 'QA-77/B', 'FREIGHT'])
})

test('a scan that takes too long is given up', async () => {
  await expect(
    runReader(
      { path: scan, today: TODAY, memories: [] },
      { scanLimits: { ...SCAN_LIMITS, milliseconds: 1 } },
    ),
  ).rejects.toMatchObject({ reason: 'too-slow' })
})

test('a scanned page that needs more work than any page of print is given up by its number', {
  timeout: 60_000,
}, async () => {
  const picture = await photograph(writePdf([sampleInvoice()]), 0.01)
  const path = join(folder, 'slow.pdf')
  await writeFile(path, writePdf([sampleInvoice('51207'), { texts: [], picture }]))
  await expect(
    runReader(
      { path, today: TODAY, memories: [] },
      { scanLimits: { ...SCAN_LIMITS, pageCoreMilliseconds: 1 } },
    ),
  ).rejects.toThrow('Page 2 of this PDF takes too long to read as a scan: scan it again in black and white')
})

test('scanned pages that together need more work than so many pages of print are to be split', {
  timeout: 60_000,
}, async () => {
  const picture = await photograph(writePdf([sampleInvoice()]), 0.01)
  const path = join(folder, 'slow.pdf')
  await writeFile(path, writePdf([1, 2].map(() => ({ texts: [], picture }))))
  const scanLimits = { ...SCAN_LIMITS, pageCoreMilliseconds: 500, furtherPageCoreMilliseconds: 0 }
  await expect(runReader({ path, today: TODAY, memories: [] }, { scanLimits })).rejects.toThrow(
    'This PDF of 2 pages took too long to read: split it and upload the invoice pages only.',
  )
})

test('a picture of no print is refused by its number before OCR begins', async () => {
  const [width, height] = [1654, 2339]
  const isInk = (at: number) => (at % width) % 6 < 3 && Math.floor(at / width) % 6 < 3
  const pixels = Uint8Array.from({ length: width * height }, (_, at) => (isInk(at) ? 0 : 255))
  const path = join(folder, 'gravel.pdf')
  await writeFile(path, writePdf([sampleInvoice(), { texts: [], picture: { width, height, pixels } }]))
  await expect(
    runReader({ path, today: TODAY, memories: [] }, { scanLimits: { ...SCAN_LIMITS, milliseconds: 1 } }),
  ).rejects.toThrow('Page 2 of this PDF is a picture in which no print can be told')
})

test('more scanned pages than can be read are refused: with their count, or as soon as there are too many', async () => {
  const picture = await photograph(writePdf([sampleInvoice()]), 0)
  const [print, scanned] = [sampleInvoice(), { texts: [], picture }]
  const sentenceFor = async (pages: Parameters<typeof writePdf>[0]) => {
    const path = join(folder, 'many.pdf')
    await writeFile(path, writePdf(pages))
    const terms = { scanLimits: { ...SCAN_LIMITS, pages: 1 } }
    return runReader({ path, today: TODAY, memories: [] }, terms).catch((error: Error) => error.message)
  }
  expect(await sentenceFor([print, scanned, scanned])).toMatch(
    /^This PDF has 2 scanned pages and 1 is the most: split it/,
  )
  expect(await sentenceFor([scanned, scanned, scanned])).toMatch(
    /^This PDF has more than 1 scanned pages and 1 is the most: split it/,
  )
})
