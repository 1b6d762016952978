import { expect, test } from 'vitest'
import { columnsAt, row } from '../testing/lay-words.ts'
import { linesOn, TOTALS } from '../testing/lines-on.ts'

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
