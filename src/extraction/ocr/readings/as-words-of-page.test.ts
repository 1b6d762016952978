import { expect, test } from 'vitest'
import { mergedWord } from '../../testing/merged-word.ts'
import type { MergedWord } from '../seen-words.ts'
import { asWordsOfPage } from './as-words-of-page.ts'

const GLOBE = mergedWord('globe', 'globe', 'Globe')
const seen = (...words: MergedWord[]) => {
  const { text, readings } = asWordsOfPage(words).at(-1) as MergedWord
  return [text, ...readings]
}

test('a figure that one reader saw in a word of the page is the letter that others saw', () => {
  const read = ['AB-GLOBE-614', 'AB-GLOBE-614', 'AB-GL0BE-614'] as const
  expect(seen(GLOBE, mergedWord(...read))).toEqual(['AB-GLOBE-614', 'AB-GLOBE-614', 'AB-GLOBE-614'])
  expect(seen(mergedWord('GLOVE', 'GLOVE'), mergedWord(...read))).toEqual(read)
})

test.each([
  ['a word that a reader saw in another way', mergedWord('globe', 'gl0be'), ['AB-GLOBE-614', 'AB-GL0BE-614']],
  ['what nobody saw as the word', GLOBE, ['AB-GL0BE-614', 'AB-GLO8E-614']],
  ['a longer number', GLOBE, ['GLOBE-614', 'GL0BE614']],
])('%s proves nothing', (_, known, [text = '', ...readings]) => {
  expect(seen(known, mergedWord(text, ...readings))).toEqual([text, ...readings])
})
