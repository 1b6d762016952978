import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'
import type { PrintedLine } from '../printed-line.ts'
import { readLines } from '../read-lines.ts'
import { withoutLineNumbers } from './without-line-numbers.ts'

const HEADINGS = row(
  100,
  [40, 'Line Product'],
  [160, 'Description'],
  [-400, 'Qty'],
  [-470, 'Price'],
  [-540, 'Total'],
)
const bareOf = (lines: readonly PrintedLine[]) => withoutLineNumbers([{ lines, numbers: [] }]).flat()
const partsOn = (source: 'pdf' | 'ocr', torn: string) => {
  const items = Array.from({ length: 12 }, (_, i) =>
    row(
      120 + 20 * i,
      [40, `${i === 10 ? torn : i + 1} KN-${31 + 7 * i}X`],
      [160, 'Beacon lamp'],
      [-400, '1'],
      [-470, '10.00'],
      [-540, '10.00'],
    ),
  )
  return readLines([layWords([HEADINGS, ...items, TOTALS].flat(), 1, source)])
    .flatMap(table => table.lines)
    .map(line => line.partNumber)
}

test('a line number between whose figures a scan’s readers saw a space is no part of the number', () => {
  expect(partsOn('ocr', '1 1').slice(9)).toEqual(['KN-94X', 'KN-101X', 'KN-108X'])
})

test('where another number stands, nothing is counted', () => {
  expect(partsOn('ocr', '1 4')[0]).toBe('1 KN-31X')
  expect(partsOn('pdf', '1 1')[0]).toBe('1 KN-31X')
})

test('the line number of a charge that has no number is none', () => {
  const line = columnsAt(40, 160, -400, -470, -540)
  const read = linesOn(
    line(120, 'TQ-200', 'Torque wrench calibrated', '1', '100.00', '100.00'),
    line(140, 'PG-40', 'Pressure gauge calibrated', '1', '20.00', '20.00'),
    line(160, 'RC-5', 'Return courier, insured', '1', '10.00', '10.00'),
    TOTALS,
  )
  const numbersOf = (...numbers: string[]) =>
    bareOf(read.map((one, i) => ({ ...one, partNumber: numbers[i] ?? '' }))).map(one => one.partNumber)
  expect(numbersOf('1 TQ-200', '2 PG-40', '3')).toEqual(['TQ-200', 'PG-40', ''])
  expect(numbersOf('1 TQ-200', '2 PG-40', '5')).toEqual(['1 TQ-200', '2 PG-40', '5'])
})

/** Two pages under headings that a scan's readers cut in different ways, the second from this number on. */
const goingOnFrom = (from: number) => {
  const items = (numbers: number[]) =>
    numbers.map((number, i) =>
      row(
        120 + 20 * i,
        [40, `${number} KN-${31 + 7 * number}X`],
        [160, 'Beacon lamp'],
        [-400, '1'],
        [-470, '10.00'],
        [-540, '10.00'],
      ),
    )
  const others = row(100, [40, 'Ln|Product'], ...HEADINGS.slice(1).map(cellOf))
  const pages = [
    layWords([HEADINGS, ...items([1, 2, 3, 4])].flat(), 1, 'ocr'),
    layWords([others, ...items([from, from + 1, from + 2]), TOTALS].flat(), 2, 'ocr'),
  ]
  return readLines(pages).flatMap(table => table.lines.filter(({ page }) => page === 2))
}
const cellOf = ({ x, text, right }: (typeof HEADINGS)[number]): [number, string] => [right ? -x : x, text]

test('on the next page the line numbers go on, whatever was read of its headings', () => {
  expect(goingOnFrom(5).map(line => line.partNumber)).toEqual(
    [5, 6, 7].map(number => `KN-${31 + 7 * number}X`),
  )
  expect(goingOnFrom(5).flatMap(line => line.partReadings.filter(one => one.includes(' ')))).toEqual([])
})

test('where the next page begins with another number, what seems to count its lines is asked about', () => {
  expect(goingOnFrom(9).map(line => line.partReadings)).toEqual(
    [9, 10, 11].map(number => [`${number} KN-${31 + 7 * number}X`, `KN-${31 + 7 * number}X`]),
  )
})

test('a number that is in doubt by itself stays so without the line’s, and readings that only that told apart do not', () => {
  const [line] = linesOn(
    HEADINGS,
    row(120, [40, '1 KN-31X'], [160, 'Lamp'], [-400, '1'], [-470, '9.00'], [-540, '9.00']),
    TOTALS,
  )
  const read = ['1', '2', '3'].map(number => ({
    ...(line as NonNullable<typeof line>),
    partNumber: `${number} KN-${number}1X`,
    partReadings: number === '1' ? [`1 KN-11X`] : [`${number} KN-${number}1X`, `KN-${number}1X`],
  }))
  expect(bareOf(read).map(one => [one.partNumber, one.partReadings])).toEqual([
    ['KN-11X', ['KN-11X']],
    ['KN-21X', []],
    ['KN-31X', []],
  ])
})

const NAMES = ['Head lamp', 'Brake pads', 'Timing kit']
const ROW = columnsAt(40, 160, -400, -470, -540)
/** What is read of numbers under these headings, and of more under others. */
const underTwo = (heading: string, first: readonly string[], second: readonly string[]) => {
  const goods = (y: number, numbers: readonly string[]) =>
    numbers.map((number, i) => ROW(y + 14 * i, number, NAMES[i] ?? '', '1', '10.00', '10.00'))
  return linesOn(
    ROW(100, heading, 'Description', 'Qty', 'Price', 'Amount'),
    ...goods(114, first),
    ROW(260, 'Item', 'Details', 'Qty', 'Price', 'Total'),
    ...goods(274, second),
    TOTALS,
  )
}

