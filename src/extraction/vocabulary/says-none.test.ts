import { expect, test } from 'vitest'
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
})

test.each(['VERBAL', 'STOCK', 'No. 4471', 'NO4471', 'No of cartons', 'NOTE 12'])(
  '“%s” says something',
  text => {
    expect(saysNone(text)).toBe(false)
  },
)
