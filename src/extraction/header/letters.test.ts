import { expect, test } from 'vitest'
import { headerOf as read } from '../testing/header-on.ts'

test('an order number that a sentence announces at its line’s end stands in the next line', () => {
  const found = read(
    [60, 220, 'These goods were picked up on Monday on your purchase order number'],
    [60, 234, '55-201, for the tray truck.'],
  )
  expect(found.purchaseOrderNumber).toBe('55-201')
  expect(found.uncertain).toContain('purchaseOrderNumber')
})

test.each([
  [
    'We have completed the supply of the goods below against your order',
    'number 55-201 of 11 March 2026, which',
  ],
  ['To goods supplied on your written instructions, under your purchase order no.', '55-201, and delivered'],
  ['Please ring Jo when it is ready, thank you. Customer order', 'number is 55-201, thank you.'],
])('an order number and its label may stand in two lines of a sentence: %s / %s', (upper, lower) => {
  const found = read([60, 220, upper], [60, 234, lower])
  expect(found.purchaseOrderNumber).toBe('55-201')
  expect(found.uncertain).toContain('purchaseOrderNumber')
})

test('a day of other papers in a sentence is not the invoice’s, however that is broken', () => {
  const found = read(
    [300, 100, 'Date: 12/03/2026'],
    [60, 700, 'The warehouse will be closed for stocktake and nothing will carry an invoice'],
    [60, 714, 'date 30 June 2026 or 1 July 2026.'],
  )
  expect(found.invoiceDate).toBe('2026-03-12')
})

test('a date that a sentence says is the invoice’s is its own, though it goes on in the next line', () => {
  const found = read(
    [60, 220, 'You rang on 2 March 2026; the van brought it on 19'],
    [60, 234, 'March 2026, which is the date of this invoice.'],
  )
  expect(found.invoiceDate).toBe('2026-03-19')
})

test('when it was paid is not when it is due', () => {
  const told = (text: string) => read([60, 220, text]).dueDate
  expect(told('Paid in full by card on 19 April 2026. Thank you.')).toBeNull()
  expect(told('Please settle by Friday 19 April 2026.')).toBe('2026-04-19')
  expect(told('Payment due by transfer on 30/04/2026')).toBe('2026-04-30')
})

test('a day of the week stands between a date and what announces it', () => {
  const found = read(
    [420, 90, 'Date Mon 31/08/2026'],
    [44, 161, 'Date'],
    [120, 161, 'Transaction'],
    [44, 179, '31/07/2026'],
    [120, 179, 'Brought forward'],
  )
  expect(found.invoiceDate).toBe('2026-08-31')
})

test('a number of goods beside a column of labels is no order', () => {
  const found = read([17, 181, 'Customer ref.'], [198, 181, 'SKU MAT-4P-DUS'], [17, 191, '3391-B'])
  expect(found.purchaseOrderNumber).toBe('3391-B')
})

test.each([
  'Order # 503-9910338-77145',
  'Your orders > 4410-77 > Contact seller.',
  'Your order: Visa ending 4417',
])('a marketplace’s number, the path of a page and a card are no order: %s', text => {
  expect(read([40, 120, text]).purchaseOrderNumber).toBeNull()
})
