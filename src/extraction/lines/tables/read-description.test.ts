import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

test('a name in the column of the numbers runs on under headings whose columns hold no figure there', () => {
  const lines = linesOn(
    row(
      100,
      [30, 'Brand'],
      [80, 'Part No'],
      [-200, 'Ord'],
      [-310, 'Supp'],
      [-400, 'B/O'],
      [-470, 'Each'],
      [-540, 'Total'],
    ),
    row(120, [30, 'MAXAM'], [80, 'ST7714'], [-200, '1'], [-310, '1'], [-470, '40.00'], [-540, '40.00']),
    row(132, [80, 'STARTER MOTOR 12V']),
    row(144, [80, 'Core value (refundable on return)'], [-310, '1'], [-470, '50.00'], [-540, '50.00']),
    row(160, [30, 'ORBIX'], [80, 'OZ632'], [-200, '2'], [-310, '2'], [-470, '20.00'], [-540, '40.00']),
    row(172, [80, 'OIL FILTER SPIN ON']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['ST7714', 'STARTER MOTOR 12V'],
    ['', 'Core value (refundable on return)'],
    ['OZ632', 'OIL FILTER SPIN ON'],
  ])
})
