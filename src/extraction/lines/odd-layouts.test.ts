import { describe, expect, test } from 'vitest'
import { row } from '../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../testing/lines-on.ts'

describe('forms', () => {
  const form = (y: number, name: string, code: string, quantity: string, price: string, total: string) => [
    ...row(y, [40, name]),
    ...row(y + 12, [42, 'SKU'], [140, code]),
    ...row(y + 24, [42, 'Unit price'], [140, price]),
    ...row(y + 36, [42, 'Qty'], [140, quantity]),
    ...row(y + 48, [42, 'Item total'], [140, total]),
  ]
  const goods = [
    ...form(200, 'Wiper blade pair', 'WPR-26/18', '2', '$31.50', '$63.00'),
    ...form(290, 'Cargo mat rubber', 'MAT', '1', '$67.00', '$67.00'),
  ]

  test('have every figure behind its name', () => {
    expect(shortOf(linesOn(goods, TOTALS))).toEqual([
      ['WPR-26/18', 'Wiper blade pair', 2, 31.5, 6300],
      ['MAT', 'Cargo mat rubber', 1, 67, 6700],
    ])
  })

  test('may have the names behind the figures, and what they come to alone', () => {
    const item = (y: number, name: string, count: string, price: string, total: string) => [
      ...row(y, [60, name], [480, `${count} supplied`]),
      ...row(y + 12, [480, `${price} each`]),
      ...row(y + 24, [480, total]),
    ]
    const lines = linesOn(
      item(200, 'Canopy gas strut', '4', '$27.50', '$110.00'),
      item(250, 'Canopy door seal', '2', '$10.00', '$20.00'),
      TOTALS,
    )
    expect(shortOf(lines)).toEqual([
      ['', 'Canopy gas strut', 4, 27.5, 11000],
      ['', 'Canopy door seal', 2, 10, 2000],
    ])
  })

  test('are counted, and hold figures of no account', () => {
    const item = (y: number, count: string, code: string, list: string, net: string, total: string) => [
      ...row(y, [40, count], [90, code]),
      ...row(y + 12, [90, 'Cabin filter carbon']),
      ...row(y + 24, [90, `Gross price ${list}`], [280, 'Discount 25 %'], [450, `Net price ${net}`]),
      ...row(y + 36, [90, 'Quantity 2 pc'], [280, 'Origin SE'], [450, `Value ${total}`]),
    ]
    const lines = linesOn(
      item(200, '010', '1 442 803', '64.00', '48.00', '96.00'),
      item(270, '020', '81.61-602', '22.67', '17.00', '34.00'),
      TOTALS,
    )
    expect(shortOf(lines)).toEqual([
      ['1 442 803', 'Cabin filter carbon', 2, 48, 9600],
      ['81.61-602', 'Cabin filter carbon', 2, 17, 3400],
    ])
  })
})

