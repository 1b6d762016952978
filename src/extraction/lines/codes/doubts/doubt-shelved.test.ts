import { expect, test } from 'vitest'
import { row } from '../../../testing/lay-words.ts'
import { linesOn } from '../../../testing/lines-on.ts'

const linesUnder = (shelf: string) =>
  linesOn(
    row(
      100,
      [40, 'DETAILS OF WORK'],
      [305, shelf],
      [-380, 'QTY'],
      [-430, 'RETAIL'],
      [-480, 'GST'],
      [-540, 'EXT'],
    ),
    row(112, [-388, 'SUPPLIED'], [-484, 'AMOUNT'], [-544, 'PRICE']),
    row(
      128,
      [40, 'Bulk hose 6 mm per metre'],
      [305, 'X1-18'],
      [-380, '1'],
      [-430, '50.00'],
      [-480, '5.00'],
      [-540, '50.00'],
    ),
    row(
      140,
      [40, 'Bulk hose 6 mm per metre'],
      [305, 'S5-33'],
      [-380, '2'],
      [-430, '40.00'],
      [-480, '8.00'],
      [-540, '80.00'],
    ),
    row(180, [400, 'Total ex GST'], [-540, '130.00']),
    row(192, [400, 'GST'], [-540, '13.00']),
    row(204, [400, 'Total'], [-540, '$143.00']),
  )

test.each(['LOCATION', 'BIN', 'Shelf', 'Bin code'])(
  'what stands under %s is asked about as a part number',
  shelf => {
    for (const [i, line] of linesUnder(shelf).entries()) {
      expect([line.partNumber, line.partReadings]).toEqual(['', ['', ['X1-18', 'S5-33'][i]]])
    }
  },
)
