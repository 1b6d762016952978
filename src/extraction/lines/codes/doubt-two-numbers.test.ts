import { expect, test } from 'vitest'
import { columnsAt } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'
import type { PrintedLine } from '../printed-line.ts'
import { doubtTwoNumbers } from './doubt-two-numbers.ts'

const at = columnsAt(40, 140, -350, -450, -540)
const [LINE] = linesOn(
  at(100, 'Part No', 'Description', 'Qty', 'Each', 'Total'),
  at(120, '48120-TB400', 'Lamp rear left', '1', '130.00', '130.00'),
  TOTALS,
)

test.each([
  ['48120-TB400', '48120-TB430 Lamp rear left', '48120-TB430'],
  ['7003118', '7003122 Ball joint', '7003122'],
  ['48120-TB400', '48120-TB400 Lamp rear left', null],
  ['48120-TB400', '55W Lamp rear left', null],
  ['48120-TB400', '48120-TB430', null],
  ['AB12', 'CD14 Lamp rear left', null],
  ['LAMPS', 'LIGHT rear left', null],
])(
  '%s before “%s” is asked about where that begins with a number made alike',
  (partNumber, description, other) => {
    const [line] = doubtTwoNumbers([{ ...(LINE as PrintedLine), partNumber, description }])
    expect(line?.partNumber).toBe(partNumber)
    expect(line?.partReadings).toEqual(other === null ? [] : [partNumber, other])
  },
)

test('two numbers under the headings of one, and one of names, are asked about', () => {
  const lines = linesOn(
    at(100, 'Part No', 'Description', 'Qty', 'Each', 'Total'),
    at(120, '48120-TB400', '48120-TB430 Lamp rear left', '1', '130.00', '130.00'),
    TOTALS,
  )
  expect(lines.map(line => line.partReadings)).toEqual([['48120-TB400', '48120-TB430']])
})
