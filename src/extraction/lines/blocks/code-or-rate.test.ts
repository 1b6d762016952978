import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const coded = columnsAt(40, 130, -370, -460, -540)

test.each(['4410C/A', '611C/L', '2104C/W', '120CPL'])(
  'without headings %s is a part number and no rate',
  code => {
    const lines = linesOn(
      coded(196, code, 'Wheel nut', '2', '40.00', '80.00'),
      coded(212, 'BR-118', 'Brake pads', '1', '50.00', '50.00'),
      TOTALS,
    )
    expect(shortOf(lines)).toEqual([
      [code, 'Wheel nut', 2, 40, 8000],
      ['BR-118', 'Brake pads', 1, 50, 5000],
    ])
  },
)

test.each([
  ['2 C/ARM BUSH REAR', 'C/ARM BUSH REAR'],
  ['2 C/L BEARING REAR', 'C/L BEARING REAR'],
])('what begins a name behind a count says no rate: %s', (text, name) => {
  const lines = linesOn(
    row(196, [40, text], [-460, '40.00'], [-540, '80.00']),
    row(212, [40, '10 Wheel nut'], [-460, '5.00'], [-540, '50.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['', name, 2, 40, 8000],
    ['', 'Wheel nut', 10, 5, 5000],
  ])
})

test('nor does what stands in the next column', () => {
  const line = columnsAt(40, 110, 140, -400, -460, -540)
  const lines = linesOn(
    line(196, 'GRA-10', '1.0', 'C/L BEARING M6', '100.00', '80.00', '80.00'),
    line(212, '500C', '10', 'Hose clamp', '6.25', '5.00', '50.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['GRA-10', 'C/L BEARING M6', 1, 80, 8000],
    ['500C', 'Hose clamp', 10, 5, 5000],
  ])
})

test('a number with one decimal before its name may be no rate, and is asked about', () => {
  const line = columnsAt(40, 80, 160, -460, -540)
  const lines = linesOn(
    line(196, '2', 'KX-204', 'Wheel nut', '40.00', '80.00'),
    line(212, '1', '70.5', 'Oil filter', '50.00', '50.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['KX-204', 'Wheel nut', 2, 40, 8000],
    ['70.5', 'Oil filter', 1, 50, 5000],
  ])
  expect(lines.map(one => one.partReadings)).toEqual([[], ['70.5', '']])
})

test.each([
  [
    ['10.0', 'KX-204'],
    ['12.5', 'BR-118'],
  ],
  [
    ['11.4', '44108'],
    ['10.2', '44719'],
  ],
  [
    ['1.5', '4410'],
    ['10.0', '4471'],
  ],
])('beside a number of the goods’ own it is none: %j', (first, second) => {
  const line = columnsAt(40, 80, 120, 190, -460, -540)
  const lines = linesOn(
    line(196, '2', ...first, 'Brake pads', '40.00', '80.00'),
    line(212, '1', ...second, 'Hose clamp', '50.00', '50.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    [first[1], 'Brake pads', 2, 40, 8000],
    [second[1], 'Hose clamp', 1, 50, 5000],
  ])
})

test.each([
  ['Oil filter 2015', 'Air filter 2018'],
  ['Oil filter M20X1.5', 'Air filter 4WD22'],
])('a year or a size behind the name is no other number: %s', (...names) => {
  const line = columnsAt(40, 80, 160, -460, -540)
  const lines = linesOn(
    line(196, '2', '70.5', names[0] ?? '', '40.00', '80.00'),
    line(212, '1', '12.5', names[1] ?? '', '50.00', '50.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partReadings, one.description])).toEqual([
    [['70.5', ''], names[0]],
    [['12.5', ''], names[1]],
  ])
})

test('where lines have no number, what stands before their names is asked about, however short', () => {
  const line = columnsAt(40, 90, 150, -460, -540)
  const lines = linesOn(
    line(196, '2', '6.3', 'Relay', '40.00', '80.00'),
    line(212, '1', '12.5', 'Timing kit', '50.00', '50.00'),
    TOTALS,
  )
  expect(lines.map(one => one.partReadings.includes(''))).toEqual([true, true])
})

test.each([
  ['Mat rubber floor', 'Brake pad set'],
  ['MAT RUBBER', 'PAD SET'],
  ['Lat pull', 'Brake'],
  ['Mat', 'Brake pad'],
])('on a scan a name may begin with what a unit and a glued “at” look like: %s', (first, second) => {
  const texts = [
    row(200, [40, `2 ${first}`], [-460, '40.00'], [-540, '80.00']),
    row(216, [40, `1 ${second}`], [-460, '50.00'], [-540, '50.00']),
    TOTALS,
  ]
  const lines = readLines([layWords(texts.flat(), 1, 'ocr')]).flatMap(table => table.lines)
  expect(shortOf(lines)).toEqual([
    ['', first, 2, 40, 8000],
    ['', second, 1, 50, 5000],
  ])
})

test('a size in thousandths is no price at which a number comes to anything', () => {
  const lines = linesOn(
    coded(180, 'Stock Code', 'Details', 'Quantity', 'Rate', 'Amount'),
    coded(196, '4410', 'Thrust washer .010', '10', '72.6', '7.26'),
    coded(212, 'R134A', 'Grease 450 g', '20', '168.4c/L', '33.68'),
    row(320, [400, 'Subtotal'], [-540, '40.94']),
  )
  expect(lines.map(one => [one.partNumber, one.description, one.quantity, one.total])).toEqual([
    ['4410', 'Thrust washer .010', 10, 726],
    ['R134A', 'Grease 450 g', 20, 3368],
  ])
})

test.each(['185c/L', '185 c/L', '185 cpl', '185 c per litre'])(
  'behind a sign a rate in cents needs no point: %s',
  rate => {
    const lines = linesOn(
      row(200, [40, 'Diesel'], [-440, `100 L @ ${rate}`], [-540, '185.00']),
      row(216, [40, 'Engine oil'], [-440, '2 @ 40.00'], [-540, '80.00']),
      row(320, [400, 'Subtotal'], [-540, '265.00']),
    )
    expect(shortOf(lines)).toEqual([
      ['', 'Diesel', 100, 1.85, 18500],
      ['', 'Engine oil', 2, 40, 8000],
    ])
  },
)

test.each([
  ['10 x 45.5500 less 35%', '4 x 31.2700 less 35%'],
  ['10 @ 29.608', '4 @ 20.326'],
])('what one costs may be rounded to the cent, however many decimals are printed: %s', (first, second) => {
  const lines = linesOn(
    row(196, [40, 'KX-204 Timing kit']),
    row(208, [60, first], [-540, '296.10']),
    row(224, [40, 'BR-118 Brake pads']),
    row(236, [60, second], [-540, '81.32']),
    row(420, [400, 'Subtotal'], [-540, '377.42']),
  )
  expect(lines.map(one => [one.partNumber, one.quantity, one.total])).toEqual([
    ['KX-204', 10, 29610],
    ['BR-118', 4, 8132],
  ])
})
