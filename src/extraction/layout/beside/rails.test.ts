import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn, shortOf, TOTALS } from '../../testing/lines-on.ts'

const RAIL = 480
/** The document's details: labels over values, down the page in steps of their own. */
const rail = (...texts: string[]) => texts.flatMap((text, i) => row(100 + 12.5 * i, [RAIL, text]))
const HEADS = [
  ...row(150, [43, 'Stock No.']),
  ...row(155.5, [-167, 'Ord'], [-203, 'Sent'], [-259, 'Trade'], [-362, 'Nett each'], [-428, 'Extension']),
  ...row(161, [43, 'Description']),
]
const goods = (y: number, code: string, count: string, price: string, total: string, name: string) => [
  ...row(y, [43, code], [-167, count], [-203, count], [-259, price], [-362, price], [-428, total]),
  ...row(y + 12, [43, name]),
]
const GOODS = [
  ...goods(180, 'KD-4471', '2', '20.00', '40.00', 'Tensioner arm with pulley and spacer washer'),
  ...goods(213, 'RM5530', '1', '50.00', '50.00', 'Idler'),
  ...goods(246, 'KD-9902', '4', '10.00', '40.00', 'Spring clip double wound zinc plated 30 mm'),
]

test('a rail of details beside headings of two heights and beside goods is part of neither', () => {
  const details = rail(
    'DATED',
    '4 May 2026',
    'YOUR ORDER',
    '50331',
    'ACCOUNT',
    'QUOLL7',
    'DELIVERY RUN',
    '2217',
    'PAY BY',
    '30 June 2026',
  )
  expect(shortOf(linesOn(details, HEADS, GOODS, TOTALS))).toEqual([
    ['KD-4471', 'Tensioner arm with pulley and spacer washer', 2, 20, 4000],
    ['RM5530', 'Idler', 1, 50, 5000],
    ['KD-9902', 'Spring clip double wound zinc plated 30 mm', 4, 10, 4000],
  ])
})

test('a name under its code runs on under the headings of figures', () => {
  const flat = row(
    155.5,
    [43, 'Description'],
    [-167, 'Ord'],
    [-203, 'Sent'],
    [-362, 'Price'],
    [-428, 'Total'],
  )
  expect(linesOn(flat, GOODS, TOTALS).map(line => line.description)).toEqual([
    'Tensioner arm with pulley and spacer washer',
    'Idler',
    'Spring clip double wound zinc plated 30 mm',
  ])
})
