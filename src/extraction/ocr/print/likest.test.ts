import { expect, test } from 'vitest'
import { GLYPH } from '../../testing/print-page.ts'
import type { GlyphExamples } from './glyph-examples.ts'
import { likest, likestOfAll } from './likest.ts'

/** A page on which print is so far from its examples of each character. */
const page = (far: Record<string, number>, width = 1): GlyphExamples => ({
  characters: Object.keys(far),
  farFrom: (_, character) => far[character] ?? null,
  widthBeside: () => width,
})
const likestOn = (far: Record<string, number>, ...maybe: string[]) => likest(GLYPH, maybe, page(far))

test('print is the character whose examples are clearly nearer than those of all others', () => {
  expect(likestOn({ '8': 7, B: 20 }, '8', 'B')).toBe('8')
  expect(likestOn({ '8': 7, B: 14 }, '8', 'B')).toBeNull()
  expect(likestOn({ '8': 9, B: 40 }, '8', 'B')).toBeNull()
})

test('without examples of the other character print must be as near as the other never is', () => {
  expect(likestOn({ '8': 1.6 }, '8', 'B')).toBe('8')
  expect(likestOn({ '8': 1.8 }, '8', 'B')).toBeNull()
  expect(likestOn({ '5': 1.3 }, '5', 'S')).toBe('5')
  expect(likestOn({ '5': 1.6 }, '5', 'S')).toBeNull()
  expect(likestOn({ '1': 0.5 }, '1', 'I')).toBeNull()
})

test('print as wide as a letter is no proven figure, without examples of the letter', () => {
  expect(likest(GLYPH, ['0', 'O'], page({ '0': 1 }, 1.4))).toBeNull()
  expect(likest(GLYPH, ['0', 'O'], page({ '0': 1 }, 1.1))).toBe('0')
  expect(likest(GLYPH, ['0', 'O'], page({ '0': 1, O: 9 }, 1.4))).toBe('0')
})

test('a 1 and an I must both be on the page, and print nearly equal to one', () => {
  expect(likestOn({ '1': 1.3, I: 9 }, '1', 'I')).toBe('1')
  expect(likestOn({ '1': 1.4, I: 9 }, '1', 'I')).toBeNull()
})

test('of all characters on the page only a capital or a figure is taken', () => {
  expect(likestOfAll(GLYPH, page({ K: 1, T: 9 }))).toBe('K')
  expect(likestOfAll(GLYPH, page({ k: 1, T: 9 }))).toBeNull()
})
