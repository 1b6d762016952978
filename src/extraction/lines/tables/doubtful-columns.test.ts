import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

test('a line that has no name, where the others have one, is looked at by a person', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, 'AB-12'], [120, 'Oil filter'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [40, 'CD-77'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => line.uncertain)).toEqual([[], ['description']])
})

test('one amount a line, headed as a price, is what one costs or what all cost: the sum tells', () => {
  const pricesOf = (sum: string) =>
    linesOn(
      row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Unit Price']),
      row(120, [40, 'AB-1201'], [120, 'Brake pads'], [-400, '2'], [-470, '50.00']),
      row(135, [40, 'AB-1202'], [120, 'Oil filter'], [-400, '3'], [-470, '40.00']),
      row(400, [380, 'Sub Total'], [-540, sum]),
    ).map(line => [line.quantity, line.unitPrice, line.total])
  expect(pricesOf('220.00')).toEqual([
    [2, 50, null],
    [3, 40, null],
  ])
  expect(pricesOf('90.00')).toEqual([
    [2, null, 5000],
    [3, null, 4000],
  ])
})

test.each([
  ['Widget-Blue', 'Widget-Red'],
  ['#1201', '#1202'],
  ['3/4"-16', '1/2"-20'],
])('what is called part numbers and looks like none is kept in doubt: %s', (first, second) => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, first], [120, 'Oil filter'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [40, second], [120, 'Air filter'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    [first, [first, ''], 'Oil filter'],
    [second, [second, ''], 'Air filter'],
  ])
})
