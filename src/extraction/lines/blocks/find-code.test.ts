import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

test('an announced number that looks like money parts no name from its figures', () => {
  const item = (y: number, name: string, code: string, total: string) => [
    ...row(y, [20, name]),
    ...row(y + 11, [20, `CODE: ${code}`]),
    ...row(y + 22, [20, code], [90, `2 x $${total}`], [-210, `$${(2 * Number(total)).toFixed(2)}`]),
  ]
  const lines = linesOn(
    item(160, 'RELAY 5 PIN', '19.20', '30.00'),
    item(193, 'FUSE MEGA', '36.90', '10.00'),
    row(230, [26, 'NET TOTAL'], [-210, '$80.00']),
  )
  expect(lines.map(({ partNumber, description }) => [partNumber, description])).toEqual([
    ['19.20', 'RELAY 5 PIN'],
    ['36.90', 'FUSE MEGA'],
  ])
})

test('a telephone number beside the lines is no part number', () => {
  const lines = linesOn(
    row(160, [20, 'Starter motor']),
    row(171, [20, 'Tel (02) 7010 8193']),
    row(182, [90, '2 x $30.00'], [-210, '$60.00']),
    row(200, [26, 'NET TOTAL'], [-210, '$60.00']),
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual([''])
})

test('a filter’s number may begin like a telephone’s, and freight be called by its own', () => {
  const item = (y: number, name: string, code: string) => [
    ...row(y, [20, name]),
    ...row(y + 11, [20, code]),
    ...row(y + 22, [90, '2 x $30.00'], [-210, '$60.00']),
  ]
  const total = row(270, [26, 'NET TOTAL'], [-210, '$120.00'])
  const alone = linesOn(item(160, 'Oil filter', 'PH-3593A'), item(210, 'Fan belt', '4PK-885'), total)
  expect(alone.map(({ partNumber }) => partNumber)).toEqual(['PH-3593A', '4PK-885'])
  const named = linesOn(item(160, 'Oil filter', 'SKU: Z432'), item(210, 'FREIGHT', 'SKU: FREIGHT'), total)
  expect(named.map(({ description }) => description)).toEqual(['Oil filter', 'FREIGHT'])
})

test('a day without its year before a code is a guess', () => {
  const item = (y: number, day: string, code: string) =>
    row(y, [20, day], [60, `${code} Argon refill`], [-290, '2'], [-350, '30.00'], [-410, '60.00'])
  const total = row(270, [26, 'NET TOTAL'], [-410, '$120.00'])
  const lines = linesOn(item(160, '04/08', 'ARG-G'), item(180, '17/08', 'MIX5-E'), total)
  expect(lines.map(({ partReadings }) => partReadings)).toEqual([
    ['04/08', ''],
    ['17/08', ''],
  ])
})

const HEADS = row(100, [40, 'Part Number'], [120, 'Description'], [-400, 'Price'], [-540, 'Total'])

/** A number and its name over how many of them, at $10.00. */
const overFigures = (y: number, text: string, count: string) => [
  ...row(y, [40, text]),
  ...row(y + 11, [120, count], [-400, '10.00'], [-540, `${10 * Number(count)}.00`]),
]

test('the supplier’s letters may stand before a spaced number’s own', () => {
  const lines = linesOn(
    HEADS,
    overFigures(160, 'KX-JW 686 65 Radio', '4'),
    overFigures(190, 'KX-DR 480 97 Wrench', '9'),
    TOTALS,
  )
  expect(lines.map(({ partNumber, description }) => [partNumber, description])).toEqual([
    ['KX-JW 686 65', 'Radio'],
    ['KX-DR 480 97', 'Wrench'],
  ])
})

test.each(['Core charge', 'CORE', 'Surcharge', 'Deposit', 'Exchange', 'Exchange core'])(
  'letters at a spaced number’s end may be joined to those of its core charge: %s',
  charge => {
    const lines = linesOn(
      HEADS,
      overFigures(160, '5K0 739 549 NA Headlamp', '4'),
      overFigures(190, `5K0 739 549 NA-C ${charge}`, '9'),
      TOTALS,
    )
    expect(lines.map(({ partNumber, description }) => [partNumber, description])).toEqual([
      ['5K0 739 549 NA', 'Headlamp'],
      ['5K0 739 549 NA-C', charge],
    ])
  },
)

test.each([
  ['WB 33 12', 'U-J kit'],
  ['45 22 118', 'LH-RH mirror'],
  ['45 22 120', 'A-C compressor'],
])('other letters so joined may begin the name: %s %s', (code, name) => {
  const lines = linesOn(
    row(180, [40, `${code} ${name}`], [-400, '1'], [-460, '40.00'], [-540, '40.00']),
    row(196, [40, '90 915 BC Brake pad'], [-400, '9'], [-460, '10.00'], [-540, '90.00']),
    TOTALS,
  )
  expect(lines[0]).toMatchObject({ partNumber: code, description: name })
  const letters = name.split(' ')[0]
  expect(lines[0]?.partReadings).toEqual([code, `${code} ${letters}`, ''])
})

test('a spaced number that stands twice before the name is read once', () => {
  const lines = linesOn(
    overFigures(200, 'EH 248 80 EH 248 80 - Hand cleaner', '4'),
    overFigures(240, 'DW 183 49 DW 183 49 - Brake cleaner', '3'),
    overFigures(280, '48916 48916 - Gasket kit', '6'),
    TOTALS,
  )
  expect(lines.map(line => [line.partNumber, line.partReadings, line.description])).toEqual([
    ['EH 248 80', [], 'Hand cleaner'],
    ['DW 183 49', [], 'Brake cleaner'],
    ['48916', [], 'Gasket kit'],
  ])
})

test('a number that looks like a date leads the names that a heading announces, for a person to look at', () => {
  const item = (y: number, name: string, code: string) => [
    ...row(y, [43, `${code} ${name}`]),
    ...row(y + 12, [-170, '2'], [-420, '30.00'], [-550, '60.00']),
  ]
  const lines = linesOn(
    row(148, [43, 'PART # DESCRIPTION']),
    row(160, [140, 'UNITS'], [396, 'PRICE'], [500, 'EXTENDED']),
    item(176, 'Spark plug iridium', 'PL-6004'),
    item(207, 'Brake hose', '27/12/17'),
    row(270, [396, 'NET TOTAL'], [-550, '$120.00']),
  )
  expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual([
    ['PL-6004', []],
    ['27/12/17', ['27/12/17', '']],
  ])
})

test('a short number printed twice before a dash is the number, once', () => {
  const item = (y: number, code: string, name: string) => [
    ...row(y, [40, `${code} ${code} - ${name}`]),
    ...row(y + 11, [-170, '2'], [-420, '30.00'], [-540, '60.00']),
  ]
  const lines = linesOn(item(160, '106', 'Wiper arm'), item(187, 'H5', 'Globe'), item(214, 'QL-711', 'Boot'))
  expect(lines.map(({ partNumber, description }) => [partNumber, description])).toEqual([
    ['106', 'Wiper arm'],
    ['H5', 'Globe'],
    ['QL-711', 'Boot'],
  ])
})
