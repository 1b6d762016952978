import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const TOTALS = [...row(400, [380, 'Sub Total'], [-540, '135.00']), ...row(412, [380, 'GST'], [-540, '13.50'])]
const OIL = [
  ...row(240, [50, 'Oil filter element']),
  ...row(252, [50, '3'], [100, 'x'], [140, '15.00'], [-540, '45.00']),
]
const named = (...names: string[]) => {
  const over = names.flatMap((name, i) => row(200 - 11 * (names.length - 1 - i), [50, name]))
  const [first] = linesOn(over, row(212, [50, '2'], [100, 'x'], [140, '45.00'], [-540, '90.00']), OIL, TOTALS)
  return [first?.description, first?.uncertain]
}

test.each(['Total seal ring set', 'Gross body kit', 'Wheel balance'])(
  'a name without an amount beside it is no total: %s',
  name => {
    expect(named(name)).toEqual([name, []])
  },
)

test.each(['Serial cable 2 m', 'Returned core', '(Pair) brake pads', '*Brake pads'])(
  'the only name is kept though it begins like a remark, for a person to look at: %s',
  name => {
    expect(named(name)).toEqual([name, ['description']])
  },
)

test('a name under a remark that filled its row is not taken for more of it', () => {
  const remark = 'Old unit returned 21/01 - thank you'
  expect(named(remark, 'Quantrel door shell')).toEqual(['Quantrel door shell', ['description']])
  expect(named(remark, 'Quantrel door shell', 'Suits RH only')).toEqual([
    'Quantrel door shell',
    ['description'],
  ])
})

test('a remark beside a name is no name', () => {
  expect(named('Data cable 2 m', 'S/N: 40021')).toEqual(['Data cable 2 m', []])
})

test('under the name and its total stand code, count and price', () => {
  const item = (y: number, name: string, total: string, code: string, count: string, price: string) => [
    ...row(y, [50, name], [-540, total]),
    ...row(
      y + 11,
      [50, code],
      [60 + 6 * code.length, '·'],
      [170, count],
      [180, 'at'],
      [196, price],
      [230, 'each'],
    ),
  ]
  const lines = linesOn(
    item(200, 'Clear coat high solids 5 L', '90.00', '2K-CLR-5L', '2', '45.00'),
    item(240, 'Tack cloth, pack of 10', '45.00', 'TAK', '3', '15.00'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description, line.quantity])).toEqual([
    ['2K-CLR-5L', 'Clear coat high solids 5 L', 2],
    ['TAK', 'Tack cloth, pack of 10', 3],
  ])
})

test('a code that only one reader saw as one is a part number, in doubt', () => {
  const texts = [
    ...row(200, [50, 'Brake hose']),
    ...row(211, [50, 'JW304#%3'], [100, '3'], [112, 'x'], [140, '15.00'], [-540, '45.00']),
    ...row(240, [50, 'Timing belt']),
    ...row(251, [50, 'MK245#7'], [100, '2'], [112, 'x'], [140, '45.00'], [-540, '90.00']),
    ...TOTALS,
  ]
  const page = layWords(texts)
  for (const word of page.rows.flatMap(one => one.segments.flatMap(segment => segment.words)))
    if (word.text === 'JW304#%3') Object.assign(word, { source: 'ocr', readings: ['JW304#3', 'Jw304n3'] })
  const [line] = readLines([page]).flatMap(table => table.lines)
  expect(line?.description).toBe('Brake hose')
  expect(line?.partReadings).toContain('JW304#3')
})

