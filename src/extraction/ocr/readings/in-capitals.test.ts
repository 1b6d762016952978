import { expect, test } from 'vitest'
import { mergedWord } from '../../testing/merged-word.ts'
import type { MergedWord } from '../seen-words.ts'
import { inCapitals } from './in-capitals.ts'

const textsOf = (...words: MergedWord[]) => inCapitals(words).map(({ text }) => text)

test('small letters among capitals are small capitals where another reader saw no small ones', () => {
  expect(textsOf(mergedWord('MiLL', 'MILL'), mergedWord('WoRKS', 'WORKS', 'WORKS'))).toEqual([
    'MILL',
    'WORKS',
  ])
})

test('another letter is taken only where the page has that word once more', () => {
  expect(textsOf(mergedWord('OLp', 'OLD'), mergedWord('Old', 'Old'))).toEqual(['OLD', 'Old'])
  expect(textsOf(mergedWord('OLp', 'OLD'), mergedWord('Mill', 'Mill'))).toEqual(['OLp', 'Mill'])
})

test.each([
  ['a word that begins with a capital', 'Mill', 'MILL'],
  ['capitals of which there are several', 'LEDs', 'LEDS'],
  ['what nobody saw in capitals', 'MiLL', 'MiLL'],
])('%s stays', (_, text, reading) => {
  expect(textsOf(mergedWord(text, reading))).toEqual([text])
})
