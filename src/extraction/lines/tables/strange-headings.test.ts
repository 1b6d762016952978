import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

test('numbers that are the same beside several goods each, under a heading that nobody knows, are none of goods', () => {
  const numbers = ['66120', '66120', '66584', '66584', '66584']
  const lines = linesOn(
    row(100, [70, 'Wob'], [150, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    ...numbers.map((number, i) =>
      row(
        120 + 14 * i,
        [70, number],
        [150, `Waste tyres of kind ${'ABCDE'[i]}`],
        [-400, '2'],
        [-470, `3${i}.00`],
        [-540, `${60 + 2 * i}.00`],
      ),
    ),
    row(220, [380, 'Sub Total'], [-540, '320.00']),
  )
  expect(lines.map(({ partNumber }) => partNumber)).toEqual(['', '', '', '', ''])
})

test('where nobody knows which of two columns has the numbers, a code in one of them alone is as open', () => {
  const codes: [string, string][] = [
    ['X8-50', ''],
    ['F3-53', 'TXP50000'],
    ['T2-16', 'KBL60513'],
    ['', 'VAW39055'],
  ]
  const lines = linesOn(
    row(
      100,
      [40, 'Wob'],
      [90, 'Description'],
      [250, 'Frim'],
      [-400, 'Qty'],
      [-470, 'Price'],
      [-540, 'Total'],
    ),
    ...codes.map(([one, other], i) =>
      row(
        120 + 14 * i,
        ...(one === '' ? [] : [[40, one] as [number, string]]),
        [90, `Bracket kind ${'ABCD'[i]}`],
        ...(other === '' ? [] : [[250, other] as [number, string]]),
        [-400, '2'],
        [-470, `3${i}.00`],
        [-540, `${60 + 2 * i}.00`],
      ),
    ),
    row(220, [380, 'Sub Total'], [-540, '252.00']),
  )
  expect(lines.every(({ partReadings }) => partReadings.length > 1)).toBe(true)
})
