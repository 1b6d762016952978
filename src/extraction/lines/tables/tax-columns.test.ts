import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

test('a tick read beside tax codes that are headed as codes makes no part numbers of them', () => {
  const line = (y: number, part: string, tax: string) =>
    row(y, [40, part], [120, 'Slipper spring'], [-400, '1'], [-470, '30.00'], [-540, '30.00'], [545, tax])
  const lines = linesOn(
    row(100, [40, 'Item no'], [120, 'Name'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total'], [545, 'Code']),
    line(120, 'AX-40', 'GST'),
    line(134, 'LM-77', 'GST V4'),
    line(148, 'UB-40S', 'GST'),
  )
  expect(lines.map(one => one.partNumber)).toEqual(['AX-40', 'LM-77', 'UB-40S'])
})

test('rates of a tax under codes are no part numbers', () => {
  const line = (y: number, name: string) =>
    row(y, [40, name], [-400, '1'], [-470, '30.00'], [500, '10%'], [-570, '30.00'])
  const lines = linesOn(
    row(100, [40, 'Work carried out'], [-400, 'Qty'], [-470, 'Each'], [500, 'Code'], [-570, 'Price']),
    line(120, 'Wheel alignment'),
    line(134, 'Machine flywheel'),
  )
  expect(lines.map(one => [one.partNumber, one.partReadings])).toEqual([
    ['', []],
    ['', []],
  ])
})
