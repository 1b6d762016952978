import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { withoutTicks } from './without-ticks.ts'

const word = (text: string, x0: number, y0 = 0): MergedWord => ({
  text,
  readings: [text],
  confidence: 90,
  x0,
  x1: x0 + 10 * text.length,
  y0,
  y1: y0 + 18,
})
const textsOf = (words: readonly MergedWord[]) => withoutTicks(words).map(one => one.text)
const PRINT = [word('Northgate', 50), word('Pty', 150), word('Part', 50, 40), word('Price', 300, 40)]

test.each(['/', 'v', 'V4', 'Vv,', '√'])('a tick of a pen read as %s left of all print is no word', tick => {
  const line = [word(tick, 15, 80), word('QX-4410', 50, 80), word('12.50', 300, 80)]
  expect(textsOf([...PRINT, ...line])).toEqual([...PRINT, ...line.slice(1)].map(one => one.text))
})

test('figures left of all print count lines, and a stroke among the print is of it', () => {
  const line = [word('4', 15, 80), word('QX-4410', 50, 80), word('/', 130, 80), word('V', 160, 80)]
  expect(textsOf([...PRINT, ...line])).toEqual([...PRINT, ...line].map(one => one.text))
})

test('on a page where much begins as far left, what looks like a tick stays', () => {
  const line = [word('V', 50, 80), word('QX-4410', 70, 80)]
  expect(textsOf([...PRINT, ...line])).toContain('V')
})
