import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { findTables } from './find-tables.ts'

test('counts flush right against the next column are no part of its codes', () => {
  const line = columnsAt(-92, 95, 200, -470, -540)
  const lines = linesOn(
    row(100, [40, 'Qty'], [95, 'Part'], [200, 'Details'], [384, 'Rate'], [480, 'Total']),
    line(120, '1', 'AXK1400', 'Axle kit', '50.00', '50.00'),
    line(134, '4', 'UB45/60', 'U-bolt', '10.00', '40.00'),
    line(148, '2', 'SPR5', 'Slipper spring', '20.00', '40.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['AXK1400', 'Axle kit', 1, 50, 5000],
    ['UB45/60', 'U-bolt', 4, 10, 4000],
    ['SPR5', 'Slipper spring', 2, 20, 4000],
  ])
})

test('small letters in codes do not hinder that they are parted from the names', () => {
  const line = columnsAt(-60, 100, 170, -470, -540)
  const lines = linesOn(
    row(100, [40, 'No.'], [100, 'Product'], [-470, 'Price'], [-540, 'Value']),
    line(120, '6', 'SOl1-280', 'Nitrile gloves 100', '10.00', '60.00'),
    line(134, '1', 'FA12/R', 'First aid refill', '40.00', '40.00'),
    line(148, '3', 'Z2l1-13B', 'Brake cleaner', '10.00', '30.00'),
    TOTALS,
  )
  expect(lines.map(one => one.partNumber)).toEqual(['SOl1-280', 'FA12/R', 'Z2l1-13B'])
})

test('codes and names under one heading for goods are two columns', () => {
  const line = columnsAt(-60, 100, 170, -470, -540)
  const lines = linesOn(
    row(100, [40, 'No.'], [100, 'Product'], [-470, 'Price'], [-540, 'Value']),
    line(120, '6', 'NGB-XL', 'Nitrile gloves 100', '10.00', '60.00'),
    line(134, '1', 'FA12/R', 'First aid refill', '40.00', '40.00*'),
    line(148, '3', 'BRK500', 'Brake cleaner', '10.00', '30.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['NGB-XL', 'Nitrile gloves 100', 6, 10, 6000],
    ['FA12/R', 'First aid refill', 1, 40, 4000],
    ['BRK500', 'Brake cleaner', 3, 10, 3000],
  ])
})

test('part numbers close behind counts have a column of their own, though labour has none', () => {
  const line = columnsAt(59, -315, 319, -464, -540)
  const lines = linesOn(
    row(100, [59, 'Work done'], [-315, 'Qty'], [319, 'Part no'], [-464, 'Rate'], [-540, 'Total']),
    line(120, 'Pressure test', '1', '', '95.00', '95.00'),
    line(134, 'Reface head', '1', '', '135.00', '135.00'),
    line(148, 'Valve guide', '8', 'VG-30D-8', '11.40', '91.20'),
    line(162, 'Crack test', '2', '', '20.00', '40.00'),
    line(176, 'Stem seal', '16', 'VS.4471', '3.15', '50.40'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['', 'Pressure test', 1, 95, 9500],
    ['', 'Reface head', 1, 135, 13500],
    ['VG-30D-8', 'Valve guide', 8, 11.4, 9120],
    ['', 'Crack test', 2, 20, 4000],
    ['VS.4471', 'Stem seal', 16, 3.15, 5040],
  ])
})

test('a stray word under a heading for part numbers makes no column of them', () => {
  const line = columnsAt(-62, 70, 110, 170, -470, -540)
  const lines = linesOn(
    row(
      100,
      [43, 'Qty'],
      [69, 'Stock'],
      [110, 'Code'],
      [170, 'Description'],
      [-470, 'Price'],
      [-540, 'Value'],
    ),
    line(120, '1', 'DB1170', '', 'Disc pad set', '50.00', '50.00'),
    line(134, '1', '**', 'PAIR', 'Check thickness', '40.00', '40.00'),
    line(148, '2', 'BFDOT4', '', 'Brake fluid', '20.00', '40.00'),
    line(162, '0', 'RDA-1', '', 'Rotor', '20.00', '0.00'),
    TOTALS,
  )
  expect(shortOf(lines).map(([part]) => part)).toContain('DB1170')
})

test('codes that no heading names, close before the prices, are the part numbers', () => {
  const line = columnsAt(-40, 50, 90, -360, -415, 430, -500, -560)
  const lines = linesOn(
    row(100, [-40, 'Qty'], [50, 'Pack'], [90, 'Product and code'], [-415, 'List']),
    row(100, [430, 'Less'], [-500, 'Net'], [-560, 'Ext.']),
    line(120, '1', '4 L', 'Basecoat tinter black', 'P420-BC/4', '62.50', '20%', '50.00', '50.00'),
    line(134, '2', '5 L', 'Clear coat high solids', 'CLR22HS', '25.00', '', '25.00', '50.00'),
    line(148, '3', 'roll', 'Masking tape 48 mm', 'THN-UNI', '10.00', '', '10.00', '30.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['P420-BC/4', 'Basecoat tinter black', 1, 50, 5000],
    ['CLR22HS', 'Clear coat high solids', 2, 25, 5000],
    ['THN-UNI', 'Masking tape 48 mm', 3, 10, 3000],
  ])
})

