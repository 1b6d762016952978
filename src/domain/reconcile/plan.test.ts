import { expect, test } from 'vitest'
import type { InvoiceToPost } from '../bill.ts'
import type { PurchaseOrder, PurchaseOrderLine } from '../purchase-order.ts'
import { makePlan } from './plan.ts'

type Short = [number: string, quantity: number, unitPrice: number]

function invoiceOf(lines: Short[], change: Partial<InvoiceToPost> = {}): InvoiceToPost {
  const subtotal = lines.reduce((sum, [, quantity, price]) => sum + quantity * price, 0)
  return {
    invoiceNumber: 'INV-1',
    purchaseOrderNumber: '1043',
    supplierName: 'Harbour Brake Supplies',
    supplierABN: null,
    invoiceDate: '2026-10-30',
    total: Math.round(subtotal * 1.1),
    taxAmount: Math.round(subtotal * 0.1),
    lines: lines.map(([partNumber, quantity, unitPrice]) => ({
      partNumber,
      description: `${partNumber} part`,
      quantity,
      unitPrice,
      totalPrice: Math.round(quantity * unitPrice),
    })),
    ...change,
  }
}

function orderOf(lines: Short[], change: Partial<PurchaseOrder> = {}): PurchaseOrder {
  return {
    number: '1043',
    reference: null,
    supplier: 'Harbour Brake Supplies Pty Ltd',
    status: 'sent',
    bills: [],
    lines: lines.map(([stockNumber, quantity, unitPrice], position): PurchaseOrderLine => {
      const name = `${stockNumber} part`
      return {
        position,
        stockNumber,
        name,
        description: '',
        quantity,
        unitPrice,
        includesGst: false,
        gstFree: false,
      }
    }),
    ...change,
  }
}

test('an empty order takes every line and the bill', () => {
  const plan = makePlan(
    invoiceOf([
      ['BP-100', 2, 4550],
      ['FREIGHT', 1, 1200],
    ]),
    orderOf([]),
  )
  expect(plan.mode).toBe('full-upload')
  expect(plan.changes.map(c => [c.kind, c.line.stockNumber, c.line.quantity, c.line.unitPrice])).toEqual([
    ['add', 'BP-100', 2, 4550],
    ['add', 'FREIGHT', 1, 1200],
  ])
  expect(plan.bill).toMatchObject({
    subtotal: 10300,
    gstPerLine: 1030,
    gstOnTotal: 1030,
    printedTotal: 11330,
  })
})

test('a matching order gets the new price, the extra line and the bill, and keeps its own part number', () => {
  const plan = makePlan(
    invoiceOf([
      ['FREIGHT', 1, 1200],
      ['bp 1OO', 2, 4600],
    ]),
    orderOf([['BP-100', 2, 4550]]),
  )
  expect(plan.mode).toBe('full-upload')
  expect(plan.after.map(l => [l.stockNumber, l.unitPrice])).toEqual([
    ['BP-100', 4600],
    ['FREIGHT', 1200],
  ])
})

test('a plan made again after its changes were written has none left', () => {
  const invoice = invoiceOf([
    ['BP-100', 3, 4600],
    ['FREIGHT', 1, 1200],
    ['', 1, 300],
  ])
  const order = orderOf([['BP-100', 2, 4550]])
  const plan = makePlan(invoice, order)
  const written = plan.after.map(l => (l.stockNumber ? l : { ...l, stockNumber: 'PART' }))
  expect(makePlan(invoice, { ...order, lines: written }).changes).toEqual([])
})

test('an order with more parts gets prices only', () => {
  const plan = makePlan(
    invoiceOf([['BP-100', 2, 4600]]),
    orderOf([
      ['BP-100', 2, 4550],
      ['OF-22', 1, 900],
    ]),
  )
  expect(plan).toMatchObject({ mode: 'price-sync-only', bill: null, missing: [1] })
  expect(plan.reasons[0]).toBe('PO has more items than invoice: OF-22 is not on the invoice.')
  expect(plan.changes).toHaveLength(1)
  expect(plan.changes[0]?.line).toMatchObject({ unitPrice: 4600, quantity: 2 })
})

test('a short quantity gets prices only and leaves the quantity', () => {
  const plan = makePlan(invoiceOf([['BP-100', 1, 4600]]), orderOf([['BP-100', 2, 4550]]))
  expect(plan.mode).toBe('price-sync-only')
  expect(plan.after[0]).toMatchObject({ quantity: 2, unitPrice: 4600 })
})

