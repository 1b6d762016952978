import { expect, test } from 'vitest'
import { wordsOfRow } from '../../layout/lay-out.ts'
import { joinTexts } from '../../pdf/page.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'
import { findBands } from './find-bands.ts'

test('quantity and price multiply with their sign on either of them', () => {
  const lines = linesOn(
    row(200, [40, 'Isolator switch'], [-540, '60.00']),
    row(212, [50, 'ISO-300'], [100, '2x30.00']),
    row(226, [40, 'Battery terminal brass'], [-540, '70.00']),
    row(238, [50, 'BTC-B'], [92, '10x 7.00']),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['ISO-300', 'Isolator switch', 2, 30, 6000],
    ['BTC-B', 'Battery terminal brass', 10, 7, 7000],
  ])
})

test('a name may end in what names a figure elsewhere', () => {
  const lines = linesOn(
    row(200, [40, 'Call-out, after hours'], [-540, '60.00']),
    row(212, [40, '1 x 60.00']),
    row(230, [40, 'Hose two-wire'], [-540, '70.00']),
    row(242, [40, 'HH-R2-08'], [100, '2 x 35.00']),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['Call-out, after hours', 'Hose two-wire'])
})

test('on a scan a unit may be all that is left between quantity and price, or none of their spaces and points', () => {
  const texts = [
    row(200, [40, 'Isolator switch'], [-540, '30.00']),
    row(212, [50, 'ISO-300'], [110, '1'], [120, 'DRM'], [150, '30.00']),
    row(226, [40, 'Battery terminal brass'], [-540, '70.00']),
    row(238, [50, 'BTC-B'], [110, '10EA@'], [150, '7.00']),
    row(252, [40, 'Cable double core'], [-540, '15.00']),
    row(264, [50, 'CDC-40'], [110, '375M'], [150, '4.00']),
    row(300, [40, 'Total'], [-540, '115.00']),
  ].flat()
  const page = layWords(texts, 1, 'ocr')
  const cable = page.rows.flatMap(wordsOfRow).find(({ text }) => text === '375M')
  if (cable) cable.readings = ['375M', '3.75 M']
  expect(shortOf(readLines([page]).flatMap(table => table.lines))).toEqual([
    ['ISO-300', 'Isolator switch', 1, 30, 3000],
    ['BTC-B', 'Battery terminal brass', 10, 7, 7000],
    ['CDC-40', 'Cable double core', 3.75, 4, 1500],
  ])
})

test('on a scan the sign between quantity and price may be lost', () => {
  const texts = [
    row(200, [40, 'Isolator switch'], [-540, '60.00']),
    row(212, [50, 'ISO-300'], [110, '2'], [130, '30.00']),
    row(226, [40, 'Battery terminal brass'], [-540, '70.00']),
    row(238, [50, 'BTC-B'], [110, '10'], [130, '7.00']),
    TOTALS,
  ].flat()
  const lines = readLines([layWords(texts, 1, 'ocr')]).flatMap(table => table.lines)
  expect(lines.map(line => line.partNumber)).toEqual(['ISO-300', 'BTC-B'])
})

test('two characters before quantity and price may be the part number, and are looked at', () => {
  const [line] = linesOn(
    row(200, [40, 'Repair kit stabiliser']),
    row(212, [40, 'D2'], [80, '1.00 x 130.00'], [-540, '130.00']),
    TOTALS,
  )
  expect([line?.partNumber, line?.partReadings]).toEqual(['D2', ['D2', '']])
})

test('each row is one of one line, where what was sold comes back', () => {
  const texts = [
    ...row(200, [40, 'Battery deposit'], [-250, '16.50']),
    ...row(212, [60, '1 x 16.50']),
    ...row(224, [40, 'Old battery returned'], [-250, '-16.50']),
    ...row(236, [60, '-1 x 16.50']),
  ]
  expect(shortOf(linesOn(texts)).map(([, ...rest]) => rest)).toEqual([
    ['Battery deposit', 1, 16.5, 1650],
    ['Old battery returned', -1, 16.5, -1650],
  ])
})

test('a date beside quantity and price may be the part number or the day of the work', () => {
  const lines = linesOn(
    row(200, [40, 'Coolant concentrate']),
    row(212, [40, '26/12/12'], [120, '1 x 60.00'], [-540, '60.00']),
    row(226, [40, 'Gear oil bulk']),
    row(238, [40, '14/10/14'], [120, '1 x 70.00'], [-540, '70.00']),
    TOTALS,
  )
  expect(lines.map(line => line.partReadings)).toEqual([
    ['26/12/12', ''],
    ['14/10/14', ''],
  ])
})

