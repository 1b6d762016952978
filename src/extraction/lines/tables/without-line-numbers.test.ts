import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'
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
    withoutLineNumbers(read.map((one, i) => ({ ...one, partNumber: numbers[i] ?? '' }))).map(
      one => one.partNumber,
    )
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
})

test('where the next page begins with another number, what seems to count its lines is asked about', () => {
  expect(goingOnFrom(9).map(line => line.partReadings)).toEqual(
    [9, 10, 11].map(number => [`KN-${31 + 7 * number}X`, `${number} KN-${31 + 7 * number}X`]),
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
  expect(withoutLineNumbers(read).map(one => [one.partNumber, one.partReadings])).toEqual([
    ['KN-11X', ['KN-11X']],
    ['KN-21X', []],
    ['KN-31X', []],
  ])
})
