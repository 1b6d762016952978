import { expect, test } from 'vitest'
import { type PlacedText, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'

/** A name and what it comes to over labels and their values, each label where the value before it ends. */
const card = (y: number, [name, total]: [string, string], values: Record<string, string>) => {
  let x = 48
  const labelled = Object.entries(values).map(([label, value]) => {
    const at = x
    x += 5 * Math.max(label.length, value.length) + 18
    return { at, label, value }
  })
  return [
    ...row(y, [48, name], [-540, total]),
    ...row(y + 12, ...labelled.map(({ at, label }): [number, string] => [at, label])),
    ...row(y + 24, ...labelled.map(({ at, value }): [number, string] => [at, value])),
  ]
}
const TOTALS = [
  ...row(300, [380, 'Subtotal'], [-540, '$130.00']),
  ...row(312, [380, 'GST'], [-540, '$13.00']),
  ...row(324, [380, 'Total'], [-540, '$143.00']),
]
const linesOf = (...texts: PlacedText[][]) => linesOn(...texts, TOTALS)

test('a name and its amount over labels and their values are a line, wherever the labels stand', () => {
  const lines = linesOf(
    card(100, ['1. Control module, rebuilt and tested', '$48.00'], {
      'Part number': '4B1-330-618-CD-REM',
      Quantity: '2',
      'Unit price': '$24.00',
      Remarks: 'Warranty 24 months',
    }),
    card(150, ['2. Repair lead, 2 pin', '$70.00'], {
      'Part number': 'KX.LD.22',
      Quantity: '5',
      'Unit price': '$14.00',
      Remarks: 'None',
    }),
    card(200, ['3. Courier to the workshop', '$12.00'], { Quantity: '1', 'Unit price': '$12.00' }),
  )
  expect(shortOf(lines)).toEqual([
    ['4B1-330-618-CD-REM', 'Control module, rebuilt and tested', 2, 24, 4800],
    ['KX.LD.22', 'Repair lead, 2 pin', 5, 14, 7000],
    ['', 'Courier to the workshop', 1, 12, 1200],
  ])
  expect(lines.flatMap(line => [...line.partReadings, ...line.uncertain])).toEqual([])
})

test('one line alone is printed so as well', () => {
  const lines = linesOf(
    card(100, ['1. Control module, rebuilt', '$130.00'], {
      'Part number': '4B1-330-618-CD-REM',
      Quantity: '2',
      'Unit price': '$65.00',
    }),
  )
  expect(shortOf(lines)).toEqual([['4B1-330-618-CD-REM', 'Control module, rebuilt', 2, 65, 13000]])
})

test('a name that begins with a figure of its own keeps it', () => {
  const lines = linesOf(
    card(100, ['12 V relay', '$60.00'], { 'Part number': 'KX-12R', Quantity: '2', 'Unit price': '$30.00' }),
    card(150, ['24 V relay', '$70.00'], { 'Part number': 'KX-24R', Quantity: '5', 'Unit price': '$14.00' }),
  )
  expect(lines.map(line => line.description)).toEqual(['12 V relay', '24 V relay'])
})

test('a name that runs on under its amount is whole', () => {
  const long = (
    y: number,
    name: string,
    rest: string,
    total: string,
    code: string,
    count: string,
    price: string,
  ) => [
    ...row(y, [48, name], [-540, total]),
    ...row(y + 12, [48, rest]),
    ...row(y + 24, [48, 'Part number'], [160, 'Quantity'], [260, 'Unit price']),
    ...row(y + 36, [48, code], [160, count], [260, price]),
  ]
  const lines = linesOf(
    long(
      100,
      'Control module, rebuilt, tested and coded to the',
      'vehicle',
      '$60.00',
      'KX-12R',
      '2',
      '$30.00',
    ),
    long(
      170,
      'Wheel speed sensor at the front of the left side',
      'with lead',
      '$70.00',
      'KX-24R',
      '5',
      '$14.00',
    ),
  )
  expect(shortOf(lines)).toEqual([
    ['KX-12R', 'Control module, rebuilt, tested and coded to the vehicle', 2, 30, 6000],
    ['KX-24R', 'Wheel speed sensor at the front of the left side with lead', 5, 14, 7000],
  ])
})

test('what was brought forward over the headings of each page’s goods is no line', () => {
  const head = (y: number) =>
    row(y, [48, 'Part number'], [160, 'Quantity'], [260, 'Unit price'], [-540, 'Total'])
  const lines = linesOf(
    row(88, [48, 'Brought forward'], [-540, '$10.00']),
    head(100),
    row(112, [48, 'KX-12R'], [160, '2'], [260, '$30.00'], [-540, '$60.00']),
    row(188, [48, 'Brought forward'], [-540, '$60.00']),
    head(200),
    row(212, [48, 'KX-24R'], [160, '5'], [260, '$14.00'], [-540, '$70.00']),
  )
  expect(lines.map(line => [line.partNumber, line.total])).toEqual([
    ['KX-12R', 6000],
    ['KX-24R', 7000],
  ])
})

test('an amount over the headings of a table makes none of its lines a card', () => {
  const lines = linesOf(
    row(100, [48, 'Deposit received'], [-540, '50.00']),
    row(112, [48, 'Part number'], [200, 'Quantity'], [300, 'Unit price']),
    row(124, [48, 'TB400'], [200, '2'], [300, '40.00']),
    row(136, [48, 'BP-1022'], [200, '1'], [300, '50.00']),
  )
  expect(shortOf(lines)).toEqual([
    ['TB400', '', 2, 40, null],
    ['BP-1022', '', 1, 50, null],
  ])
})

test('cards that follow each other closely are cards, though their names hold figures', () => {
  const lines = linesOf(
    ...['TB400', 'BP-1022', 'TK-4471'].map((part, i) =>
      card(100 + 36 * i, [`H4 Headlamp ${i}`, ['48.00', '70.00', '12.00'][i] ?? ''], {
        Quantity: '2',
        'Unit price': ['24.00', '35.00', '6.00'][i] ?? '',
        'Part number': part,
      }),
    ),
  )
  expect(lines.map(({ partNumber, total }) => [partNumber, total])).toEqual([
    ['TB400', 4800],
    ['BP-1022', 7000],
    ['TK-4471', 1200],
  ])
})

test('an amount over a table makes no card of its first line where labels of the sums follow closely', () => {
  const lines = linesOn(
    row(100, [48, 'Deposit received'], [-540, '50.00']),
    row(112, [48, 'Part number'], [200, 'Quantity'], [300, 'Unit price']),
    row(124, [48, 'TB400'], [200, '2'], [300, '40.00']),
    row(136, [48, 'BP-1022'], [200, '1'], [300, '50.00']),
    row(148, [48, 'Subtotal'], [200, 'GST'], [300, 'Total']),
    row(160, [48, '130.00'], [200, '13.00'], [300, '143.00']),
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual(['TB400', 'BP-1022'])
})
