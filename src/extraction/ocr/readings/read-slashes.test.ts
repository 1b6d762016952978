import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { readSlashes } from './read-slashes.ts'

const word = (text: string, x0: number, y0: number, readings: string[] = [text, text]): MergedWord => ({
  text,
  x0,
  y0,
  x1: x0 + 6 * text.length,
  y1: y0 + 8,
  confidence: 90,
  readings,
})
const textsOf = (words: MergedWord[]) => readSlashes(words).map(({ text }) => text)

test('the slash of P/N that some readers saw is in all of them', () => {
  const lines = [
    word('PIN', 50, 10, ['P/N', 'PIN']),
    word('7R6', 72, 10),
    word('PIN', 50, 30, ['P/N', 'PIN']),
    word('GV-1866', 72, 30),
    word('PIN', 50, 50),
    word('4G3', 72, 50),
    word('PIN', 50, 70, ['P/N', 'PIN']),
    word('OILLEVY', 72, 70),
  ]
  expect(textsOf(lines)).toEqual(['P/N', '7R6', 'P/N', 'GV-1866', 'P/N', '4G3', 'P/N', 'OILLEVY'])
})

test('a pin is one, whatever one reader saw', () => {
  const name = [word('GUDGEON', 50, 10), word('PIN', 96, 10, ['P/N', 'PIN']), word('C4021', 118, 10)]
  const before = [word('PIN', 50, 30, ['P/N', 'PIN']), word('CLEVIS', 72, 30)]
  const family = [50, 70, 90].flatMap(y => [word('PIN', 50, y), word('12X40', 72, y)])
  for (const words of [
    name,
    before,
    [...family, word('PIN', 50, 110, ['P/N', 'PIN']), word('12X45', 72, 110)],
  ])
    expect(textsOf(words)).not.toContain('P/N')
})
