import { expect, test } from 'vitest'
import { layWords, type PlacedText, row } from '../../../testing/lay-words.ts'
import { TOTALS } from '../../../testing/lines-on.ts'
import { readLines } from '../../read-lines.ts'

const item = (y: number, name: string, figures: [string, string, string], ...beneath: [number, string][]) => [
  ...row(y, [60, name], [-380, figures[0]], [-460, figures[1]], [-540, figures[2]]),
  ...row(y + 12, ...beneath),
]
const HEADINGS = row(100, [60, 'Description'], [-380, 'Qty'], [-460, 'Price'], [-540, 'Total'])
const partsOn = (source: 'pdf' | 'ocr', ...texts: PlacedText[][]) =>
  readLines([layWords([HEADINGS, ...texts, TOTALS].flat(), 1, source)])
    .flatMap(table => table.lines)
    .map(line => [line.partNumber, line.partReadings])

const ONE = item(130, 'Beacon amber', ['1', '50.00', '50.00'], [60, 'SKU: BCN-47'])
const lost = (label: string) => item(170, 'Beacon red', ['2', '40.00', '80.00'], [64, `${label} RD-774`])

test.each(['KU:', 'SK', 'SHU:'])(
  'a number behind most of the label that the others have is likely the line’s: %s',
  label => {
    expect(partsOn('ocr', ONE, lost(label))[1]).toEqual(['RD-774', ['RD-774', '']])
  },
)

test('what stands there behind another word is not', () => {
  expect(partsOn('ocr', ONE, lost('Fits:'))[1]).toEqual(['', []])
})

test('behind the label itself may stand what a reader made of the number', () => {
  const unread = item(170, 'Beacon red', ['2', '40.00', '80.00'], [60, 'SKU: ~..;'])
  expect(partsOn('ocr', ONE, unread)[1]).toEqual(['', ['', '~..;']])
})

test('print has the label that it has', () => {
  expect(partsOn('pdf', ONE, lost('KU:'))[1]).toEqual(['', []])
})

test('a label without its colon stands far before its number', () => {
  const apart = item(170, 'Beacon red', ['2', '40.00', '80.00'], [60, 'SKU'], [95, 'RD-774'])
  expect(partsOn('ocr', ONE, apart).map(([part]) => part)).toEqual(['BCN-47', 'RD-774'])
})

test('nor is what else stands far behind such a label', () => {
  const noted = item(
    170,
    'Beacon red',
    ['2', '40.00', '80.00'],
    [60, 'Item code'],
    [140, '12 month warranty'],
  )
  expect(partsOn('pdf', ONE, noted).map(([part]) => part)).toEqual(['BCN-47', ''])
})

test('what another number is called by announces none', () => {
  const tagged = item(130, 'Tailgate', ['1', '50.00', '50.00'], [60, 'Tag 77104 Part No: TG-04W'])
  const bare = item(170, 'Guard liner', ['2', '40.00', '80.00'], [60, 'Tag 77131 Ex 2017 dual cab'])
  expect(partsOn('ocr', tagged, bare)[1]).toEqual(['', []])
})
