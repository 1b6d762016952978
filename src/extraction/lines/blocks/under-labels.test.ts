import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'
import { readBlocks } from './read-blocks.ts'

/** A card of labels, figures and names, each so far below its top. */
const card = (top: number, at: Record<string, number>, code: string, price: string) => [
  ...row(top + (at.labels ?? 0), [54, 'Part'], [200, 'Qty'], [330, 'Each ex GST'], [-540, 'Amount']),
  ...row(
    top + (at.labels ?? 0) + 11,
    [54, code],
    [200, '2'],
    [330, price],
    [-540, `${2 * Number(price)}.00`],
  ),
  ...Object.entries(at).flatMap(([name, y]) => (name === 'labels' ? [] : row(top + y, [54, name]))),
]
const TOTAL = row(420, [380, 'Subtotal'], [-540, '160.00'])
const read = (...texts: ReturnType<typeof row>[]) =>
  linesOn(...texts, TOTAL).map(line => [line.partNumber, line.description, line.uncertain])

test('a name over the labels of its own card is that card’s, whatever stands under the figures', () => {
  const lines = read(
    row(178, [40, 'Sold to Kestrel Motors, 4 Low Street']),
    card(200, { 'Door glass rear, tinted': 0, labels: 14 }, 'DG-30-L', '10.00'),
    card(252, { 'Quarter glass': 0, labels: 14 }, 'QG-31-R', '20.00'),
    card(304, { 'Vent glass': 0, labels: 14, 'Suits all models': 38 }, 'VG-32-R', '20.00'),
    card(370, { 'Window seal': 0, labels: 14 }, 'WS-33', '30.00'),
  )
  expect(lines).toEqual([
    ['DG-30-L', 'Door glass rear, tinted', []],
    ['QG-31-R', 'Quarter glass', []],
    ['VG-32-R', 'Vent glass', []],
    ['WS-33', 'Window seal', []],
  ])
})

test('a name under the figures of its own card is that card’s', () => {
  const lines = read(
    row(190, [54, 'Goods supplied']),
    card(204, { labels: 0, 'Door glass': 24 }, 'DG-30-L', '10.00'),
    card(256, { labels: 0, 'Quarter glass': 24 }, 'QG-31-R', '20.00'),
    card(308, { labels: 0, 'Vent glass': 24 }, 'VG-32-R', '50.00'),
  )
  expect(lines).toEqual([
    ['DG-30-L', 'Door glass', []],
    ['QG-31-R', 'Quarter glass', []],
    ['VG-32-R', 'Vent glass', []],
  ])
})

test('names are in doubt where they stand as near to the next card, or no card begins or ends with one', () => {
  const doubts = (...texts: ReturnType<typeof row>[]) => {
    const [table] = readBlocks([layWords([...texts, TOTAL].flat())], new Set())
    return table?.lines.map(line => line.uncertain)
  }
  const all = [['description'], ['description']]
  expect(
    doubts(
      card(200, { 'Door glass': 0, labels: 12 }, 'DG-30-L', '10.00'),
      card(235, { 'Quarter glass': 0, labels: 12 }, 'QG-31-R', '70.00'),
    ),
  ).toEqual(all)
  expect(
    doubts(
      card(200, { labels: 0 }, 'DG-30-L', '10.00'),
      card(232, { 'Quarter glass': 0, labels: 12, 'Vent glass': 45 }, 'QG-31-R', '70.00'),
    ),
  ).toEqual(all)
})

test('a card without a number leaves out its label', () => {
  const bare = [
    ...row(304, [54, 'Tyre recycling levy']),
    ...row(318, [200, 'Qty'], [330, 'Each ex GST'], [-540, 'Amount']),
    ...row(329, [200, '2'], [330, '40.00'], [-540, '80.00']),
  ]
  const lines = read(
    card(200, { 'Bushranger R-1W': 0, labels: 14 }, 'BW1849285', '10.00'),
    card(252, { 'Tube 18.4-38': 0, labels: 14 }, 'TB1838V', '30.00'),
    bare,
  )
  expect(lines.map(line => line.slice(0, 2))).toEqual([
    ['BW1849285', 'Bushranger R-1W'],
    ['TB1838V', 'Tube 18.4-38'],
    ['', 'Tyre recycling levy'],
  ])
})

test('labels are the same though a scan lost the point of one, or parted its words', () => {
  const goods = (y: number, name: string, price: string, each: [number, string][]) => [
    ...row(y, [54, name]),
    ...row(y + 12, [54, 'Our code KD-' + String(y)]),
    ...row(y + 24, [54, 'Ordered'], [122, 'Supplied'], ...each, [-540, 'Line value (ex)']),
    ...row(y + 35, [54, '2'], [122, '2'], [190, price], [-540, `${2 * Number(price)}.00`]),
  ]
  const texts = [
    goods(200, 'Drawer slide', '10.00', [[190, 'Sell ea. (ex)']]),
    goods(260, 'Fridge slide', '20.00', [[190, 'Sell ea (ex)']]),
    goods(320, 'Tie-down ratchet', '50.00', [
      [190, 'Sell ea.'],
      [260, '(ex)'],
    ]),
  ]
  const [table] = readBlocks([layWords([...texts, TOTAL].flat(), 1, 'ocr')], new Set())
  expect(table?.lines.map(line => [line.partNumber, line.description, line.uncertain])).toEqual([
    ['KD-200', 'Drawer slide', []],
    ['KD-260', 'Fridge slide', []],
    ['KD-320', 'Tie-down ratchet', []],
  ])
})
