import { expect, test } from 'vitest'
import type { Invoice, InvoiceLine } from '#domain/invoice.ts'
import { checkInvoice } from './check-invoice.ts'

const line = (quantity: number, unitPrice: number, totalPrice = quantity * unitPrice): InvoiceLine => ({
  partNumber: 'AB-12',
  description: 'Filter',
  quantity,
  unitPrice,
  totalPrice,
  partNumberUncertain: false,
  partNumberReadings: [],
  uncertainFields: [],
  boxes: {},
})
const invoice = (changes: Partial<Invoice> = {}): Omit<Invoice, 'checks'> => ({
  documentType: 'tax-invoice',
  invoiceNumber: '1',
  invoiceDate: '2026-03-05',
  dueDate: null,
  purchaseOrderNumber: null,
  supplierName: 'Quandong Auto Spares',
  supplierABN: '51824753556',
  subtotal: 10_000,
  taxAmount: 1000,
  totalAmount: 11_000,
  lines: [line(4, 2500)],
  uncertainFields: [],
  boxes: {},
  pages: [1],
  readings: {},
  ...changes,
})
const failures = (changes: Partial<Invoice>) =>
  checkInvoice(invoice(changes), '2026-04-01').filter(check => !check.ok)

test('a right invoice passes every check', () => {
  expect(failures({})).toEqual([])
})

test('GST rounded per line passes as well as GST on the sum', () => {
  const lines = [line(1, 9584), line(4, 1403), line(1, 35_063), line(2, 13_416)]
  expect(failures({ lines, subtotal: 77_091, taxAmount: 7708, totalAmount: 84_799 })).toEqual([])
})

test.each<[string, Partial<Invoice>, string]>([
  [
    'a lost line',
    { subtotal: 12_000, taxAmount: 1200, totalAmount: 13_200 },
    'The lines add up to $100.00, the invoice says $120.00',
  ],
  ['a wrong total', { totalAmount: 11_100 }, 'does not give the total $111.00'],
  ['no total', { totalAmount: null }, 'No invoice total was found'],
  ['a line that does not multiply', { lines: [line(4, 2400, 10_000)] }, 'on line 1'],
  ['a wrong ABN', { supplierABN: '51824753557' }, 'wrong check digit'],
  ['a future date', { invoiceDate: '2026-04-02' }, 'in the future'],
  ['a date of 19 months ago', { invoiceDate: '2024-09-01' }, 'more than 18 months ago'],
  ['a quote', { documentType: 'quote' }, 'This is a quote'],
])('%s fails with one sentence', (_, changes, sentence) => {
  const [failure, ...others] = failures(changes)
  expect(failure?.message).toContain(sentence)
  expect(others).toEqual([])
})
