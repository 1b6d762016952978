import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'
import { TOTALS } from '../../testing/lines-on.ts'
import { readLines } from '../read-lines.ts'

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
