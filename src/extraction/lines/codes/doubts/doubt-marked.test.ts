import { expect, test } from 'vitest'
import { columnsAt, row } from '../../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../../testing/lines-on.ts'

const goods = columnsAt(40, 160, -420, -480, -540)
const numbersAbove = (note: string, first: string, second: string) =>
  linesOn(
    goods(180, 'Part No', 'Description', 'Qty', 'Price', 'Amount'),
    goods(200, first, 'Guard liner', '2', '40.00', '80.00'),
    goods(216, second, 'Guard liner', '1', '50.00', '50.00'),
    TOTALS,
    row(500, [40, note]),
  ).map(({ partNumber, partReadings }) => [partNumber, partReadings])

test.each([
  ['+', '* Special order + Core deposit refundable'],
  ['+', '+ = special order'],
  ['(a)', '(a) Special order item'],
  [' F', 'F = free of GST'],
])('a mark that alone tells two of the goods apart may be of the number: %s', (mark, note) => {
  expect(numbersAbove(note, `KF-77${mark}`, 'KF-77')).toEqual([
    [`KF-77${mark}`, [`KF-77${mark}`, 'KF-77']],
    ['KF-77', []],
  ])
  expect(numbersAbove(note, `KF-77${mark}`, 'KF-78')).toEqual([
    ['KF-77', []],
    ['KF-78', []],
  ])
})

test('an asterisk tells no goods apart, nor does a mark that all have', () => {
  expect(numbersAbove('* = exchange unit', 'KF-77*', 'KF-77')).toEqual([
    ['KF-77', []],
    ['KF-77', []],
  ])
  expect(numbersAbove('+ = special order', 'KF-77+', 'KF-77+')).toEqual([
    ['KF-77', []],
    ['KF-77', []],
  ])
})