test('beside such a number one that only begins like a date is one too', () => {
  const lines = linesOn(
    row(200, [40, 'Brake caliper exchange']),
    row(212, [40, '24/10/17'], [120, '1 x 60.00'], [-540, '60.00']),
    row(226, [40, 'Exchange deposit']),
    row(238, [40, '24/10/17-C'], [120, '1 x 70.00'], [-540, '70.00']),
    TOTALS,
  )
  expect(lines.map(line => line.partReadings)).toEqual([
    ['24/10/17', ''],
    ['24/10/17-C', ''],
  ])
})

test('a short number before others is none that was printed twice', () => {
  const [line] = linesOn(
    row(200, [40, '100 100 Watt globe']),
    row(212, [60, '1'], [-470, '50.00'], [-540, '50.00']),
    row(226, [40, 'KX-99 Guide rail set']),
    row(238, [60, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(line?.partReadings).toContain('100 100')
})

test('letters that end a code behind the quantity are no measure', () => {
  const lines = linesOn(
    row(200, [40, '1'], [70, '6K4 349 177 MM'], [160, 'Cabin filter'], [-470, '50.00'], [-540, '50.00']),
    row(214, [40, '2'], [70, '9K4 525 908 KM'], [160, 'Gear oil'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['6K4 349 177 MM', '9K4 525 908 KM'])
})

test('whether GST is in a price is no part of the number before it', () => {
  const item = (y: number, name: string, [code, price, total]: readonly string[], basis: string) => [
    ...row(y, [30, name], [-540, total ?? '']),
    ...row(y + 12, [30, `${code} 2 x $${price} ${basis}`]),
  ]
  const lines = linesOn(
    item(200, 'Impact wrench kit 18V', ['IW12-BT', '45.00', '$90.00'], 'ex GST'),
    item(232, 'Heel bar 450 mm', ['PB-450', '20.00', '$40.00'], '(excl. GST)'),
    item(264, 'Lamp', ['LMP-5', '10.00', '$20.00'], 'GST'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual([
    ['IW12-BT', []],
    ['PB-450', []],
    ['LMP-5', []],
  ])
})

test('letters behind groups of figures end a number, though hours are called so too', () => {
  const item = (y: number, name: string, code: string) => [
    ...row(y, [11, name]),
    ...row(y + 11, [11, code], [110, '1'], [120, 'x'], [-160, '20.00'], [-216, '20.00']),
  ]
  const lines = linesOn(
    item(200, 'Lamp rear', '8C1 632 554 HR'),
    item(230, 'Bracket support', '6A9 946 426 EE'),
    item(260, 'Pad kit', '4F1 839 260 GL'),
    row(300, [11, 'Total excl GST'], [-216, '60.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['8C1 632 554 HR', '6A9 946 426 EE', '4F1 839 260 GL'])
})

test('a code with its total, its name and what they multiply from stand one under the other', () => {
  const item = (y: number, code: string, name: string, price: string, total: string) => [
    ...row(y, [11, code], [-216, total]),
    ...row(y + 12, [20, name]),
    ...row(y + 24, [20, price]),
  ]
  const lines = linesOn(
    item(200, 'OG44120', 'LED tail lamp pair 12V', '1 x $74.50 each', '74.50'),
    item(239, 'OG44181', '7 pin flat trailer plug', '2 x $8.95 each', '17.90'),
    row(290, [11, 'Subtotal ex GST'], [-216, '92.40']),
  )
  expect(shortOf(lines)).toEqual([
    ['OG44120', 'LED tail lamp pair 12V', 1, 74.5, 7450],
    ['OG44181', '7 pin flat trailer plug', 2, 8.95, 1790],
  ])
  expect(lines.flatMap(line => line.partReadings)).toEqual([])
})

test('letters and a plus beside the figures are a number', () => {
  const item = (y: number, name: string, code: string) => [
    ...row(y, [10, name]),
    ...row(y + 11, [18, code], [115, '2'], [124, 'x'], [-160, '20.00'], [-216, '40.00']),
  ]
  const lines = linesOn(
    item(200, 'BATTERY 4WD', 'BB-N70ZZL'),
    item(230, 'TERMINAL POS', 'TRM-UNI+'),
    row(300, [11, 'Total excl GST'], [-216, '80.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['BB-N70ZZL', 'TRM-UNI+'])
})

test('figures in groups before a count are a number of goods', () => {
  const item = (y: number, name: string, code: string) => [
    ...row(y, [40, name]),
    ...row(y + 12, [40, code], [200, '2'], [215, 'x'], [-300, '10.00'], [-536, '20.00']),
  ]
  const lines = linesOn(
    item(200, 'Brake pad front', '0 986 494 123'),
    item(234, 'Brake pad rear', '1 987 302 041'),
    row(300, [400, 'Sub Total'], [-536, '40.00']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['0 986 494 123', '1 987 302 041'])
})

test('letters that may stand between count and price are the number’s before the count', () => {
  const item = (y: number, code: string, price: string) => [
    ...row(y, [40, 'Ball joint upper']),
    ...row(y + 11, [40, code], [140, `1 x ${price}`], [-540, price]),
  ]
  const lines = linesOn(item(200, 'EA 418 27', '60.00'), item(230, '418 AT 30', '70.00'), TOTALS)
  expect(lines.map(line => line.partNumber)).toEqual(['EA 418 27', '418 AT 30'])
})

test('a count with what it counts behind it is the quantity, though the line’s number is the same figure', () => {
  const item = (y: number, number: string, code: string, count: number, price: string, total: string) => [
    ...row(y, [40, number], [90, code], [-count, number], [count + 2, 'M'], [-470, price], [-540, total]),
    ...row(y + 11, [90, 'Braided sleeve']),
  ]
  // Strokes of a pen widen a scan's words.
  const lines = linesOn(
    item(200, '1', 'BS-20', 400, '60.00', '60.00'),
    item(224, '2', 'BS-45', 414, '35.00', '70.00'),
    TOTALS,
  )
  expect(lines.map(line => line.partNumber)).toEqual(['BS-20', 'BS-45'])
})

test.each(['EA', 'x', 'at'])(
  'between number and counts, %s and what was ordered are none of the number',
  unit => {
    const item = (y: number, name: string, code: string, count: string, price: string, total: string) => [
      ...row(y, [40, name]),
      ...row(y + 11, [40, code], [110, `${unit} 3`], [-300, count], [-450, price], [-540, total]),
    ]
    const lines = linesOn(
      item(200, 'Ball joint', 'XR-4417', '2', '30.00', '60.00'),
      item(230, 'Tie rod', 'XR-4419', '1', '70.00', '70.00'),
      TOTALS,
    )
    expect(lines.map(line => [line.partNumber, line.description])).toEqual([
      ['XR-4417', 'Ball joint'],
      ['XR-4419', 'Tie rod'],
    ])
  },
)

test('what a name holds before a price is no count, though it is the same figure', () => {
  const item = (y: number, code: string, name: string, price: string, count: string, total: string) => [
    ...row(y, [40, code]),
    ...row(y + 11, [60, name], [-260, price], [-300, count], [-540, total]),
  ]
  const lines = linesOn(
    item(200, 'OIL-2', 'Engine oil 2 L', '30.00', '2', '60.00'),
    item(230, 'OIL-1', 'Gear oil 1 L', '70.00', '1', '70.00'),
    TOTALS,
  )
  expect(lines.map(line => line.description)).toEqual(['Engine oil 2 L', 'Gear oil 1 L'])
})

test('a rate is no count, though its sign stands apart', () => {
  const { rows } = layWords([
    ...row(220, [40, 'Net total'], [440, 'AUD'], [-540, '50.00']),
    ...row(232, [40, 'GST 10 %'], [440, 'AUD'], [-539, '5.00']),
  ])
  expect(findBands(rows)).toEqual([])
})

test.each([
  ['04A 905 115 D', '7K1 615 301 B'],
  ['N 704 132 08', 'X 611 318 57'],
  ['000 989 54 02', '000 230 11 07'],
])('a number in groups before a count, as %s, is whole', (first, second) => {
  const item = (y: number, code: string, name: string, price: string, count: string, total: string) =>
    row(y, [30, code], [120, name], [-330, price], [360, count], [-440, total])
  const bands = findBands(
    layWords([
      ...item(200, first, 'Ignition coil', '65.00', '1', '65.00'),
      ...item(220, second, 'Brake disc', '32.50', '2', '65.00'),
    ]).rows,
  )
  expect(bands.map(({ words }) => joinTexts(words))).toEqual([
    `${first} Ignition coil`,
    `${second} Brake disc`,
  ])
})

test('a rate before the net price that is multiplied is no part of the number before it', () => {
  const item = (y: number, code: string, name: string, ...figures: string[]) => [
    ...row(
      y,
      [40, code],
      ...[260, 330, 380, 450, 540].map((x, i): [number, string] => [-x, figures[i] ?? '']),
    ),
    ...row(y + 11, [60, name]),
  ]
  const lines = linesOn(
    item(200, '6204-2RS/C3', 'Ball bearing', '2', '40.00', '25.0', '30.00', '60.00'),
    item(230, 'WBK-4471', 'Wheel bearing kit', '1', '80.00', '12.5', '70.00', '70.00'),
    TOTALS,
  )
  expect(shortOf(lines)).toEqual([
    ['6204-2RS/C3', 'Ball bearing', 2, 30, 6000],
    ['WBK-4471', 'Wheel bearing kit', 1, 70, 7000],
  ])
})
