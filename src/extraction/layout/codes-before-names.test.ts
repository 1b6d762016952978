import { expect, test } from 'vitest'
import { columnsAt, row } from '../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../testing/lines-on.ts'

test('a surcharge without a code hinders nothing where codes and names stand under one heading', () => {
  const line = columnsAt(-60, 100, 170, -470, -540)
  const lines = linesOn(
    row(100, [40, 'No.'], [100, 'Product'], [-470, 'Price'], [-540, 'Value']),
    line(120, '6', 'FL194+', 'Hand cleaner', '10.00', '60.00'),
    line(134, '1', 'FA12/R', 'First aid refill', '40.00', '40.00'),
    line(148, '1', '', 'Card surcharge', '30.00', '30.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.description])).toEqual([
    ['FL194+', 'Hand cleaner'],
    ['FA12/R', 'First aid refill'],
    ['', 'Card surcharge'],
  ])
})

test('a brand a space before the part numbers is a column of its own', () => {
  const line = columnsAt(-55, 60, 80, 185, -470, -540)
  const lines = linesOn(
    row(100, [40, 'QTY'], [60, 'BRD PART NUMBER'], [185, 'DESCRIPTION'], [-470, 'NET'], [-540, 'AMOUNT']),
    line(120, '1', 'WDC', 'WD-Z79A', 'OIL FILTER', '50.00', '50.00'),
    line(134, '2', 'PDL', 'PDR 8817-2', 'ROTOR FRONT', '40.00', '80.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['WD-Z79A', 'OIL FILTER', 1, 50, 5000],
    ['PDR 8817-2', 'ROTOR FRONT', 2, 40, 8000],
  ])
})
