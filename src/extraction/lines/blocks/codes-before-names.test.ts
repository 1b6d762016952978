import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

const TOTALS = [...row(400, [380, 'Sub Total'], [-540, '137.00']), ...row(412, [380, 'GST'], [-540, '13.70'])]

test('under a heading for codes and names a word of capitals before a name is its code, in doubt', () => {
  const lines = linesOn(
    row(180, [50, 'Item'], [75, 'No.'], [100, 'Description']),
    row(200, [50, 'HP-E6-12'], [102, 'Water'], [132, 'pump']),
    row(211, [140, '2'], [220, '45.00'], [-540, '90.00']),
    row(240, [50, 'OILLEVY'], [98, 'Waste'], [128, 'oil'], [146, 'levy']),
    row(251, [140, '3'], [220, '15.00'], [-540, '45.00']),
    row(280, [50, 'LEVY'], [85, 'TYRE'], [110, 'LEVY']),
    row(291, [140, '1'], [220, '8.00'], [-540, '8.00']),
    row(320, [50, 'BINLEVY'], [98, 'RUBBISH'], [138, 'BIN'], [160, 'LEVY']),
    row(331, [140, '1'], [220, '2.00'], [-540, '2.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['HP-E6-12', [], 'Water pump'],
    ['OILLEVY', ['OILLEVY', ''], 'Waste oil levy'],
    ['LEVY', ['LEVY', ''], 'TYRE LEVY'],
    ['BINLEVY', ['BINLEVY', ''], 'RUBBISH BIN LEVY'],
  ])
})

test('codes that look like money lead the names that a heading announces, and what stands under Whse is none', () => {
  const item = (y: number, name: string, shelf: string, price: string) => [
    ...row(y, [43, name]),
    ...row(y + 11, [107, shelf], [-212, '2'], [-297, '2'], [-475, price], [-560, `${2 * Number(price)}.00`]),
  ]
  const lines = linesOn(
    row(158, [43, 'PART NUM DETAILS']),
    row(168, [100, 'WHSE'], [190, 'ORD QTY'], [270, 'QTY SUPP'], [-475, 'UNIT PRICE'], [-560, 'EXTENDED']),
    item(183, '70.27 FILTER SUB-ASSY OIL', 'B3-30', '60.00'),
    item(212, 'GASKET ROCKER COVER', 'V5-60', '10.00'),
    item(241, '86.12 SUPPORT SUB-ASSY', 'H4-21', '70.00'),
    row(300, [380, 'Subtotal'], [-560, '280.00']),
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['70.27', [], 'FILTER SUB-ASSY OIL'],
    ['', [], 'GASKET ROCKER COVER'],
    ['86.12', [], 'SUPPORT SUB-ASSY'],
  ])
})

test('codes of one width before their names make no column of codes', () => {
  const item = (y: number, name: string) => [
    ...row(y, [43, name]),
    ...row(y + 13, [165, '2'], [280, 'BOX'], [400, '45.00'], [526, '90.00']),
  ]
  const lines = linesOn(
    row(160, [43, 'Item number'], [110, 'Item description']),
    row(172, [150, 'Qty'], [277, 'UOM'], [377, 'Unit cost'], [524, 'Value']),
    item(200, 'AN 170 63 BATTERY NS70'),
    item(230, 'LG 722 79 TYRE 225/45R17'),
    item(260, 'CASTORELL ALLOY WHEEL 16X7'),
    item(290, 'BM 629 80 ALLOY WHEEL 16X7'),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['AN 170 63', 'LG 722 79', '', 'BM 629 80'])
})

test.each([')88639', '22.26%'])(
  'a number that lost its first letter to a stroke or its dagger to a sign (%s) leaves its line in doubt',
  lost => {
    const item = (y: number, name: string) => [
      ...row(y, [43, name]),
      ...row(y + 11, [140, '2'], [-430, '45.00'], [-540, '90.00']),
    ]
    const lines = linesOn(
      item(200, 'XCC4466K Fuel filter diesel'),
      item(230, `${lost} Brake hose`),
      item(260, 'RPK10411 Disc rotor slotted'),
      item(290, 'RB872H Engine mount'),
    )
    expect(lines[1]?.partReadings).toEqual(['', lost])
  },
)

test('a word of capitals before a name without them may be its code, where the others begin with theirs', () => {
  const item = (y: number, name: string) => [
    ...row(y, [43, name]),
    ...row(y + 12, [-215, '1'], [-385, '6.70'], [-560, '6.70']),
  ]
  const lines = linesOn(
    item(200, '882-273/A Tyre valve'),
    item(230, '671-615/R Battery EFB'),
    item(260, 'FUEL Fuel levy'),
  )
  expect(lines.map(line => line.partReadings)).toEqual([
    ['882-273/A', ''],
    ['671-615/R', ''],
    ['', 'FUEL'],
  ])
})

test('a number in groups may begin with its maker’s letters and a hyphen', () => {
  const item = (y: number, name: string) => [
    ...row(y, [43, name]),
    ...row(y + 12, [-195, '2.00'], [-365, '4.50'], [-535, '9.00']),
  ]
  const lines = linesOn(
    row(160, [43, 'Code Particulars']),
    row(173, [-195, 'Qty'], [318, 'Price'], [-540, 'NETT']),
    item(190, 'WTB-3V0 438 405 NW Tube 16in black'),
    item(222, 'CR-14 205 Tube 20in black'),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['WTB-3V0 438 405 NW', 'CR-14'])
})

