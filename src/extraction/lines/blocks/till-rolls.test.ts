import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const item = (y: number, code: string, name: string, price: string) => [
  ...row(y, [13, code], [75, name]),
  ...row(y + 10, [32, `1 @ ${price}`], [-190, price]),
]

test('a number of figures in a till roll’s column of codes is offered as one', () => {
  const lines = linesOn(
    item(100, 'FF-302T', 'FUEL FILTER', '58.30'),
    item(121, '19', 'GLOBE WEDGE', '16.50'),
    item(142, 'CB-77', 'COPPER GREASE', '15.40'),
    item(163, 'UJ-12X', 'UNI JOINT', '41.80'),
    row(190, [13, 'TOTAL'], [-190, '$132.00']),
  )
  expect(lines[1]).toMatchObject({ partNumber: '19', partReadings: ['19', ''], description: 'GLOBE WEDGE' })
})

test('a measure in thousandths of an inch is no money among the names, nor points before a sign part of a count', () => {
  const stacked = (y: number, code: string, name: string, count: string, price: string) => [
    ...row(y, [10, code]),
    ...row(y + 11, [10, name]),
    ...row(y + 22, [32, count], [60, price], [-190, price]),
  ]
  const lines = linesOn(
    stacked(100, 'MB-2256', 'Main bearing set .010', '1@', '135.80'),
    stacked(138, 'CB-77', 'Copper grease', '1.@', '57.95'),
    stacked(176, 'BB-2257', 'Big end set .020', '1.:@', '88.90'),
    row(220, [10, 'TOTAL'], [-190, '282.65']),
  )
  expect(lines.map(line => [line.partNumber, line.description, line.quantity])).toEqual([
    ['MB-2256', 'Main bearing set .010', 1],
    ['CB-77', 'Copper grease', 1],
    ['BB-2257', 'Big end set .020', 1],
  ])
})

test('a name with a count of pieces is no code alone on its row', () => {
  const stacked = (y: number, code: string, name: string, price: string) => [
    ...row(y, [10, code]),
    ...row(y + 11, [10, name]),
    ...row(y + 20, [22, `1 @ ${price}`], [-190, price]),
  ]
  const lines = linesOn(
    stacked(100, 'NIT-M2', 'Quick coupler type 20PM', '35.80'),
    stacked(132, 'RG-PUNCH', 'Pin punch set 6pc', '57.95'),
    stacked(164, 'EXT-S4', 'Stud extractor set 4pc', '88.90'),
    row(210, [10, 'TOTAL'], [-190, '182.65']),
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['NIT-M2', 'Quick coupler type 20PM'],
    ['RG-PUNCH', 'Pin punch set 6pc'],
    ['EXT-S4', 'Stud extractor set 4pc'],
  ])
})

test('letters on the edge where the other codes stand, set in from the names, are a code', () => {
  const indented = (y: number, name: string, code: string, price: string) => [
    ...row(y, [10, name]),
    ...row(y + 11, [22, code]),
    ...row(y + 22, [34, `1 @ ${price}`], [-190, price]),
  ]
  const lines = linesOn(
    indented(100, 'SOCKET DEEP 21MM', 'SK-116', '21.45'),
    indented(140, 'TORX BIT LONG', 'BIT-T50L', '19.80'),
    indented(180, 'GLOVES LARGE', 'GLV-L', '68.20'),
    indented(220, 'CAR WASH', 'WASH', '10.00'),
    row(270, [10, 'TOTAL'], [-190, '119.45']),
  )
  expect(lines.slice(2)).toMatchObject([
    { partNumber: 'GLV-L', partReadings: [], description: 'GLOVES LARGE' },
    { partNumber: 'WASH', partReadings: ['WASH', ''], description: 'CAR WASH' },
  ])
})

/** Name, number, and what it multiplies from, as a till prints them. */
const docket = (y: number, name: string, code: string, count: string, amount: string, indent = 22) => [
  ...row(y, [10, name]),
  ...row(y + 12, [indent, code]),
  ...row(y + 24, [34, count], [-260, amount]),
]
const less = (y: number, text: string, amount: string) => row(y, [34, text], [-260, amount])

test('a discount right under a line’s figures comes off that line', () => {
  const lines = linesOn(
    docket(100, 'OIL FILTER', 'QF-118', '3 @ 16.50', '49.50'),
    less(136, 'LESS TRADE 20% = 13.20 EA', '-9.90'),
    docket(148, 'TERMINAL CLEANER', 'BTC-12', '2 @ 12.65', '25.30'),
    docket(184, 'ENGINE OIL 10L', '5W30-10', '2 @ 77.00', '154.00'),
    less(220, 'LESS TRADE 10% = 69.30 EA', '-15.40'),
    row(250, [10, 'TOTAL (3 LINES)'], [-260, '$203.50']),
  )
  expect(shortOf(lines)).toEqual([
    ['QF-118', 'OIL FILTER', 3, 13.2, 3960],
    ['BTC-12', 'TERMINAL CLEANER', 2, 12.65, 2530],
    ['5W30-10', 'ENGINE OIL 10L', 2, 69.3, 13860],
  ])
})

