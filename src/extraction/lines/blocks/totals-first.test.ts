import { expect, test } from 'vitest'
import { wordsOfRow } from '../../layout/lay-out.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const SUMS = row(400, [40, 'Net 130.00'], [200, 'GST 13.00'], [400, 'Total 143.00'])

test('an amount at the left of a name comes from the count and price in the row under it', () => {
  const item = (y: number, total: string, name: string, under: string) => [
    ...row(y, [-120, total], [150, name]),
    ...row(y + 14, [150, under]),
  ]
  const lines = linesOn(
    item(200, '90.00', 'Awning bracket 6 hole, 2 m', 'part AW-26B · 2 at 45.00 each'),
    item(240, '30.00', 'Tent peg', 'part TPG-3 · 3 at 10.00 each'),
    item(280, '10.00', 'Sewing of a seam', '1 at 10.00 each'),
    SUMS,
  )
  expect(shortOf(lines)).toEqual([
    ['AW-26B', 'Awning bracket 6 hole, 2 m', 2, 45, 9000],
    ['TPG-3', 'Tent peg', 3, 10, 3000],
    ['', 'Sewing of a seam', 1, 10, 1000],
  ])
})

test('a name behind its amount may run on before the row of count and price', () => {
  const lines = linesOn(
    row(200, [-120, '90.00'], [150, 'Awning bracket for poles of all kinds,']),
    row(212, [150, 'left or right mounting']),
    row(226, [150, 'part AW-26B · 2 at 45.00 each']),
    row(260, [-120, '40.00'], [150, 'Tent peg']),
    row(274, [150, 'part TPG-3 · 4 at 10.00 each']),
    SUMS,
  )
  expect(lines.map(line => [line.partNumber, line.total])).toEqual([
    ['AW-26B', 9000],
    ['TPG-3', 4000],
  ])
})

const bulk = (y: number, total: string, name: string, count: string, price: string, code: string) =>
  row(y, [-120, total], [140, name], [-350, count], [-420, price], [450, code])
const BULK = [
  ...bulk(200, '90.00', 'Gear oil mild', '2.5', '36.00', 'GO-2140'),
  ...bulk(214, '40.00', 'Brake fluid bulk', '5.0', '8.00', 'BF-5531'),
]

test('behind count and price of an amount that begins its row may stand the number, for a person to look at', () => {
  const lines = linesOn(BULK, SUMS)
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description, line.quantity])).toEqual([
    ['GO-2140', ['GO-2140', ''], 'Gear oil mild', 2.5],
    ['BF-5531', ['BF-5531', ''], 'Brake fluid bulk', 5],
  ])
})

test('an amount without the point that another reader of a scan saw multiplies with it', () => {
  const page = layWords([...BULK, ...SUMS], 1, 'ocr')
  for (const word of page.rows.flatMap(wordsOfRow).filter(({ text }) => text === '90.00'))
    Object.assign(word, { text: '9000', readings: ['9000', '90.00'] })
  const lines = readLines([page]).flatMap(table => table.lines)
  expect(lines.map(line => line.total)).toEqual([9000, 4000])
})

test('a row of GST on a sum is no line of goods', () => {
  const lines = linesOn(
    row(200, [40, 'AB-1201 Brake hose'], [300, '2'], [-420, '45.00'], [-540, '90.00']),
    row(214, [40, 'CD-4410 Timing belt'], [300, '4'], [-420, '10.00'], [-540, '40.00']),
    row(360, [-120, '130.00'], [-200, '10.00'], [-280, '13.00']),
    row(400, [380, 'Total'], [-540, '143.00']),
  )
  expect(lines.map(line => line.total)).toEqual([9000, 4000])
})
