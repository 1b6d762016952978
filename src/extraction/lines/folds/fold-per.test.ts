import { expect, test } from 'vitest'
import { wordsOfRow } from '../../layout/lay-out.ts'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

type Cells = [
  code: string,
  name: string,
  pack: string,
  packs: string,
  qty: string,
  price: string,
  per: string,
]

const HEAD = row(
  200,
  ...([
    [40, 'Code'],
    [120, 'Description'],
    [-310, 'Pack'],
    [-350, 'Packs'],
    [-390, 'Qty'],
    [-450, 'Price'],
    [-490, 'Per'],
    [-550, 'Amount'],
  ] as [number, string][]),
)
const line = (y: number, [code, name, pack, packs, qty, price, per]: Cells, amount: string) =>
  row(
    y,
    ...([
      [40, code],
      [120, name],
      [-310, pack],
      [-350, packs],
      [-390, qty],
      [-450, price],
      [-490, per],
      [-550, amount],
    ] as [number, string][]),
  )
const BOLTS: Cells = ['HB-M10-40', 'Hex bolt M10', '25', '4', '100', '86.00', '100']
const WASHERS: Cells = ['SW-M10-Z', 'Spring washer', '100', '1', '100', '11.00', '100']
const STUDS: Cells = ['WS-M12-19', 'Wheel stud', '10', '2', '20', '285.00', '100']
const RAGS: Cells = ['RAG-10KG', 'Coloured rags', '1', '2', '2', '32.50', '1']

test('a price of a hundred is that of one, and what is counted are the pieces', () => {
  const lines = linesOn(
    HEAD,
    line(214, BOLTS, '86.00'),
    line(228, WASHERS, '11.00'),
    line(242, STUDS, '57.00'),
    line(256, RAGS, '65.00'),
    row(300, [400, 'Subtotal'], [-550, '219.00']),
  )
  expect(shortOf(lines)).toEqual([
    ['HB-M10-40', 'Hex bolt M10', 100, 0.86, 8600],
    ['SW-M10-Z', 'Spring washer', 100, 0.11, 1100],
    ['WS-M12-19', 'Wheel stud', 20, 2.85, 5700],
    ['RAG-10KG', 'Coloured rags', 2, 32.5, 6500],
  ])
})

test('so it is with the trade’s letters for a hundred and a thousand', () => {
  const lines = linesOn(
    HEAD,
    line(214, BOLTS.with(6, 'C') as Cells, '86.00'),
    line(228, WASHERS.with(6, 'M') as Cells, '1.10'),
    line(242, RAGS.with(6, 'EA') as Cells, '65.00'),
    row(300, [400, 'Subtotal'], [-550, '152.10']),
  )
  expect(lines.map(one => [one.quantity, one.unitPrice])).toEqual([
    [100, 0.86],
    [100, 0.011],
    [2, 32.5],
  ])
})

test('where the lines come to quantity × price, a 100 beside them says nothing', () => {
  const lines = linesOn(
    HEAD,
    line(214, BOLTS.with(6, '100') as Cells, '8600.00'),
    line(228, WASHERS.with(6, '100') as Cells, '1100.00'),
    line(242, RAGS, '65.00'),
    row(300, [400, 'Subtotal'], [-550, '9765.00']),
  )
  expect(lines.map(one => one.unitPrice)).toEqual([86, 11, 32.5])
})

/** A name and five figures under each other. */
const at = (y: number, name: string, ...figures: string[]) =>
  row(
    y,
    [40, name],
    ...figures.map((text, i): [number, string] => [[-300, -360, -410, -480, -550][i] ?? 0, text]),
  )

test('ten per cent of GST is not ten pieces', () => {
  const lines = linesOn(
    at(200, 'Description', 'Qty', 'Unit Price', 'GST %', 'Tax Amount $', 'Total'),
    at(214, 'Oil filter', '4', '12.50', '10', '5.00', '55.00'),
    at(228, 'Air filter', '2', '20.00', '10', '4.00', '44.00'),
    row(300, [400, 'Payable'], [-550, '104.00']),
  )
  expect(lines.map(one => [one.quantity, one.unitPrice, one.total])).toEqual([
    [4, 12.5, 5500],
    [2, 20, 4400],
  ])
})

test('where cartons × their price come out, the cartons are counted', () => {
  const lines = linesOn(
    at(200, 'Description', 'Pack Size', 'Ctns', 'Units', 'Price', 'Total'),
    at(214, 'Nitrile gloves', '10', '3', '30', '45.00', '135.00'),
    at(228, 'Paper towels', '10', '2', '20', '18.00', '36.00'),
    row(300, [400, 'Subtotal'], [-550, '171.00']),
  )
  expect(lines.map(one => [one.quantity, one.unitPrice])).toEqual([
    [3, 45],
    [2, 18],
  ])
})

