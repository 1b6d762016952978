import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

test('a surcharge without a code hinders nothing where codes and names stand under one heading', () => {
  const line = columnsAt(-60, 100, 170, -470, -540)
  const lines = linesOn(
    row(100, [40, 'No.'], [100, 'Product'], [-470, 'Price'], [-540, 'Value']),
    line(120, '6', 'FL194+', 'Hand cleaner', '10.00', '60.00'),
    line(134, '1', 'FA12/R', 'First aid refill', '40.00', '40.00'),
    line(148, '1', '', 'Card surcharge', '30.00', '30.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.description])).toEqual([
    ['FL194+', 'Hand cleaner'],
    ['FA12/R', 'First aid refill'],
    ['', 'Card surcharge'],
  ])
})

test('codes of several groups far before the names under one heading are the part numbers', () => {
  const line = columnsAt(40, 170, -420, -470, -540)
  const lines = linesOn(
    row(100, [40, 'Part'], [-420, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    line(120, '7K1 820 411 BD', 'WATER PUMP HOUSING', '1', '50.00', '50.00'),
    line(134, 'QRN 118 300', 'DRAIN PLUG SEALED', '2', '20.00', '40.00'),
    line(148, 'D 008 261 P3', 'BRAKE FLUID', '4', '10.00', '40.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.description, one.partReadings])).toEqual([
    ['7K1 820 411 BD', 'WATER PUMP HOUSING', []],
    ['QRN 118 300', 'DRAIN PLUG SEALED', []],
    ['D 008 261 P3', 'BRAKE FLUID', []],
  ])
})

test('a brand a space before the part numbers is a column of its own', () => {
  const line = columnsAt(-55, 60, 80, 185, -470, -540)
  const lines = linesOn(
    row(100, [40, 'QTY'], [60, 'BRD PART NUMBER'], [185, 'DESCRIPTION'], [-470, 'NET'], [-540, 'AMOUNT']),
    line(120, '1', 'WDC', 'WD-Z79A', 'OIL FILTER', '50.00', '50.00'),
    line(134, '2', 'PDL', 'PDR 8817-2', 'ROTOR FRONT', '40.00', '80.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['WD-Z79A', 'OIL FILTER', 1, 50, 5000],
    ['PDR 8817-2', 'ROTOR FRONT', 2, 40, 8000],
  ])
})

test('letters right under a heading of their own, and the numbers right under theirs, are two columns', () => {
  const line = columnsAt(-65, 70, 90, 189, -470, -540)
  const lines = linesOn(
    row(100, [55, 'LN LIN STOCK NUMBER'], [189, 'DESCRIPTION'], [400, 'QTY'], [-470, 'NET'], [-540, 'EXT']),
    ...['BRC 0451.103.7', 'KES HU72/6X', 'IGN IC-411', 'TRD RBK55N', 'TVN LRB-2', 'DRX CV8812A'].map(
      (code, i) => {
        const [brand = '', number = ''] = code.split(' ')
        return [
          ...line(
            120 + 14 * i,
            String(i + 1),
            brand,
            number,
            `FILTER FOR ENGINE ${'ABCDEF'[i]}`,
            '10.00',
            '10.00',
          ),
          ...row(120 + 14 * i, [-415, '1']),
        ]
      },
    ),
    row(204, [-65, '7'], [95, 'FRT'], [189, 'COURIER'], [-415, '1'], [-470, '70.00'], [-540, '70.00']),
    TOTALS,
  )
  expect(lines.map(one => one.partNumber).slice(0, 6)).toEqual([
    '0451.103.7',
    'HU72/6X',
    'IC-411',
    'RBK55N',
    'LRB-2',
    'CV8812A',
  ])
})

test('headings half way between the storeys of others are theirs', () => {
  const line = columnsAt(-50, -75, 103, 190, -410, -450, -490, -540, 555)
  const lines = linesOn(
    row(92, [40, 'QUANTITY'], [385, 'RRP'], [430, 'PRICE EX GST']),
    row(98, [103, 'PROD CODE'], [190, 'DESCRIPTION'], [520, 'EXT EX'], [555, 'T']),
    row(104, [-50, 'ORD'], [-75, 'SUP'], [385, 'INC'], [-450, 'TRADE'], [-490, 'NETT']),
    line(120, '12', '10', 'Z986K', 'OIL FILTER', '22.85', '18.90', '5.00', '50.00', 'G'),
    line(134, '2', '2', 'TE1922', 'TIE ROD END', '53.10', '43.90', '40.00', '80.00', 'G'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['Z986K', 'OIL FILTER', 10, 5, 5000],
    ['TE1922', 'TIE ROD END', 2, 40, 8000],
  ])
})

test('what the numbers are called, and letters that all of them begin with, part nothing', () => {
  const line = columnsAt(70, 90, 189, -470, -540)
  const numbersUnder = (heading: string, brands: string[]) =>
    linesOn(
      row(100, [70, heading], [189, 'DESCRIPTION'], [400, 'QTY'], [-470, 'NET'], [-540, 'EXT']),
      ...brands.map((brand, i) => [
        ...line(120 + 14 * i, brand, `771${i}`, `FILTER FOR ENGINE ${'AB'[i]}`, '65.00', '65.00'),
        ...row(120 + 14 * i, [-415, '1']),
      ]),
      TOTALS,
    ).map(one => one.partNumber)
  expect(numbersUnder('OEM PART NUMBER', ['RDA', 'KES'])).toEqual(['RDA 7710', 'KES 7711'])
  expect(numbersUnder('LIN PART NUMBER', ['RDA', 'RDA'])).toEqual(['RDA 7710', 'RDA 7711'])
  expect(numbersUnder('LIN PART NUMBER', ['RDA', 'KES'])).toEqual(['7710', '7711'])
})

test('what stands under an unknown heading, with paper between it and the numbers, is a column', () => {
  const line = columnsAt(40, 240, 300, -400, -470, -540)
  const lines = linesOn(
    row(100, [40, 'Product'], [240, 'Speed/class Stock no'], [-400, 'Qty'], [-470, 'Each'], [-540, 'Ext']),
    line(120, 'ROAD TYRE', '88H', '185-6515', '1', '50.00', '50.00'),
    line(134, 'VAN TYRE', '106/104Q', 'VT 195-14', '2', '40.00', '80.00'),
    row(148, [40, 'VALVE'], [300, 'TR-413'], [-400, '1'], [-470, '10.00'], [-540, '10.00']),
    TOTALS,
  )
  expect(lines.map(one => one.partNumber)).toEqual(['185-6515', 'VT 195-14', 'TR-413'])
})

test('names, ratings and vehicles far before more words under one heading are no part numbers', () => {
  const partsOf = (heading: string, ...cells: [string, string, string]) => {
    const line = columnsAt(40, 140, -420, -470, -540)
    return linesOn(
      row(100, [40, heading], [-420, 'Qty'], [-470, 'Price'], [-540, 'Total']),
      line(120, cells[0], 'FALCONET 98 ON', '1', '50.00', '50.00'),
      line(134, cells[1], 'LONGREACH V6', '2', '20.00', '40.00'),
      line(148, cells[2], 'TERRIER 150', '4', '10.00', '40.00'),
      TOTALS,
    ).map(({ partNumber, partReadings }) => (partReadings.length > 0 ? 'doubtful' : partNumber))
  }
  expect(partsOf('Item', 'BELT 4PK', 'HOSE R13', 'OIL SEAL 31')).not.toContain('BELT 4PK')
  expect(partsOf('Product', '12V 55W', '24V 70W', '12V 21/5W')).not.toContain('12V 55W')
  expect(partsOf('Item', 'M8 X 40', 'M10 X 50', 'M6 X 12')).not.toContain('M8 X 40')
  expect(partsOf('Item', '1AB 2CD', '1AB 2CD', '1AB 2CD')).not.toContain('1AB 2CD')
  expect(partsOf('Parts & labour', 'XKD 789', 'QRN 118', '1AB 2CD')).not.toContain('XKD 789')
})

test('a heading that announces the numbers before the names says that a word among their groups is theirs', () => {
  const line = columnsAt(40, 170, -420, -470, -540)
  const lines = linesOn(
    row(100, [40, 'Glass Code / Description'], [-420, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    line(120, '3148 AGNSHVZ 1B', 'Windscreen acoustic', '1', '50.00', '50.00'),
    line(134, 'MK-3148-T', 'Moulding top', '2', '20.00', '40.00'),
    line(148, '', 'Recycling levy', '4', '10.00', '40.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.description, one.partReadings])).toEqual([
    ['3148 AGNSHVZ 1B', 'Windscreen acoustic', []],
    ['MK-3148-T', 'Moulding top', []],
    ['', 'Recycling levy', []],
  ])
})

test.each([
  ['BRAKE PADS DB1170, OIL FILTER Z418, BELT 4PK850', 'FRONT HILUX, HILUX, ALTERNATOR'],
  ['BOLT M8X25, NUT M8, WASHER M10', 'Zinc, Zinc plated, Spring'],
  ['TYRE 265/65R17, TYRE 195R15C, TUBE 750R16', 'Highway terrain, Light truck, Butyl'],
  ['BATTERY N70ZZ, OIL 5W30, GLOBE H4', '12V heavy duty, 20L drum, 60/55W'],
])('under such a heading what begins with a word is no number for sure: %s', (first, second) => {
  const [goods, more] = [first, second].map(texts => texts.split(', ')) as [string[], string[]]
  const line = columnsAt(40, 170, -420, -470, -540)
  const lines = linesOn(
    row(100, [40, 'Product Code and Description'], [-420, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    goods.map((name, i) => line(120 + 14 * i, name, more[i] ?? '', '1', '40.00', '40.00')).flat(),
    row(400, [380, 'Sub Total'], [-540, `${40 * goods.length}.00`]),
  )
  const sure = lines.filter(one => one.partReadings.length === 0 && one.partNumber !== '')
  expect(sure.map(({ partNumber }) => partNumber)).toEqual([])
})

test('and a rating in it is one all the same', () => {
  const line = columnsAt(40, 170, -420, -470, -540)
  const lines = linesOn(
    row(100, [40, 'Product Code and Description'], [-420, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    line(120, '5W30 20L', 'Engine oil', '1', '50.00', '50.00'),
    line(134, '80W90 5L', 'Gear oil', '2', '20.00', '40.00'),
    line(148, 'DOT4 500ML', 'Brake fluid', '4', '10.00', '40.00'),
    TOTALS,
  )
  expect(lines.at(-1)?.partReadings).toContain('')
})

test.each([
  ['HELLO 1540, NARVIK 72400', ['HELLO 1540', '1540', '']],
  ['BOLTER 0986, GATER 4PK850', ['BOLTER 0986', '0986', '']],
  ['KX-204, BENDLY DB1170', []],
])('one word before an announced number may be its maker’s, and is asked about: %s', (codes, readings) => {
  const [first = '', second = ''] = codes.split(', ')
  const line = columnsAt(40, 150, -370, -460, -540)
  const lines = linesOn(
    row(180, [40, 'Code Description'], [-370, 'Qty'], [-460, 'Price'], [-540, 'Amount']),
    line(196, first, 'Work lamp', '2', '40.00', '80.00'),
    line(212, second, 'LED lamp', '1', '50.00', '50.00'),
    TOTALS,
  )
  expect(lines.map(one => [one.partNumber, one.description])).toEqual([
    [first, 'Work lamp'],
    [second, 'LED lamp'],
  ])
  expect(lines[0]?.partReadings).toEqual(readings)
  expect(lines[1]?.partReadings).toContain('')
})

test.each<[string, [string, string][], string[]]>([
  [
    'are numbers of goods in a column of their own',
    [
      ['2656517AT', 'Tyre all terrain'],
      ['10337', 'Valve stem clamp-in'],
      ['', 'Tyre disposal'],
      ['WW-5G', 'Wheel weight stick on'],
    ],
    ['2656517AT', '10337', '', 'WW-5G'],
  ],
  [
    'count the lines, or the goods',
    [
      ['1', 'Tyre all terrain'],
      ['20', 'Valve stem clamp-in'],
    ],
    ['', ''],
  ],
  [
    'are days',
    [
      ['12/05/2026', 'Tyre all terrain'],
      ['13/05/2026', 'Valve stem clamp-in'],
    ],
    ['', ''],
  ],
  [
    'be days with dashes',
    [
      ['3-NOV-25', 'Tyre all terrain'],
      ['14-NOV-25', 'Valve stem clamp-in'],
    ],
    ['', ''],
  ],
  [
    'be orders',
    [
      ['10041', 'Tyre all terrain'],
      ['10042', 'Valve stem clamp-in'],
    ],
    ['', ''],
  ],
])('what stands before the names under `Item` may %s', (_, goods, numbers) => {
  const line = columnsAt(33, 94, -306, -362, -420)
  const lines = linesOn(
    row(100, [33, 'Item'], [-306, 'Qty'], [-362, 'Price'], [-420, 'Total']),
    goods.flatMap(([code, name], i) => line(120 + 14 * i, code, name, '4', '15.00', '60.00')),
    TOTALS,
  )
  expect(lines.map(one => (one.partReadings.includes('') ? '' : one.partNumber))).toEqual(numbers)
})
