import { expect, test } from 'vitest'
import { layWords, row } from '../testing/lay-words.ts'
import { summandsOf } from './sums.ts'

const line = (y: number, name: string, amount: string) => row(y, [40, name], [-540, amount])
const summandsAmong = (...lines: [name: string, amount: string][]) => {
  const { rows } = layWords(lines.flatMap(([name, amount], i) => line(20 * (i + 1), name, amount)))
  return [...summandsOf(rows)].map(({ segments: [first] }) => first?.text)
}

test.each([
  ['a sum', ['Sub Total', '193.00']],
  ['a sum with GST', ['Total', '212.30']],
  ['the GST on it', ['GST', '19.30']],
] as const)('goods called like a total are goods where %s counts them in', (_, below) => {
  const goods = ['Fit two tyres', '60.00'] as const
  const all = [[...goods], ['Wheel balance', '45.00'], ['Alignment', '88.00'], [...below]]
  expect(summandsAmong(...(all as [string, string][]))).toEqual(['Wheel balance'])
})

test('a total that nothing beneath counts in is one', () => {
  expect(summandsAmong(['Oil filter', '50.00'], ['Brake pads', '80.00'], ['Total', '130.00'])).toEqual([])
  expect(summandsAmong(['Oil filter', '50.00'], ['Wheel balance', '45.00'], ['Alignment', '88.00'])).toEqual(
    [],
  )
})

test('GST is no part of the goods, nor is what was carried', () => {
  expect(
    summandsAmong(['Oil filter', '130.00'], ['Balance', '50.00'], ['GST', '13.00'], ['Total', '193.00']),
  ).toEqual([])
  expect(summandsAmong(['Carried forward', '100.00'], ['Total', '30.00'], ['Total', '130.00'])).toEqual([])
})

test('sums of dockets, repeated below, are none of the goods', () => {
  const dockets: [string, string][] = [
    ['Oil filter', '50.00'],
    ['Total docket 1', '50.00'],
    ['Brake pads', '80.00'],
    ['Total docket 2', '80.00'],
    ['Total docket 1', '50.00'],
    ['Total docket 2', '80.00'],
    ['Total', '130.00'],
  ]
  expect(summandsAmong(...dockets)).toEqual([])
})
