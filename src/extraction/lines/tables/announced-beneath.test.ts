import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

test('numbers announced beneath the names make a column of neither, though its heading may be one of numbers', () => {
  const lines = linesOn(
    row(100, [40, 'Product'], [-400, 'Quantity'], [-540, 'Price (ex GST)']),
    row(120, [40, 'Snatch block, forged steel'], [-400, '1'], [-540, '$90.00']),
    row(131, [40, 'SKU: SB-FRG-9']),
    row(150, [40, 'Tree strap 75 mm'], [-400, '2'], [-540, '$90.00']),
    row(161, [40, 'SKU: TS-75-3M'], [-540, '$45.00 each']),
    row(400, [380, 'Sub Total'], [-540, '180.00']),
    row(412, [380, 'GST'], [-540, '18.00']),
  )
  expect(lines.map(({ partNumber, description }) => [partNumber, description])).toEqual([
    ['SB-FRG-9', 'Snatch block, forged steel'],
    ['TS-75-3M', 'Tree strap 75 mm'],
  ])
})

test('a label or a number that its column was too narrow for goes on beneath', () => {
  const lines = linesOn(
    row(100, [40, 'Item'], [-400, 'Quantity'], [-540, 'Price (ex GST)']),
    row(120, [40, 'Ram head 3.5 inch, Part# SN-'], [-400, '1'], [-540, '$90.00']),
    row(131, [40, '330B']),
    row(150, [40, 'Light bar double row, Pt. No.'], [-400, '2'], [-540, '$90.00']),
    row(161, [40, 'LB.22.D']),
    row(400, [380, 'Sub Total'], [-540, '180.00']),
    row(412, [380, 'GST'], [-540, '18.00']),
  )
  expect(lines.map(({ partNumber, description }) => [partNumber, description])).toEqual([
    ['SN-330B', 'Ram head 3.5 inch'],
    ['LB.22.D', 'Light bar double row'],
  ])
})
