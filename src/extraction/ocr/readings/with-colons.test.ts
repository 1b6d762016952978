import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { withColons } from './with-colons.ts'

const word = (text: string, x0: number, y0: number, ...readings: string[]): MergedWord => ({
  text,
  readings,
  confidence: 90,
  x0,
  x1: x0 + 8 * text.length,
  y0,
  y1: y0 + 18,
})
const LABELS = [word('Date', 20, 0, 'Date'), word(':', 100, 0, '', ':')]
const textOf = (one: MergedWord) => withColons([...LABELS, one]).at(-1)?.text

test('a lone figure among the colons of labels that another reader saw as one is a colon', () => {
  expect(textOf(word('3', 101, 30, '', ':'))).toBe(':')
})

test.each([
  ['that stands in no line with them', word('3', 140, 30, '', ':')],
  ['that somebody else saw too', word('3', 101, 30, '3', ':')],
  ['that nobody saw as a colon', word('3', 101, 30, '', '')],
])('a figure %s stays one', (_, figure) => {
  expect(textOf(figure)).toBe('3')
})
