import { expect, test } from 'vitest'
import { findTables } from '../../layout/columns/find-tables.ts'
import { layWords, row } from '../../testing/lay-words.ts'
import { TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'
import { foldCountedPrices } from './fold-counted-prices.ts'

const HEAD = row(150, [43, 'Item'], [320, 'Sent'], [-540, 'Amount'])
const scanned = (...texts: ReturnType<typeof row>[]) =>
  readLines([layWords([HEAD, ...texts, TOTALS].flat(), 1, 'ocr')])
    .flatMap(table => table.lines)
    .map(line => [line.description, line.quantity, line.unitPrice, line.total])

test('of a count that was glued to its unit or lost beside a price, price and total tell how many', () => {
  expect(
    scanned(
      row(180, [43, 'Tensioner arm'], [320, '2 ea 20.00'], [-540, '40.00']),
      row(200, [43, 'Idler pulley'], [320, 'lea 50.00'], [-540, '50.00']),
      row(220, [43, 'Core returned'], [320, '-2 ea 30.00'], [-540, '-60.00']),
      row(240, [43, 'Spring clip'], [350, '25.00'], [-540, '100.00']),
    ),
  ).toEqual([
    ['Tensioner arm', 2, 20, 4000],
    ['Idler pulley', 1, 50, 5000],
    ['Core returned', -2, 30, -6000],
    ['Spring clip', 4, 25, 10000],
  ])
})

test('a count that does not come out beside its price stays as it was read', () => {
  const [, second] = scanned(
    row(180, [43, 'Tensioner arm'], [320, '2 ea 20.00'], [-540, '40.00']),
    row(200, [43, 'Idler pulley'], [320, '7 ea 10.00'], [-540, '50.00']),
    row(220, [43, 'Spring clip'], [320, '4 ea 10.00'], [-540, '40.00']),
    ...[240, 260, 280].map(y => row(y, [43, 'Washer'], [320, '1 ea 30.00'], [-540, '30.00'])),
  )
  expect(second).toEqual(['Idler pulley', 7, 10, 5000])
})

const card = (y: number, x: number, name: string, from: string, total: string) =>
  row(y, [x, name], [-440, from], [-540, total])
/** What stands in the rows of a table under no headings, once count and price have cells of their own. */
const foldedOn = (...texts: ReturnType<typeof row>[]) =>
  findTables([layWords(texts.flat())])
    .flat()
    .flatMap(table => foldCountedPrices(table).rows)
    .map(({ cells }) => cells.map(cell => cell?.text ?? null))

test('what a kit is made of, further in and at nothing, is counted as the kit is', () => {
  expect(
    foldedOn(
      card(200, 40, 'Suspension kit', '1 × 90.00', '90.00'),
      card(230, 64, 'Strut assembled front', '2 × 0.00', '0.00'),
      card(260, 64, 'Leaf spring', '0 × 55.00', '0.00'),
      card(290, 40, 'Recovery point', '2 × 20.00', '40.00'),
    ),
  ).toEqual([
    ['Suspension kit', '1', '90.00', '90.00'],
    ['Strut assembled front', '2', '0.00', '0.00'],
    ['Leaf spring', '0', '55.00', '0.00'],
    ['Recovery point', '2', '20.00', '40.00'],
  ])
})

test('the rate of a charge under the table, where counts and prices stand, is none of them', () => {
  expect(
    foldedOn(
      card(200, 40, 'Suspension kit', '1 × 88.00', '88.00'),
      card(230, 40, 'Recovery point', '2 × 20.00', '40.00'),
      row(270, [120, 'Items'], [-540, '128.00']),
      row(290, [120, 'Surcharge'], [415, '1.6%'], [-540, '2.00']),
    )[1],
  ).toEqual(['Recovery point', '2', '20.00', '40.00'])
})
