import { expect, test } from 'vitest'
import { layWords, row } from '../../testing/lay-words.ts'

const textsOn = (...texts: ReturnType<typeof row>[]) =>
  layWords(texts.flat()).rows.map(({ segments }) => segments.map(({ text }) => text))
/** A number over its name, and figures so far below the number. */
const goods = (down: number, step: number) =>
  textsOn(
    row(100, [60, 'KRT-104']),
    row(100 + down, [-400, '2'], [-460, '30.00'], [-540, '60.00']),
    row(100 + step, [60, 'Marker lamp']),
  )

test('figures half way down a cell of two lines stand beside its first', () => {
  expect(goods(4.9, 8.6)).toEqual([['KRT-104', '2', '30.00', '60.00'], ['Marker lamp']])
})

test('figures on the second line, and beside lines that stand apart, stay there', () => {
  expect(goods(8, 8.6)).toEqual([['KRT-104'], ['Marker lamp', '2', '30.00', '60.00']])
  expect(goods(18.5, 22)).toEqual([['KRT-104'], ['Marker lamp', '2', '30.00', '60.00']])
})

test('a title over a line of goods takes none of its figures', () => {
  expect(
    textsOn(
      row(100, [60, 'Brakes and suspension']),
      row(107.1, [-400, '2'], [-460, '30.00'], [-540, '60.00']),
      row(111, [60, 'KX-204 Timing chain kit']),
    )[0],
  ).toEqual(['Brakes and suspension'])
})
