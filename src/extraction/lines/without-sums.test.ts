import { expect, test } from 'vitest'
import { row } from '../testing/lay-words.ts'
import { linesOn } from '../testing/lines-on.ts'
import type { PrintedLine } from './printed-line.ts'
import { withoutSums } from './without-sums.ts'

const line = (total: number, more: Partial<PrintedLine> = {}) =>
  ({ total, partNumber: '', partReadings: [], quantity: null, unitPrice: null, ...more }) as PrintedLine
const left = (...lines: PrintedLine[]) => withoutSums(lines).map(one => one.total)

test.each([
  ['what those before it come to', 13_000],
  ['the same with GST', 14_300],
  ['the GST on them', 1300],
  ['the GST in them', 1182],
])('lines end at one that is %s', (_, sum) => {
  expect(left(line(5000), line(8000), line(sum), line(999))).toEqual([5000, 8000])
})

test('a line with a part number, a quantity and price, or priced goods beneath it is no sum', () => {
  const price = { quantity: 1, unitPrice: 10 }
  expect(left(line(5000), line(5000, { partNumber: 'AB-12' }))).toHaveLength(2)
  expect(left(line(5000), line(5000, price))).toHaveLength(2)
  expect(left(line(5000), line(5000), line(700, price))).toHaveLength(3)
})

const HEAD = row(200, [50, 'Description'], [-540, 'Amount'])
const amountsOf = (amounts: readonly string[], ...totals: [name: string, amount: string][]) =>
  linesOn(
    HEAD,
    amounts.flatMap((amount, i) => row(220 + 20 * i, [50, `Work ${'ABCDE'[i]} on brakes`], [-540, amount])),
    totals.flatMap(([name, amount], i) => row(400 + 12 * i, [380, name], [-540, amount])),
  ).map(one => (one.total ?? 0) / 100)

test.each([
  [['120.00', '120.00', '40.00'], '280.00', '28.00'],
  [['120.00', '80.00', '200.00', '50.00'], '450.00', '45.00'],
  [['300.00', '30.00', '40.00'], '370.00', '37.00'],
])('work that costs as much as what stands above it stays: %j', (amounts, sum, gst) => {
  expect(amountsOf(amounts, ['Sub Total', sum], ['GST', gst])).toEqual(amounts.map(Number))
})

test('labour beneath a part at the same price stays, and the part beneath it', () => {
  const lines = linesOn(
    row(200, [50, 'Part No'], [130, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Amount']),
    row(220, [50, 'AB-1201'], [130, 'Brake pads'], [-400, '2'], [-470, '50.00'], [-540, '100.00']),
    row(235, [130, 'Fitting of brake pads'], [-540, '100.00']),
    row(250, [50, 'AB-1203'], [130, 'Air filter'], [-400, '3'], [-470, '22.00'], [-540, '66.00']),
    row(400, [380, 'Sub Total'], [-540, '266.00']),
  )
  expect(lines.map(one => one.total)).toEqual([10_000, 10_000, 6600])
})

test('a tenth that makes the printed total is GST, whatever it is called', () => {
  expect(amountsOf(['60.00', '40.00', '10.00'], ['Total', '110.00'])).toEqual([60, 40])
})
