import { expect, test } from 'vitest'
import { columnsAt } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

test.each(['RRP', 'Trade saving', 'You saved', 'Was', 'Core value (not charged)'])(
  'in print a row with a price and a sum and no count is told, and not sold: %s',
  told => {
    const line = columnsAt(40, 130, -370, -460, -540)
    const lines = linesOn(
      line(100, 'KX-204', 'Timing kit', '2', '40.00', '80.00'),
      line(116, '', told, '', '5.00', '10.00'),
      line(132, 'BR-118', 'Brake pads', '1', '50.00', '50.00'),
      TOTALS,
    )
    expect(shortOf(lines).map(([code, , ...figures]) => [code, ...figures])).toEqual([
      ['KX-204', 2, 40, 8000],
      ['BR-118', 1, 50, 5000],
    ])
  },
)