test('under the last line only it is that line’s where it was reckoned from it, and else the document’s', () => {
  const totals = (text: string, amount: string, total: string) =>
    linesOn(
      docket(100, 'OIL FILTER', 'QF-118', '3 @ 16.50', '49.50'),
      docket(136, 'TERMINAL CLEANER', 'BTC-12', '2 @ 12.00', '24.00'),
      less(172, text, amount),
      row(200, [10, 'TOTAL'], [-260, total]),
    ).map(line => line.total)
  expect(totals('LESS TRADE 25%', '-6.00', '$67.50')).toEqual([4950, 1800])
  expect(totals('PROMO 9.00 EA', '-6.00', '$67.50')).toEqual([4950, 1800])
  expect(totals('LESS TRADE 10%', '-7.35', '$66.15')).toEqual([4950, 2400])
  expect(totals('LESS STAFF', '-6.00', '$67.50')).toEqual([4950, 2400])
})

test('numbers stand on the same row of every line, whatever they and the names look like', () => {
  const lines = linesOn(
    docket(100, 'RADIATOR CAP', 'RC-104', '1 @ 20.00', '20.00'),
    docket(136, 'THERMOSTAT 82 DEG 52MM', 'TS-82-52', '1 @ 25.00', '25.00'),
    docket(172, 'HOSE KIT 2 PCE', 'HK-2', '1 @ 30.00', '30.00'),
    docket(208, 'MECHANIC GLOVES', 'GLV-L', '4 @ 17.00', '68.00'),
    docket(244, 'DRIP TRAY', 'TRAY', '1 @ 10.00', '10.00'),
    row(290, [10, 'TOTAL'], [-260, '$153.00']),
  )
  expect(lines.map(line => [line.partNumber, line.description, line.partReadings])).toEqual([
    ['RC-104', 'RADIATOR CAP', []],
    ['TS-82-52', 'THERMOSTAT 82 DEG 52MM', []],
    ['HK-2', 'HOSE KIT 2 PCE', []],
    ['GLV-L', 'MECHANIC GLOVES', []],
    ['TRAY', 'DRIP TRAY', ['TRAY', '']],
  ])
})

test('a shelf under a line is no number of it', () => {
  const goods = (y: number, code: string, name: string, shelf: string) => [
    ...row(y, [51, '2'], [112, code], [222, name], [-400, '20.00'], [-480, '40.00']),
    ...row(y + 12, [112, shelf]),
  ]
  const lines = linesOn(
    goods(100, '1300A095', 'PUMP WATER', 'BIN 09C08'),
    goods(124, '1305A296', 'THERMOSTAT', 'BIN 09C10'),
    goods(148, 'MR968365', 'HOSE RAD UPPER', 'BIN 16A09'),
    row(190, [10, 'TOTAL'], [-480, '$120.00']),
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['1300A095', 'PUMP WATER'],
    ['1305A296', 'THERMOSTAT'],
    ['MR968365', 'HOSE RAD UPPER'],
  ])
})

test('what a scan makes of the sign before a price is none of it, and prices hold GST where their heading says so', () => {
  const item = (y: number, code: string, name: string, price: string) => [
    ...row(y, [120, code]),
    ...row(y + 11, [120, name]),
    ...row(y + 23, [136, '1'], [146, price], [-320, price.replace(/\D*/, '')]),
  ]
  const page = [
    row(100, [122, 'Item'], [180, 'Qty'], [211, 'Price inc'], [289, 'Amount']),
    item(120, 'DEG-4L', 'Degreaser', '@:21.40'),
    item(160, 'RLY-40', 'Relay', '@/13.30'),
    item(200, 'TRM-CL', 'Clamp', '%-13.20'),
    row(260, [119, 'TOTAL'], [-320, '$47.90']),
  ]
  const [table] = readLines([layWords(page.flat())])
  expect(table?.lines.map(line => line.total)).toEqual([2140, 1330, 1320])
  expect(table?.unitGst).toBe('inclusive')
})

test('headings of names and of what holds GST are no name', () => {
  const lines = linesOn(
    row(88, [13, 'Item'], [-190, 'Incl GST']),
    docket(100, 'NS60LS-EX', 'BATTERY 12V', '1 @ 165.00', '165.00'),
    docket(136, 'TRM-CLP-P', 'TERMINAL CLAMP', '1 @ 13.20', '13.20'),
    row(180, [13, 'TOTAL'], [-190, '$178.20']),
  )
  expect(lines.map(line => line.description)).toEqual(['BATTERY 12V', 'TERMINAL CLAMP'])
})

test('before a count and its price stands a number, whatever its groups are', () => {
  const lines = linesOn(
    row(160, [11, 'Globe festoon 36mm']),
    row(170, [20, 'CS-6607'], [116, '3 @ 6.60'], [-210, '19.80']),
    row(185, [11, 'Wiper refill']),
    row(196, [20, '0981 44'], [116, '2 @ 7.70'], [-210, '15.40']),
    row(230, [11, 'TOTAL'], [-210, '$35.20']),
  )
  expect(lines.map(line => line.partNumber)).toEqual(['CS-6607', '0981 44'])
})

