import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

test('of two counts that come out at a price of their own the one that all lines have counts them', () => {
  const line = columnsAt(40, -250, -300, -370, -450, -540)
  const lines = linesOn(
    row(
      100,
      [40, 'Description'],
      [-250, 'Packs'],
      [-300, 'Litres'],
      [-370, '$/Litre'],
      [-450, '$/Pack'],
      [-540, 'Amount'],
    ),
    line(112, 'Diesel oil 15W-40', '4', '80', '5.90', '118.00', '472.00'),
    line(124, 'Gear oil 75W-90', '2', '40', '7.30', '146.00', '292.00'),
    line(136, 'Grease cartridge', '2', '', '', '96.00', '192.00'),
    row(160, [400, 'Goods'], [-540, '956.00']),
  )
  expect(lines.map(one => [one.quantity, one.unitPrice])).toEqual([
    [4, 118],
    [2, 146],
    [2, 96],
  ])
})
