import { expect, test } from 'vitest'
import { printPage } from '../../testing/print-page.ts'
import { glyphsOf, isOverRead, partedGlyphs, unlikeness } from './glyphs.ts'

const printed = (print: string, text: string) => {
  const { picture, words } = printPage([{ print, text }])
  return { picture, word: words[0] as (typeof words)[number] }
}

test('a word is parted into as many characters as stand there, and no other number', () => {
  const { picture, word } = printed('8B-0', '8B-0')
  expect(glyphsOf(word, 4, picture, 1)?.map(glyph => glyph.height < 10)).toEqual([false, false, true, false])
  expect(glyphsOf(word, 5, picture, 1)).toBeNull()
})

test('a mark behind a word that readers lost is none of its characters', () => {
  const { picture, word } = printed('8B0^', '8B0')
  expect(glyphsOf(word, 3, picture, 1)).toHaveLength(3)
  // Readers saw the mark, and lost a character within.
  const marked = printed('81B^', '8B^')
  expect(glyphsOf(marked.word, 3, marked.picture, 1)).toBeNull()
  const dashed = printed('8B0-', '8B0')
  expect(glyphsOf(dashed.word, 3, dashed.picture, 1)).toBeNull()
})

test('characters that touch are parted where they do, and known to have touched', () => {
  const { picture, words } = printPage([{ print: '80B1', text: '80B1', touches: 1 }])
  const [word] = words as [(typeof words)[number]]
  expect(glyphsOf(word, 4, picture, 1)).toBeNull()
  const parted = partedGlyphs(word, '80B1', picture, 1)
  expect(parted?.map(glyph => glyph.touched)).toEqual([false, true, true, false])
  expect(parted?.map(glyph => Math.round(glyph.width / 4))).toEqual([4, 4, 4, 2])
  // No print is as wide as three characters.
  expect(partedGlyphs(word, '80BB11', picture, 1)).toBeNull()
})

test('print as low as a dash is no letter', () => {
  const { picture, word } = printed('8-0', '8-0')
  expect(partedGlyphs(word, '8-0', picture, 1)).toHaveLength(3)
  expect(partedGlyphs(word, '8B0', picture, 1)).toBeNull()
})

test('equal characters are more alike than others', () => {
  const { picture, word } = printed('8B8', '8B8')
  const [one, other, same] = glyphsOf(word, 3, picture, 1) ?? []
  if (!one || !other || !same) throw new Error('The print was not parted.')
  expect(unlikeness(one, same)).toBeLessThan(0.3 * unlikeness(one, other))
})

test('more characters than stand there were read, unless some may touch', () => {
  const over = printed('80B1', '80TB1')
  expect(isOverRead(over.word, over.picture, 1)).toBe(true)
  const right = printed('80B1', '80B1')
  expect(isOverRead(right.word, right.picture, 1)).toBe(false)
  const { picture, word } = printed('80OB1', '80OB1')
  // Ink between two characters.
  picture.pixels.fill(0, 20 * picture.width + word.x0 + 30, 20 * picture.width + word.x0 + 60)
  expect(isOverRead(word, picture, 1)).toBe(false)
})

test('a dash that touches its neighbour is not one character too many', () => {
  const { picture, word } = printed('80-B1', '80-B1')
  // Ink between the dash and the letter behind it.
  picture.pixels.fill(0, 20 * picture.width + word.x0 + 42, 20 * picture.width + word.x0 + 48)
  expect(isOverRead(word, picture, 1)).toBe(false)
})
