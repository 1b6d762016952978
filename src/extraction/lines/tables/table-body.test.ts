import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'

test('below the total of one docket the goods of the next go on, whatever stands behind their counts', () => {
  const goods = (y: number, code: string, name: string, count: string, price: string, total: string) =>
    row(y, [40, code], [120, name], [-400, count], [-470, price], [-540, total])
  const lines = linesOn(
    row(100, [40, 'Code'], [120, 'Product'], [-400, 'Qty / pack'], [-470, 'Each'], [-540, 'Value']),
    row(114, [40, 'Docket 88123 of 02/03/2026']),
    goods(128, 'CC-5', 'Clear coat with hardener', '1 KIT', '50.00', '50.00'),
    row(142, [360, 'Docket 88123 total'], [-540, '50.00']),
    row(156, [40, 'Docket 88170 of 04/03/2026']),
    goods(170, '7714902', 'Bumper clip assorted', '2 BAG', '40.00', '80.00'),
    row(184, [360, 'Docket 88170 total'], [-540, '80.00']),
    row(210, [360, 'Total of this invoice'], [-540, '130.00']),
  )
  expect(shortOf(lines)).toEqual([
    ['CC-5', 'Clear coat with hardener', 1, 50, 5000],
    ['7714902', 'Bumper clip assorted', 2, 40, 8000],
  ])
})

test('work without a part number goes on below the total of the parts, where it multiplies', () => {
  const lines = linesOn(
    row(100, [40, 'Goods'], [240, 'Our code'], [-400, 'Quantity'], [-470, 'Each'], [-540, 'Value']),
    row(114, [40, 'Pipe, bent to shape'], [240, 'P-118'], [-400, '1.5 m'], [-470, '20.00'], [-540, '30.00']),
    row(128, [40, 'Flange 50 mm'], [240, 'F-50'], [-400, '2 ea'], [-470, '10.00'], [-540, '20.00']),
    row(142, [330, 'Group total'], [-540, '50.00']),
    row(156, [40, 'Other']),
    row(170, [40, 'Weld and paint, per joint'], [-400, '2 ea'], [-470, '9.00'], [-540, '18.00']),
    row(184, [330, 'Group total'], [-540, '18.00']),
    row(210, [400, 'Net of GST'], [-540, '68.00']),
    row(224, [400, 'GST at 10%'], [-540, '6.80']),
    row(238, [400, 'Total to pay'], [-540, '74.80']),
  )
  expect(shortOf(lines)).toEqual([
    ['P-118', 'Pipe, bent to shape', 1.5, 20, 3000],
    ['F-50', 'Flange 50 mm', 2, 10, 2000],
    ['', 'Weld and paint, per joint', 2, 9, 1800],
  ])
})

test('parts with their numbers go on below the sum of the work, which has none', () => {
  const lines = linesOn(
    row(100, [40, 'Work or part'], [240, 'Part no.'], [-400, 'Hrs/Qty'], [-470, 'Rate'], [-540, 'Charge']),
    row(114, [40, 'Grind crankshaft'], [-400, '1'], [-470, '340.00'], [-540, '340.00']),
    row(142, [330, 'Machining total'], [-540, '340.00']),
    row(156, [40, 'PARTS SUPPLIED']),
    row(170, [40, 'Main bearing set'], [240, 'CW-MB18'], [-400, '2'], [-470, '92.60'], [-540, '185.20']),
    row(184, [330, 'Parts supplied total'], [-540, '185.20']),
    row(210, [330, 'Total excluding GST'], [-540, '525.20']),
    row(224, [330, 'GST'], [-540, '52.52']),
    row(238, [330, 'Amount payable'], [-540, '577.72']),
  )
  expect(shortOf(lines)).toEqual([
    ['', 'Grind crankshaft', 1, 340, 34_000],
    ['CW-MB18', 'Main bearing set', 2, 92.6, 18_520],
  ])
})

