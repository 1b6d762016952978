import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const line = columnsAt(40, 120, -360, -450, -540)
const total = (amount: string) => row(320, [400, 'Subtotal'], [-540, amount])
const FUEL = [
  ['ADO-B', 'Diesel bulk', 1240.5, 1.6, 198480],
  ['BLUE-B', 'Exhaust fluid bulk', 312.5, 0.72, 22500],
  ['RAG-10', 'Coloured rags', 2, 32.5, 6500],
]
const fuelUnder = (heading: string, [diesel = '', fluid = '', rags = '']: string[]) => [
  line(200, 'Code', 'Description', 'Litres', heading, 'Amount'),
  line(214, 'ADO-B', 'Diesel bulk', '1240.5', diesel, '1,984.80'),
  line(228, 'BLUE-B', 'Exhaust fluid bulk', '312.5', fluid, '225.00'),
  line(242, 'RAG-10', 'Coloured rags', '2', rags, '65.00'),
  total('2,274.80'),
]

test.each([
  ['Rate', ['160.00 c/L', '72.00 c/L', '$32.50 ea']],
  ['Rate', ['160.0c/L', '72.0c/L', '$32.50 each']],
  ['Price', ['160.00 cpl', '72.00 cpl', '32.50 ea']],
  ['Rate', ['160.00 cents per litre', '72.00 cents per litre', '32.50 per bag']],
  ['c/L', ['160.00', '72.00', '32.50']],
  ['Rate (c/L)', ['160.0', '72.0', '32.50']],
  ['$/100', ['160.00', '72.00', '3250.00']],
  ['Price per 100', ['160.00', '72.00', '3250.00']],
  ['Rate', ['160.00', '72.00', '32.50']],
  ['Rate', ['160.00', '72.00 c/L', '32.50']],
])('rates in cents are those in dollars: %s %j', (heading, rates) => {
  expect(shortOf(linesOn(...fuelUnder(heading, rates)))).toEqual(FUEL)
})

test('what stands before quantity and rate is what the line comes to', () => {
  const lines = linesOn(
    line(200, 'Product', 'Description', 'Value ex', 'Volume', 'Rate ex'),
    line(214, 'ADO-B', 'Diesel bulk', '1,984.80', '1240.5', '160.00 c/L'),
    line(228, 'BLUE-B', 'Exhaust fluid bulk', '225.00', '312.5', '72.00 c/L'),
    line(242, 'RAG-10', 'Coloured rags', '65.00', '2', '$32.50 ea'),
    total('2,274.80'),
  )
  expect(shortOf(lines)).toEqual(FUEL)
})

test('in a sentence too', () => {
  const goods = (y: number, name: string, figures: string, amount: string) => [
    ...row(y, [60, name]),
    ...row(y + 12, [70, figures], [-540, amount]),
  ]
  const lines = linesOn(
    goods(200, 'Diesel bulk', '1240.5 L @160.00 c/L', '1,984.80'),
    goods(234, 'Exhaust fluid bulk', '312.5 litres at 72.00 cents per litre', '225.00'),
    goods(268, 'Coloured rags', '2 at $32.50 per bag', '65.00'),
    total('2,274.80'),
  )
  expect(shortOf(lines)).toEqual(FUEL.map(one => ['', ...one.slice(1)]))
})

const counted = columnsAt(40, 120, -310, -370, -450, -540)
const countedAs = (first: string, second: string, price: string, screws: string[], nuts: string[]) =>
  linesOn(
    counted(200, 'Code', 'Description', first, second, price, 'Amount'),
    counted(214, 'CS-M8', 'Cap screw', ...screws),
    counted(228, 'NY-M8', 'Nyloc nut', ...nuts),
    total('39.70'),
  )

test.each([
  ['Packs', 'Pcs', 'Price'],
  ['Qty', 'Pieces', 'Price/Pack'],
  ['Qty', 'Pack Qty', 'Price'],
  ['Ctns', 'Units', 'Unit Price'],
  ['Ord', 'Supp', 'Price'],
])('a price that multiplies with packs is that of a pack: %s, %s, %s', (packs, pieces, price) => {
  const lines = countedAs(packs, pieces, price, ['1', '100', '24.00', '24.00'], ['2', '200', '7.85', '15.70'])
  expect(shortOf(lines)).toEqual([
    ['CS-M8', 'Cap screw', 1, 24, 2400],
    ['NY-M8', 'Nyloc nut', 2, 7.85, 1570],
  ])
})

test.each([
  ['Qty', '% Supplied'],
  ['Qty', 'Hours %'],
  ['Qty', 'Owing %'],
  ['Qty', 'Count'],
])('a share of a price is no price of a hundred: %s, %s', (qty, share) => {
  const lines = countedAs(qty, share, 'Price', ['1', '50', '48.00', '24.00'], ['1', '25', '62.80', '15.70'])
  expect(lines.map(({ unitPrice }) => unitPrice)).not.toContain(0.48)
})

test('a share with nothing beside it is none either', () => {
  const lines = linesOn(
    line(200, 'Code', 'Description', 'Hours %', 'Price', 'Amount'),
    line(214, 'ADO-B', 'Engine rebuild', '50', '800.00', '400.00'),
    line(228, 'BLUE-B', 'Gearbox rebuild', '25', '600.00', '150.00'),
    total('550.00'),
  )
  expect(lines.map(({ unitPrice }) => unitPrice)).not.toContain(8)
})

test('beside prices of a hundred another count may be that of the boxes they came in', () => {
  const lines = countedAs(
    'Boxes',
    'Qty',
    'Price',
    ['3', '150', '16.00', '24.00'],
    ['2', '200', '7.85', '15.70'],
  )
  expect(lines.map(one => [one.quantity, one.unitPrice])).toEqual([
    [150, 0.16],
    [200, 0.0785],
  ])
})

test.each(['CPL', 'cpl', 'C/L'])('goods are counted in no cents: %s', unit => {
  const lines = linesOn(
    line(200, 'Code', 'Description', 'Qty', 'Price', 'Amount'),
    line(214, 'ADO-B', 'Idler pulley', `1.00 ${unit}`, '40.00', '40.00'),
    line(228, 'BLUE-B', 'Clutch fork', '2.00 EA', '50.00', '100.00'),
    total('140.00'),
  )
  expect(shortOf(lines)).toEqual([
    ['ADO-B', 'Idler pulley', 1, 40, 4000],
    ['BLUE-B', 'Clutch fork', 2, 50, 10000],
  ])
})

test('a scan’s counts that lost their points are no hundreds', () => {
  const texts = [
    line(200, 'Code', 'Description', 'Qty', 'Price', 'Amount'),
    line(214, 'ADO-B', 'Idler pulley', '200', '32.50', '65.00'),
    line(228, 'BLUE-B', 'Clutch fork', '100', '60.00', '60.00'),
    total('125.00'),
  ]
  const lines = readLines([layWords(texts.flat(), 1, 'ocr')]).flatMap(table => table.lines)
  expect(lines.map(({ unitPrice }) => unitPrice)).toEqual([32.5, 60])
})
