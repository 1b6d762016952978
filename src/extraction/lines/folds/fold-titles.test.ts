import { expect, test } from 'vitest'
import { columnsAt, row } from '../../testing/lay-words.ts'
import { linesOn, TOTALS } from '../../testing/lines-on.ts'

const line = columnsAt(40, 110, 230, -400, -470, -540)
const read = (second: string, ...cells: [title: string, rest: string][]) =>
  linesOn(
    row(
      100,
      [40, 'SKU'],
      [110, second],
      [230, 'Description'],
      [-400, 'Qty'],
      [-470, 'Rate'],
      [-540, 'Amount'],
    ),
    ...cells.map(([title, rest], i) => line(120 + 14 * i, `AX-10${i}`, title, rest, '1', '50.00', '50.00')),
    TOTALS,
  ).map(({ partNumber, description }) => [partNumber, description])

test('a product and what describes it further are one name', () => {
  expect(read('Product', ['Floor jack', '2 tonne, low'], ['Wheel stand', ''])).toEqual([
    ['AX-100', 'Floor jack 2 tonne, low'],
    ['AX-101', 'Wheel stand'],
  ])
})

test('a brand or a second number beside the description is none of the name', () => {
  expect(read('Brand', ['Orvick', 'Floor jack'], ['Zanbrit', 'Wheel stand'])[0]?.[1]).toBe('Floor jack')
  expect(read('Product', ['ZX-4410', 'Floor jack'], ['ZX-4411', 'Wheel stand'])[0]?.[1]).toBe('Floor jack')
})
