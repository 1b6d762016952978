import { expect, test } from 'vitest'
import { headerOn as read, rows } from '../testing/header-on.ts'

test('the vehicle that a reference names is no order, and under the word for one it is looked at', () => {
  const order = (label: string) => read(rows([[300, label]], [[300, 'Rego QLK 471']]))
  expect(order('Reference').purchaseOrderNumber).toBeNull()
  const { purchaseOrderNumber, uncertain } = order('Your order no')
  expect([purchaseOrderNumber, uncertain.includes('purchaseOrderNumber')]).toEqual(['Rego QLK 471', true])
})

test.each<[string, [number, string][], [number, string][]]>([
  ['under', [[200, 'Biller code 00118']], [[200, 'Ref 4471 9920 3']]],
  [
    'behind',
    [
      [200, 'Biller code 00118'],
      [330, 'Ref 4471 9920 3'],
    ],
    [],
  ],
])('a reference %s a biller’s code is for the payment', (_, upper, lower) => {
  expect(read(rows(upper, lower)).purchaseOrderNumber).toBeNull()
  expect(read(rows([[200, 'Terms 30 days']], [[200, 'Ref 4471']])).purchaseOrderNumber).toBe('4471')
})

test('the invoice that a bare reference names is no order', () => {
  const order = (label: string, value: string) =>
    read(rows([[300, label]], [[300, value]])).purchaseOrderNumber
  expect(order('Reference', 'INV-6120')).toBeNull()
  for (const value of [
    'Credit for INV-6120',
    'Re INV-6120',
    'Invoice 6120',
    'Credit for 6120',
    'Part return INV-6120',
  ])
    expect(order('Reference', value), value).toBeNull()
  expect(order('Reference', 'WK-6120')).toBe('WK-6120')
  expect(order('Reference', 'RE-6120')).toBe('RE-6120')
  expect(order('Your order no', 'INV-6120')).toBe('INV-6120')
})

test.each(['Invoice date', 'Invoiced on', 'Invoiced'])(
  'on a credit note %s is the day of the invoice that it is for',
  label => {
    const texts = rows([[400, 'No. RC0914']], [[400, 'Date 20/10/2026']], [[300, 'Our invoice RX-20877']])
    const own = { x: 300, y: 160, text: `${label} 06/10/2026` }
    const head = [{ text: 'CREDIT NOTE', x: 420, y: 50, size: 16 }]
    expect(read([...texts, own], head, 'credit-note').invoiceDate).toBe('2026-10-20')
  },
)
