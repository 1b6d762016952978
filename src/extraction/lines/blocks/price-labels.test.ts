import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

const NAMES = [
  ['KX-200', 'Timing kit'],
  ['KX-201', 'Brake pads set'],
  ['KX-202', 'Oil filter'],
]
const FIGURES = [
  ['2', '20.00', '40.00'],
  ['1', '60.00', '60.00'],
  ['3', '10.00', '30.00'],
]
const READ = [
  ['KX-200', 'Timing kit', 2, 20, 4000],
  ['KX-201', 'Brake pads set', 1, 60, 6000],
  ['KX-202', 'Oil filter', 3, 10, 3000],
]
const figures = (y: number, i: number, count: string, label: string) => {
  const [times, price, total] = FIGURES[i] as [string, string, string]
  return row(y, [120, `${count}${times}`], [220, `${label} ${price}`], [-540, total])
}
const name = (y: number, i: number) => row(y, [40, NAMES[i]?.[0] ?? ''], [120, NAMES[i]?.[1] ?? ''])
const paper = (count: string, label: string, nameAt = 0, figuresAt = 14) =>
  linesOn(
    ...NAMES.flatMap((_, i) => [
      name(200 + 44 * i + nameAt, i),
      figures(200 + 44 * i + figuresAt, i, count, label),
    ]),
    TOTALS,
  )

test.each([
  ['Qty:', 'Unit price'],
  ['QTY.', 'Unit price:'],
  ['Qty', 'Unit Price (ex GST) $'],
  ['Qty: ', 'Charge'],
  ['', 'Price each'],
  ['', 'Our price @'],
  ['', 'Rate/hr'],
])('words that say what the figure behind them is name no goods: %s %s', (count, label) => {
  const lines = paper(count, label)
  expect(shortOf(lines)).toEqual(READ)
  expect(lines.flatMap(line => [...line.partReadings, ...line.uncertain])).toEqual([])
})

test('the name of a price leaves a line’s own name on its other side, on one line as on many', () => {
  expect(shortOf(paper('Qty:', 'Unit price', 14, 0))).toEqual(READ)
  const alone = linesOn(name(200, 0), figures(214, 0, 'Qty:', 'Unit price'), TOTALS)
  expect(shortOf(alone)).toEqual([['KX-200', 'Timing kit', 2, 20, 4000]])
})

test('words before the prices of all lines name none of them, and are asked about where they are no price’s', () => {
  const lines = paper('Qty:', 'Off-peak tag')
  expect(shortOf(lines)).toEqual(READ)
  expect(lines.map(line => line.uncertain)).toEqual([['description'], ['description'], ['description']])
})

test('what a column of names says on each line, all of them are, whatever stands over it', () => {
  const lines = linesOn(
    ...['Brakes, front', 'Clutch, worn'].flatMap((job, i) => [
      row(200 + 40 * i, [40, job]),
      row(214 + 40 * i, [40, '1'], [80, 'Labour'], [-400, '65.00'], [-540, '65.00']),
    ]),
    TOTALS,
  )
  expect(lines.map(({ description }) => description)).toEqual(['Labour', 'Labour'])
})

test('a charge is called so where its count and price stand behind its name', () => {
  const lines = linesOn(
    row(200, [40, 'Callout charge 1 @ 100.00'], [-540, '100.00']),
    row(214, [40, 'Oil filter 3 @ 10.00'], [-540, '30.00']),
    TOTALS,
  )
  expect(lines.map(({ description }) => description)).toEqual(['Callout charge', 'Oil filter'])
})

test('what a price is called names the goods where nothing else does, and is asked about', () => {
  const lines = linesOn(
    row(200, [40, '1'], [380, 'Standard charge'], [-470, '100.00'], [-540, '100.00']),
    row(224, [40, '3'], [380, 'Oil filter'], [-470, '10.00'], [-540, '30.00']),
    TOTALS,
  )
  expect(lines.map(({ description, uncertain }) => [description, uncertain])).toEqual([
    ['Standard charge', ['description']],
    ['Oil filter', []],
  ])
})
