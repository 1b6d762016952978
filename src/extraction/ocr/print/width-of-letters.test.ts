import { expect, test } from 'vitest'
import { GLYPH } from '../../testing/print-page.ts'
import type { GlyphExamples } from './glyph-examples.ts'
import { isAsWideAs, isFarWider, likelierByWidth } from './width-of-letters.ts'

/** A page whose examples of any figure are narrower than the glyph by so much. */
const page = (width: number): GlyphExamples => ({
  characters: [],
  farFrom: () => null,
  widthBeside: () => width,
})
const byWidth = (read: string, width: number, others: number[] = [], isDisputed = false, isLettered = true) =>
  likelierByWidth(GLYPH, read, { others, isDisputed, isLettered }, page(width))

test('print much wider than the figure that was read is likelier the letter, much narrower than a 1 an I', () => {
  expect([byWidth('0', 1.3), byWidth('8', 1.2), byWidth('1', 0.3)]).toEqual(['O', 'B', 'I'])
  expect([byWidth('0', 1.15), byWidth('1', 0.5), byWidth('0', 1.7), byWidth('4', 1.3)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})

test('where readers differ a letter need not be as wide', () => {
  expect(byWidth('5', 1.15, [], true)).toBe('S')
})

test('an O no wider than a nought is likelier one', () => {
  expect([byWidth('O', 1), byWidth('O', 1.1)]).toEqual(['0', null])
})

test('in a word of another face all figures are as wide, and none is a letter', () => {
  expect([byWidth('0', 1.3, [1.25, 1.3]), byWidth('0', 1.3, [1, 1.05])]).toEqual([null, 'O'])
})

test('figures whose widths were not measured must be wider still', () => {
  expect(['2', '7'].map(figure => isFarWider(GLYPH, figure, page(1.25)))).toEqual([true, false])
})

test('among figures alone a letter is wider still', () => {
  expect([byWidth('0', 1.2, [], true, false), byWidth('0', 1.3, [], true, false)]).toEqual([null, 'O'])
})

/** A page whose figures are narrower than the glyph by so much, and its capitals as wide as `capital` figures. */
const face = (width: number, capital: number): GlyphExamples => ({
  ...page(width),
  widthBeside: (_, character) => (/\d/.test(character) ? width : width / capital),
})

test('a nought or a stroke is told by its width where the page shows one', () => {
  const told = (character: string, width: number, capital = 1.25) =>
    isAsWideAs(character, 0, [GLYPH], face(width, capital))
  expect([told('0', 1.05), told('O', 1.2), told('1', 0.9), told('I', 0.4)]).toEqual([true, true, true, true])
  expect([told('0', 1.2), told('O', 1.05), told('1', 0.4), told('I', 0.9)]).toEqual([
    false,
    false,
    false,
    false,
  ])
  const bare: GlyphExamples = { ...page(1), widthBeside: () => null }
  expect(isAsWideAs('0', 0, [GLYPH], bare)).toBe(false)
  // A typewriter's capitals are as wide as its figures.
  expect([told('0', 1.05, 1.05), told('1', 0.9, 1)]).toEqual([false, false])
})

test('in a word whose figures are all wide a stroke must be as wide as they are', () => {
  const wide = (one: number): GlyphExamples => ({
    ...page(1),
    widthBeside: (_, figure) => (figure === '1' ? one : /\d/.test(figure) ? 1.5 : 1.2),
  })
  const word = [GLYPH, GLYPH, GLYPH]
  expect([isAsWideAs('188', 0, word, wide(1.4)), isAsWideAs('188', 0, word, wide(0.8))]).toEqual([
    true,
    false,
  ])
})