test('different parts get prices only, and nothing is added', () => {
  const plan = makePlan(invoiceOf([['OF-22', 1, 900]]), orderOf([['BP-100', 2, 4550]]))
  expect(plan).toMatchObject({ mode: 'price-sync-only', changes: [], extra: [0] })
})

test('a larger quantity than ordered is a warning, and the order then says what was supplied', () => {
  const plan = makePlan(invoiceOf([['BP-100', 3, 4550]]), orderOf([['BP-100', 2, 4550]]))
  expect(plan.mode).toBe('full-upload')
  expect(plan.after[0]?.quantity).toBe(3)
  expect(plan.warnings).toContain('Quantity mismatch: BP-100 was ordered 2 times, the invoice supplies 3.')
})

test('a price discrepancy is over 10 % and over $5', () => {
  const warningsFor = (was: number, is: number) =>
    makePlan(invoiceOf([['BP-100', 1, is]]), orderOf([['BP-100', 1, was]])).warnings
  expect(warningsFor(4000, 4501)).toHaveLength(1)
  expect(warningsFor(4000, 4500)).toHaveLength(0)
  expect(warningsFor(100_000, 100_600)).toHaveLength(0)
})

test.each([
  ['billed', { bills: [{ invoiceNumber: 'X-9', date: null, total: null }] }],
  ['processed', { status: 'processed' }],
  ['deleted', { status: 'deleted' }],
])('an order that is %s is blocked', (word, change) => {
  const plan = makePlan(invoiceOf([['BP-100', 1, 100]]), orderOf([['BP-100', 1, 50]], change))
  expect(plan).toMatchObject({ mode: 'blocked', changes: [], bill: null })
  expect(plan.reasons[0]).toContain(`already ${word}`)
})

test('lines that do not add up to the printed total are blocked beyond two cents', () => {
  const modeAt = (total: number) => makePlan(invoiceOf([['BP-100', 1, 10_000]], { total }), orderOf([])).mode
  expect(modeAt(11_002)).toBe('full-upload')
  expect(modeAt(10_998)).toBe('full-upload')
  expect(modeAt(11_003)).toBe('blocked')
})

test('a unit price rounded by a discount does not block the invoice', () => {
  const invoice = invoiceOf([['BP-100', 4, 1112]], { total: 4891, taxAmount: 445 })
  const discounted = invoice.lines.map(line => ({ ...line, totalPrice: 4446 }))
  expect(makePlan({ ...invoice, lines: discounted }, orderOf([])).mode).toBe('full-upload')
})

test('a negative total is never a bill', () => {
  const plan = makePlan(invoiceOf([['BP-100', 1, -100]]), orderOf([]))
  expect(plan.mode).toBe('blocked')
})

test('a price with GST inside that says the same is left alone, another is written without GST', () => {
  const order = orderOf([['BP-100', 1, 1100]])
  const withGst = { ...order, lines: order.lines.map(line => ({ ...line, includesGst: true })) }
  expect(makePlan(invoiceOf([['BP-100', 1, 1000]]), withGst).changes).toEqual([])
  expect(makePlan(invoiceOf([['BP-100', 1, 1200]]), withGst).after[0]).toMatchObject({
    unitPrice: 1200,
    includesGst: false,
  })
})

test('an invoice without GST makes GST-free lines', () => {
  const plan = makePlan(invoiceOf([['BP-100', 1, 1000]], { total: 1000, taxAmount: 0 }), orderOf([]))
  expect(plan.after[0]?.gstFree).toBe(true)
  expect(plan.bill).toMatchObject({ gstPerLine: 0, gstOnTotal: 0 })
})

test('a plan survives JSON', () => {
  const plan = makePlan(invoiceOf([['BP-100', 2, 4600]]), orderOf([['BP-100', 2, 4550]]))
  expect(JSON.parse(JSON.stringify(plan))).toEqual(plan)
})

test('another supplier on the order is a warning', () => {
  const plan = makePlan(
    invoiceOf([['BP-100', 1, 100]], { supplierName: 'Nullarbor Filters' }),
    orderOf([['BP-100', 1, 100]]),
  )
  expect(plan.warnings[0]).toContain('Different supplier')
})
