import { expect, test } from 'vitest'
import { findTables } from '../../layout/columns/find-tables.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'
import { rolesOf } from './column-roles.ts'

const TOTALS = [...row(400, [380, 'Sub Total'], [-540, '180.00']), ...row(412, [380, 'GST'], [-540, '18.00'])]

test('a column of the same few codes on many lines holds shelves', () => {
  const lines = linesOn(
    row(100, [40, 'Bay'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    ...[0, 1, 2, 3, 4, 5, 6].map(i =>
      row(
        120 + 14 * i,
        [40, i % 2 === 0 ? 'B12' : 'B14'],
        [120, `Oil filter for engine ${'ABCDEFG'[i]}`],
        [-400, '1'],
        [-470, '30.00'],
        [-540, '30.00'],
      ),
    ),
  )
  expect(new Set(lines.map(line => line.partNumber))).toEqual(new Set(['']))
})

test('of two columns headed as GST the one that can be it is', () => {
  const lines = linesOn(
    row(
      100,
      [40, 'Code'],
      [120, 'Description'],
      [-330, 'Qty'],
      [-390, 'Rate'],
      [-440, 'GST'],
      [-490, 'GST'],
      [-550, 'Inc GST'],
    ),
    row(
      120,
      [40, 'WS-40'],
      [120, 'Windscreen'],
      [-330, '1'],
      [-390, '312.70'],
      [-440, '312.70'],
      [-490, '31.27'],
      [-550, '343.97'],
    ),
    row(
      134,
      [40, 'CL-18'],
      [120, 'Cowl clips'],
      [-330, '2'],
      [-390, '18.30'],
      [-440, '36.60'],
      [-490, '3.66'],
      [-550, '40.26'],
    ),
    row(180, [380, 'Total ex GST'], [-550, '349.30']),
    row(192, [380, 'GST'], [-550, '34.93']),
    row(204, [380, 'Total'], [-550, '384.23']),
  )
  expect(lines.map(line => [line.unitPrice, line.gst])).toEqual([
    [312.7, 3127],
    [18.3, 366],
  ])
})

test('a column of codes yields to numbers that most lines print behind a label, not to one of them', () => {
  const table = (...labels: string[]) =>
    linesOn(
      row(100, [40, 'Ref'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
      ...labels.flatMap((label, i) => [
        row(
          120 + 26 * i,
          [40, `AB-120${i}`],
          [120, `Seal kit ${'xyz'[i]}`],
          [-400, '2'],
          [-470, '30.00'],
          [-540, '60.00'],
        ),
        row(131 + 26 * i, [120, label]),
      ]),
      TOTALS,
    ).map(line => line.partNumber)
  expect(table('Part No: QX-1', 'Part No: QX-2', 'Boxed')).toEqual(['QX-1', 'QX-2', ''])
  expect(table('Fits Part No: QX-1', 'Boxed', 'Boxed')).toEqual(['AB-1200', 'AB-1201', 'AB-1202'])
})

test('item numbers in tens are no part numbers; those stand over the descriptions', () => {
  const item = (y: number, number: string, code: string, name: string, quantity: string, total: string) => [
    ...row(y, [40, number], [90, code], [-380, quantity], [-450, '60.00'], [-540, total]),
    ...row(y + 11, [90, name]),
  ]
  const lines = linesOn(
    row(100, [40, 'Item'], [90, 'Material'], [-380, 'Quantity'], [-450, 'Net price'], [-540, 'Value']),
    row(110, [90, 'Description'], [-450, 'per']),
    item(130, '000010', 'KIT-CL2405', 'CLUTCH KIT 240MM', '1', '60.00'),
    item(160, '000020', 'FB-M12-8', 'FLYWHEEL BOLT SET', '2', '120.00'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['KIT-CL2405', 'CLUTCH KIT 240MM'],
    ['FB-M12-8', 'FLYWHEEL BOLT SET'],
  ])
})

test('under `Item` what does not count up are codes, though they look like money', () => {
  const item = (y: number, name: string, code: string, price: string, total: string) =>
    row(y, [30, name], [-300, '2'], [350, code], [-450, price], [-540, total])
  const lines = linesOn(
    row(100, [30, 'Details'], [-300, 'Qty'], [350, 'Item'], [-450, 'Unit price'], [-540, 'Total']),
    item(120, 'Wheel bearing kit', '33.13', '30.00', '60.00'),
    item(134, 'Globe H7', '22.27', '10.00', '20.00'),
    item(148, 'Brake hose', '85.55', '50.00', '100.00'),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['33.13', '22.27', '85.55'])
})

test.each([[['1', '2', '1']], [['16', '17', '18']], [['30', '10', '20']]])(
  'numbers of lines are no part numbers, wherever they begin: %s',
  numbers => {
    const names = ['AB-1200 - Brake pads', 'CD-330 - Oil filter', 'EF-77 - Globe']
    const lines = linesOn(
      row(100, [30, 'Item'], [80, 'Description'], [-300, 'Qty'], [-450, 'Price'], [-540, 'Total']),
      ...numbers.map((number, i) =>
        row(120 + 14 * i, [30, number], [80, names[i] ?? ''], [-300, '2'], [-450, '30.00'], [-540, '60.00']),
      ),
      TOTALS,
    )
    expect(lines.map(line => line.partNumber)).toEqual(['AB-1200', 'CD-330', 'EF-77'])
  },
)

test('under `Part No` what looks like dates is as certain as any number, with or without a name beside it', () => {
  const lines = linesOn(
    row(100, [30, 'Part No'], [120, 'Description'], [-300, 'Qty'], [-450, 'Price'], [-540, 'Total']),
    row(120, [30, '24/11/12'], [120, 'Battery NS70'], [-300, '1'], [-450, '60.00'], [-540, '60.00']),
    row(134, [30, '13/12/11'], [-300, '2'], [-450, '60.00'], [-540, '120.00']),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual([
    ['24/11/12', []],
    ['13/12/11', []],
  ])
})

test('a column of names that is headed like money holds the descriptions', () => {
  const lines = linesOn(
    row(100, [40, 'Code'], [75, 'Charge'], [-400, 'Quantity'], [-470, 'Rate'], [-540, 'Amount']),
    row(120, [40, 'SVC'], [75, 'Service call, collection'], [-400, '1'], [-470, '65.00'], [-540, '65.00']),
    row(134, [40, 'WF-205'], [75, 'Used oil filters'], [-400, '2'], [-470, '98.50'], [-540, '197.00']),
    row(148, [75, 'Tracking certificate'], [-400, '1'], [-470, '12.40'], [-540, '12.40']),
    row(200, [380, 'Net'], [-540, '274.40']),
  )
  expect(lines.map(one => [one.partNumber, one.description])).toEqual([
    ['SVC', 'Service call, collection'],
    ['WF-205', 'Used oil filters'],
    ['', 'Tracking certificate'],
  ])
})

test('beside a column of descriptions another of words stays what it is', () => {
  const lines = linesOn(
    row(
      100,
      [40, 'Part'],
      [110, 'Description'],
      [200, 'Your Ref'],
      [-420, 'Qty'],
      [-480, 'Rate'],
      [-540, 'Amount'],
    ),
    row(
      120,
      [40, 'TRX-Z442'],
      [110, 'Oil filter'],
      [200, 'Customer special order'],
      [-420, '1'],
      [-480, '65.00'],
      [-540, '65.00'],
    ),
    row(
      134,
      [40, 'TRX-A118'],
      [110, 'Air filter'],
      [200, 'Customer workshop stock'],
      [-420, '2'],
      [-480, '57.50'],
      [-540, '115.00'],
    ),
    TOTALS,
  )
  expect(lines.map(one => one.description)).toEqual(['Oil filter', 'Air filter'])
})

test('where no heading names the columns, what goods are counted in is no second part number', () => {
  const measures = ['EA', 'PKT', 'CYL', 'EA']
  const numbers = ['082-G', 'MW09-15', 'TIP-09K', 'NIT-D']
  const lines = linesOn(
    ...numbers.map((number, i) =>
      row(
        120 + 14 * i,
        [40, number],
        [120, `Argon gas bottle ${'ABCD'[i]}`],
        [-330, '1'],
        [360, measures[i] ?? ''],
        [-470, '45.00'],
        [-540, '45.00'],
      ),
    ),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual(numbers.map(number => [number, []]))
})

test('small print beside the totals under a column of codes makes it no other column', () => {
  const lines = linesOn(
    row(100, [52, 'Tag #'], [112, 'Description'], [-416, 'Qty'], [-480, 'Price'], [-544, 'Extended']),
    row(
      120,
      [52, 'T120071'],
      [112, 'MIRROR RIGHT POWER FOLD'],
      [-416, '1'],
      [-480, '50.00'],
      [-544, '50.00'],
    ),
    row(140, [52, 'T111942'], [112, 'COIL PACK'], [-416, '2'], [-480, '40.00'], [-544, '80.00']),
    row(160, [112, 'CORE DEPOSIT REFUND'], [-416, '1'], [-480, '50.00'], [-544, '50.00']),
    row(300, [50, 'Warranty is for'], [112, 'replacement only'], [380, 'Parts'], [-544, '180.00']),
    row(312, [50, 'Keep the tag.'], [112, 'No tag, no credit'], [380, 'Freight'], [-544, '0.00']),
    row(324, [50, 'Cores are'], [112, 'refunded in 30 days'], [380, 'G.S.T.'], [-544, '18.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['T120071', 'T111942', ''])
})

test('totals side by side under the table tell nothing about what its columns hold', () => {
  const lines = linesOn(
    row(
      100,
      [40, 'Item Number'],
      [120, 'Description'],
      [-420, 'Qty'],
      [-480, 'Unit Inc'],
      [-540, 'Inc Total'],
    ),
    row(120, [40, '64620-0R829'], [120, 'Drive belt'], [-420, '1'], [-480, '186.95'], [-540, '186.95']),
    row(140, [40, 'RR24427V'], [120, 'Globe H7'], [-420, '2'], [-480, '4.58'], [-540, '9.16']),
    row(180, [120, 'TAX INCLUDED'], [-430, 'TOTAL AUD']),
    row(192, [120, '17.83'], [-430, '$196.11']),
  )
  expect(lines.map(line => [line.quantity, line.unitPrice])).toEqual([
    [1, 186.95],
    [2, 4.58],
  ])
})

test('what stands under Item may look like a date', () => {
  const lines = linesOn(
    row(100, [40, 'Item'], [120, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, '27/11/18'], [120, 'Torque wrench'], [-400, '2'], [-470, '86.00'], [-540, '172.00']),
    row(134, [40, '10/12/19'], [120, 'Tow ball'], [-400, '1'], [-470, '9.00'], [-540, '9.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['27/11/18', '10/12/19'])
})

test('where no heading is known for names, the column that has them is that of the names, and not that of grades', () => {
  const texts = [
    row(100, [40, 'Part No'], [140, 'Donor vehicle'], [340, 'Grade'], [420, 'Cover'], [-540, 'Price']),
    row(120, [40, 'QA-1002'], [140, 'Left mirror'], [340, 'A'], [420, '3M'], [-540, '80.00']),
    row(150, [40, 'QA-77/B'], [140, 'Bonnet'], [340, 'B'], [420, '1M'], [-540, '100.00']),
    row(180, [420, 'GOODS'], [-540, '180.00']),
  ]
  const [table] = findTables([layWords(texts.flat())])[0] ?? []
  expect(table && rolesOf(table, table.rows)).toMatchObject({ part: 0, description: 1 })
})

test('a rating in a column of its own is no name, where names stand under the part numbers', () => {
  const texts = [
    row(100, [40, 'Qty'], [100, 'Item'], [300, 'Load'], [-450, 'Rate'], [-540, 'Amount']),
    row(120, [40, '4'], [100, 'QA-20555'], [300, '91V'], [-450, '20.00'], [-540, '80.00']),
    row(132, [100, 'Street tyre 205 wide']),
    row(156, [40, '2'], [100, 'QA-26565'], [300, '116T'], [-450, '50.00'], [-540, '100.00']),
    row(168, [100, 'Gravel tyre 265 wide']),
  ]
  const [table] = findTables([layWords(texts.flat())])[0] ?? []
  expect(table && rolesOf(table, table.rows)).toMatchObject({ part: 1, description: null })
  expect(linesOn(...texts, TOTALS).map(line => [line.partNumber, line.description])).toEqual([
    ['QA-20555', 'Street tyre 205 wide'],
    ['QA-26565', 'Gravel tyre 265 wide'],
  ])
})
