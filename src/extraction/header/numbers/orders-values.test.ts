import { expect, test } from 'vitest'
import { headerOn as read, rows } from '../../testing/header-on.ts'
import { acceptOrder } from './accept-number.ts'

test.each([
  ['INV 20417 / 2', 'INV 20417'],
  ['INV-88213 / Job 12', 'INV-88213'],
  ['INV 4471 / 0419 555 010', 'INV 4471'],
  ['INV-4471 / 2012', 'INV-4471 / 2012'],
  ['INV-4471 / PO 2012', '2012'],
  ['WO 3304 / INV-20618', 'WO 3304'],
])('%s names an order beside an invoice only where its other half is a number', (text, value) => {
  expect(acceptOrder(text)).toMatchObject({ value })
})

test.each(['Rush! 4471', 'Hot Job! 4471', 'Dave Smith! 30377'])(
  '%s is an order, not the end of a greeting',
  text => {
    expect(acceptOrder(text)).toMatchObject({ value: text })
  },
)

test('letters that shorten a street’s name may number an order', () => {
  for (const letters of ['Dr', 'Ct', 'St', 'Rd', 'Ave', 'CT'])
    expect(acceptOrder(`${letters} 1107`)).not.toBeNull()
  expect(acceptOrder('Dr Jones Street 1107')).toBeNull()
})

test('a bare reference that numbers an invoice, with its part or its letter, is no order', () => {
  const under = (text: string) => read(rows([[300, 'Reference']], [[300, text]])).purchaseOrderNumber
  for (const text of ['INV-20417-1', 'INV2041A', 'INV/26/0417', 'INV-0417/2']) expect(under(text)).toBeNull()
  expect(under('INV-A20417')).toBe('INV-A20417')
})

test('a post box is no order', () => {
  expect(
    read(
      rows([
        [40, 'CUSTP.O. BOX'],
        [200, '88213'],
      ]),
    ).purchaseOrderNumber,
  ).toBeNull()
  expect(
    read(
      rows([
        [40, 'CUSTP.O.'],
        [200, '88213'],
      ]),
    ).purchaseOrderNumber,
  ).toBe('88213')
})
