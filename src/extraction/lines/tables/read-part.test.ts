import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

/** Part numbers and their readings in a table whose first number goes on beneath itself. */
function partsOf(first: string, beneath: string) {
  return linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, first], [120, 'Beacon amber'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(131, [40, beneath]),
    row(150, [40, 'CDX-77'], [120, 'Beacon red'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  ).map(line => [line.partNumber, line.partReadings])
}

test('a number broken behind a hyphen goes on in the next line', () => {
  expect(partsOf('BCN-AMB-', 'R65')).toEqual([
    ['BCN-AMB-R65', []],
    ['CDX-77', []],
  ])
})

test.each([
  ['BCN-AMB-', 'SN 44718'],
  ['-', '4471'],
])('what stands beneath %s may be something else: %s', (first, beneath) => {
  expect(partsOf(first, beneath)[0]?.[1]).not.toEqual([])
})

test('a speck where the numbers stand is none', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [100, ':'], [120, 'Beacon amber'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [40, 'CDX-77'], [120, 'Beacon red'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual([
    ['', []],
    ['CDX-77', []],
  ])
})

test('an explained mark behind the second piece is no part of the number', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, 'BCN-AMB-'], [120, 'Beacon amber'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(131, [40, 'R65*']),
    row(150, [40, 'CDX-77'], [120, 'Beacon red'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
    row(500, [40, '* denotes exchange unit']),
  )
  expect(lines[0]).toMatchObject({ partNumber: 'BCN-AMB-R65', partReadings: [] })
})

test('of a number broken elsewhere nobody knows whether a space stood there', () => {
  expect(partsOf('BCN-AMB', '65R')[0]).toEqual(['BCN-AMB65R', ['BCN-AMB65R', 'BCN-AMB 65R', 'BCN-AMB']])
  expect(partsOf('8W0 998', '281 B')[0]).toEqual([
    '8W0 998 281 B',
    ['8W0 998 281 B', '8W0 998281 B', '8W0 998'],
  ])
})

test('words under a number are no part of it', () => {
  expect(partsOf('BCN-AMB', 'superseded 65')[0]).toEqual(['BCN-AMB', []])
})

test('a number beneath the name stands behind its label, however far', () => {
  const lines = linesOn(
    row(100, [40, 'Details'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, 'Core deposit'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(131, [40, 'Part:'], [90, 'CORE']),
    row(150, [40, 'Tyre recycling levy'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    row(161, [40, 'P/N LEVY']),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['CORE', 'LEVY'])
})

test('where all rows stand equally close, an announced number belongs to the line above it', () => {
  const code = (y: number, text: string) => row(y, [40, `Code: ${text}`])
  const item = (y: number, name: string, price: string) =>
    row(y, [40, name], [-400, '1'], [-470, price], [-540, price])
  const lines = linesOn(
    row(100, [40, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    item(111, 'Caliper exchange', '50.00'),
    code(122, '009748'),
    item(133, 'Exchange deposit', '10.00'),
    item(144, 'Core credit', '-10.00'),
    item(155, 'Regulator', '80.00'),
    code(166, '006341'),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['009748', '', '', '006341'])
})

test('codes over their lines are none of the line before, though the first line has none', () => {
  const item = (y: number, name: string) => row(y, [40, name], [-400, '1'], [-470, '65.00'], [-540, '65.00'])
  const lines = linesOn(
    row(100, [40, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    item(111, 'Workshop callout'),
    item(122, 'Brake pads'),
    row(133, [40, 'Code: DR5678']),
    item(144, 'Disc rotor'),
    TOTALS,
  )
  expect(lines[1]?.partNumber).toBe('')
})

test('a barcode beneath a number is none of it, nor is a remark that runs across its column', () => {
  expect(partsOf('BP-4417-CM', '9317700441726')[0]).toEqual(['BP-4417-CM', []])
  const lines = linesOn(
    row(100, [40, 'Qty'], [98, 'Code'], [160, 'Description'], [-470, 'Price'], [-540, 'Total']),
    row(120, [60, '1'], [98, 'HOSE-763'], [160, 'Thermostat housing'], [-470, '48.37'], [-540, '48.37']),
    row(132, [40, 'Vehicle 560 TPF - Job No 1880 left at counter']),
    row(144, [60, '4'], [98, 'GLOBE-234'], [160, 'Disc rotor'], [-470, '6.25'], [-540, '25.00']),
  )
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual([
    ['HOSE-763', []],
    ['GLOBE-234', []],
  ])
})

test('of a number around its line the upper piece may be letters with a hyphen', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, 'FUS-20'], [120, 'Blade fuse'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(137, [40, 'TRM-']),
    row(143, [120, 'Cable tie black'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    row(149, [40, 'CT200']),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['FUS-20', 'TRM-CT200'])
})

test.each([null, 'Description'])(
  'a number of figures in groups is one under no heading that says so: %s',
  head => {
    const codes = ['0 986 494 123', '1 987 302 041']
    const lines = linesOn(
      head ? row(100, [40, 'Part No'], [170, head], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']) : [],
      ...codes.map((code, i) =>
        row(
          120 + 14 * i,
          [40, code],
          [170, `Brake pad set ${'AB'[i]}`],
          [-400, '2'],
          [-470, '10.00'],
          [-540, '20.00'],
        ),
      ),
      row(300, [380, 'Sub Total'], [-540, '40.00']),
    )
    expect(lines.map(line => line.partNumber)).toEqual(codes)
  },
)

test('the hook of a J that a scan made a bracket of is no end of a labelled number', () => {
  const texts = [
    row(100, [40, 'Product'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, 'Water can with tap'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(131, [40, 'SKU: WTR-20)']),
    row(150, [40, 'Tyre plug kit'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    row(161, [40, 'SKU: TPK-30']),
    TOTALS,
  ].flat()
  const [line] = readLines([layWords(texts, 1, 'ocr')]).flatMap(table => table.lines)
  expect(line).toMatchObject({ partNumber: 'WTR-20J', partReadings: expect.arrayContaining(['WTR-20J']) })
})

test('where the goods lie on the shelves is no rest of their numbers', () => {
  const lines = linesOn(
    row(100, [40, 'Part number'], [140, 'Description'], [-400, 'Qty'], [-470, 'Nett'], [-540, 'Total']),
    row(114, [40, 'AB 1240'], [140, 'Oil filter'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(126, [40, 'BIN 14C02']),
    row(138, [40, 'CD-77'], [140, 'Air filter'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    row(150, [40, 'Loc. 02A11']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual([
    ['AB 1240', []],
    ['CD-77', []],
  ])
})

test('whose job it was, told over its line from the numbers’ column on, is no rest of the number above', () => {
  const lines = linesOn(
    row(100, [40, 'Code'], [110, 'Description'], [-400, 'Qty'], [-470, 'Nett'], [-540, 'Total']),
    row(114, [40, 'AB 841 34'], [110, 'Oil filter'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(126, [40, 'Job 4885 - Rego 538 ELV']),
    row(138, [110, 'Air filter'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['AB 841 34', [], 'Oil filter'],
    ['', [], 'Air filter'],
  ])
})

test('figures beneath figures may be the second half of a number, whose name goes on beside them', () => {
  const lines = linesOn(
    row(100, [40, 'Part No'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, '44801'], [120, 'Beacon amber for the'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(131, [40, '61020'], [120, 'flat roof']),
    row(150, [40, '33902'], [120, 'Work lamp'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines[0]?.partReadings).toEqual(['4480161020', '44801 61020', '44801'])
  expect(lines[0]?.description).toBe('Beacon amber for the flat roof')
})

test('numbers announced beneath the goods are theirs, though charges without one end the table', () => {
  const line = (y: number, name: string, price: string) =>
    row(y, [40, name], [-400, '1'], [-470, price], [-540, price])
  const lines = linesOn(
    row(100, [40, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    line(114, 'Bearing kit', '50.00'),
    row(126, [40, 'Part: TM-9979']),
    line(138, 'Oil filter', '60.00'),
    row(150, [40, 'Part: JG-1905']),
    line(162, 'Postage and handling', '15.00'),
    line(174, 'Card surcharge 1.5%', '5.00'),
    TOTALS,
  )
  expect(lines.map(one => one.partNumber)).toEqual(['TM-9979', 'JG-1905', '', ''])
})

test('a tick of a pen before a number is none of it, but may be', () => {
  const page = layWords(
    [
      row(100, [60, 'Part No'], [150, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
      row(120, [60, 'BCN-40'], [150, 'Beacon amber'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
      row(140, [50, '7'], [60, 'CDX-77'], [150, 'Beacon red'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
      TOTALS,
    ].flat(),
    1,
    'ocr',
  )
  for (const word of page.rows.flatMap(one => one.segments.flatMap(({ words }) => words)))
    Object.assign(word, { readings: word.text === '7' ? ['7', '/'] : [word.text, word.text] })
  const [, second] = readLines([page]).flatMap(table => table.lines)
  expect([second?.partNumber, second?.partReadings]).toEqual(['CDX-77', ['CDX-77', '7 CDX-77']])
})

test('a remark that ends in the column of numbers is no piece of one, nor is a vehicle told of beneath it', () => {
  const at = columnsAt(40, 260, -400, -470, -540)
  const first = (...beneath: [number, string][]) => {
    const lines = linesOn(
      at(100, 'Part', 'Maker’s no.', 'No. off', 'Each', 'Total'),
      at(120, 'Gearbox 6 speed manual', 'GBX-6M/40', '1', '50.00', '50.00'),
      row(131, ...beneath),
      at(150, 'Flywheel, dual mass, used', 'FW-240', '2', '40.00', '80.00'),
      TOTALS,
    )
    return [lines[0]?.partNumber, lines[0]?.partReadings]
  }
  expect(first([40, 'ex stock tag 55402, 118,200 km, VIN 6YDT00K3419911754'])).toEqual(['GBX-6M/40', []])
  expect(first([40, 'from yard row 12, 2016 build, engine 4HK1-887120'])).toEqual(['GBX-6M/40', []])
  expect(first([40, 'ex stock tag 55402'], [260, 'VIN 6YDT00K3419911754'])).toEqual(['GBX-6M/40', []])
  expect(first([40, 'ex stock tag 55402'], [260, '8871-B'])[0]).toContain('8871-B')
})

test('in narrow columns the rest of a number is one, though the rest of the name stands close before it', () => {
  const at = columnsAt(40, 155, -400, -470, -540)
  const lines = linesOn(
    at(100, 'Part', 'Maker’s no.', 'No. off', 'Each', 'Total'),
    at(120, 'Gearbox six speed', 'GBX-6M/', '1', '50.00', '50.00'),
    at(131, 'overdrive, manual tail', '40-8871', '', '', ''),
    at(150, 'Flywheel dual mass', 'FW-240', '2', '40.00', '80.00'),
    TOTALS,
  )
  expect(lines[0]?.partNumber).toContain('40-8871')
})

test.each([
  ['ea', '', ['', 'ea']],
  ['KIT', 'KIT', ['KIT', '']],
  ['DRUM20', 'DRUM20', []],
])('a unit where others have their number is asked about: %s', (unit, number, readings) => {
  const line = columnsAt(40, 126, -420, -490, -540)
  const lines = linesOn(
    row(100, [40, 'CODE'], [126, 'DESCRIPTION'], [-420, 'QTY'], [-490, 'RATE'], [-540, 'AMOUNT']),
    line(120, 'HLF-4410', 'Foam-backed headlining', '2', '30.00', '60.00'),
    line(134, unit, 'Headlining, remove and refit', '2', '30.00', '60.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.partReadings])).toEqual([
    ['HLF-4410', []],
    [number, readings],
  ])
})
