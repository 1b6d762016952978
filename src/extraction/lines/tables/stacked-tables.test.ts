import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'

const TOTALS = [
  ...row(300, [330, 'Items total'], [-540, '130.00']),
  ...row(314, [330, 'GST 10 %'], [-540, '13.00']),
  ...row(328, [330, 'Final amount'], [-540, '143.00']),
]

test('lines in two rows are read under headings in two rows, the total on the first', () => {
  const lines = linesOn(
    row(100, [46, 'Item'], [76, 'Material'], [190, 'Description'], [-540, 'Net value AUD']),
    row(111, [190, 'Quantity'], [-340, 'Gross price'], [-420, 'Discount'], [-480, 'Net price']),
    row(130, [46, '0010'], [76, '6206-2RS'], [190, 'Bearing deep groove'], [-540, '50.00']),
    row(142, [190, '4 EA'], [-340, '25.00'], [-420, '50.0 %'], [-480, '12.50']),
    row(160, [46, '0020'], [76, 'HC.016'], [190, '12V hose clamp'], [-540, '80.00']),
    row(171, [190, 'stainless']),
    row(182, [190, '2 BOT'], [-340, '40.00'], [-480, '40.00']),
    row(194, [190, 'Country of origin: see carton']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['6206-2RS', 'Bearing deep groove', 4, 12.5, 5000],
    ['HC.016', '12V hose clamp stainless', 2, 40, 8000],
  ])
})

test('and with the total on the second, where a price may be for several', () => {
  const lines = linesOn(
    row(100, [46, 'Item Material'], [190, 'Description']),
    row(111, [86, 'Quantity'], [240, 'Price'], [-540, 'Net value']),
    row(130, [46, '000010 5W30C3-205'], [190, 'Engine oil']),
    row(142, [86, '1 DR'], [240, '50.00 AUD / 1 DR'], [-540, '50.00']),
    row(160, [46, '000020 CLIP-8'], [190, 'Trim clip']),
    row(172, [86, '200 EA'], [240, '40.00 AUD / 100 EA'], [-540, '80.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['5W30C3-205', 'Engine oil', 1, 50, 5000],
    ['CLIP-8', 'Trim clip', 200, 0.4, 8000],
  ])
})

test('the numbers of the lines may stand a space before their part numbers', () => {
  const goods = (y: number, number: string, code: string, name: string, price: string, total: string) => [
    ...row(y, [50, `${number} ${code}`], [160, name]),
    ...row(y + 11, [-112, '1'], [-166, '1'], [215, 'EA'], [-340, price], [-440, total]),
  ]
  const page = (heading: [number, string][]) =>
    linesOn(
      row(100, ...heading, [160, 'DESCRIPTION']),
      row(111, [76, 'ORDERED'], [128, 'SUPPLIED'], [215, 'UNIT'], [-340, 'EACH'], [-440, 'VALUE']),
      goods(130, '1', 'QM735H', 'SEALING RING', '50.00', '50.00'),
      row(152, [60, '** BIN D14-7']),
      goods(163, '2', 'QM20', 'GEAR KNOB', '80.00', '80.00'),
      row(185, [60, '** FOR XK50WZ']),
      TOTALS,
    )
  const expected = [
    ['QM735H', 'SEALING RING', 1, 50, 5000],
    ['QM20', 'GEAR KNOB', 1, 80, 8000],
  ]
  const whole = page([
    [45, 'LN'],
    [60, 'PART NUMBER'],
  ])
  expect(shortOf(whole)).toEqual(expected)
  expect(whole.flatMap(line => line.partReadings)).toEqual([])
  // A scan may have lost the first heading.
  expect(shortOf(page([[60, 'PART NUMBER']]))).toEqual(expected)
})
