import { expect, test } from 'vitest'
import { readLines } from '../../lines/read-lines.ts'
import { layWords, row } from '../../testing/lay-words.ts'

const goods = (y: number, code: string, name: string) =>
  row(y, [180, code], [250, name], [-410, '2'], [-460, '30.00'], [-560, '60.00'])
const HEADS = row(120, [180, 'Part no.'], [250, 'Item'], [-410, 'Sent'], [-460, 'Each'], [-560, 'Amount'])
const LINES = [
  ...goods(140, 'KRT-104', 'Lamp'),
  ...goods(165, 'KRT-220', 'Bracket'),
  ...goods(190, 'K3', 'Lens'),
]
const FOOT = [
  ...row(230, [300, 'Subtotal'], [-560, '180.00']),
  ...row(245, [300, 'GST'], [-560, '18.00']),
  ...row(260, [300, 'Total'], [-560, '198.00']),
]
const RAIL = [
  'Number',
  'V-261058',
  'Issue date',
  '30 Mar 2026',
  'Payment due',
  '30 Apr 2026',
  'PO number',
  'TS1168',
  'Account',
  'T0041',
]

/** A page with goods 25 points apart, and texts on one left edge beside them at these heights; a scan's edges are not quite one. */
function page(texts: readonly string[], height: (i: number) => number, source: 'pdf' | 'ocr' = 'pdf') {
  const words = [
    ...row(60, [180, 'Tax invoice']),
    ...HEADS,
    ...LINES,
    ...FOOT,
    ...texts.map((text, i) => ({ x: source === 'pdf' ? 20 : 20 + (i % 3), y: height(i), text })),
  ]
  return layWords(words, 1, source)
}
const read = (...of: Parameters<typeof page>) =>
  readLines([page(...of)]).flatMap(({ lines }) =>
    lines.map(({ partNumber, description }) => [partNumber, description]),
  )
const GOODS = [
  ['KRT-104', 'Lamp'],
  ['KRT-220', 'Bracket'],
  ['K3', 'Lens'],
]

test('labels over values down the side of a page, in steps of their own, are no part of its lines', () => {
  expect(read(RAIL, i => 70 + 13.7 * i)).toEqual(GOODS)
  const { rows } = page(RAIL, i => 70 + 13.7 * i)
  expect(rows.filter(({ isAside }) => isAside)).toHaveLength(RAIL.length)
})

test.each(['pdf', 'ocr'] as const)(
  'labels among the lines, and the values under them, are no cells of theirs in whatever step: %s',
  source => {
    const height = (i: number) => 115 + 25 * Math.floor(i / 2) + 11 * (i % 2)
    expect(read(RAIL, height, source)).toEqual(GOODS)
  },
)

test('a value that is level with a line leaves the labels among the lines what they are', () => {
  const heights = [129, 142, 155, 177, 183, 203, 220, 232, 245, 257]
  const { rows } = page(RAIL, i => heights[i] ?? 0, 'ocr')
  expect(rows.filter(({ isAside }) => isAside)).toHaveLength(RAIL.length)
})

test('on a scan too a label over a number for each line heads a column of them', () => {
  const details = [...RAIL.slice(0, 6), 'Order no.', 'TS1168', 'TS1171', 'TS1180']
  const height = (i: number) => (i < 7 ? 60 + 10 * i : 140 + 25 * (i - 7) + (i % 2))
  expect(page(details, height, 'ocr').rows.filter(({ isAside }) => isAside)).toEqual([])
})

test('a name in large print over the labels is no heading, and two of them may stand off their lines alike', () => {
  const heights = [70, 85, 100, 112, 126, 141, 154, 166, 178, 187.5]
  const name = { x: 20, y: 40, text: 'Services', height: 18 }
  const { rows } = layWords([
    ...row(60, [180, 'Tax invoice']),
    ...HEADS,
    ...LINES,
    ...goods(212, 'K4', 'Clip'),
    ...row(240, [300, 'Total'], [-560, '264.00']),
    name,
    ...RAIL.map((text, i) => ({ x: 20, y: heights[i] ?? 0, text })),
    { x: 20, y: 215, text: 'Thank you' },
  ])
  expect(rows.filter(({ isAside }) => isAside)).toHaveLength(RAIL.length + 2)
})

test('an address that runs over the clear paper does not close it', () => {
  const long = 'parts@a-very-long-name-of-a-supplier.example'
  const { rows } = page(['Number', 'V-261058', long, ...RAIL.slice(2)], i => 70 + 13.7 * i)
  expect(rows.filter(({ isAside }) => isAside)).toHaveLength(RAIL.length + 1)
})

test('what keeps step with the lines belongs to them, whatever stands above it on its edge', () => {
  const details = [...RAIL.slice(0, 8), 'A17', 'B22', 'C08']
  const { rows } = page(details, i => (i < 8 ? 50 + 9 * i : 140 + 25 * (i - 8)))
  expect(rows.filter(({ isAside }) => isAside)).toEqual([])
})

test('a heading on the edge makes it a column', () => {
  const { rows } = page(['Code', ...RAIL], i => 57 + 13.7 * i)
  expect(rows.filter(({ isAside }) => isAside)).toEqual([])
})

test('beside a single line of goods a value is no cell of it', () => {
  const heights = [128, 140, 152, 164, 178, 190, 204, 216, 230, 242]
  const words = [
    ...HEADS,
    ...goods(140, 'KRT-104', 'Lamp'),
    ...row(270, [300, 'Total'], [-560, '60.00']),
    ...RAIL.map((text, i) => ({ x: 20, y: heights[i] ?? 0, text })),
  ]
  const { rows } = layWords(words)
  expect(rows.filter(({ isAside }) => isAside)).toHaveLength(RAIL.length)
})
