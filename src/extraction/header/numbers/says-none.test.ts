import { expect, test } from 'vitest'
import { headerOf } from '../../testing/header-on.ts'
import { saysNone } from './says-none.ts'

test.each([
  'NOT ADVISED',
  'None given',
  'No PO supplied',
  'no order number',
  'TBC',
  'To be advised',
  '(N/A)',
])('“%s” stands for no value', text => {
  expect(saysNone(text)).toBe(true)
  const beside = headerOf([300, 120, 'Your order'], [400, 120, text], [300, 132, '40882 counter'])
  expect(beside.purchaseOrderNumber).toBeNull()
  const under = headerOf([300, 120, 'Your order'], [420, 120, 'Rep'], [300, 132, text], [420, 132, 'Mia'])
  expect(under.purchaseOrderNumber).toBeNull()
  expect([beside, under].some(({ uncertain }) => uncertain.includes('purchaseOrderNumber'))).toBe(false)
})

test.each(['VERBAL', 'STOCK', 'No. 4471', 'NO4471', 'No of cartons', 'NOTE 12'])(
  '“%s” says something',
  text => {
    expect(saysNone(text)).toBe(false)
  },
)
