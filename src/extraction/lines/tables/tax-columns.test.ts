import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

const TOTALS = [...row(400, [380, 'Sub Total'], [-540, '180.00']), ...row(412, [380, 'GST'], [-540, '18.00'])]

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

test('a column of tax codes holds no part numbers, whatever else strays into it', () => {
  const codes = ['GST', 'GST', 'FRE', 'GST', 'GST', 'EX6']
  const lines = linesOn(
    row(100, [40, 'Kind'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    ...codes.map((code, i) =>
      row(
        120 + 14 * i,
        [40, code],
        [120, `Oil filter for engine ${'ABCDEF'[i]}`],
        [-400, '1'],
        [-470, '30.00'],
        [-540, '30.00'],
      ),
    ),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['', '', '', '', '', ''])
})

test('tax codes are no part numbers under `Code` either, where nothing else could be', () => {
  const item = (y: number, name: string, tax: string) =>
    row(y, [40, '1'], [120, name], [-400, '30.00'], [-470, '30.00'], [500, tax])
  const lines = linesOn(
    row(100, [40, 'Qty'], [120, 'Description'], [-400, 'Price'], [-470, 'Total'], [500, 'Code']),
    item(120, 'Rotating beacon amber', 'GST'),
    item(134, 'First aid kit refill', 'FRE'),
    item(148, 'Work lamp flood', 'GST'),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['', '', ''])
})

test('short numbers under `Part No` are part numbers beside one that looks like a tax code', () => {
  const item = (y: number, part: string, name: string, total: string) =>
    row(y, [40, part], [120, name], [-400, '1'], [-470, total], [-540, total])
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    item(120, '101', 'Rotating beacon amber', '60.00'),
    item(134, '205', 'First aid kit refill', '40.00'),
    item(148, 'FRE', 'Freight', '30.00'),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['101', '205', 'FRE'])
})

test('the GST of one and of all is no price of a line beside prices with and without it', () => {
  const at = columnsAt(40, 100, -280, -330, -380, -440, -490, -550)
  const lines = linesOn(
    at(100, 'Code', 'Name', 'Qty', 'Unit ex', 'GST each', 'Unit inc', 'Total GST', 'Total inc'),
    at(120, 'QX-41', 'Slipper spring', '4', '20.00', '2.00', '22.00', '8.00', '88.00'),
    at(134, 'LM-77', 'Bow roller', '2', '50.00', '5.00', '55.00', '10.00', '110.00'),
    row(400, [380, 'Sub Total'], [-550, '180.00']),
    row(412, [380, 'GST'], [-550, '18.00']),
    row(424, [380, 'Total'], [-550, '198.00']),
  )
  expect(lines.map(one => [one.unitPrice, one.total])).toEqual([
    [22, 8800],
    [55, 11000],
  ])
})
