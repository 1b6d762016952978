import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

const HEADS = row(100, [40, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total'])
const GOODS = [
  ['', 'Oil filter', 1, 50, 5000],
  ['', 'Air filter', 2, 40, 8000],
]
const figures = (y: number, name: string, count: string, price: string, total: string) =>
  row(y, [40, name], [-400, count], [-470, price], [-540, total])

test('counts whose headings run together stand in columns of their own', () => {
  const line = (
    y: number,
    code: string,
    ordered: string,
    supplied: string,
    owed: string,
    money: string[],
  ) => [
    ...row(y, [40, code], [100, 'Ball joint'], [245, 'EA'], [-298, ordered], [-343, supplied]),
    ...row(
      y,
      ...(owed ? [[-371, owed] as [number, string]] : []),
      [-470, money[0] ?? ''],
      [-540, money[1] ?? ''],
    ),
  ]
  const lines = linesOn(
    row(
      100,
      [40, 'Product'],
      [100, 'Description'],
      [240, 'UOM Ordered Supplied B/O'],
      [-470, 'Price'],
      [-540, 'Total'],
    ),
    line(120, 'AB-12', '1', '1', '', ['50.00', '50.00']),
    line(140, 'CD-77', '4', '2', '2', ['40.00', '80.00']),
    line(160, 'EF-90', '1', '0', '1', ['35.00', '0.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['AB-12', 'Ball joint', 1, 50, 5000],
    ['CD-77', 'Ball joint', 2, 40, 8000],
  ])
})

test('what was brought forward is no line of goods, wherever its page number stands', () => {
  const lines = linesOn(
    HEADS,
    row(120, [40, 'Brought forward from page'], [-400, '1'], [-540, '900.00']),
    figures(140, 'Oil filter', '1', '50.00', '50.00'),
    figures(160, 'Air filter', '2', '40.00', '80.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual(GOODS)
})

test('codes alone beneath most names are the part numbers', () => {
  const lines = linesOn(
    HEADS,
    figures(120, 'Oil filter', '1', '30.00', '30.00'),
    row(131, [40, 'KT-7781/12']),
    figures(150, 'Air filter', '2', '40.00', '80.00'),
    row(161, [40, '88402']),
    figures(180, 'Calibration', '1', '20.00', '20.00'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['KT-7781/12', 'Oil filter'],
    ['88402', 'Air filter'],
    ['', 'Calibration'],
  ])
})

test('codes beside the figures over most names are the part numbers', () => {
  const lines = linesOn(
    HEADS,
    figures(120, 'KT-7781/12', '1', '30.00', '30.00'),
    row(131, [40, 'Oil filter']),
    figures(150, 'OR-ASST/2', '2', '40.00', '80.00'),
    row(161, [40, 'O-ring assortment']),
    figures(180, 'Handling levy', '1', '20.00', '20.00'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['KT-7781/12', 'Oil filter'],
    ['OR-ASST/2', 'O-ring assortment'],
    ['', 'Handling levy'],
  ])
})

test('names beneath part numbers are the descriptions, whatever an unknown column holds', () => {
  const goods = (y: number, code: string, name: string, option: string, money: [string, string, string]) => [
    ...row(y, [40, code], [220, option], [-400, money[0]], [-470, money[1]], [-540, money[2]]),
    ...row(y + 11, [40, name]),
  ]
  const lines = linesOn(
    row(100, [40, 'Item'], [220, 'Options'], [-400, 'Quantity'], [-470, 'Rate'], [-540, 'Amount']),
    goods(120, 'KT-7781', 'Roof rack platform', 'Medium duty', ['1', '50.00', '50.00']),
    goods(150, 'SNK.204', 'Snorkel moulded', 'Black', ['2', '40.00', '80.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['KT-7781', 'Roof rack platform', 1, 50, 5000],
    ['SNK.204', 'Snorkel moulded', 2, 40, 8000],
  ])
})

test('a name that runs on over a border between texts is one name', () => {
  const lines = linesOn(
    row(100, [40, 'Code'], [100, 'Size'], [180, 'Pattern'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(
      120,
      [40, 'HM295'],
      [100, '295/80R22'],
      [180, 'Haulmate'],
      [-400, '1'],
      [-470, '50.00'],
      [-540, '50.00'],
    ),
    row(
      140,
      [40, 'WW-25'],
      [100, 'Wheel weights adhesive 25 g'],
      [-400, '2'],
      [-470, '40.00'],
      [-540, '80.00'],
    ),
    TOTALS,
  )
  expect(lines[1]?.description).toBe('Wheel weights adhesive 25 g')
})

test('of two columns headed as descriptions one may hold the part numbers', () => {
  const heads = row(
    100,
    [40, 'ACTIVITY'],
    [120, 'DESCRIPTION'],
    [-400, 'QTY'],
    [-470, 'RATE'],
    [-540, 'AMOUNT'],
  )
  const lines = linesOn(
    heads,
    row(120, [40, 'ALT-1482A'], [120, 'Alternator, exchange'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [40, 'CORE'], [120, 'Exchange core charge'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['ALT-1482A', 'Alternator, exchange'],
    ['CORE', 'Exchange core charge'],
  ])
})

test('a text under a name is the rest of it only where it would not have fitted behind it', () => {
  const lines = linesOn(
    HEADS,
    figures(120, 'Oil filter', '1', '30.00', '30.00'),
    row(131, [40, 'Warranty two years']),
    figures(150, 'Air filter element with a long name', '1', '40.00', '40.00'),
    row(161, [40, 'Heavy duty']),
    figures(180, 'Hose that is', '1', '60.00', '60.00'),
    row(191, [40, 'cut to length']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual([
    'Oil filter',
    'Air filter element with a long name Heavy duty',
    'Hose that is cut to length',
  ])
})

test('a column of figures left of its heading is not given to the next one', () => {
  const lines = linesOn(
    row(100, [40, 'Product'], [350, 'Price'], [440, 'Quantity'], [-540, 'Total']),
    row(120, [40, 'Oil filter'], [-425, '$50.00'], [455, '× 1'], [-540, '$50.00']),
    row(140, [40, 'Air filter'], [-425, '$40.00'], [455, '× 2'], [-540, '$80.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual(GOODS)
})

test('headings may stand on three heights, the outer two of them above and below the names', () => {
  const lines = linesOn(
    row(93, [400, 'Unit price'], [505, 'Amount']),
    row(100, [40, 'Item ID'], [115, 'Description'], [350, 'Units'], [460, 'Tax']),
    row(107, [430, '($)'], [525, '($)']),
    row(
      130,
      [40, 'LABW'],
      [115, 'Bench test, 1.5 hours'],
      [-380, '1'],
      [-450, '50.00'],
      [460, 'GST'],
      [-540, '50.00'],
    ),
    row(
      150,
      [40, 'RLY4-24'],
      [115, 'Relay 4 pin'],
      [-380, '2'],
      [-450, '40.00'],
      [460, 'GST'],
      [-540, '80.00'],
    ),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['LABW', 'Bench test, 1.5 hours', 1, 50, 5000],
    ['RLY4-24', 'Relay 4 pin', 2, 40, 8000],
  ])
})

test('line numbers that no heading names are no part of the names behind them', () => {
  const lines = linesOn(
    row(100, [60, 'Product'], [273, 'Model no.'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [45, '1.'], [60, 'Oil filter'], [273, 'AB-1'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [45, '2.'], [60, 'Air filter'], [273, 'AB-2'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['AB-1', 'Oil filter'],
    ['AB-2', 'Air filter'],
  ])
})

test('names over their figures are not those of the line before', () => {
  const lines = linesOn(
    row(100, [40, 'Details'], [260, 'Stock no'], [-400, 'Qty'], [-470, 'Rate'], [-540, 'Value']),
    row(112, [40, 'Hydraulic oil drum']),
    row(124, [260, 'HY6800'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(136, [40, 'Cable terminal']),
    row(148, [260, 'TRC-90'], [-400, '4'], [-470, '10.00'], [-540, '40.00']),
    row(160, [40, 'Cut at the counter']),
    row(172, [40, 'Radiator flush']),
    row(184, [50, 'less 8 pct'], [260, 'RADFL-1'], [-400, '2'], [-470, '20.00'], [-540, '40.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['HY6800', 'Hydraulic oil drum', 1, 50, 5000],
    ['TRC-90', 'Cable terminal', 4, 10, 4000],
    ['RADFL-1', 'Radiator flush', 2, 20, 4000],
  ])
})

test('a size alone is no whole name: what stands beneath goes on with it', () => {
  const lines = linesOn(
    row(100, [40, 'Stock no.'], [120, 'Tyre'], [-400, 'Qty'], [-470, 'Each'], [-540, 'Value']),
    row(120, [40, '2055516KR'], [120, '205/55R16 91V'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(131, [120, 'Roadline 4']),
    row(150, [40, '26565A17'], [120, '265/65R17 112T'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    row(161, [120, 'Outback A/T']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['2055516KR', '205/55R16 91V Roadline 4', 1, 50, 5000],
    ['26565A17', '265/65R17 112T Outback A/T', 2, 40, 8000],
  ])
})

test('a list that goes on below is no remark', () => {
  const lines = linesOn(
    row(100, [40, 'Item'], [250, 'Code'], [-400, 'Qty'], [-470, 'Each'], [-540, 'Value']),
    row(
      120,
      [40, 'Air element with end cap,'],
      [250, 'HDU-900'],
      [-400, '1'],
      [-470, '50.00'],
      [-540, '50.00'],
    ),
    row(131, [40, 'suits medium trucks']),
    row(150, [40, 'Wiper blade'], [250, 'WB-1'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    row(161, [40, 'suits medium trucks']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['HDU-900', 'Air element with end cap, suits medium trucks', 1, 50, 5000],
    ['WB-1', 'Wiper blade', 2, 40, 8000],
  ])
})

test('a dollar sign counts nothing, whatever its heading seems to say', () => {
  const lines = linesOn(
    row(100, [40, 'Labour & materials'], [-330, 'Units'], [-430, 'Unit charge'], [-540, 'Charge ex GST']),
    row(120, [40, 'Receiver drier'], [-330, '1'], [-430, '$50.00'], [-540, '$50.00']),
    row(140, [40, 'Labour'], [-330, '2.5'], [-430, '$32.00'], [-540, '$80.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['', 'Receiver drier', 1, 50, 5000],
    ['', 'Labour', 2.5, 32, 8000],
  ])
})

test.each([
  ['in groups that are sorted by the first of them', ['1 987 302 047', '3 397 118 979', '4 047 024 112']],
  ['whose sizes rise', ['2 NUT-A', '3 NUT-A', '4 NUT-A']],
])('numbers %s are not counted', (_, codes) => {
  const lines = linesOn(
    row(100, [40, 'Part number'], [130, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    ...codes.map((code, i) =>
      row(120 + 14 * i, [40, code], [130, 'Relay'], [-400, '1'], [-470, '40.00'], [-540, '40.00']),
    ),
  )
  expect(lines.map(line => line.partNumber)).toEqual(codes)
})