test('figures that OCR ran together on some lines stand in two columns all the same', () => {
  const lines = linesOn(
    row(100, [40, 'Code'], [120, 'Name'], [302, 'Qty Each'], [-420, 'Your each'], [-540, 'Total']),
    row(120, [40, 'TW-340'], [120, 'Torque wrench'], [302, '1219.00'], [-420, '30.00'], [-540, '30.00']),
    row(134, [40, 'HX-T30'], [120, 'Torx bit'], [302, '4'], [-345, '5.00'], [-540, '20.00']),
    row(148, [40, 'GLV-XL'], [120, 'Gloves'], [302, '2'], [-345, '35.00'], [-420, '30.00'], [-540, '60.00']),
    row(162, [40, 'TRAY-1'], [120, 'Tray'], [302, '2'], [-345, '10.00'], [-540, '20.00']),
    TOTALS,
  )
  expect(lines.slice(1).map(line => line.quantity)).toEqual([4, 2, 2])
})

test('one count that OCR ran into its unit does not take all counts to the next column', () => {
  const item = (y: number, code: string, shipped: string, unit: string) => [
    ...row(
      y,
      [36, code],
      [120, 'Hose'],
      [-318, '9'],
      [357, shipped],
      [370, unit],
      [-440, '10.00'],
      [-520, '30.00'],
    ),
  ]
  const page = layWords([
    ...row(100, [36, 'Material'], [120, 'Description'], [287, 'Ordered'], [330, 'Shipped'], [370, 'UoM']),
    ...row(100, [-440, 'Unit price'], [-520, 'Value']),
    ...item(120, 'CR4471A', '2PC', ''),
    ...[1, 2, 3, 4, 5, 6, 7].flatMap(count => item(120 + 14 * count, `HB7${count}`, `${count}`, 'PC')),
  ])
  const [table] = findTables([page])[0] ?? []
  const shipped = table?.columns.findIndex(column => column.heading === 'Shipped') ?? -1
  expect(
    table?.rows
      .slice(1)
      .map(({ cells }) => cells[shipped]?.text)
      .join(''),
  ).toBe('1234567')
})

test('two columns under one run of heading words are cut, though some goods have no part number', () => {
  const lines = linesOn(
    row(100, [40, 'Part Number Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, '9H5 260 896'], [101, 'Control arm bush'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(134, [40, '8P0 263 383'], [101, 'Shock absorber'], [-400, '1'], [-470, '40.00'], [-540, '40.00']),
    row(148, [101, 'CV shaft'], [-400, '2'], [-470, '20.00'], [-540, '40.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['9H5 260 896', 'Control arm bush'],
    ['8P0 263 383', 'Shock absorber'],
    ['', 'CV shaft'],
  ])
})

test('small print beside the totals, with figures in it, moves no border', () => {
  const line = columnsAt(40, 130, -350, -380, -408, -460, -550)
  const heads = row(100, [40, 'Part'], [130, 'Description'], [330, 'Ord'], [358, 'Sup'], [388, 'B/O'])
  const lines = linesOn(
    [...heads, ...row(100, [435, 'Net'], [525, 'Total'])],
    line(120, '4TV 615 301 B', 'Disc front', '2', '2', '', '139.80', '279.60'),
    line(134, '3TQ 819 653', 'Pollen filter', '1', '0', '1', '51.68', ''),
    line(148, 'N 908 132 02', 'Bolt', '4', '4', '', '4.73', '18.92'),
    row(200, [40, 'Account terms are 30 days from statement'], [375, 'PARTS'], [-550, '298.52']),
    row(212, [40, 'Other returns within 14 days less a fee'], [375, 'FREIGHT'], [-550, '0.00']),
    row(224, [375, 'TOTAL EX GST'], [-550, '298.52']),
    row(236, [375, 'GST'], [-550, '29.85']),
  )
  expect(shortOf(lines)).toEqual([
    ['4TV 615 301 B', 'Disc front', 2, 139.8, 27_960],
    ['N 908 132 02', 'Bolt', 4, 4.73, 1892],
  ])
})

test('the end of a name too long for its column is none of the figure behind it', () => {
  const line = columnsAt(44, 140, -374, 392, -473, -550)
  const lines = linesOn(
    row(
      157,
      [44, 'Part'],
      [140, 'Details'],
      [-374, 'Quantity'],
      [392, 'Unit'],
      [439, 'Price'],
      [505, 'Amount'],
    ),
    line(189, 'BP-D1460', 'Brake pad set front', '1', 'ea', '71.30', '71.30'),
    line(203, 'RD-30044', 'Disc rotor front 320mm', '2', 'ea', '96.40', '192.80'),
    line(217, 'DEL', 'Van delivery', '1', 'ea', '6.50', '6.50'),
    line(231, 'CL-2290', 'Return of the kit, with the wrong spline on', '-1', 'ea', '50.00', '-50.00'),
    TOTALS,
  )
  expect(lines.at(-1)?.description).toBe('Return of the kit, with the wrong spline on')
  expect(lines.at(-1)?.quantity).toBe(-1)
})
