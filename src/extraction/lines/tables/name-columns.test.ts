import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

const TOTALS = [...row(400, [380, 'Sub Total'], [-540, '70.00']), ...row(412, [380, 'GST'], [-540, '7.00'])]

test.each([
  ['Stock tag', 'Part no', ['MR514951', '4M41-0914']],
  ['Stock', 'Part no', ['MR514951', '4M41-0914']],
  ['Stock tag', 'Donor', ['H22817', 'H22903-S']],
  ['Stock', 'Donor', ['H22817', 'H22903-S']],
  ['Stock tag', 'Model', ['H22817', 'H22903-S']],
  ['Tag / Part No.', 'Donor', ['H22817', 'H22903-S']],
])(
  'a dismantler’s tag is the part number where nothing else is: %s beside %s',
  (tagged, heading, numbers) => {
    const line = (y: number, tag: string, name: string, other: string, total: string) =>
      row(y, [30, tag], [110, name], [270, other], [-420, '1'], [-480, total], [-540, total])
    const isPart = heading === 'Part no'
    const lines = linesOn(
      row(
        100,
        [30, tagged],
        [110, 'Description'],
        [270, heading],
        [-420, 'Qty'],
        [-480, 'Each'],
        [-540, 'Total'],
      ),
      line(120, 'H22817', 'Starter motor', isPart ? 'MR514951' : 'Pajero', '30.00'),
      line(134, 'H22903-S', 'Throttle body', isPart ? '4M41-0914' : 'Elgrand', '40.00'),
      TOTALS,
    )
    expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual(
      numbers.map(number => [number, []]),
    )
  },
)

test.each([[['QB-4410', '', '', '77120-A']], [['QB-4410', '', '', '']]])(
  'goods without a maker’s number have none, whatever tag stands before their names: %s',
  numbers => {
    const goods = ['Starter motor', 'Tailgate white', 'Wing mirror', 'Throttle body']
    const lines = linesOn(
      row(100, [30, 'Tag'], [80, 'Goods sold'], [270, 'OEM number'], [-540, 'Price']),
      ...goods.map((name, i) =>
        row(120 + 20 * i, [30, `H2281${i}`], [80, name], [270, numbers[i] ?? ''], [-540, `${i + 16}.00`]),
      ),
      TOTALS,
    )
    expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual(
      numbers.map(number => [number, []]),
    )
  },
)

