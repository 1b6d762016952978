import { expect, test } from 'vitest'
import { row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

/** Names over their figures, of which the first is what was ordered or a number of the goods. */
const numbersOn = (...goods: [first: string, sent: number][]) => {
  const total = goods.reduce((sum, [, sent]) => sum + 5 * sent, 0)
  const blocks = goods.flatMap(([first, sent], i) => [
    ...row(300 + 30 * i, [42, ['Hose clip', 'Hub seal', 'Wheel nut'][i] ?? '']),
    ...row(312 + 30 * i, [-145, first], [-245, String(sent)], [338, 'EA'], [-450, '5.00']),
    ...row(312 + 30 * i, [-552, (5 * sent).toFixed(2)]),
  ])
  return linesOn(blocks, row(420, [400, 'Subtotal'], [-552, total.toFixed(2)])).map(line => [
    line.partNumber,
    line.partReadings,
  ])
}

test.each([
  [
    ['120.00', 60],
    ['4.00', 4],
  ],
  [
    ['500.000', 200],
    ['1.000', 1],
  ],
  [
    ['12.0', 10],
    ['2.0', 2],
  ],
] as [string, number][][])('what was ordered is no number of goods, however much: %j, %j', (...goods) => {
  expect(numbersOn(...goods)).toEqual([
    ['', []],
    ['', []],
  ])
})

test.each([
  [
    ['10.000', 1],
    ['12.000', 2],
  ],
  [
    ['120.00', 60],
    ['500.00', 200],
  ],
  [
    ['44.00', 60],
    ['10.00', 10],
  ],
] as [string, number][][])('what may be ordered or a number is asked about: %j, %j', (...goods) => {
  const [[first]] = goods as [[string, number]]
  const [read] = numbersOn(...goods)
  expect(new Set(read?.[1])).toEqual(new Set([first, '']))
})

test('beside a number with letters a decimal may be one as well', () => {
  expect(numbersOn(['KX-204', 1], ['10.000', 2])).toEqual([
    ['KX-204', []],
    ['10.000', ['10.000', '']],
  ])
})

test('what is counted in no whole pieces is a number', () => {
  expect(numbersOn(['10.505', 1], ['12.251', 2])).toEqual([
    ['10.505', []],
    ['12.251', []],
  ])
})