test('capitals that end where most codes do are a part number as sure as any', () => {
  const item = (y: number, name: string, [count, price, total]: readonly string[]) =>
    row(y, [50, name], [300, count ?? ''], [330, 'x'], [350, price ?? ''], [-540, total ?? ''])
  const lines = linesOn(
    item(200, 'AB-1201 Brake hose', ['1', '45.00', '45.00']),
    item(214, 'CD-4410 Timing belt', ['1', '45.00', '45.00']),
    item(228, 'SET-KIT Seal ring set', ['3', '15.00', '45.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['AB-1201', ['AB-1201', ''], 'Brake hose'],
    ['CD-4410', ['CD-4410', ''], 'Timing belt'],
    ['SET-KIT', [], 'Seal ring set'],
  ])
})

test.each([
  ['P/N 009758', '009758', 'P/N JR-5117', 'JR-5117'],
  ['79 - tyre valve snap-in', '79', 'T9 - Battery EFB', 'T9'],
])(
  'a code printed twice, with what announces it or before the name (%s), is certain',
  (told, code, toldToo, other) => {
    const item = (y: number, over: string, number: string, count: string) => [
      ...row(y, [50, 'Brake hose front left']),
      ...row(y + 11, [50, over]),
      ...row(
        y + 22,
        [50, number],
        [100, count],
        [112, 'x'],
        [140, '15.00'],
        [-540, `${15 * Number(count)}.00`],
      ),
    ]
    const lines = linesOn(item(200, told, code, '3'), item(250, toldToo, other, '6'), TOTALS)
    expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual([
      [code, []],
      [other, []],
    ])
  },
)

test('figures too short for a code are one, in doubt, where the other lines have theirs', () => {
  const item = (y: number, number: string, count: string) => [
    ...row(y, [50, 'Brake hose front left']),
    ...row(
      y + 11,
      [50, number],
      [100, count],
      [112, 'x'],
      [140, '15.00'],
      [-540, `${15 * Number(count)}.00`],
    ),
  ]
  const coded = linesOn(item(200, 'JB6270', '3'), item(250, '17', '2'), item(300, 'CD-4410', '4'), TOTALS)
  expect(coded.map(line => [line.partNumber, line.partReadings])).toEqual([
    ['JB6270', []],
    ['17', ['17', '']],
    ['CD-4410', []],
  ])
  const counted = linesOn(item(200, '2', '3'), item(250, '17', '2'), item(300, '1', '4'), TOTALS)
  expect(counted.map(line => line.partNumber)).toEqual(['', '', ''])
})

test('a name may begin with what goods are counted in', () => {
  const item = (y: number, name: string, price: string, total: string) =>
    row(y, [50, '2'], [80, name], [300, 'x'], [350, price], [-540, total])
  const lines = linesOn(
    item(200, 'Bottle jack 4t', '45.00', '90.00'),
    item(214, 'Hour meter round', '22.50', '45.00'),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['Bottle jack 4t', 'Hour meter round'])
})

test('beside a heading of codes before names, what stands on the row of the figures is a shelf', () => {
  const item = (y: number, name: string, shelf: string, price: string) => [
    ...row(y, [43, name]),
    ...row(
      y + 11,
      [107, shelf],
      [195, '-1.00'],
      [-298, price],
      [-383, '20'],
      [-468, `-${0.8 * Number(price)}.00`],
    ),
  ]
  const lines = linesOn(
    row(158, [43, 'PRODUCT GOODS DESCRIPTION']),
    row(168, [111, 'LOC'], [172, 'QUANTITY'], [-298, 'LIST'], [-383, 'D%'], [-468, 'TOTAL']),
    row(183, [43, 'REGO: 230 TMP']),
    item(200, 'MK63/20 Shock absorber front', 'T8-92', '60.00'),
    item(229, 'WM38/75 Wheel bearing kit diesel', 'J3-94', '70.00'),
    row(300, [380, 'Subtotal'], [-540, '-104.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['MK63/20', 'WM38/75'])
})

test('so it is where one of the goods has no number', () => {
  const names = [
    'MK637 Shock absorber front',
    'WM388 Wheel bearing kit',
    'Lube of hinges',
    'TR414 Tow ball',
    'FP208 Pump',
  ]
  const lines = linesOn(
    row(158, [43, 'Product Code'], [140, 'Particulars']),
    row(168, [111, 'Brarof'], [-230, 'Quantity'], [-383, 'Rate'], [-540, 'Line Total']),
    ...names.flatMap((name, i) => [
      row(200 + 30 * i, [43, name]),
      row(211 + 30 * i, [107, `F${i}-7${i}`], [-230, '2'], [-383, '13.00'], [-540, '26.00']),
    ]),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['MK637', 'WM388', '', 'TR414', 'FP208'])
})

test('a remark under a name that fills its line is none of it', () => {
  const item = (y: number, name: string, remark: string, price: string) => [
    ...row(y, [43, name]),
    ...row(y + 11, [43, remark]),
    ...row(y + 22, [110, '1'], [130, 'x'], [150, price], [-270, price]),
  ]
  const lines = linesOn(
    item(200, 'Lumavex touring 205/55R16 91V each', 'Serial: 2714-59011', '60.00'),
    item(250, 'Quantrel tube 16in TR13 black pair', 'Serial No: 8321-69219', '70.00'),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual([
    'Lumavex touring 205/55R16 91V each',
    'Quantrel tube 16in TR13 black pair',
  ])
})

test('a long code that runs on under the heading of a shelf is one', () => {
  const item = (y: number, name: string, code: string, price: string) => [
    ...row(y, [43, name]),
    ...row(y + 11, [43, code], [-312, '2'], [-475, price], [-560, `${2 * Number(price)}.00`]),
  ]
  const lines = linesOn(
    row(168, [43, 'PART NO'], [110, 'LOCATION'], [290, 'QTY'], [-475, 'PRICE'], [-560, 'AMOUNT']),
    item(183, 'Filter assembly oil', '11-42-7-566-327-BMW', '60.00'),
    item(212, 'Gasket rocker cover', '11-12-7-581', '10.00'),
    row(300, [380, 'Subtotal'], [-560, '140.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['11-42-7-566-327-BMW', '11-12-7-581'])
})

test('sizes that begin names are no codes where those stand beside the figures', () => {
  const names = ['H4 GLOBE 12V', 'H7 GLOBE 12V', '12V RELAY 5 PIN', 'WIPER BLADE']
  const codes = ['NA-48881', 'NA-48885', 'TR-1234', 'TR-1235']
  const lines = linesOn(
    row(158, [43, 'PART NUM DETAILS']),
    row(168, [190, 'ORD QTY'], [270, 'QTY SUPP'], [-475, 'UNIT PRICE'], [-560, 'EXTENDED']),
    ...names.map((name, i) => [
      ...row(183 + 29 * i, [43, name]),
      ...row(194 + 29 * i, [43, codes[i] ?? ''], [-212, '2'], [-297, '2'], [-475, '60.00'], [-560, '120.00']),
    ]),
    row(400, [380, 'Subtotal'], [-560, '480.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(codes)
})

test('a number behind what announces it is one, on however few lines', () => {
  const item = (y: number, name: string, under: string) => [
    ...row(y, [28, name], [-560, '$40.00']),
    ...row(y + 13, [28, under]),
  ]
  const lines = linesOn(
    item(200, 'Touring tyre', 'SKU CT2055516V · 4 × $10.00'),
    item(237, 'Fit and balance', '4 × $10.00'),
    item(274, 'Rubber valve', 'SKU TR414-B · 4 × $10.00'),
    item(311, 'Old tyre disposal', '4 × $10.00'),
    item(348, 'Call-out', '1 × $40.00'),
    row(390, [272, 'Total (AUD)'], [-560, '$200.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['CT2055516V', '', 'TR414-B', '', ''])
  const single = (under: string) =>
    linesOn(
      item(200, 'Battery disposal fee', '4 × $10.00'),
      item(237, 'Call-out', '1 × $40.00'),
      item(274, 'Truck battery heavy duty', under),
      row(390, [272, 'Total (AUD)'], [-560, '$120.00']),
    ).map(line => [line.partNumber, line.partReadings])
  const none = ['', []]
  expect(single('Item code NX-N150 · 2 × $20.00')).toEqual([none, none, ['NX-N150', []]])
  // Words before it may say whose it is.
  expect(single('Replaces item code NX-N150 · 2 × $20.00')[2]).toEqual(['', ['', 'NX-N150']])
})
