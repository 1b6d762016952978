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
