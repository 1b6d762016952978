import { expect, test } from 'vitest'
import { columnsAt, layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { findTables } from './find-tables.ts'

test('few back orders stand in a column of their own, though their heading touches the next', () => {
  const heads = [
    ...row(100, [-60, 'Ord'], [-85, 'Sup'], [-104, 'B/O'], [110, 'Product'], [200, 'Description']),
    ...row(100, [-460, 'Each'], [-540, 'Value']),
  ]
  const line = columnsAt(-60, -85, -104, 110, 200, -460, -540)
  const lines = linesOn(
    heads,
    line(120, '3', '3', '', 'ZF418', 'Oil filter', '20.00', '60.00'),
    line(134, '3', '0', '3', 'WP5075', 'Pollen filter', '21.40', '0.00'),
    line(148, '3', '2', '1', 'AF1557', 'Air filter', '15.00', '30.00'),
    line(162, '3', '2', '', 'OR.500', 'Washer pump', '20.00', '40.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['ZF418', 'Oil filter', 3, 20, 6000],
    ['AF1557', 'Air filter', 2, 15, 3000],
    ['OR.500', 'Washer pump', 2, 20, 4000],
  ])
})

test('a catalogue’s pages are no part of the numbers that stand clear of them under one heading', () => {
  const line = columnsAt(51, 84, 170, -445, -491, -544)
  const lines = linesOn(
    row(
      100,
      [51, 'Cat Pg'],
      [84, 'Catalogue No'],
      [170, 'Description'],
      [-445, 'Qty'],
      [-491, 'Price'],
      [-544, 'Total'],
    ),
    line(120, 'P181', 'C514', 'Air filter panel', '1', '60.00', '60.00'),
    line(134, 'P102', 'M270', 'Cam cover gasket', '1', '50.00', '50.00'),
    line(148, 'P157', 'V236', 'Park brake cable', '2', '10.00', '20.00'),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['C514', 'M270', 'V236'])
})

test('back orders right under the end of `QTY B/O` are none of the quantity', () => {
  const line = columnsAt(32, 121, -317, -341, -430, -540)
  const page = layWords([
    ...row(
      100,
      [32, 'PART NUMBER'],
      [121, 'DESCRIPTION'],
      [305, 'QTY B/O'],
      [-430, 'NETT'],
      [-540, 'AMOUNT'],
    ),
    ...line(120, 'MF5541', 'Muffler', '1', '', '60.00', '60.00'),
    ...line(134, 'CAT100-M', 'Converter', '2', '1', '20.00', '40.00'),
    ...line(148, 'VBC250', 'V band clamp', '2', '1', '10.00', '20.00'),
    ...line(162, 'UCL200', 'U clamp', '10', '', '1.00', '10.00'),
    ...line(176, 'UCL225', 'U clamp', '4', '', '1.00', '4.00'),
    ...line(190, 'UCL250', 'U clamp', '5', '', '1.00', '5.00'),
  ])
  expect(findTables([page])[0]?.[0]?.columns.map(({ heading }) => heading)).toEqual([
    'PART NUMBER',
    'DESCRIPTION',
    'QTY',
    'B/O',
    'NETT',
    'AMOUNT',
  ])
})

test.each([
  ['ocr', ['QTY', 'UM', 'CODE', 'DETAILS', 'EACH', 'TOTAL']],
  ['pdf', ['QTY', 'UM CODE', 'DETAILS', 'EACH', 'TOTAL']],
] as const)('one box in ten that is too wide joins no columns on a scan (%s)', (source, headings) => {
  const line = columnsAt(-80, 90, 105, 200, -470, -540)
  const rows = Array.from({ length: 10 }, (_, i) =>
    line(114 + 12 * i, '1', i === 4 ? 'EA:' : 'EA', `ISO.14${i}`, 'Isolator', '5.00', '5.00'),
  )
  const heads = row(100, [-80, 'QTY'], [90, 'UM CODE'], [200, 'DETAILS'], [-470, 'EACH'], [-540, 'TOTAL'])
  const page = layWords([...heads, ...rows.flat()], 1, source)
  expect(findTables([page])[0]?.[0]?.columns.map(({ heading }) => heading)).toEqual(headings)
})

test('units under their own heading stand apart from numbers that only one line has', () => {
  const line = columnsAt(-80, 90, 106, 200, -470, -540)
  const lines = linesOn(
    row(100, [-80, 'Qty'], [90, 'UM'], [106, 'Code'], [200, 'Details'], [-470, 'Each'], [-540, 'Total']),
    line(114, '4', 'BOX', '2W0 706 951', 'Wheel weight', '5.00', '20.00'),
    line(128, '3', 'EA', '', 'Recycling levy', '1.00', '3.00'),
    row(160, [400, 'Total'], [-540, '23.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['2W0 706 951', ''])
})

test.each([
  ['ORD SHP B/O', ['ORD', 'SHP', 'B/O']],
  ['SENT TO FOLLOW', ['SENT', 'TO FOLLOW']],
])(
  'back orders stand apart from what was sent, though nearly all lines have none: %s',
  (counts, headings) => {
    const line = (y: number, code: string, owed: string, total: string) =>
      row(
        y,
        [-58, '1'],
        [-80, owed ? '0' : '1'],
        [owed ? -104 : -80, owed || '1'],
        [130, code],
        [-480, '50.00'],
        [-540, total],
      )
    const page = layWords([
      ...row(100, [40, counts], [130, 'PART NUMBER'], [-480, 'NETT'], [-540, 'TOTAL']),
      ...line(114, 'AB-12', '', '50.00'),
      ...line(128, 'CD-77', '1', '0.00'),
      ...line(142, 'EF-90', '', '50.00'),
    ])
    expect(findTables([page])[0]?.[0]?.columns.map(({ heading }) => heading)).toEqual([
      ...headings,
      'PART NUMBER',
      'NETT',
      'TOTAL',
    ])
  },
)

test('either of two names for the same heads one column, whatever stands in it', () => {
  const line = columnsAt(40, 250, -415, -480, -540)
  const lines = linesOn(
    row(100, [40, 'Details'], [250, 'Part no'], [370, 'Qty / hrs'], [-480, 'Rate'], [-540, 'Amount']),
    line(120, 'Drive coupling', 'RK-5512', '1', '20.00', '20.00'),
    line(134, 'Seal ring', 'RK-7730', '2', '10.00', '20.00'),
    row(148, [-480, 'Section total'], [-540, '40.00']),
    line(162, 'Turn and fit', '', '1.5 hrs', '60.00', '90.00'),
    row(176, [-480, 'Section total'], [-540, '90.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['RK-5512', 'Drive coupling', 1, 20, 2000],
    ['RK-7730', 'Seal ring', 2, 10, 2000],
    ['', 'Turn and fit', 1.5, 60, 9000],
  ])
})

test('headings are cut where the same ones are on another page, whose rows tell more of their columns', () => {
  const heads = row(100, [40, 'Code'], [100, 'Description'], [440, 'Units Each'], [-560, 'Total'])
  const line = columnsAt(40, 100, -470, -505, -560)
  const pages = [
    layWords([
      ...heads,
      ...line(120, 'AB-12', 'Tow ball kit', '1.00', '50.00', '50.00'),
      ...line(134, 'W6', 'Tow ball', '1.00', '-', '-'),
      ...line(148, 'K4', 'Radio', '2.00', '-', '-'),
    ]),
    layWords(
      [
        ...heads,
        ...line(120, 'CD-77', 'Wrench', '4.00', '10.00', '40.00'),
        ...line(134, 'EF-31', 'Lamp', '2.00', '20.00', '40.00'),
      ],
      2,
    ),
  ]
  const columns = ['Code', 'Description', 'Units', 'Each', 'Total']
  expect(findTables(pages)[0]?.map(table => table.columns.map(({ heading }) => heading))).toEqual([
    columns,
    columns,
  ])
})

test('the word for a number ends the name of the numbers, whose groups are not cut before it', () => {
  const line = columnsAt(60, 110, 181, -460, -540)
  const lines = linesOn(
    row(100, [60, 'Qty'], [110, 'Article no. / Description'], [-460, 'Unit'], [-540, 'Amount']),
    line(120, '1', 'QK 522 310', 'Torsion link left', '30.00', '30.00'),
    line(134, '1', 'QK 522 311', 'Torsion link right', '50.00', '50.00'),
    TOTALS,
  )
  expect(lines.map(({ partNumber, description }) => [partNumber, description])).toEqual([
    ['QK 522 310', 'Torsion link left'],
    ['QK 522 311', 'Torsion link right'],
  ])
})
