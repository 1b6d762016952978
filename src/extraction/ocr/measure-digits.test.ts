import { expect, test } from 'vitest'
import type { Picture } from '../pdf/open-pdfium.ts'
import { measureDigits } from './measure-digits.ts'
import type { MergedWord } from './merge-readings.ts'

/** Draws each word as blocks, one a character, of the given widths. */
function page(words: readonly { text: string; widths: number[] }[]): {
  picture: Picture
  words: MergedWord[]
} {
  const picture = {
    width: 400,
    height: 40 * words.length,
    pixels: new Uint8Array(400 * 40 * words.length).fill(255),
  }
  const placed = words.map(({ text, widths }, row) => {
    let x = 10
    for (const width of widths) {
      for (let y = row * 40 + 10; y < row * 40 + 30; y++)
        picture.pixels.fill(0, y * 400 + x, y * 400 + x + width)
      x += width + 4
    }
    return { text, x0: 10, x1: x - 4, y0: row * 40 + 10, y1: row * 40 + 30, confidence: 90, readings: [text] }
  })
  return { picture, words: placed }
}
const amount = { text: '500.00', widths: [12, 12, 12, 3, 12, 12] }

test('a 0 wider than those of the amounts reads as O, one as wide as they are stays', () => {
  const { picture, words } = page([amount, { text: 'A0-0', widths: [16, 17, 6, 12] }])
  expect(measureDigits(words, picture, 1)[1]).toBe('AO-0')
})

test('letters that touch measure nothing', () => {
  const { picture, words } = page([amount, { text: 'A0-0', widths: [36, 6, 12] }])
  expect(measureDigits(words, picture, 1)[1]).toBe('')
})
