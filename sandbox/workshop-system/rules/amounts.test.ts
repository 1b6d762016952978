import { expect, test } from 'vitest'
import type { Line } from '../memory/records.ts'
import { lineTotalCents, toCents, totalsOf } from './amounts.ts'

const line = (fields: Partial<Line>): Line => ({
  id: 1,
  stockId: 3,
  stockNumber: 'PART',
  name: 'Part',
  description: '',
  quantity: 1,
  unitCents: 100,
  discountPercent: 0,
  includesGst: false,
  gstFree: false,
  note: '',
  ...fields,
})

test('dollars become whole cents without the drift of binary fractions', () => {
  expect([1.005, 4.35, 19.99, -0.005, 0.1 + 0.2].map(toCents)).toEqual([101, 435, 1999, -1, 30])
})

test('a line total is quantity times rate less the discount', () => {
  expect(lineTotalCents(line({ quantity: 2.5, unitCents: 999 }))).toBe(2498)
  expect(lineTotalCents(line({ quantity: 3, unitCents: 1000, discountPercent: 12.5 }))).toBe(2625)
  expect(lineTotalCents(line({ quantity: -1, unitCents: 1050 }))).toBe(-1050)
})

test('GST comes on top, from within, or not at all', () => {
  const lines = [
    line({ unitCents: 1000 }),
    line({ unitCents: 1100, includesGst: true }),
    line({ unitCents: 500, gstFree: true }),
  ]
  expect(totalsOf(lines, 'total')).toEqual({ subtotalCents: 2500, gstCents: 200, totalCents: 2700 })
})

test('rounding line by line differs from rounding on the total', () => {
  const lines = [line({ unitCents: 104 }), line({ unitCents: 104 }), line({ unitCents: 104 })]
  expect(totalsOf(lines, 'total').gstCents).toBe(31)
  expect(totalsOf(lines, 'line').gstCents).toBe(30)
})
