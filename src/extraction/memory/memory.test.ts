import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type ConfirmedInvoice,
  learnFromInvoice,
  readInvoices,
  type SupplierMemory,
} from '../read-invoices.ts'
import { type OddPaper, oddInvoice } from '../testing/odd-invoice.ts'
import { type TestPage, writePdf } from '../testing/write-pdf.ts'

const TODAY = '2026-04-01'
const ABN = '51824753556'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'memory-'))
})
afterAll(() => rm(folder, { recursive: true }))

const FIRST: OddPaper = {
  number: '55-1023',
  order: 'K7781',
  date: '05/03/2026',
  lines: [
    { shelf: 'B14-02', code: 'QA-1002', name: 'Oil filter', quantity: 4, price: '12.50', total: '50.00' },
    {
      shelf: 'C03-11',
      code: 'QB-2077',
      name: 'Brake pads front',
      quantity: 2,
      price: '45.00',
      total: '90.00',
    },
  ],
  totals: ['140.00', '14.00', '154.00'],
}
const SECOND: OddPaper = {
  number: '55-1090',
  order: 'K8002',
  date: '19/03/2026',
  lines: [
    { shelf: 'A01-07', code: 'QC-3310', name: 'Wiper blade', quantity: 3, price: '20.00', total: '60.00' },
    { shelf: 'B14-02', code: 'QA-1002', name: 'Oil filter', quantity: 1, price: '12.50', total: '12.50' },
    { shelf: 'D09-01', code: 'QZ-8800', name: 'Radiator hose', quantity: 2, price: '17.25', total: '34.50' },
  ],
  totals: ['107.00', '10.70', '117.70'],
}

function confirmed({ number, order, lines, totals }: OddPaper, date: string): ConfirmedInvoice {
  const cents = (text: string) => Math.round(Number(text) * 100)
  return {
    invoiceNumber: number,
    invoiceDate: date,
    dueDate: null,
    purchaseOrderNumber: order,
    supplierName: 'Quandong Spares Wholesale',
    supplierABN: ABN,
    taxAmount: cents(totals[1]),
    totalAmount: cents(totals[2]),
    lines: lines.map(line => ({
      partNumber: line.code,
      description: line.name,
      quantity: line.quantity,
      unitPrice: cents(line.price),
      totalPrice: cents(line.total),
    })),
  }
}

async function pdfOf(page: TestPage): Promise<string> {
  const path = join(folder, `${Math.random()}.pdf`)
  await writeFile(path, writePdf([page]))
  return path
}

async function read(paper: OddPaper, memories: SupplierMemory[]) {
  const { invoices } = await readInvoices(await pdfOf(oddInvoice(paper)), { today: TODAY, memories })
  return invoices[0]
}

async function taught(): Promise<SupplierMemory> {
  const path = await pdfOf(oddInvoice(FIRST))
  const memory = await learnFromInvoice(path, { confirmed: confirmed(FIRST, '2026-03-05') }, { today: TODAY })
  if (!memory) throw new Error('nothing was learned')
  return memory
}

test('a layout that was corrected once needs no correction the second time', async () => {
  const without = await read(SECOND, [])
  expect(without?.lines.map(line => [line.partNumber, line.partNumberUncertain])).not.toEqual(
    SECOND.lines.map(line => [line.code, false]),
  )
  const invoice = await read(SECOND, [await taught()])
  expect(invoice).toMatchObject({
    invoiceNumber: '55-1090',
    purchaseOrderNumber: 'K8002',
    invoiceDate: '2026-03-19',
    supplierName: 'Quandong Spares Wholesale',
    supplierABN: ABN,
    subtotal: 10700,
    totalAmount: 11770,
    // Read right, with doubts, that nobody touched.
    uncertainFields: ['invoiceNumber', 'invoiceDate'],
  })
  expect(
    invoice?.lines.map(line => [
      line.partNumber,
      line.quantity,
      line.unitPrice,
      line.totalPrice,
      line.partNumberUncertain,
    ]),
  ).toEqual([
    ['QC-3310', 3, 2000, 6000, false],
    ['QA-1002', 1, 1250, 1250, false],
    ['QZ-8800', 2, 1725, 3450, false],
  ])
  expect(invoice?.lines.map(line => line.description)).toEqual(['Wiper blade', 'Oil filter', 'Radiator hose'])
})

test('columns are known again by their headings when they have moved', async () => {
  const invoice = await read({ ...SECOND, shift: 30 }, [await taught()])
  expect(invoice?.lines.map(line => line.partNumber)).toEqual(['QC-3310', 'QA-1002', 'QZ-8800'])
})

test("another supplier's papers are read as if nothing had been learned", async () => {
  const memory = { ...(await taught()), abn: '53004085616' }
  expect(await read(SECOND, [memory])).toEqual(await read(SECOND, []))
})

test('remembered columns that do not add up to the printed totals are not believed', async () => {
  const wrong = { ...SECOND, totals: ['999.00', '99.90', '1098.90'] as OddPaper['totals'] }
  const invoice = await read(wrong, [await taught()])
  expect(invoice?.uncertainFields).toContain('lineItems')
})

test('what was shown right teaches nothing', async () => {
  const path = await pdfOf(oddInvoice(FIRST))
  const { invoices } = await readInvoices(path, { today: TODAY, memories: [await taught()] })
  const lesson = { confirmed: confirmed(FIRST, '2026-03-05'), seen: invoices }
  expect(await learnFromInvoice(path, lesson, { today: TODAY })).toBeNull()
})

test('a value that a person knows from elsewhere is not looked for where it never stood', async () => {
  const path = await pdfOf(oddInvoice(FIRST))
  const elsewhere = { ...confirmed(FIRST, '2026-03-05'), purchaseOrderNumber: 'FROM-THE-PHONE-1' }
  const memory = await learnFromInvoice(path, { confirmed: elsewhere }, { today: TODAY })
  expect(memory?.fields.purchaseOrderNumber).toBeUndefined()
})
