import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

test('long numbers with letters under a heading that nobody knows are part numbers', () => {
  const codes = ['2656517RGT', '2055516CTX', '1956515CTX', 'VLV-414']
  const lines = linesOn(
    row(100, [70, 'Wob'], [150, 'Description'], [-400, 'Qty'], [-470, 'Price'], [-540, 'Total']),
    ...codes.map((code, i) =>
      row(
        120 + 14 * i,
        [70, code],
        [150, `Tyre for axle ${'ABCD'[i]}`],
        [-400, '2'],
        [-470, `3${i}.00`],
        [-540, `${60 + 2 * i}.00`],
      ),
    ),
    row(200, [380, 'Sub Total'], [-540, '252.00']),
  )
  expect(lines.map(({ partNumber, partReadings }) => [partNumber, partReadings])).toEqual(
    codes.map(code => [code, []]),
  )
})

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
