import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

const HEADS = (first: string) =>
  row(100, [41, first], [129, 'Details'], [-440, 'Units'], [-490, 'Rate'], [-545, 'Charge'])
const line = (y: number, code: string, name: string, count: string, price: string, total: string) =>
  row(
    y,
    ...(code ? [[41, code] as [number, string]] : []),
    [129, name],
    [-440, count],
    [-490, price],
    [-545, total],
  )
const numbersUnder = (first: string) =>
  linesOn(
    HEADS(first),
    line(116, 'TB-GT22-R', 'Turbocharger exchange', '1', '1145.00', '1145.00'),
    line(132, '', 'Core deposit - turbocharger', '1', '250.00', '250.00'),
    line(148, 'INJ-CR4-R', 'Injector common rail', '4', '80.00', '320.00'),
    line(164, '', 'Core deposit - injector', '4', '20.00', '80.00'),
    line(180, '', 'Core returned - injector', '-2', '20.00', '-40.00'),
    row(210, [358, 'Subtotal'], [-545, '1755.00']),
    row(222, [358, 'GST'], [-545, '175.50']),
  ).map(({ partNumber }) => partNumber)

test('a first column that few lines fill is the table’s where all that stands in it is headed', () => {
  expect(numbersUnder('Assembly no.')).toEqual(['TB-GT22-R', '', 'INJ-CR4-R', '', ''])
  expect(numbersUnder('Unit No.')).toEqual(['TB-GT22-R', '', 'INJ-CR4-R', '', ''])
})

test('what stands under a label of the document is not the table’s', () => {
  expect(numbersUnder('Customer order')).not.toContain('TB-GT22-R')
})

const COUNTS = (counts: string[]) =>
  linesOn(
    row(100, [55, 'Qty'], [200, 'Particulars'], [-540, 'Amount']),
    ...['90.00', '30.00', '10.00'].map((total, i) =>
      row(120 + 20 * i, [40, counts[i] ?? ''], [90, 'Bearing, taper roller'], [-540, total]),
    ),
    row(190, [358, 'Subtotal'], [-540, '130.00']),
    row(206, [358, 'GST'], [-540, '13.00']),
  ).map(({ quantity }) => quantity)

test('counts that are set flush left under a heading centred over their column are its own', () => {
  expect(COUNTS(['1', '3', '2'])).toEqual([1, 3, 2])
  expect(COUNTS(['1', '2.5', '1'])).toEqual([1, 2.5, 1])
})

test('what counts the lines or is no count is not taken for how many, though a heading right of it names them', () => {
  expect(COUNTS(['1', '2', '3'])).toEqual([null, null, null])
  expect(COUNTS(['40417', '20335', '51100'])).toEqual([null, null, null])
})

test('days under no heading, left of the names, are none of a heading that names no numbers', () => {
  const lines = linesOn(
    row(100, [75, 'Description'], [-440, 'Qty'], [-490, 'Rate'], [-545, 'Amount']),
    ...['12/10/2026', '13/10', '14/10'].map((day, i) =>
      row(
        116 + 16 * i,
        [40, day],
        [140, `Callout ${'abc'[i]}`],
        [-440, '2'],
        [-490, '40.00'],
        [-545, '80.00'],
      ),
    ),
    row(220, [358, 'Subtotal'], [-545, '240.00']),
    row(236, [358, 'GST'], [-545, '24.00']),
  )
  expect(lines.map(({ partNumber }) => partNumber)).not.toContain('13/10')
})

test('short numbers that end before a heading centred over them are its own, where longer ones reach under it', () => {
  const numbersOf = (...numbers: string[]) =>
    linesOn(
      row(100, [102, 'Part'], [256, 'Details'], [-440, 'No.'], [-490, 'Rate'], [-545, 'Amount']),
      ...numbers.map((number, i) =>
        row(
          116 + 16 * i,
          [82, number],
          [181, ['Windscreen', 'Top moulding', 'Urethane', 'Fitting', 'Calibration'][i] ?? ''],
          [-440, '2'],
          [-490, '40.00'],
          [-545, '80.00'],
        ),
      ),
      row(220, [358, 'Subtotal'], [-545, '400.00']),
      row(236, [358, 'GST'], [-545, '40.00']),
    ).map(({ partNumber, partReadings }) => [partNumber, ...partReadings])
  expect(numbersOf('WS4471GN-0088', 'MLD-4471-0012', 'U60', '–', '–').slice(0, 3)).toEqual([
    ['WS4471GN-0088'],
    ['MLD-4471-0012'],
    ['U60'],
  ])
})
