import { expect, test } from 'vitest'
import { InvoiceData } from './invoice-data.ts'

const parse = (raw: object) => InvoiceData.parse(raw)

test('camel case wins over snake case only where it is filled', () => {
  expect(parse({ invoiceNumber: '', invoice_number: 'A-1' }).invoiceNumber).toBe('A-1')
  expect(parse({ invoiceNumber: 'B-2', invoice_number: 'A-1' }).invoiceNumber).toBe('B-2')
})

test('data nested in extractedData is found, and what stands outside of it wins', () => {
  const data = parse({
    extractedData: { invoice_number: 'A-1', supplier: 'Kestrel' },
    purchaseOrderNumber: '7',
  })
  expect(data).toMatchObject({ invoiceNumber: 'A-1', supplierName: 'Kestrel', purchaseOrderNumber: '7' })
})

test('numbers may come as text, and text as numbers', () => {
  const data = parse({
    invoiceNumber: 4711,
    totalAmount: '$1,234.50',
    lineItems: [{ quantity: '2', unit_price: '10.00' }],
  })
  expect(data).toMatchObject({ invoiceNumber: '4711', totalAmount: 1234.5 })
  expect(data.lineItems[0]).toMatchObject({ quantity: 2, unitPrice: 10 })
})

test('what is missing counts as the form counts it', () => {
  expect(parse({ lineItems: null }).lineItems).toEqual([])
  expect(parse({ lineItems: [{ partNumber: null, quantity: null, unitPrice: '' }] }).lineItems[0]).toEqual({
    partNumber: '',
    description: '',
    quantity: 1,
    unitPrice: 0,
    totalPrice: undefined,
  })
})

test.each([
  ['2026-11-03', '2026-11-03'],
  ['2026-11-03T10:00:00.000Z', '2026-11-03'],
  ['3/11/2026', '2026-11-03'],
  ['', null],
])('the date %s is read as %s', (written, read) => {
  expect(parse({ invoiceDate: written }).invoiceDate).toBe(read)
})

test.each(['2026-99-99', '31/02/2026', 'soon'])('%s is no date', written => {
  expect(InvoiceData.safeParse({ invoiceDate: written }).error?.issues[0]?.message).toContain('is not a date')
})

test('an amount that is no number is refused', () => {
  expect(InvoiceData.safeParse({ totalAmount: 'lots' }).success).toBe(false)
})
