import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { InvoiceToPost } from '#domain/bill.ts'
import { centsFromDollars, gstOn } from '#domain/money.ts'
import type { PurchaseOrder } from '#domain/purchase-order.ts'
import { makePlan, type Plan } from '#domain/reconcile/plan.ts'
import { readInvoices } from '#extraction/read-invoices.ts'
import { isValidAbn } from '#extraction/values/abn.ts'
import { Seed } from '#sandbox/workshop-system/control/seed-shape.ts'
import { listPrice } from './layouts/retail.ts'
import { demoWorkshop } from './purchase-orders.ts'
import { type SampleInvoice, sampleInvoices } from './sample-invoices.ts'

const FOLDER = path.join(import.meta.dirname, 'samples')
const workshop = demoWorkshop({ workshopId: 'wattle', username: 'demo', password: 'demo' })

function sampleOf(invoiceNumber: string): SampleInvoice {
  const sample = sampleInvoices.find(one => one.invoiceNumber === invoiceNumber)
  if (!sample) throw new Error(`There is no sample ${invoiceNumber}.`)
  return sample
}

/** The invoice as a person confirms it, against its order as the workshop system shows it. */
function planOf(invoiceNumber: string): Plan {
  const sample = sampleOf(invoiceNumber)
  const invoice: InvoiceToPost = {
    ...sample,
    supplierName: sample.supplier.name,
    supplierABN: sample.supplier.abn,
    total: sample.totalAmount,
  }
  return makePlan(invoice, orderNumbered(sample.purchaseOrderNumber))
}

function orderNumbered(number: string): PurchaseOrder {
  const seeded = workshop.purchases.find(one => one.number === number)
  if (!seeded) throw new Error(`There is no purchase order ${number}.`)
  return {
    ...seeded,
    reference: seeded.reference ?? null,
    lines: seeded.lines.map((line, position) => ({
      ...line,
      position,
      description: '',
      unitPrice: centsFromDollars(line.unitPrice),
      includesGst: line.includesGst ?? false,
      gstFree: false,
    })),
    bills: (seeded.bills ?? []).map(bill => ({ ...bill, total: null })),
  }
}

test('every sample is a committed PDF that names its invoice, and there is no other', () => {
  expect(readdirSync(FOLDER).sort()).toEqual(sampleInvoices.map(sample => sample.file).sort())
  for (const sample of sampleInvoices) {
    const pdf = readFileSync(path.join(FOLDER, sample.file)).toString('latin1')
    expect(pdf.startsWith('%PDF-')).toBe(true)
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    const kind = sample.documentType === 'credit-note' ? 'Credit Note' : 'Tax Invoice'
    expect(pdf).toContain(`/Title (${kind} ${sample.invoiceNumber})`)
    expect(pdf).toContain(`/CreationDate (D:${sample.invoiceDate.replaceAll('-', '')}120000`)
  }
})

test.each(sampleInvoices)('$file adds up to the cent', sample => {
  for (const line of sample.lines) expect(line.quantity * line.unitPrice).toBe(line.totalPrice)
  expect(sample.lines.reduce((sum, line) => sum + line.totalPrice, 0)).toBe(sample.subtotal)
  expect(gstOn(sample.subtotal)).toBe(sample.taxAmount)
  expect(sample.subtotal + sample.taxAmount).toBe(sample.totalAmount)
})

test('what the shop prints with GST comes back to the cent without it', () => {
  for (const line of sampleOf('TS-3094').lines) {
    const discounted = (listPrice(line) * (100 - (line.discountPercent ?? 0))) / 100
    expect(discounted * 10).toBeCloseTo(line.unitPrice * 11, 6)
  }
})

test('every supplier has an ABN that holds the checksum and stands in the workshop', () => {
  for (const { supplier } of sampleInvoices) {
    expect(isValidAbn(supplier.abn)).toBe(true)
    expect(workshop.suppliers).toContainEqual({ name: supplier.name, abn: supplier.abn })
  }
})