test('a word of capitals that is said again behind a dash only is of the name', () => {
  const item = (y: number, name: string, total: string) => [
    ...row(y, [43, name]),
    ...row(y + 11, [-212, '1'], [-475, total], [-560, total]),
  ]
  const lines = linesOn(
    row(158, [43, 'Item Code Product Description']),
    item(183, 'KV-6929 SOLENOID 12V', '60.00'),
    item(212, 'EXCHANGE SURCHARGE - BRAKE CALIPER EXCHANGE', '70.00'),
    row(300, [380, 'Subtotal'], [-560, '130.00']),
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['KV-6929', [], 'SOLENOID 12V'],
    ['', [], 'EXCHANGE SURCHARGE - BRAKE CALIPER EXCHANGE'],
  ])
})

test('a number in groups of letters and figures keeps those that could count something', () => {
  const lines = linesOn(
    row(200, [-54, '2'], [61, 'B 014 R7K Q2'], [160, 'SEAL RING'], [-410, '40.00'], [-540, '80.00']),
    row(216, [-54, '1'], [61, 'B 022 Z7K Q4'], [160, 'SEAL HOUSING'], [-410, '50.00'], [-540, '50.00']),
    row(300, [380, 'Subtotal'], [-540, '130.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['B 014 R7K Q2', 'B 022 Z7K Q4'])
})

test('a number in six groups before its counts is whole', () => {
  const line = (y: number, code: string, counts: string, name: string, price: string, total: string) =>
    row(y, [41, code], [161, counts], [215, name], [-455, price], [-540, total])
  const lines = linesOn(
    line(216, 'A 204 830 01 18', '1 / 1 / 0', 'FILTER ELEMENT', '58.90', '58.90'),
    line(231, 'A 166 320 18 30', '2 / 2 / 0', 'RUBBER MOUNT', '41.60', '83.20'),
    line(246, 'A 000 989 69 02 13', '3 / 2 / 1', 'ENGINE OIL', '62.75', '125.50'),
    row(300, [380, 'Subtotal'], [-540, '267.60']),
  )
  expect(lines.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
    ['A 204 830 01 18', 1],
    ['A 166 320 18 30', 2],
    ['A 000 989 69 02 13', 2],
  ])
})

test('a number like money is one behind its label, whatever follows', () => {
  const item = (y: number, name: string, code: string) => [
    ...row(y, [92, name], [440, '2 x $10.00'], [-540, '$20.00']),
    ...row(y + 11, [92, `SKU: ${code} Barcode 93413742204`]),
  ]
  const lines = linesOn(
    item(200, 'Blade fuse', 'FU-40/5'),
    item(240, 'Link fuse', '40.200'),
    item(280, 'Lamp', 'LA7-B'),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['FU-40/5', '40.200', 'LA7-B'])
})

test('a word of capitals that the name after it spells, in parts or at once, is its code', () => {
  const item = (y: number, name: string) => [
    ...row(y, [43, name]),
    ...row(y + 11, [-212, '1'], [-475, '30.00'], [-560, '30.00']),
  ]
  const lines = linesOn(
    row(158, [43, 'Item Code Product Description']),
    item(183, 'KV-6929 SOLENOID 12V'),
    item(212, 'BINLEVY BIN LEVY'),
    item(241, 'OILLEVY WASTE OIL LEVY'),
    item(270, 'AUTO GENUINE AUTOMOTIVE FUSES'),
    row(330, [380, 'Subtotal'], [-560, '120.00']),
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['KV-6929', 'SOLENOID 12V'],
    ['BINLEVY', 'BIN LEVY'],
    ['OILLEVY', 'WASTE OIL LEVY'],
    ['', 'AUTO GENUINE AUTOMOTIVE FUSES'],
  ])
})

const receipt = (...names: string[]) =>
  linesOn(
    ...names.flatMap((name, i) => [
      row(100 + 24 * i, [43, name]),
      row(111 + 24 * i, [60, '1'], [75, 'x'], [90, '$13.00'], [-540, '$13.00']),
    ]),
    row(300, [43, 'Total'], [-540, `$${13 * names.length}.00`]),
  ).map(line => [line.partNumber, line.partReadings.includes('')])

test('where names begin with codes, what is too short or odd for one is asked about, and no size', () => {
  const names = ['10W40-5 Oil 5L', 'Z9 Oil filter', 'FUN-2 Funnel', 'ANT 6.6 Antenna', 'RAG1 Rag bag']
  expect(receipt(...names, '2M Hose')).toEqual([
    ['10W40-5', true],
    ['Z9', true],
    ['FUN-2', true],
    ['ANT 6.6', true],
    ['RAG1', true],
    ['', false],
  ])
})

test('also where too few begin with one to be sure of any', () => {
  const names = [
    '10W40-5 Oil 5L',
    'Z9 Oil filter',
    'FUN-2 Funnel',
    'ANT 6.6 Antenna',
    'Rag bag',
    'Hose',
    '7 Fuse',
  ]
  expect(receipt(...names).map(([, isAsked]) => isAsked)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
    true,
  ])
  expect(receipt('FUN-2 Funnel', 'Z9 Oil filter', 'Rag bag', 'Hose').at(1)).toEqual(['', false])
})
