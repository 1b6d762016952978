import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

test('a heading of a count, a unit and an item is cut in three', () => {
  const line = columnsAt(60, 98, 115, 140, 210, -450, -540)
  const lines = linesOn(
    row(100, [40, 'Ordered'], [95, 'Sent UM Item'], [210, 'Particulars'], [-450, 'Price'], [-540, 'Amount']),
    line(120, '2', '1', 'EA', 'Z20S-23O', 'Window regulator', '90.00', '90.00'),
    line(134, '8', '5', 'EA', 'O0B8-860', 'Alternator', '20.00', '100.00'),
    line(148, '2', '2', 'EA', 'S5IL-16B', 'Actuator', '10.00', '20.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.quantity])).toEqual([
    ['Z20S-23O', 1],
    ['O0B8-860', 5],
    ['S5IL-16B', 2],
  ])
})

test('words nearer to each other than letters are wide are one heading, however much nearer others stand', () => {
  const line = columnsAt(-92, 100, 330, -540)
  const lines = linesOn(
    row(100, [66, 'No.'], [81, 'of'], [100, 'Goods'], [126, 'supplied'], [330, 'Partcode'], [-540, 'Amount']),
    line(120, '1', 'Glass of mirror right hand', 'MG-4471-R', '60.00'),
    line(134, '2', 'Felts of channel per length', 'CF-20', '50.00'),
    line(148, '1', 'Vents removed and cleaned', '', '20.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.description, one.quantity, one.total])).toEqual([
    ['MG-4471-R', 'Glass of mirror right hand', 1, 6000],
    ['CF-20', 'Felts of channel per length', 2, 5000],
    ['', 'Vents removed and cleaned', 1, 2000],
  ])
})
