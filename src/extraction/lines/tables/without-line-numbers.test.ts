import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

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
