import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'

const HEAD = [
  ...row(89, [-500, 'Price']),
  ...row(100, [40, 'Part number'], [-400, 'Quantity'], [-500, 'before'], [-560, 'Value']),
  ...row(111, [40, 'and description'], [-400, 'supplied'], [-500, 'GST'], [-560, 'before GST']),
]
/** A code, its name over several rows, and on the last of them the figures. */
const goods = (y: number, code: string, name: string[], ...[count, price, total]: string[]) => [
  ...row(y, [40, code]),
  ...name.flatMap((text, i) => row(y + 11 * (i + 1), [40, text])),
  ...row(y + 11 * name.length, [-400, count ?? ''], [-500, price ?? ''], [-560, total ?? '']),
]
const LONG = ['Valve spring seat to suit the larger motor of 2014', 'and later']

test('lines that end with their figures begin with what stands over these, after a wider gap', () => {
  const lines = linesOn(
    HEAD,
    row(130, [40, 'Korinda ute 2016, rego ZZ11QQ']),
    goods(148, 'QM23-998', LONG, '2', '10.00', '20.00'),
    goods(188, 'QM7-65', ['Flange nut (Wenlow)'], '1', '50.00', '50.00'),
    row(221, [40, 'Merrow van 2009, rego QQ22ZZ']),
    goods(239, 'XT94-643L', LONG, '2', '30.00', '60.00'),
    row(290, [-500, 'Total before GST'], [-560, '130.00']),
    row(304, [-500, 'GST'], [-560, '13.00']),
  )
  expect(shortOf(lines)).toEqual([
    ['QM23-998', LONG.join(' '), 2, 10, 2000],
    ['QM7-65', 'Flange nut (Wenlow)', 1, 50, 5000],
    ['XT94-643L', LONG.join(' '), 2, 30, 6000],
  ])
  expect(lines.flatMap(line => line.partReadings)).toEqual([])
})

test('what stands as close beneath the figures is none of the next line', () => {
  const line = (y: number, name: string, ...figures: string[]) => [
    ...row(y, [40, name]),
    ...row(y + 11, [40, `Part no. ${figures[3]}`]),
    ...row(y + 11, [-400, figures[0] ?? ''], [-500, figures[1] ?? ''], [-560, figures[2] ?? '']),
    ...row(y + 22, [40, 'Brand Wenlow']),
  ]
  const lines = linesOn(
    row(100, [40, 'Description'], [-400, 'Qty'], [-500, 'Price'], [-560, 'Total']),
    line(120, 'Flange nut', '1', '50.00', '50.00', 'QM23998'),
    line(160, 'Valve spring seat', '2', '40.00', '80.00', 'QM23765'),
    row(300, [-500, 'Total before GST'], [-560, '130.00']),
  )
  expect(shortOf(lines)).toEqual([
    ['QM23998', 'Flange nut', 1, 50, 5000],
    ['QM23765', 'Valve spring seat', 2, 40, 8000],
  ])
})

const PLAIN = row(100, [40, 'Part number and description'], [-400, 'Qty'], [-500, 'Price'], [-560, 'Value'])
const TOTAL = row(290, [-500, 'Total before GST'], [-560, '130.00'])

test.each([
  ['as close as the rows of a line', PLAIN, 22],
  ['as close as the rows of a line, without headings', [], 22],
  ['further apart, without headings', [], 28],
])('numbers over their names are none of the lines before: %s', (_, head, step) => {
  const lines = linesOn(
    head,
    goods(120, 'QM23-998', ['Flange nut chrome'], '2', '10.00', '20.00'),
    goods(120 + step, 'QM7-65', ['Spring seat'], '1', '50.00', '50.00'),
    goods(120 + 2 * step, 'XT94-643L', ['Gear knob'], '2', '30.00', '60.00'),
    TOTAL,
  )
  expect(shortOf(lines).map(([code, name]) => [code, name])).toEqual([
    ['QM23-998', 'Flange nut chrome'],
    ['QM7-65', 'Spring seat'],
    ['XT94-643L', 'Gear knob'],
  ])
})

test('numbers beneath their names stay there, whatever stands over the first', () => {
  const beneath = (y: number, code: string, name: string, ...[count, price, total]: string[]) => [
    ...row(y, [40, name], [-400, count ?? ''], [-500, price ?? ''], [-560, total ?? '']),
    ...row(y + 11, [40, code]),
  ]
  const lines = linesOn(
    PLAIN,
    row(112, [40, 'DN-40771']),
    beneath(123, 'QM23-998', 'Flange nut chrome', '2', '10.00', '20.00'),
    beneath(145, 'QM7-65', 'Spring seat', '1', '50.00', '50.00'),
    beneath(167, 'XT94-643L', 'Gear knob', '2', '30.00', '60.00'),
    TOTAL,
  )
  expect(shortOf(lines).map(([code, name]) => [code, name])).toEqual([
    ['QM23-998', 'Flange nut chrome'],
    ['QM7-65', 'Spring seat'],
    ['XT94-643L', 'Gear knob'],
  ])
})

const under = (y: number, name: string, figures: string[], code?: string) => [
  ...row(y, [40, name], [-400, figures[0] ?? ''], [-500, figures[1] ?? ''], [-560, figures[2] ?? '']),
  ...(code ? row(y + 11, [40, code]) : []),
]
const FORTY = ['1', '40.00', '40.00']
const FIFTY = ['1', '50.00', '50.00']

test('numbers beneath their names stay there where what stands over the first is of another kind than all of them', () => {
  const lines = linesOn(
    PLAIN,
    row(112, [40, 'DN-40771']),
    under(123, 'Flange nut chrome', FORTY, 'QM23-998'),
    under(145, 'Spring seat', FIFTY, 'QM7-65'),
    under(167, 'Freight', FORTY),
    TOTAL,
  )
  expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual([
    ['QM23-998', []],
    ['QM7-65', []],
    ['', []],
  ])
})

test('where nothing tells whether numbers are of the names over or under them, a person should look', () => {
  const lines = linesOn(
    PLAIN,
    row(112, [40, 'DN-40771']),
    under(123, 'Flange nut chrome', FORTY, 'QM23-998'),
    under(145, 'Spring seat', FIFTY, 'XT94-643L'),
    under(167, 'Gear knob', FORTY),
    TOTAL,
  )
  expect(lines.filter(({ partReadings }) => partReadings.length > 0)).toHaveLength(3)
})

test('a number in the head of a till is none of the first goods over their numbers', () => {
  const lines = linesOn(
    row(88, [40, 'REG-04']),
    ...['QM23-998', 'QM7-65', ''].map((code, i) => [
      ...row(100 + 24 * i, [40, 'FLANGE NUT'], [-300, '20.00']),
      ...row(112 + 24 * i, [40, code]),
    ]),
    row(190, [40, 'TOTAL'], [-300, '60.00']),
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual(['QM23-998', 'QM7-65', ''])
})

test('numbers of several kinds over their names are read, for a person to look at, where a charge has none', () => {
  const lines = linesOn(
    PLAIN,
    ...['Z418', '5W30-5L', 'DB1170'].map((code, i) => [
      ...row(112 + 24 * i, [40, code]),
      ...under(123 + 24 * i, 'Spring seat', FORTY),
    ]),
    under(184, 'Freight', FORTY),
    TOTAL,
  )
  expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings.length > 0])).toEqual([
    ['Z418', true],
    ['5W30-5L', true],
    ['DB1170', true],
    ['', false],
  ])
})
