import { expect, test } from 'vitest'
import { readLines } from '../../lines/read-lines.ts'
import { layWords, row } from '../../testing/lay-words.ts'

const goods = (y: number, code: string, name: string) => [
  ...row(y, [180, code]),
  ...row(y + 5, [-410, '2'], [-460, '30.00'], [-560, '60.00']),
  ...row(y + 10, [180, name]),
]
const page = (x: number, texts: readonly string[], colour: number) =>
  layWords([
    ...row(60, [180, 'Tax invoice']),
    ...row(100, [180, 'Item'], [-410, 'Qty'], [-460, 'Unit'], [-560, 'Total']),
    ...goods(120, 'KRT-104', 'Marker lamp'),
    ...goods(150, 'KRT-220', 'Lamp bracket'),
    ...goods(180, 'KRT-318', 'Lamp lens'),
    ...row(230, [300, 'Subtotal'], [-560, '180.00']),
    ...row(245, [300, 'GST'], [-560, '18.00']),
    ...row(260, [300, 'Total'], [-560, '198.00']),
    ...texts.map((text, i) => ({ x, y: 60 + 15 * i, text, colour })),
  ])
const STRIP = [
  'Fennec',
  'Issued',
  '4 May 2026',
  'Web order',
  'W55210',
  'Account',
  'FEN-77',
  'Pay by',
  'Friday',
]
/** Over what they announce, whatever its colour. */
const LABELS = ['Issued', 'Web order', 'Account', 'Pay by']

test.each([
  ['left', 20],
  ['right', 575],
])('what stands in light print down the %s of a page is no part of the lines beside it', (_, x) => {
  const { rows } = page(x, STRIP, 0xffffff)
  const aside = rows.filter(({ isAside }) => isAside).map(({ segments }) => segments.map(({ text }) => text))
  expect(aside).toEqual(STRIP.map(text => [text]))
})

test('lines beside a light strip have no words of it', () => {
  const read = readLines([page(20, STRIP, 0xffffff)]).flatMap(({ lines }) => lines)
  expect(read.map(({ partNumber, description }) => [partNumber, description])).toEqual([
    ['KRT-104', 'Marker lamp'],
    ['KRT-220', 'Lamp bracket'],
    ['KRT-318', 'Lamp lens'],
  ])
})

test.each([
  ['in dark print', STRIP.filter(text => !LABELS.includes(text)), 0x333333],
  ['in few lines', STRIP.slice(0, 3), 0xffffff],
  ['that run into the page', [...STRIP, 'a line right across into the page below'], 0xffffff],
])('words %s are no strip', (_, texts, colour) => {
  expect(page(20, texts, colour).rows.filter(({ isAside }) => isAside)).toEqual([])
})

test('a page in light print alone is no strip', () => {
  const { rows } = layWords(STRIP.map((text, i) => ({ x: 20, y: 60 + 15 * i, text, colour: 0xffffff })))
  expect(rows.filter(({ isAside }) => isAside)).toEqual([])
})

test('white cells that stand level with their lines are of those', () => {
  const codes = ['Part', 'AB-1041', 'CD-2203', 'EF-3187', 'GH-4410', 'JK-5102']
  const { rows } = layWords([
    ...codes.map((text, i) => ({ x: 20, y: 100 + 20 * i, text, colour: 0xffffff })),
    ...codes.flatMap((_, i) => row(100 + 20 * i, [140, 'Lamp'], [-460, '30.00'], [-560, '30.00'])),
  ])
  expect(rows.map(({ segments }) => segments[0]?.text)).toEqual(codes)
})