test('one price of a hundred, told in words, is one beside others that have a discount', () => {
  const line = columnsAt(40, 120, -330, 360, -450, -540)
  const lines = linesOn(
    row(
      200,
      [40, 'Qty'],
      [120, 'Particulars'],
      [-330, 'Rate'],
      [360, 'Per'],
      [-450, 'Less'],
      [-540, 'Amount'],
    ),
    line(214, '1', 'Wheel bearing kit', '88.00', 'each', '15%', '74.80'),
    line(228, '50', 'Circlip internal', '85.00', 'per 100', '', '42.50'),
    row(300, [400, 'Goods'], [-540, '117.30']),
  )
  expect(lines.map(one => [one.quantity, one.unitPrice, one.total])).toEqual([
    [1, 88, 7480],
    [50, 0.85, 4250],
  ])
})

test('one price of a hundred among many of one is told by its unit', () => {
  const ones = ['ABCD', 'EFGH', 'IJKL', 'MNOP'].map((name, i) =>
    line(214 + 14 * i, [`KR-${i}40`, `Bearing ${name}`, '', '', '3', '20.00', '1 EA'], '60.00'),
  )
  const screws = line(270, ['CS-M8-25', 'Cap screw', '', '', '200', '24.00', '100 EA'], '48.00')
  const lines = linesOn(HEAD, ...ones, screws, row(300, [400, 'Subtotal'], [-550, '288.00']))
  expect(shortOf(lines).at(-1)).toEqual(['CS-M8-25', 'Cap screw', 200, 0.24, 4800])
})

test('one price of a hundred among many of one is told by its column’s heading', () => {
  const ones = ['ABCD', 'EFGH', 'IJKL', 'MNOP'].map((name, i) =>
    line(214 + 14 * i, [`KR-${i}40`, `Bearing ${name}`, '', '', '3', '20.00', 'EA'], '60.00'),
  )
  const screws = line(270, ['CS-M8-25', 'Cap screw', '', '', '50', '24.00', '100'], '12.00')
  const lines = linesOn(HEAD, ...ones, screws, row(300, [400, 'Subtotal'], [-550, '252.00']))
  expect(shortOf(lines).at(-1)).toEqual(['CS-M8-25', 'Cap screw', 50, 0.24, 1200])
})

test('beside prices of a hundred the letter M may be a metre, wherever the line comes out so', () => {
  const lines = linesOn(
    HEAD,
    line(214, ['CSK-M6', 'Countersunk socket', '', '', '120', '24.00', 'C'], '28.80'),
    line(228, ['NYM6Z', 'Nyloc nut', '', '', '200', '7.85', 'C'], '15.70'),
    line(242, ['ANG30-3', 'Angle iron black', '', '', '9.00', '7.65', 'M'], '68.85'),
    line(256, ['FL40-5', 'Flat bar black', '', '', '7.20', '8.95', 'M'], '64.44'),
    row(300, [400, 'Subtotal'], [-550, '177.79']),
  )
  expect(lines.map(one => [one.quantity, one.unitPrice, one.total])).toEqual([
    [120, 0.24, 2880],
    [200, 0.0785, 1570],
    [9, 7.65, 6885],
    [7.2, 8.95, 6444],
  ])
})

test('a letter for a hundred is one that another reader of the scan saw', () => {
  const words = [
    HEAD,
    line(214, ['CSK-M6', 'Countersunk socket', '', '', '120', '24.00', 'Cc'], '28.80'),
    line(228, ['NYM6Z', 'Nyloc nut', '', '', '200', '7.85', 'Cc'], '15.70'),
    line(242, ['RAG-10KG', 'Coloured rags', '', '', '2', '32.50', 'EA'], '65.00'),
    row(300, [400, 'Subtotal'], [-550, '109.50']),
  ]
  const page = layWords(words.flat(), 1, 'ocr')
  const seen = page.rows.flatMap(wordsOfRow).filter(({ text }) => text === 'Cc')
  for (const word of seen) word.readings = ['C']
  const lines = readLines([page]).flatMap(table => table.lines)
  expect(lines.map(one => [one.quantity, one.unitPrice, one.total])).toEqual([
    [120, 0.24, 2880],
    [200, 0.0785, 1570],
    [2, 32.5, 6500],
  ])
})