test.each([
  [['BP-1022'], ['20 AMP', '30 AMP']],
  [['BP-1022'], ['20 AMP-MINI', '30 AMP-MINI', '40 AMP-MAXI']],
  [['BP-1022'], ['2 WIRE', '3 WIRE']],
  [
    ['BP-1022', 'BP-1023', 'BP-1031'],
    ['4 NUT', '5 NUT', '6 NUT'],
  ],
])(
  'sizes under other headings are no line numbers for how many lines stand before: %s, %s',
  (first, second) => {
    expect(underTwo('Code', first, second).map(line => line.partNumber)).toEqual([...first, ...second])
  },
)

test.each([
  [['BP-1022'], ['2 BOLTX', '3 NUTX', '4 PINX']],
  [
    ['BP-1022', 'BP-1023'],
    ['3 BOLTX', '4 NUTX', '5 PINX'],
  ],
])('what goes on from lines that are not counted is asked about: %s, %s', (first, second) => {
  const read = underTwo('Code', first, second).slice(first.length)
  expect(read.map(({ partReadings }) => [...partReadings].sort())).toEqual(
    second.map(number => [number, number.slice(2)]),
  )
})

test.each([
  [['1 AB-12', '2 CD-34'], ['3 GH-78']],
  [['1. AB-12', '2. CD-34'], ['3. GH-78']],
  [['1 AB-12'], ['2 CD-34', '3 GH-78']],
  [
    ['100 AB-12', '200 CD-34'],
    ['300 GH-78', '400 KL-90'],
  ],
  [
    ['1 AB-12', '3 CD-34', '4 GH-78'],
    ['5 KL-90', '6 MN-12'],
  ],
  [
    ['1 AB-12', '2 CD-34'],
    ['1 GH-78', '2 KL-90'],
  ],
])('line numbers go on under other headings, or begin again: %s, %s', (first, second) => {
  const read = underTwo('Code', first, second)
  expect(read.map(({ partNumber }) => partNumber)).toEqual(
    [...first, ...second].map(number => number.replace(/^\d+\.? /, '')),
  )
  expect(read.flatMap(({ partReadings }) => partReadings)).toEqual([])
})

test('line numbers go on from those that stood in a column of their own', () => {
  const line = columnsAt(40, 70, 160, -400, -470, -540)
  const read = linesOn(
    line(100, '#', 'Part No', 'Description', 'Qty', 'Price', 'Amount'),
    line(114, '1', 'AB-12', 'Beacon lamp', '1', '10.00', '10.00'),
    line(128, '2', 'CD-34', 'Work lamp', '1', '10.00', '10.00'),
    ROW(260, 'Code', 'Details', 'Qty', 'Price', 'Total'),
    ROW(274, '3 GH-78', 'Head lamp', '1', '10.00', '10.00'),
    TOTALS,
  )
  expect(read.map(({ partNumber }) => partNumber)).toEqual(['AB-12', 'CD-34', 'GH-78'])
})

test('sizes that rise in step are no line numbers', () => {
  const parts = (...numbers: string[]) =>
    bareOf(
      linesOn(...numbers.map((_, i) => ROW(120 + 20 * i, 'X', 'Lamp', '1', '9.00', '9.00')), TOTALS).map(
        (one, i) => ({ ...one, partNumber: numbers[i] ?? '' }),
      ),
    ).map(one => one.partNumber)
  for (const sizes of [
    ['5 AMP', '10 AMP', '15 AMP'],
    ['10 AMP', '20 AMP', '30 AMP'],
    ['2 WIRE-R', '4 WIRE-B'],
  ])
    expect(parts(...sizes)).toEqual(sizes)
})

test.each([
  [['100 SLV', '200 SLW', '300 SLX']],
  [['100 AB-12', '200 CD-34', '400 EF-56', '500 GH-78']],
  [['100 NYL', '200 NYLB']],
])('hundreds on few lines, or of which one is missing, may be makers’ and are asked about: %s', codes => {
  const read = linesOn(
    ROW(100, 'Code', 'Description', 'Qty', 'Price', 'Amount'),
    ...codes.map((code, i) => ROW(114 + 14 * i, code, `${NAMES[i % 3]} ${i}`, '1', '10.00', '10.00')),
    TOTALS,
  )
  expect(read.map(({ partReadings }) => [...partReadings].sort())).toEqual(
    codes.map(code => [code, code.slice(4)]),
  )
})

test('numbers behind the count of their lines are those of the column, though work has none and a credit letters alone', () => {
  const item = (y: number, code: string, name: string) =>
    row(y, [40, code], [160, name], [-400, '1'], [-470, '10.00'], [-540, '10.00'])
  const lines = linesOn(
    [...row(100, [40, 'Line Item'], [160, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total'])],
    item(120, '1 KN-HEAD', 'Recondition cylinder head'),
    item(140, '2 VG-16', 'Valve guide'),
    item(160, '3 CRD', 'Credit for a core'),
    item(180, '4', 'Crack test'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual([
    ['KN-HEAD', []],
    ['VG-16', []],
    ['CRD', []],
    ['', []],
  ])
})
