import { expect, test } from 'vitest'
import { layWords, type PlacedText, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const column = (y: number, ...texts: string[]) =>
  row(y, ...[42, -300, -420, -540].map((x, i): [number, string] => [x, texts[i] ?? '']))
const HEAD = [
  ...column(100, 'Part number', 'Ordered', 'List price', 'Total ex GST'),
  ...column(112, 'Description', 'Supplied', 'Discount', 'GST'),
  ...column(124, 'Bin', 'Back order', 'Net price', 'Total inc GST'),
]
const PULLEY = [
  ...column(144, 'WV 10.629', '4', '25.00', '80.00'),
  ...column(156, 'Idler pulley', '4', '20%', '8.00'),
  ...column(168, 'Bin A26-9', '0', '20.00', '88.00'),
]
const OWED = (y: number) => [
  ...column(y, 'WV 99.806', '1', '126.50', '0.00'),
  ...column(y + 12, 'Heater core', '0', '0%', '0.00'),
  ...column(y + 24, 'Bin E6-8', '1', '126.50', '0.00'),
]
const FORK = (y: number) => [
  ...column(y, 'WV 56.676', '2', '25.00', '50.00'),
  ...column(y + 12, 'Clutch fork', '2', '0%', '5.00'),
  ...row(y + 24, [-300, '0'], [-420, '25.00'], [-540, '55.00']),
]
const READ = [
  ['WV 10.629', 'Idler pulley', 4, 20, 8000],
  ['WV 56.676', 'Clutch fork', 2, 25, 5000],
]

test('under headings that stack several values each row of a line has its own', () => {
  const lines = linesOn(HEAD, PULLEY, OWED(188), FORK(232), TOTALS)
  expect(shortOf(lines)).toEqual(READ)
  expect(lines.flatMap(line => line.partReadings)).toEqual([])
})

test('a page without headings goes on under those before', () => {
  const pages: PlacedText[][] = [
    [...HEAD, ...PULLEY],
    [...FORK(60), ...TOTALS],
  ]
  const lines = readLines(pages.map((texts, i) => layWords(texts, i + 1))).flatMap(table => table.lines)
  expect(shortOf(lines)).toEqual(READ)
})

test('headings of which the upper line alone names anything are of one row', () => {
  const head = [
    ...column(100, 'Description', 'Qty', 'Price', 'Total'),
    ...column(112, 'of goods', 'supplied', 'ex GST', 'ex GST'),
  ]
  const goods = [
    ...column(132, 'Idler pulley', '4', '20.00', '80.00'),
    ...column(144, 'Clutch fork', '2', '25.00', '50.00'),
  ]
  expect(linesOn(head, goods, TOTALS).map(({ description }) => description)).toEqual([
    'Idler pulley',
    'Clutch fork',
  ])
})