test('under a heading for numbers of goods lines may be counted, and the tag is the number', () => {
  const line = (y: number, count: string, tag: string, name: string, total: string) =>
    row(y, [30, count], [90, tag], [170, name], [-420, '1'], [-480, total], [-540, total])
  const lines = linesOn(
    row(
      100,
      [30, 'Item No'],
      [90, 'Tag'],
      [170, 'Description'],
      [-420, 'Qty'],
      [-480, 'Each'],
      [-540, 'Total'],
    ),
    line(120, '1', 'H22811', 'Starter motor', '30.00'),
    line(134, '2', 'H22812', 'Throttle body', '40.00'),
    TOTALS,
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual(['H22811', 'H22812'])
})

test.each([
  ['Part no', ['RT4410', ''], ['H22817', 'H22903-S']],
  ['Your part no', ['RT4410', 'PB2205'], ['H22817', 'H22903-S']],
])('a supplier’s own stock numbers stay beside others that %s may be: %j', (heading, others, numbers) => {
  const line = (y: number, stock: string, name: string, other: string, total: string) =>
    row(y, [30, stock], [110, name], [270, other], [-420, '1'], [-480, total], [-540, total])
  const lines = linesOn(
    row(
      100,
      [30, 'Stock'],
      [110, 'Description'],
      [270, heading],
      [-420, 'Qty'],
      [-480, 'Each'],
      [-540, 'Total'],
    ),
    line(120, 'H22817', 'Starter motor', others[0] ?? '', '30.00'),
    line(134, 'H22903-S', 'Throttle body', others[1] ?? '', '40.00'),
    TOTALS,
  )
  const seen = lines.map(line => [line.partNumber, ...line.partReadings])
  for (const [i, number] of numbers.entries()) expect(seen[i]).toContain(number)
})

test('the stock number of a vehicle from which several goods came is the number of none of them', () => {
  const line = (y: number, stock: string, name: string, part: string, total: string) =>
    row(y, [30, stock], [110, name], [270, part], [-420, '1'], [-480, total], [-540, total])
  const lines = linesOn(
    row(100, [30, 'Stock'], [110, 'Name'], [270, 'Part no'], [-420, 'Qty'], [-480, 'Each'], [-540, 'Total']),
    line(120, 'W2207', 'Transmission', 'TX-5R-0417', '60.00'),
    line(134, 'W2207', 'Flex plate', '', '40.00'),
    line(148, 'W1984', 'Headlamp left', 'HL-L-16SH', '30.00'),
    TOTALS,
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual(['TX-5R-0417', '', 'HL-L-16SH'])
})

test.each(['B/O PRODUCTCODE', 'B/O PRODUCT CODE', 'Ord Stock No'])(
  'under the headings of an empty count and of numbers, read as one, stand the numbers: %s',
  heading => {
    const line = (y: number, code: string, name: string, total: string) =>
      row(y, [-60, '1'], [116, code], [230, name], [-480, total], [-540, total])
    const lines = linesOn(
      row(100, [-60, 'Sup'], [96, heading], [230, 'Description'], [-480, 'Nett'], [-540, 'Extended']),
      line(120, '6308-2RS1', 'Ball bearing sealed', '30.00'),
      line(134, 'B85', 'V-belt classical', '40.00'),
      TOTALS,
    )
    expect(lines.map(({ partNumber }) => partNumber)).toEqual(['6308-2RS1', 'B85'])
  },
)

test('a count of items in their measure is no number of theirs', () => {
  const line = (y: number, count: string, name: string, total: string) =>
    row(y, [96, count], [230, name], [-480, total], [-540, total])
  const lines = linesOn(
    row(100, [96, 'Qty items'], [230, 'Description'], [-480, 'Each'], [-540, 'Total']),
    line(120, '1 ea', 'Ball bearing sealed', '30.00'),
    line(134, '1 L', 'Coolant concentrate', '40.00'),
    TOTALS,
  )
  expect(lines.map(({ partNumber, quantity }) => [partNumber, quantity])).toEqual([
    ['', 1],
    ['', 1],
  ])
})

test.each([
  ['prices’ classes', ['T20', 'T15'], []],
  ['a class of several goods', ['NETT', 'NETT'], []],
  ['a class of goods and charges', ['T20', 'T20', 'N'], []],
  ['a shop’s own numbers', ['60114', '60197'], ['60114', '60197']],
])('under Code beside Part number stand %s', (_, codes, rivals) => {
  const line = (y: number, part: string, name: string, code: string, total: string) =>
    row(y, [30, part], [110, name], [270, code], [-420, '1'], [-480, total], [-540, total])
  const lines = linesOn(
    row(
      100,
      [30, 'Part number'],
      [110, 'Description'],
      [270, 'Code'],
      [-420, 'Qty'],
      [-480, 'Each'],
      [-540, 'Total'],
    ),
    line(120, '15208-VK500', 'Filter', codes[0] ?? '', '30.00'),
    line(134, '16546-4JA0C', 'Element', codes[1] ?? '', '40.00'),
    ...(codes[2]
      ? [row(148, [110, 'Levy'], [270, codes[2]], [-420, '1'], [-480, '2.00'], [-540, '2.00'])]
      : []),
    TOTALS,
  )
  expect(lines.slice(0, 2).map(({ partNumber }) => partNumber)).toEqual(['15208-VK500', '16546-4JA0C'])
  expect(
    lines.flatMap(({ partNumber, partReadings }) => partReadings.filter(one => one !== partNumber)),
  ).toEqual(rivals)
})

test('under a heading for codes and names the codes are the numbers, charges and small print beside the totals left out', () => {
  const lines = linesOn(
    row(100, [40, 'Stock code / description'], [-400, 'Qty'], [-480, 'Price ex GST'], [-560, 'Ext ex GST']),
    row(120, [40, 'MRD2657016S'], [-400, '1'], [-480, '68.00'], [-560, '68.00']),
    row(132, [40, '265/70R16 112S Morrador']),
    row(150, [40, 'Tyre stewardship levy'], [-400, '4'], [-480, '0.50'], [-560, '2.00']),
    row(400, [40, 'Tyres must be fitted by a person.'], [380, 'Sub total'], [-560, '70.00']),
    row(412, [40, 'No claim on fitted tyres.'], [380, 'GST'], [-560, '7.00']),
  )
  expect(lines.map(({ partNumber, description }) => [partNumber, description])).toEqual([
    ['MRD2657016S', '265/70R16 112S Morrador'],
    ['', 'Tyre stewardship levy'],
  ])
})

test('where the heading of the numbers only counts the lines, the codes are the numbers', () => {
  const read = (numbers: string[], codes: string[]) =>
    linesOn(
      row(
        100,
        [30, 'Item No.'],
        [110, 'Description'],
        [270, 'Code'],
        [-420, 'Qty'],
        [-480, 'Each'],
        [-540, 'Total'],
      ),
      ...codes.map((code, i) =>
        row(
          120 + 14 * i,
          ...(numbers[i] ? [[30, numbers[i]] as [number, string]] : []),
          [110, ['Filter', 'Labour', 'Element'][i] ?? ''],
          [270, code],
          [-420, '1'],
          [-480, ['30.00', '15.00', '25.00'][i] ?? ''],
          [-540, ['30.00', '15.00', '25.00'][i] ?? ''],
        ),
      ),
      TOTALS,
    ).map(({ partNumber, partReadings }) => [partNumber, ...partReadings])
  const codes = ['KX-204', 'LAB', 'LAB']
  read(['10', '20', '30'], codes).forEach((seen, i) => expect(seen).toContain(codes[i]))
})

test('under a heading of what is done codes are codes where the names stand beside them', () => {
  const read = (codes: readonly string[], second = 'Front radar alignment') => {
    const line = (y: number, code: string, name: string, total: string) =>
      row(y, [30, code], [110, name], [-400, '1'], [-470, total], [-540, total])
    const lines = linesOn(
      row(
        100,
        [30, 'Service'],
        [110, 'Instrument / vehicle'],
        [-400, 'No. off'],
        [-470, 'Fee each'],
        [-540, 'Fee'],
      ),
      line(120, codes[0] ?? '', 'Forward camera set to its target', '30.00'),
      line(134, codes[1] ?? '', second, '40.00'),
      TOTALS,
    )
    return lines.map(({ partNumber, description }) => [partNumber, description])
  }
  expect(read(['CAL-FCS', 'TRV-2'], 'Alignment')[1]).toEqual(['TRV-2', 'Alignment'])
  expect(read(['CAL-FCS', 'TRV-2'])).toEqual([
    ['CAL-FCS', 'Forward camera set to its target'],
    ['TRV-2', 'Front radar alignment'],
  ])
  expect(read(['Calibration', 'Alignment']).map(([code]) => code)).toEqual(['', ''])
})
