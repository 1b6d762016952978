import { expect, test } from 'vitest'
import { type PlacedText, row } from '../../testing/lay-words.ts'
import { linesOn } from '../../testing/lines-on.ts'

/** A count right before the number, and what was ordered before that. */
const goods = (y: number, count: string, code: string, price: string, total: string) =>
  row(y, [-90, count], [-130, count], [135, code], [200, 'Brake hose'], [-432, price], [-540, total])
const partsOn = (...texts: PlacedText[][]) =>
  linesOn(...texts, row(400, [380, 'Total'], [-540, '$180.00'])).map(line => [
    line.partNumber,
    line.partReadings,
  ])

test('a count that the lines repeat before their numbers is no part of them', () => {
  expect(
    partsOn(
      goods(200, '2', 'SCR906', '$15.00', '$30.00'),
      goods(220, '8', 'DR660', '$5.00', '$40.00'),
      goods(240, '1', 'ME455', '$20.00', '$20.00'),
      goods(260, '3', 'HAX82', '$30.00', '$90.00'),
    ),
  ).toEqual([
    ['SCR906', []],
    ['DR660', []],
    ['ME455', []],
    ['HAX82', []],
  ])
})

test('one or two figures that say how many are no number, and more may be one', () => {
  const lines = (count: string, total: string) =>
    partsOn(
      goods(200, '2', 'SCR906', '$15.00', '$30.00'),
      goods(220, '8', 'DR660', '$5.00', '$40.00'),
      goods(240, '1', 'ME455', '$20.00', '$20.00'),
      goods(260, count, '', '$0.50', total),
    )
  expect(lines('12', '$6.00').at(-1)).toEqual(['', []])
  expect(lines('120', '$60.00').at(-1)?.[0]).toBe('120')
})

test('what has no number behind its count has none', () => {
  expect(
    partsOn(
      goods(200, '2.00', 'SCR906', '$15.00', '$30.00'),
      goods(220, '8.00', 'DR660', '$5.00', '$40.00'),
      goods(240, '1.00', 'ME455', '$20.00', '$20.00'),
      goods(260, '3.00', '', '$30.00', '$90.00'),
    ),
  ).toEqual([
    ['SCR906', []],
    ['DR660', []],
    ['ME455', []],
    ['', []],
  ])
})

test('the same count before all numbers may begin them, and is doubted before one word', () => {
  const single = (y: number, code: string) => goods(y, '1', code, '$60.00', '$60.00')
  expect(partsOn(...['SCR906', 'DR660', 'ME455'].map((code, i) => single(200 + 20 * i, code)))).toEqual([
    ['1 SCR906', ['1 SCR906', 'SCR906']],
    ['1 DR660', ['1 DR660', 'DR660']],
    ['1 ME455', ['1 ME455', 'ME455']],
  ])
  expect(partsOn(single(200, '987 302 111'), single(220, '987 302 115'), single(240, '987 429 604'))).toEqual(
    [
      ['1 987 302 111', []],
      ['1 987 302 115', []],
      ['1 987 429 604', []],
    ],
  )
})