test('two tables with sums of their own are both read', () => {
  const lines = linesOn(
    row(200, [40, 'LABOUR'], [-350, 'Hrs'], [-450, 'Rate'], [-540, '$']),
    row(214, [40, 'Face head and cut seats'], [-350, '0.50'], [-450, '120.00'], [-540, '60.00']),
    row(230, [380, 'Labour total'], [-540, '60.00']),
    row(260, [40, 'PARTS'], [200, 'No.'], [-350, 'Qty'], [-450, 'Each'], [-540, '$']),
    row(274, [40, 'Exhaust valve'], [200, 'EV2231'], [-350, '2'], [-450, '35.00'], [-540, '70.00']),
    row(290, [380, 'Parts total'], [-540, '70.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['', 'Face head and cut seats', 0.5, 120, 6000],
    ['EV2231', 'Exhaust valve', 2, 35, 7000],
  ])
})

test('a table without quantities needs a heading of a name and an amount only', () => {
  const lines = linesOn(
    row(200, [40, 'Yard tag'], [120, 'Part'], [280, "Maker's part number"], [-540, 'Price']),
    row(214, [40, 'Y 20418'], [120, 'Engine computer'], [280, '89661-0K7R2'], [-540, '50.00']),
    row(228, [40, 'Y 20431'], [120, 'Alternator 130 A'], [280, '27060-0L160'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['89661-0K7R2', [], 'Engine computer'],
    ['27060-0L160', [], 'Alternator 130 A'],
  ])
})

test('leader dots are no words, and a credit stands behind its amount', () => {
  const dots = '.'.repeat(20)
  const lines = linesOn(
    row(200, [40, 'CORE-G1'], [120, 'Core deposit'], [230, dots], [380, '1 @ 480.00'], [-540, '480.00']),
    row(214, [40, 'CORE-G2'], [120, 'Core credit'], [230, dots], [376, '-1 @ 350.00'], [-553, '350.00 CR']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['CORE-G1', 'Core deposit', 1, 480, 48000],
    ['CORE-G2', 'Core credit', -1, 350, -35000],
  ])
})

test('a narrow column without a heading left of the others is none of theirs', () => {
  const lines = linesOn(
    row(200, [80, 'Stock code'], [180, 'Details'], [-350, 'Qty'], [-450, 'Rate'], [-540, 'Total']),
    row(
      214,
      [50, 'P'],
      [80, 'HP4-2206'],
      [180, 'Pump seal kit'],
      [-350, '1'],
      [-450, '50.00'],
      [-540, '50.00'],
    ),
    row(228, [50, 'L'], [180, 'Calibrate pump'], [-350, '1'], [-450, '80.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['HP4-2206', 'Pump seal kit'],
    ['', 'Calibrate pump'],
  ])
})

test('names stand above figures that have only remarks beside them', () => {
  const lines = linesOn(
    row(200, [50, 'Plant / item'], [-350, 'Days'], [-450, 'Rate'], [-540, 'Charge']),
    row(220, [50, 'ENG-2T'], [120, 'Engine crane folding']),
    row(232, [120, 'Out 3/02/2026 back 7/02/2026'], [-350, '5'], [-450, '10.00'], [-540, '50.00']),
    row(250, [50, 'TRJ-500'], [120, 'Transmission jack']),
    row(262, [120, 'Sold'], [-350, '1'], [-450, '80.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['ENG-2T', 'Engine crane folding'],
    ['TRJ-500', 'Transmission jack'],
  ])
})

test('part numbers are found behind their names inside and under descriptions', () => {
  const head = row(200, [40, 'Qty'], [100, 'Particulars'], [-450, 'Each'], [-540, 'Amount'])
  const lines = linesOn(
    head,
    row(214, [40, '1'], [100, 'Radiator plastic tank, part RAD-2204M'], [-450, '50.00'], [-540, '50.00']),
    row(228, [40, '1'], [100, 'Alternator 12V 120A'], [-450, '80.00'], [-540, '80.00']),
    row(240, [100, 'Product ALT-KIT']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['RAD-2204M', 'Radiator plastic tank'],
    ['ALT-KIT', 'Alternator 12V 120A'],
  ])
})

test('a discount between a price and what it comes to is no part of the code before them', () => {
  const lines = linesOn(
    row(200, [10, 'Brake cleaner']),
    row(212, [15, 'BC500 12 @ 7.20 less 10% = 6.48'], [-300, '77.76']),
    row(230, [10, 'Gloves large']),
    row(242, [15, 'GLVN-L 4 @ 13.06'], [-300, '52.24']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.quantity, line.total])).toEqual([
    ['BC500', 12, 7776],
    ['GLVN-L', 4, 5224],
  ])
})

test('goods that are called like a total end no table without headings for quantities', () => {
  const lines = linesOn(
    row(200, [50, 'Description'], [-540, 'Amount']),
    row(220, [50, 'Fit two tyres'], [-540, '40.00']),
    row(240, [50, 'Wheel balance'], [-540, '45.00']),
    row(260, [50, 'Four wheel alignment'], [-540, '88.00']),
    row(280, [50, 'Total seal ring set'], [-540, '20.00']),
    row(400, [380, 'Sub Total'], [-540, '193.00']),
    row(412, [380, 'GST'], [-540, '19.30']),
  )
  expect(lines.map(line => line.description)).toEqual([
    'Fit two tyres',
    'Wheel balance',
    'Four wheel alignment',
    'Total seal ring set',
  ])
})

test('part numbers that look like dates are codes under a heading that says so', () => {
  const item = (y: number, code: string, name: string, price: string) =>
    row(y, [30, code], [107, '1'], [131, name], [-450, price], [-540, price])
  const lines = linesOn(
    row(141, [30, 'Part No'], [95, 'Qty'], [131, 'Description'], [400, 'Sell Price'], [-540, 'Extended']),
    row(162, [132, '** Thank you for your order **']),
    item(172, '24/11/12', 'Battery NS70 650CCA', '$10.00'),
    row(182, [131, 'Suits 2014-on diesel']),
    item(193, '13/12/11', 'Sport 225/45R17 94W XL', '$50.00'),
    row(203, [131, 'Old unit returned 21/01 - thank you']),
    item(213, '25/10/18', 'Tube 16in TR13 2025 build', '$20.00'),
    item(223, '10/12/12', 'Tube 15in TR15', '$20.00'),
    row(234, [131, 'Check fitment before installing']),
    item(244, '28/12/14', 'Battery DIN65LH EFB', '$20.00'),
    item(254, 'FRGHT', 'Postage and handling', '$10.00'),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual([
    '24/11/12',
    '13/12/11',
    '25/10/18',
    '10/12/12',
    '28/12/14',
    'FRGHT',
  ])
})

test('a word of capitals with a sign over a name is its code where the other lines have theirs there', () => {
  const slip = (y: number, code: string, name: string, count: string, total: string) => [
    ...row(y, [20, code]),
    ...row(y + 11, [25, name]),
    ...row(y + 22, [30, count], [-270, total]),
  ]
  const lines = linesOn(
    slip(200, 'KX-DIN66H', 'BATT DIN66H MF 680CCA', '2 @ 25.00', '50.00'),
    slip(236, 'KX-NS60LS', 'BATT NS60LS MF 430CCA', '1 @ 60.00', '60.00'),
    slip(272, 'KT-TERM+', 'TERMINAL POS SADDLE', '2 @ 10.00', '20.00'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['KX-DIN66H', 'BATT DIN66H MF 680CCA'],
    ['KX-NS60LS', 'BATT NS60LS MF 430CCA'],
    ['KT-TERM+', 'TERMINAL POS SADDLE'],
  ])
})

test('a price without count and total was not supplied where other lines have a count', () => {
  const goods = (y: number, name: string, part: string, supplied: string, price: string, total: string) =>
    row(y, [41, name], [185, part], [297, '1'], [340, supplied], [373, 'EA'], [-495, price], [-554, total])
  const lines = linesOn(
    row(
      190,
      [41, 'Details'],
      [185, 'Part No.'],
      [282, 'Qty'],
      [305, 'Ord'],
      [335, 'Del'],
      [367, 'Unit'],
      [-495, 'Unit Price'],
      [-554, 'Extended'],
    ),
    goods(202, 'Pad kit disc brake', '97638', '1', '50.00', '50.00'),
    goods(214, 'Lamp assy rear', '81.70.3.593', '', '26.60', '0.00'),
    goods(226, 'Bracket support', '52.87.7.878', '1', '80.00', '80.00'),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['97638', '52.87.7.878'])
})

test('a name goes on in the next typed row where its narrow column left its words no room', () => {
  const head = row(
    190,
    [40, 'Part No'],
    [120, 'Description'],
    [-260, 'Qty'],
    [-350, 'Price'],
    [-540, 'Amount'],
  )
  const goods = (y: number, part: string, name: string, figures: readonly string[]) =>
    row(
      y,
      [40, part],
      [120, name],
      [-260, figures[0] ?? ''],
      [-350, figures[1] ?? ''],
      [-540, figures[2] ?? ''],
    )
  const lines = linesOn(
    head,
    goods(202, 'JF25/19', 'Bulk hose 1/4in', ['1', '50.00', '50.00']),
    row(213, [120, 'thermoplastic per metre']),
    goods(224, 'RAJ4180J', 'Hose assy 1/2in R2AT x', ['2', '40.00', '80.00']),
    row(235, [120, 'ends as quoted']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual([
    'Bulk hose 1/4in thermoplastic per metre',
    'Hose assy 1/2in R2AT x ends as quoted',
  ])
})

test('what stands beside a charge under the table does not move the borders of its columns', () => {
  const item = (y: number, shelf: string, code: string, name: string) =>
    row(y, [40, shelf], [78, code], [172, name], [-336, '1'], [-440, '50.00'], [-540, '50.00'])
  const lines = linesOn(
    row(
      178,
      [40, 'BIN'],
      [78, 'PART NUMBER'],
      [172, 'DESCRIPTION'],
      [-336, 'SUP'],
      [-440, 'NETT'],
      [-540, 'TOTAL'],
    ),
    item(200, 'A14C', '04465 0K380', 'PAD KIT FR'),
    item(215, 'A02A', '90915 YZZD4', 'FILTER OIL'),
    row(300, [40, 'DELIVERY'], [112, ': RUN 1 AM'], [400, 'FREIGHT'], [-540, '16.00']),
    row(315, [400, 'SUB TOTAL'], [-540, '116.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['04465 0K380', '90915 YZZD4'])
})
