import { expect, test } from 'vitest'
import { nameOfHeading } from './column-names.ts'

test.each([
  ['No. of', 'quantity'],
  ['Number off', 'quantity'],
  ['Qty Shipped', 'supplied'],
  ['Date Shipped', 'other'],
  ['Date Ordered', 'other'],
  ['parts@wheelhouse.example', null],
])('%s heads a column of %s', (heading, name) => {
  expect(nameOfHeading(heading)).toBe(name)
})
