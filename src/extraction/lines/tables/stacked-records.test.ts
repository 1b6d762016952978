import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { linesOn, shortOf } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

const HEAD = [
  ...row(100, [46, 'Item'], [86, 'Material'], [190, 'Description']),
  ...row(111, [86, 'Quantity'], [-400, 'Price'], [425, 'Price unit'], [-560, 'Value AUD']),
]
const goods = (y: number, item: string, code: string, name: string, quantity: string) => [
  ...row(y, [46, item], [86, code], [190, name]),
  ...row(y + 11, [-140, quantity]),
]
const condition = (y: number, text: string, price: string, per: string, amount: string, x = 490) =>
  row(y, [190, text], [-400, price], [425, per], [-x, amount])
const NET = 560
const total = (y: number, amount: string) => [
  ...row(y, [330, 'Net amount'], [-560, amount]),
  ...row(y + 12, [330, 'Output tax 10.000 %'], [-560, '9.99']),
]

test('the price of a line may stand further down, the last that its count multiplies with', () => {
  const lines = linesOn(
    HEAD,
    goods(130, '000010', 'HF-0118842', 'Oil filter M20x1.5', '12 EA'),
    row(141, [190, 'Your material no. OF-220']),
    condition(152, 'Gross price', '14.80', '1 EA', '177.60'),
    condition(163, 'Customer discount', '25.0- %', '', '44.40-'),
    condition(174, 'Net value', '11.10', '1 EA', '133.20', NET),
    goods(195, '000020', 'HF-0220517', 'Air element', '2 EA'),
    condition(217, 'Gross price', '68.00', '1 EA', '136.00'),
    condition(228, 'Customer discount', '25.0- %', '', '34.00-'),
    condition(239, 'Net value', '51.00', '1 EA', '102.00', NET),
    total(270, '235.20'),
  )
  expect(shortOf(lines)).toEqual([
    ['HF-0118842', 'Oil filter M20x1.5', 12, 11.1, 13320],
    ['HF-0220517', 'Air element', 2, 51, 10200],
  ])
  expect(lines.flatMap(line => line.partReadings)).toEqual([])
})

test('and be that of a hundred', () => {
  const lines = linesOn(
    HEAD,
    goods(130, '000010', '1004401', 'HEX BOLT M8X30', '200 PC'),
    condition(152, 'Net value', '32.00', '100 PC', '64.00', NET),
    row(173, [46, '000020'], [86, '2200150'], [190, 'THREAD INSERT KIT']),
    row(184, [-140, '1 SET'], [-400, '86.40'], [425, '1 SET'], [-560, '86.40']),
    total(220, '150.40'),
  )
  expect(shortOf(lines)).toEqual([
    ['1004401', 'HEX BOLT M8X30', 200, 0.32, 6400],
    ['2200150', 'THREAD INSERT KIT', 1, 86.4, 8640],
  ])
})

test('without a price the net row is what is left of the amounts above', () => {
  const lines = linesOn(
    HEAD,
    goods(130, '000010', 'HF-0118842', 'Oil filter M20x1.5', '12 EA'),
    condition(152, 'Gross price', '14.80', '1 EA', '177.60'),
    condition(163, 'Customer discount', '25.0- %', '', '44.40-'),
    condition(174, 'Net value', '', '', '133.20', NET),
    row(195, [46, '000020'], [86, 'HF-0991500'], [190, 'Wrench strap']),
    row(206, [-140, '1 EA'], [-400, '21.15'], [425, '1 EA'], [-560, '21.15']),
    total(240, '154.35'),
  )
  expect(shortOf(lines)).toEqual([
    ['HF-0118842', 'Oil filter M20x1.5', 12, 11.1, 13320],
    ['HF-0991500', 'Wrench strap', 1, 21.15, 2115],
  ])
})

test('a page without headings goes on under those before', () => {
  const first = [...HEAD, ...goods(130, '000010', '1004401', 'HEX BOLT M8X30', '200 PC')]
  const pages = [
    [...first, ...condition(152, 'Net value', '32.00', '100 PC', '64.00', NET)],
    [
      ...row(40, [330, 'Brought forward'], [-560, '64.00']),
      ...goods(60, '000020', '1004418', 'HEX BOLT M10X40', '100 PC'),
      ...condition(82, 'Net value', '58.00', '100 PC', '58.00', NET),
      ...total(110, '122.00'),
    ],
  ]
  const lines = readLines(pages.map((texts, i) => layWords(texts, i + 1))).flatMap(table => table.lines)
  expect(shortOf(lines)).toEqual([
    ['1004401', 'HEX BOLT M8X30', 200, 0.32, 6400],
    ['1004418', 'HEX BOLT M10X40', 100, 0.58, 5800],
  ])
})

test('a delivery docket has the counts alone, beside which notes may stand', () => {
  const lines = linesOn(
    row(100, [46, 'Item'], [86, 'Material'], [190, 'Description']),
    row(111, [86, 'Quantity']),
    goods(130, '000010', 'HF-0118842', 'Oil filter M20x1.5', '24 EA'),
    row(141, [360, 'Batch K26031']),
    goods(162, '000020', 'HF-0330071', 'Fuel water separator', '6 EA'),
    row(173, [360, 'Batch K26018']),
  )
  expect(shortOf(lines)).toEqual([
    ['HF-0118842', 'Oil filter M20x1.5', 24, null, null],
    ['HF-0330071', 'Fuel water separator', 6, null, null],
  ])
})

test('a number over a count, under a heading for both, is offered where it is not proven', () => {
  const lines = linesOn(
    HEAD,
    ...[0, 1].flatMap(i => [
      row(130 + 60 * i, [60, `${i + 1}0`], [86, `HF-011884${i}`], [190, 'Oil filter M20x1.5']),
      row(141 + 60 * i, [-140, '2 EA']),
      condition(152 + 60 * i, 'Net value', '11.10', '1 EA', '22.20', NET),
    ]),
    total(270, '44.40'),
  )
  expect(lines.map(line => [line.partNumber, line.partReadings])).toEqual([
    ['', ['', 'HF-0118840']],
    ['', ['', 'HF-0118841']],
  ])
})

test('a net price where something was taken off, and goods that came back', () => {
  const upper = (y: number, line: string, name: string, code: string) =>
    row(y, [46, line], [70, name], [360, code])
  const lower = (y: number, count: string, price: string, less: string, net: string, total: string) =>
    row(y + 12, [120, count], [-240, price], [-320, less], [-400, net], [-540, total])
  const lines = linesOn(
    row(100, [46, 'Ln'], [70, 'Description'], [360, 'Part number']),
    row(112, [105, 'Quantity'], [-240, 'Price'], [-320, 'Less'], [-400, 'Nett'], [-540, 'Amount']),
    upper(130, '01', 'Wiper motor rear', 'WMR-88-R'),
    lower(130, '1 EA', '200.00', 'LESS 15.0%', '170.00', '170.00'),
    upper(160, '02', 'Deposit on old unit', ''),
    lower(160, '1 EA', '55.00', '', '', '55.00'),
    upper(190, '03', 'Deposit refund', ''),
    lower(190, '-1 EA', '35.00', '', '', '35.00CR'),
    row(230, [320, 'Total ex GST'], [-540, '190.00']),
    row(242, [320, 'GST 10%'], [-540, '19.00']),
  )
  expect(lines.map(line => [line.partNumber, line.description, line.quantity, line.total])).toEqual([
    ['WMR-88-R', 'Wiper motor rear', 1, 17000],
    ['', 'Deposit on old unit', 1, 5500],
    ['', 'Deposit refund', -1, -3500],
  ])
})
