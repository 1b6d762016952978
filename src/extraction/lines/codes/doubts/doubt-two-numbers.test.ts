import { expect, test } from 'vitest'
import { columnsAt } from '../../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../../testing/lines-on.ts'
import type { PrintedLine } from '../../printed-line.ts'
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
  ['205116', '205118 bearing cup', '205118'],
  ['NS70L', 'NS70X battery calcium', 'NS70X'],
  ['20417', '10000 lumen light bar', null],
  ['20417', '20418 bracket', null],
  ['100400', '100000 km service kit', null],
  ['100400', '100200 each bracket', null],
  ['5W30-5L', '5W40-1L engine oil', null],
  ['10X50', '12x60 bolt zinc', null],
  ['10X50', '10X55 bolt zinc', null],
  ['225/45R17', '225/50R17 tyre', null],
  ['12V55W', '24V70W globe', null],
  ['BP1022', 'DB1422 brake pads', null],
])(
  '%s before “%s” is asked about where that begins with a number made alike',
  (partNumber, description, other) => {
    const [line] = doubtTwoNumbers([{ ...(LINE as PrintedLine), partNumber, description }])
    expect(line?.partNumber).toBe(partNumber)
    expect(line?.partReadings).toEqual(other === null ? [] : [partNumber, other])
  },
)

test.each([
  ['48120-TB430 48120-TB400', ['48120-TB430 48120-TB400', '48120-TB430', '48120-TB400']],
  ['BP-1022 BP-1022', ['BP-1022 BP-1022', 'BP-1022']],
  ['90915 10003', []],
  ['KX 11-07', []],
])('two numbers made alike in place of one are asked about: %s', (partNumber, readings) => {
  const [line] = doubtTwoNumbers([{ ...(LINE as PrintedLine), partNumber, description: 'Lamp' }])
  expect(line?.partReadings).toEqual(readings)
})

test('two numbers under the headings of one, and one of names, are asked about', () => {
  const lines = linesOn(
    at(100, 'Part No', 'Description', 'Qty', 'Each', 'Total'),
    at(120, '48120-TB400', '48120-TB430 Lamp rear left', '1', '130.00', '130.00'),
    TOTALS,
  )
  expect(lines.map(line => line.partReadings)).toEqual([['48120-TB400', '48120-TB430']])
})
