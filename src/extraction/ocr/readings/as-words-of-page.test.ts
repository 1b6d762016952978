import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { asWordsOfPage } from './as-words-of-page.ts'

const word = (text: string, ...readings: string[]): MergedWord => ({
  text,
  readings,
  confidence: 90,
  x0: 0,
  x1: 50,
  y0: 0,
  y1: 20,
})
const GLOBE = word('globe', 'globe', 'Globe')
const seen = (...words: MergedWord[]) => {
  const { text, readings } = asWordsOfPage(words).at(-1) as MergedWord
  return [text, ...readings]
}

test('a figure that one reader saw in a word of the page is the letter that others saw', () => {
  const read = ['AB-GLOBE-614', 'AB-GLOBE-614', 'AB-GL0BE-614'] as const
  expect(seen(GLOBE, word(...read))).toEqual(['AB-GLOBE-614', 'AB-GLOBE-614', 'AB-GLOBE-614'])
  expect(seen(word('GLOVE', 'GLOVE'), word(...read))).toEqual(read)
})

test.each([
  ['a word that a reader saw in another way', word('globe', 'gl0be'), ['AB-GLOBE-614', 'AB-GL0BE-614']],
  ['what nobody saw as the word', GLOBE, ['AB-GL0BE-614', 'AB-GLO8E-614']],
  ['a longer number', GLOBE, ['GLOBE-614', 'GL0BE614']],
])('%s proves nothing', (_, known, [text = '', ...readings]) => {
  expect(seen(known, word(text, ...readings))).toEqual([text, ...readings])
})
