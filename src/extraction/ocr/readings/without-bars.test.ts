import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { withoutBars } from './without-bars.ts'

const word = (text: string, x0: number, height = 18): MergedWord => ({
  text,
  readings: [text],
  confidence: 90,
  x0,
  x1: x0 + 10 * text.length,
  y0: 100 - height / 2,
  y1: 100 + height / 2,
})
const textsOf = (words: readonly MergedWord[]) => withoutBars(words).map(one => one.text)

test('bars of a typed box are no figures', () => {
  const row = [word('1', 0, 26), word('1', 30), word('I', 60, 26), word('26552-0F784', 80)]
  expect(textsOf([...row, word('l', 220, 26), word('12.85', 250), word('1', 320, 26)])).toEqual([
    '1',
    '26552-0F784',
    '12.85',
  ])
})

test('a few figures that a reader boxed too high stay', () => {
  const row = [word('1', 0, 26), word('26552-0F784', 80), word('1', 220, 26)]
  expect(textsOf(row)).toEqual(['1', '26552-0F784', '1'])
})
