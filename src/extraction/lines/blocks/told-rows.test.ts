import { expect, test } from 'vitest'
import { columnsAt, layWords } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

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

test.each([
  ['RRP', 2],
  ['Was', 2],
  ['List price', 2],
  ['Each', 2],
  ['Hose clamp', 3],
])('on a scan a row that lost its count is a line, unless it tells a price: %s', (told, count) => {
  const line = columnsAt(40, 130, -370, -460, -540)
  const texts = [
    line(100, 'KX-204', 'Timing kit', '2', '40.00', '80.00'),
    line(116, '', told, '', '5.00', '10.00'),
    line(132, 'BR-118', 'Brake pads', '1', '50.00', '50.00'),
    TOTALS,
  ]
  const lines = readLines([layWords(texts.flat(), 1, 'ocr')]).flatMap(table => table.lines)
  expect(lines).toHaveLength(count)
})
