import { expect, test } from 'vitest'
import { layWords, row } from '../testing/lay-words.ts'
import { gstInNotes, noteTexts } from './note-texts.ts'

test('a mark that stands apart is of the note behind it', () => {
  const { rows } = layWords([
    ...row(100, [40, '*'], [70, 'net price item'], [300, 'Sub-Total']),
    ...row(120, [40, '+']),
  ])
  expect(noteTexts(rows)).toEqual(['* net price item', 'net price item', 'Sub-Total', '+'])
})

test.each([
  [['ALL PRICES INCLUDE GST'], 'inclusive'],
  [['Prices shown are GST inclusive'], 'inclusive'],
  [['Rates and prices are before GST.'], 'exclusive'],
  [['Prices in this list do not include GST.'], 'exclusive'],
  [['Unit prices and values are without GST.'], 'exclusive'],
  [['All prices: GST is not included'], 'exclusive'],
  [['Prices exclude GST', 'Freight prices include GST'], null],
  [['Price list 2026'], null],
])('%s says that prices hold GST: %s', (notes, told) => {
  expect(gstInNotes(layWords(notes.flatMap((note, i) => row(100 + 12 * i, [40, note]))).rows)).toBe(told)
})