test('a code that looks like money, with a dash behind it, begins a name that goes on below', () => {
  const stacked = (y: number, code: string, names: string[], price: string) => [
    ...names.flatMap((name, i) => row(y + 11 * i, [10, i === 0 ? `${code} - ${name}` : name])),
    ...row(y + 11 * names.length, [10, code], [75, `1 x ${price}`], [-190, price]),
  ]
  const lines = linesOn(
    stacked(100, '26.63', ['AXLE STANDS PAIR'], '58.30'),
    stacked(122, 'SK-1742', ['JACK'], '16.50'),
    stacked(144, '67.70', ['SNORKEL KIT MOULDED WITH', 'STAINLESS FASTENERS'], '15.40'),
    row(200, [10, 'TOTAL'], [-190, '$90.20']),
  )
  expect(lines.map(line => [line.partNumber, line.description])).toEqual([
    ['26.63', 'AXLE STANDS PAIR'],
    ['SK-1742', 'JACK'],
    ['67.70', 'SNORKEL KIT MOULDED WITH STAINLESS FASTENERS'],
  ])
})

test('a mark right behind its amount loses no line', () => {
  const lines = linesOn(
    ...['BK-30', 'QK-44', 'ZK-15'].map((code, i) => [
      ...row(100 + 24 * i, [13, ['GLOVES LARGE', 'RAGS WHITE', 'WATER 20L'][i] ?? '']),
      ...row(110 + 24 * i, [13, code], [100, '2 @ 7.00'], [-190, i === 2 ? '14.00#' : '14.00']),
    ]),
    row(190, [13, 'TOTAL'], [-190, '$42.00']),
  )
  expect(lines.map(line => [line.partNumber, line.total])).toEqual([
    ['BK-30', 1400],
    ['QK-44', 1400],
    ['ZK-15', 1400],
  ])
})

test('a count before a name, over nothing but its price and what that comes to, is a line of a typed letter', () => {
  const line = (y: number, count: string, code: string, name: string, price: string, total: string) => [
    ...row(y, [70, count], [129, code], [202, name]),
    ...row(y + 17, [202, `@ ${price}`], [270, '............'], [-506, total]),
  ]
  const lines = linesOn(
    line(272, '2 only', 'HC-20A', 'Heater core, aluminium', '112.40', '224.80'),
    line(311, '3.5 m', 'HSE-19', 'Heater hose 19 mm', '8.80', '30.80'),
    line(350, '1 only', 'RC-204/A', 'Radiator complete', '345.00', '345.00'),
    row(400, [202, 'Sub-total'], [-506, '600.60']),
  )
  expect(shortOf(lines)).toEqual([
    ['HC-20A', 'Heater core, aluminium', 2, 112.4, 22_480],
    ['HSE-19', 'Heater hose 19 mm', 3.5, 8.8, 3080],
    ['RC-204/A', 'Radiator complete', 1, 345, 34_500],
  ])
})

const sold = (y: number, name: string, code: string, count: string, price: string, total: string) => [
  ...row(y, [11, name]),
  ...row(
    y + 11,
    [21, code],
    ...(count ? [[125, count] as [number, string]] : []),
    [-167, price],
    [-219, total],
  ),
]
const scanned = (...texts: ReturnType<typeof row>[]) =>
  readLines([layWords(texts.flat(), 1, 'ocr')]).flatMap(table => table.lines)
const roll = (count: string, price: string) =>
  scanned(
    sold(185, 'Hose clamp worm drive', 'HC-22W', '10', '1.65', '16.50'),
    sold(207, 'Blind rivet 4.8 x 12', 'RV-48BK', count, price, '12.90'),
    sold(229, 'Split pin assortment', '40417', '1', '33.50', '33.50'),
    row(270, [11, 'TOTAL'], [-219, '62.90']),
  )

test('a line whose count a scan lost keeps its number and its name, where its price goes into its total', () => {
  const lines = roll('', '12.90')
  expect(shortOf(lines)).toEqual([
    ['HC-22W', 'Hose clamp worm drive', 10, 1.65, 1650],
    ['RV-48BK', 'Blind rivet 4.8 x 12', null, 12.9, 1290],
    ['40417', 'Split pin assortment', 1, 33.5, 3350],
  ])
  expect(lines.flatMap(line => line.uncertain)).toEqual(['quantity'])
})

test('where a count says otherwise, or the price does not go into the total, a line is not made up, and the name over it leaves the line before in doubt', () => {
  for (const lines of [roll('7', '12.90'), roll('', '1.19')]) {
    expect(lines.map(({ partNumber }) => partNumber)).toEqual(['HC-22W', '40417'])
    expect(lines[0]?.uncertain).toContain('description')
  }
})
