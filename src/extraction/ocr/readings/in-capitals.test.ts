import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { inCapitals } from './in-capitals.ts'

const word = (text: string, ...readings: string[]): MergedWord => ({
  text,
  readings,
  confidence: 90,
  x0: 0,
  x1: 50,
  y0: 0,
  y1: 20,
})
const textsOf = (...words: MergedWord[]) => inCapitals(words).map(({ text }) => text)

test('small letters among capitals are small capitals where another reader saw no small ones', () => {
  expect(textsOf(word('MiLL', 'MILL'), word('WoRKS', 'WORKS', 'WORKS'))).toEqual(['MILL', 'WORKS'])
})

test('another letter is taken only where the page has that word once more', () => {
  expect(textsOf(word('OLp', 'OLD'), word('Old', 'Old'))).toEqual(['OLD', 'Old'])
  expect(textsOf(word('OLp', 'OLD'), word('Mill', 'Mill'))).toEqual(['OLp', 'Mill'])
})

test.each([
  ['a word that begins with a capital', 'Mill', 'MILL'],
  ['capitals of which there are several', 'LEDs', 'LEDS'],
  ['what nobody saw in capitals', 'MiLL', 'MiLL'],
])('%s stays', (_, text, reading) => {
  expect(textsOf(word(text, reading))).toEqual([text])
})