test('the workshop is a seed that the workshop system takes, with orders on two pages', () => {
  expect(Seed.safeParse(workshop).error).toBeUndefined()
  const numbers = workshop.purchases.map(purchase => purchase.number)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.length).toBeGreaterThan(10)
  expect(numbers.length).toBeLessThanOrEqual(20)
  expect(numbers.filter(number => number.includes('10482'))).toEqual(['10482', '10482/1'])
  const statuses = workshop.purchases.map(purchase => purchase.status)
  expect([...new Set(statuses)].sort()).toEqual(['deleted', 'pending', 'processed', 'sent'])
})

test('KR20417 fits its order line for line: only the bill is left to make', () => {
  const plan = planOf('KR20417')
  expect(plan).toMatchObject({ mode: 'full-upload', changes: [], warnings: [], missing: [], extra: [] })
  expect(plan.matches.map(match => match.tier)).toEqual(Array(5).fill('exact'))
  expect(plan.bill).toMatchObject({ subtotal: 35930, gstPerLine: 3593, gstOnTotal: 3593 })
})

test('BB08831 fills its empty order, freight and all', () => {
  const plan = planOf('BB08831')
  expect(plan.mode).toBe('full-upload')
  expect(plan.changes.map(change => change.kind)).toEqual(Array(5).fill('add'))
  expect(plan.after.at(-1)).toMatchObject({ stockNumber: 'FREIGHT', quantity: 1, unitPrice: 1850 })
})

test('PP77120 supplies less than was ordered: only the prices that differ are written', () => {
  const plan = planOf('PP77120')
  expect(plan.mode).toBe('price-sync-only')
  expect(plan.reasons).toEqual([expect.stringContaining('PO has more items than invoice')])
  expect(plan.changes.map(change => [change.line.stockNumber, change.line.unitPrice])).toEqual([
    ['ALT-90A-H', 28600],
    ['GLB-H7', 895],
  ])
  expect(plan.warnings).toEqual([expect.stringContaining('Price discrepancy: ALT-90A-H')])
})

test('KR20388 is on a bill already: nothing is written', () => {
  const plan = planOf('KR20388')
  expect(plan).toMatchObject({ mode: 'blocked', changes: [], bill: null })
  expect(plan.reasons).toEqual([expect.stringContaining('already billed (bill KR20388)')])
})

test('TS-3094 brings the net prices of a discounted, GST-inclusive invoice to its order', () => {
  const plan = planOf('TS-3094')
  expect(plan.mode).toBe('full-upload')
  expect(plan.changes.map(({ kind, line }) => [kind, line.stockNumber, line.unitPrice])).toEqual([
    ['update', 'JK-3T', 15840],
    ['update', 'TW-HALF', 9810],
    ['update', 'GLV-NIT-L', 2450],
  ])
  expect(plan.bill).toMatchObject({ subtotal: 42350, printedTotal: 46585 })
})

const lettersOf = (name: string | null) => name?.toLowerCase().replace(/[^a-z]/g, '') ?? ''

test.each(sampleInvoices)('the reader reads $file as it was printed', async sample => {
  const { invoices } = await readInvoices(path.join(FOLDER, sample.file), { today: '2026-11-21' })
  const { supplier, lines, subtotal, taxAmount, totalAmount, invoiceNumber, invoiceDate, documentType } =
    sample
  const [read] = invoices
  expect(read).toMatchObject({ invoiceNumber, invoiceDate, documentType, subtotal, taxAmount, totalAmount })
  expect(read).toMatchObject({ purchaseOrderNumber: sample.purchaseOrderNumber, supplierABN: supplier.abn })
  expect([lettersOf(supplier.name), lettersOf(supplier.company)]).toContain(
    lettersOf(read?.supplierName ?? null),
  )
  const figures = (line: { partNumber: string; quantity: number; unitPrice: number; totalPrice: number }) => [
    line.partNumber,
    line.quantity,
    line.unitPrice,
    line.totalPrice,
  ]
  expect(read?.lines.map(figures)).toEqual(lines.map(figures))
})