test.each([
  ['VISA', 'Surcharge if paid by card', true],
  ['V4-77', 'Surcharge if paid by card', true],
  ['12/10', 'Deposit paid cash', false],
  ['GST', 'Rate 10% on goods', false],
])('what stands below the sums, or has no number, is no goods: %s %s', (code, name, isBelowAll) => {
  const line = (y: number, number: string, what: string, total: string) =>
    row(y, [40, number], [130, what], [-400, '1'], [-470, total], [-540, total])
  const sums = isBelowAll
    ? [...row(150, [400, 'Subtotal'], [-540, '130.00']), ...row(162, [400, 'GST'], [-540, '13.00'])]
    : []
  const lines = linesOn(
    row(100, [40, 'Code'], [130, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Amount']),
    line(114, '', 'Fit timing kit', '80.00'),
    line(128, '', 'Fit brakes', '50.00'),
    sums,
    row(174, [400, isBelowAll ? 'Total' : 'Work total'], [-540, isBelowAll ? '143.00' : '130.00']),
    line(200, code, name, '27.00'),
  )
  expect(lines.map(({ description }) => description)).toEqual(['Fit timing kit', 'Fit brakes'])
})

test('beside the charges under a table its conditions are no goods', () => {
  const lines = linesOn(
    row(
      100,
      [40, 'Qty'],
      [90, 'Part number'],
      [180, 'Description'],
      [-400, 'Disc'],
      [-470, 'Nett'],
      [-540, 'Total'],
    ),
    row(114, [44, '1'], [90, 'AB-12'], [180, 'Oil filter'], [-470, '50.00'], [-540, '50.00']),
    row(128, [44, '2'], [90, 'CD-77'], [180, 'Air filter'], [-470, '40.00'], [-540, '80.00']),
    row(150, [40, 'No return of special orders.'], [360, 'Goods'], [-540, '130.00']),
    row(164, [40, '15 pct restocking fee after 7 days.'], [380, 'Freight'], [-540, '0.00']),
    row(178, [360, 'GST'], [-540, '13.00']),
    row(192, [360, 'Total'], [-540, '143.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['AB-12', 'CD-77'])
})

test('a word in place of a discount makes no charge of goods', () => {
  const lines = linesOn(
    row(100, [40, 'Part number'], [140, 'Description'], [-340, 'Qty'], [-420, 'Disc'], [-540, 'Amount']),
    row(114, [40, 'AB-12'], [140, 'Oil filter'], [-340, '4'], [-420, '20%'], [-540, '50.00']),
    row(128, [40, 'CD-77'], [140, 'Brake pads'], [-340, '1'], [-420, 'Nett'], [-540, '80.00']),
    row(150, [360, 'GST'], [-540, '13.00']),
    row(164, [360, 'Total'], [-540, '143.00']),
  )
  expect(lines.map(line => [line.partNumber, line.quantity, line.total])).toEqual([
    ['AB-12', 4, 5000],
    ['CD-77', 1, 8000],
  ])
})

test('a strip of sums under their labels ends the table, though none of them is of GST alone', () => {
  const goods = (y: number, name: string, code: string, price: string) =>
    row(y, [44, name], [224, code], [-345, '1'], [-400, price], [-555, price])
  const lines = linesOn(
    row(187, [44, 'Description of goods'], [224, 'Part #'], [326, 'Qty'], [369, 'Price'], [500, 'Amount']),
    goods(205, 'Disc rotor slotted', '5N9 521', '$27.95'),
    goods(222, 'Tie rod end', '3M7 906', '$13.35'),
    row(260, [82, 'Parts Total'], [200, 'Postage'], [324, 'Amount Payable'], [483, 'GST Incl.']),
    row(277, [88, '$41.30'], [-240, '$12.50'], [-390, '$53.80'], [-520, '$4.89']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['5N9 521', '3M7 906'])
})

test('a strip of sums that ends in what is still to pay ends the table', () => {
  const lines = linesOn(
    row(100, [40, 'Description'], [-340, 'Sent'], [360, 'Part #'], [-470, 'Unit'], [-540, 'Nett']),
    row(114, [40, 'Oil filter'], [-340, '1'], [360, 'AB-12'], [-470, '50.00'], [-540, '50.00']),
    row(128, [40, 'Air filter'], [-340, '1'], [-470, '80.00'], [-540, '80.00']),
    row(160, [96, 'Subtotal'], [250, 'GST (10%)'], [360, 'Balance Due']),
    row(180, [96, '130.00'], [250, '13.00'], [365, '143.00']),
  )
  expect(lines.map(line => [line.partNumber, line.description, line.total])).toEqual([
    ['AB-12', 'Oil filter', 5000],
    ['', 'Air filter', 8000],
  ])
})

test('what one of the first line costs before its discount ends no table', () => {
  const lines = linesOn(
    row(100, [60, 'Material / Description'], [-345, 'Quantity'], [-440, 'Price'], [-540, 'Value']),
    row(114, [60, 'KS 1112+K'], [-345, '2 EA'], [-440, '25.00'], [-540, '50.00']),
    row(125, [60, 'Seal cartridge kit']),
    row(136, [70, 'Gross price'], [-330, '31.25']),
    row(147, [70, 'Customer discount'], [-330, '20.00-%']),
    row(164, [60, '000517'], [-345, '4 EA'], [-440, '20.00'], [-540, '80.00']),
    row(175, [60, 'Gearbox plug']),
    row(200, [340, 'Items total'], [-540, '130.00']),
    row(214, [340, 'Output tax'], [-540, '13.00']),
    row(228, [340, 'Final amount'], [-540, '143.00']),
  )
  expect(lines.map(line => [line.partNumber, line.total])).toEqual([
    ['KS 1112+K', 5000],
    ['000517', 8000],
  ])
})

test('goods that are called like a sum end no table, where their row is filled in like those before', () => {
  const lines = linesOn(
    row(
      100,
      [40, 'Qty'],
      [80, 'Item'],
      [160, 'Description'],
      [-400, 'Price'],
      [440, 'Tax'],
      [-540, 'Amount'],
    ),
    row(114, [40, '1'], [80, 'QX-1'], [160, 'Rotor'], [-400, '80.00'], [440, 'GST'], [-540, '80.00']),
    row(128, [40, '2'], [80, 'QX-2'], [160, 'Tyre balance'], [-400, '15.00'], [440, 'GST'], [-540, '30.00']),
    row(160, [360, 'Subtotal'], [-540, '110.00']),
    row(174, [360, 'GST'], [-540, '11.00']),
    row(188, [360, 'Balance Due'], [-540, '121.00']),
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['QX-1', 'Rotor'],
    ['QX-2', 'Tyre balance'],
  ])
})

test('a list of what is on back order, under its heading and without money, is no goods', () => {
  const goods = (y: number, code: string, ...[count, price, total]: string[]) =>
    row(y, [40, code], [120, 'Door mirror'], [-400, count ?? ''], [-470, price ?? ''], [-540, total ?? ''])
  const read = (...owed: ReturnType<typeof row>[]) =>
    linesOn(
      row(100, [40, 'Part number'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
      goods(114, 'AB-12', '1', '50.00', '50.00'),
      goods(128, 'CD-77', '2', '40.00', '80.00'),
      ...owed,
      row(200, [360, 'GST'], [-540, '13.00']),
      row(214, [360, 'Total'], [-540, '143.00']),
    ).map(line => line.partNumber)
  const heading = (x: number) => row(150, [x, 'Parts on back order - not charged'])
  const owed = row(164, [40, 'EF-901'], [120, 'Door glass'], [-400, '1'])
  expect(read(heading(40), owed)).toEqual(['AB-12', 'CD-77'])
  // Under the name of a line it tells of that.
  expect(read(heading(120), owed)).toEqual(['AB-12', 'CD-77', 'EF-901'])
  // The day on which it comes is no count, whatever heads it.
  expect(read(row(164, [40, 'EF-901'], [120, 'Door glass'], [-400, '24 Apr']))).toEqual(['AB-12', 'CD-77'])
})

test.each([
  ['Back order 4471 complete', '2', '2'],
  ['Not supplied with brackets', '2', ''],
  ['Back order', '2', '2'],
  ['Back order', '2', '', 'N/C'],
])('goods that were sent are read under %s', (heading, ...figures) => {
  const goods = (y: number, code: string, ...texts: string[]) =>
    row(
      y,
      [40, code],
      [120, 'Door mirror'],
      ...[320, 400, 470, 540].map((x, i): [number, string] => [-x, texts[i] ?? '']),
    )
  const lines = linesOn(
    row(
      100,
      [40, 'Part number'],
      [120, 'Description'],
      [-320, 'Ordered'],
      [-400, 'Supplied'],
      [-470, 'Price'],
      [-540, 'Total'],
    ),
    goods(114, 'AB-12', '1', '1', '50.00', '50.00'),
    goods(128, 'CD-77', '2', '2', '40.00', '80.00'),
    row(150, [40, heading]),
    goods(164, 'EF-901', ...figures),
    row(200, [360, 'GST'], [-540, '13.00']),
    row(214, [360, 'Total'], [-540, '143.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['AB-12', 'CD-77', 'EF-901'])
})

test('the first of the totals under the names is no second line of the last', () => {
  const lines = linesOn(
    row(100, [40, 'Item'], [218, 'Part'], [-369, 'Qty'], [-470, 'Price'], [-540, 'Ext']),
    row(
      116,
      [40, 'OIL FILTER SPIN-ON PAIR'],
      [218, '67760588'],
      [-369, '1.000'],
      [-470, '21.76'],
      [-540, '21.76'],
    ),
    row(136, [40, 'AMOUNT EX GST'], [-160, '21.76']),
    row(152, [40, 'GST 10%'], [-160, '2.18']),
    row(168, [40, 'Total inc GST'], [-160, '23.94']),
  )
  expect(shortOf(lines)).toEqual([['67760588', 'OIL FILTER SPIN-ON PAIR', 1, 21.76, 2176]])
})
