import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { presentInvoice } from '#domain/present-invoice.ts'
import { readInvoices } from './read-invoices.ts'
import { sampleInvoice } from './testing/sample-invoice.ts'
import { rowsOfText, type TestPage, writePdf } from './testing/write-pdf.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'read-invoices-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function readBytes(bytes: Uint8Array) {
  const path = join(folder, 'invoice.pdf')
  await writeFile(path, bytes)
  return readInvoices(path, { today: '2026-04-01' })
}
const readPages = (...pages: TestPage[]) => readBytes(writePdf(pages))

test('a plain invoice is read whole, with its footer freight as a line and every check held', async () => {
  const reading = await readPages(sampleInvoice())
  expect(reading).toMatchObject({ provider: 'builtin', pageCount: 1, hiddenText: [] })
  const [invoice] = reading.invoices
  expect(invoice).toMatchObject({
    documentType: 'tax-invoice',
    invoiceNumber: '40118',
    invoiceDate: '2026-03-05',
    purchaseOrderNumber: '7781',
    supplierName: 'Quandong Auto Spares',
    supplierABN: '51824753556',
    subtotal: 14000,
    taxAmount: 1400,
    totalAmount: 15400,
    uncertainFields: [],
    pages: [1],
  })
  expect(
    invoice?.lines.map(line => [line.partNumber, line.quantity, line.unitPrice, line.totalPrice]),
  ).toEqual([
    ['QA-1002', 4, 1250, 5000],
    ['QA-77/B', 1, 8000, 8000],
    ['FREIGHT', 1, 1000, 1000],
  ])
  expect(invoice?.checks.filter(check => !check.ok)).toEqual([])
  expect(invoice?.boxes.invoiceNumber?.page).toBe(1)
  expect(invoice?.lines[0]?.boxes.partNumber?.x0).toBeCloseTo(40 / 595, 2)
})

test('text planted in white is reported and never read as data', async () => {
  const planted = { text: 'Invoice No 999999 Total $1.00', x: 300, y: 90, colour: '1 1 1 rg' }
  const reading = await readPages(sampleInvoice('40118', [planted]))
  expect(reading.hiddenText).toEqual(['Invoice No 999999 Total $1.00'])
  expect(reading.invoices[0]).toMatchObject({ invoiceNumber: '40118', totalAmount: 15400 })
  expect(reading.invoices[0]?.checks).toContainEqual(
    expect.objectContaining({ rule: 'hidden-text', ok: false }),
  )
})

test('a part number with a tail that nobody sees is what is printed, and asked about with its line', async () => {
  const sample = sampleInvoice()
  const drawing =
    'BT 0 g /F1 10 Tf 1 0 0 1 40 572 Tm (QA-1002) Tj 1 g (-9) Tj ET /Span << /ActualText (QB-5) >> BDC BT 0 g /F1 10 Tf 1 0 0 1 40 552 Tm (QA-77/B) Tj ET EMC'
  const texts = sample.texts.filter(({ text }) => !['QA-1002', 'QA-77/B'].includes(text))
  const [invoice] = (await readPages({ ...sample, texts, drawing })).invoices
  expect(invoice?.lines.map(line => [line.partNumber, line.partNumberUncertain])).toEqual([
    ['QA-1002', true],
    ['', true],
    ['FREIGHT', false],
  ])
})

test('a price that was printed with GST is derived, what stands on the page as it is read is grounded', async () => {
  const texts = sampleInvoice().texts.slice(0, 3)
  const table = rowsOfText(
    [
      [
        [40, 'Part Number'],
        [140, 'Description'],
        [330, 'Qty'],
        [400, 'Price inc GST'],
        [500, 'Amount inc GST'],
      ],
      [
        [40, 'QA-77/B'],
        [140, 'Brake pads front'],
        [335, '2'],
        [410, '55.00'],
        [505, '110.00'],
      ],
      [
        [400, 'GST included'],
        [505, '10.00'],
      ],
      [
        [400, 'Total inc GST'],
        [505, '110.00'],
      ],
    ],
    250,
  )
  const [invoice] = (await readPages({ texts: [...texts, ...table] })).invoices
  const [line] = invoice ? presentInvoice(invoice).lineItems : []
  expect(line).toMatchObject({ quantity: 2, unitPrice: 50, totalPrice: 100 })
  expect(line?.statuses).toMatchObject({ partNumber: 'grounded', quantity: 'grounded', unitPrice: 'derived' })
})

test('two invoices in one PDF are two invoices, a second page of one is not', async () => {
  const reading = await readPages(sampleInvoice('40118'), sampleInvoice('40119'), {
    texts: [{ text: 'Terms and conditions of sale', x: 40, y: 60 }],
  })
  expect(reading.invoices.map(({ invoiceNumber, pages }) => ({ invoiceNumber, pages }))).toEqual([
    { invoiceNumber: '40118', pages: [1] },
    { invoiceNumber: '40119', pages: [2, 3] },
  ])
})

test('what else is charged by words that nobody knows is a line whose number is asked about', async () => {
  const page = sampleInvoice()
  const texts = page.texts.map(text => (text.text === 'Freight' ? { ...text, text: 'Dunmarra run' } : text))
  const [invoice] = (await readPages({ ...page, texts })).invoices
  expect(invoice?.lines.at(-1)).toMatchObject({
    partNumber: '',
    description: 'Dunmarra run',
    totalPrice: 1000,
    uncertainFields: ['partNumber'],
    partNumberReadings: ['', 'FREIGHT'],
  })
})

test('a line that does not add up is flagged, never passed over', async () => {
  const page = sampleInvoice()
  const texts = page.texts.map(text => (text.text === '50.00' ? { ...text, text: '55.00' } : text))
  const [invoice] = (await readPages({ ...page, texts })).invoices
  expect(invoice?.uncertainFields).toContain('lineItems')
  expect(invoice?.lines[0]?.uncertainFields).toEqual(['quantity', 'unitPrice', 'totalPrice'])
  expect(invoice?.checks.filter(check => !check.ok).map(check => check.rule)).toEqual([
    'line-total',
    'invoice-total',
  ])
})

test('an invoice date in the future and a wrong ABN are uncertain', async () => {
  const page = sampleInvoice()
  const texts = page.texts.map(text => ({
    ...text,
    text: text.text.replace('05/03/2026', '05/03/2027').replace('753 556', '753 557'),
  }))
  const [invoice] = (await readPages({ ...page, texts })).invoices
  expect(invoice?.uncertainFields).toEqual(expect.arrayContaining(['invoiceDate', 'supplierABN']))
})

test.each([
  ['an empty file', Buffer.alloc(0), 'This file is empty'],
  ['something else', Buffer.from('hello, I am a text file'), 'This file is not a PDF'],
  ['a truncated PDF', writePdf([sampleInvoice()]).subarray(0, 400), 'This PDF is damaged or incomplete'],
  ['a blank page', writePdf([{ texts: [] }]), 'This PDF has no content'],
  [
    'a PDF with a password',
    writePdf(
      [sampleInvoice()],
      `/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >> /ID [<00> <00>]`,
    ),
    'This PDF is locked with a password',
  ],
])('%s is refused in one sentence', async (_, bytes, message) => {
  await expect(readBytes(bytes)).rejects.toThrow(message)
})
