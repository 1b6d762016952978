import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'
import type { PrintedLine } from '../printed-line.ts'
import { withoutAnnouncement } from './without-announcement.ts'

const bare = (...lines: [partNumber: string, ...partReadings: string[]][]) =>
  withoutAnnouncement(
    lines.map(
      ([partNumber, ...partReadings]) => ({ partNumber, partReadings, words: {} }) as unknown as PrintedLine,
    ),
  ).map(({ partNumber, partReadings }) => [partNumber, partReadings])

test('numbers in a column of their own are read without the words that stand before each, whatever these are', () => {
  const lines = linesOn(
    row(100, [40, 'Part number'], [180, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    row(120, [40, 'Whse. tag AB-12'], [180, 'Brake pad set'], [-400, '1'], [-470, '50.00'], [-540, '50.00']),
    row(140, [40, 'Whse. tag KX-7701'], [180, 'Oil filter'], [-400, '2'], [-470, '40.00'], [-540, '80.00']),
    TOTALS,
  )
  expect(
    lines.map(line => [line.partNumber, line.partReadings, line.words.partNumber?.map(word => word.text)]),
  ).toEqual([
    ['AB-12', [], ['AB-12']],
    ['KX-7701', [], ['KX-7701']],
  ])
})

test('a sign between the announcement and the number is no part of either', () => {
  expect(bare(['Our code #AB120'], ['Our code #KX770'])).toEqual([
    ['AB120', []],
    ['KX770', []],
  ])
})

test('a doubt about a number stays without its announcement', () => {
  expect(bare(['Our tag AB-12', 'Our tag AB-12', 'tag AB-12', ''], ['Our tag AB-77'])).toEqual([
    ['AB-12', ['AB-12', '']],
    ['AB-77', []],
  ])
})

test('an announcement that a scan misread is left off, and the number doubted', () => {
  expect(bare(['Whse. tag AB-12'], ['Whse. tag AB-77'], ['Whso, fag AB-90']).at(-1)).toEqual([
    'AB-90',
    ['AB-90', 'Whso, fag AB-90'],
  ])
})

test('a shortened word before a single number may announce it: a person looks', () => {
  expect(bare(['Whse. AB-12'], ['KX-7'])).toEqual([
    ['AB-12', ['AB-12', 'Whse. AB-12']],
    ['KX-7', []],
  ])
})

test('one shortened word before each number may be a make or a series, unless it is one for numbers: a person looks', () => {
  expect(bare(['GT. 1204'], ['GT. 1306'])).toEqual([
    ['1204', ['1204', 'GT. 1204']],
    ['1306', ['1306', 'GT. 1306']],
  ])
  expect(bare(['No. 4412'], ['No. 4418'])).toEqual([
    ['4412', []],
    ['4418', []],
  ])
})

test('of what is left a figure or two may be a size that the word is part of: a person looks', () => {
  expect(bare(['No. 8'], ['No. 10'], ['No. 4412'])).toEqual([
    ['8', ['8', 'No. 8']],
    ['10', ['10', 'No. 10']],
    ['4412', []],
  ])
})

test('capitals right before the figures are of the number, announced or not', () => {
  expect(bare(['Whse. tag BRG 6205'], ['Whse. tag BRG 6306'])).toEqual([
    ['BRG 6205', []],
    ['BRG 6306', []],
  ])
  expect(bare(['BRG 6205'], ['BRG 6306'])).toEqual([
    ['BRG 6205', []],
    ['BRG 6306', []],
  ])
})

test.each([
  ['who makes them', 'Tallow 4410', 'Tallow 4411'],
  ['what is the same on every line', 'Our tag 6205', 'Our tag 6205'],
])('numbers keep %s', (_, first, second) => {
  expect(bare([first], [second]).map(([partNumber]) => partNumber)).toEqual([first, second])
})
