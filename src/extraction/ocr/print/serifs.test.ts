import { expect, test } from 'vitest'
import { glyphsOf } from './glyphs.ts'
import { hasSerifs } from './serifs.ts'

/** A character in cells of three pixels, black on white. */
function glyph(rows: readonly string[]) {
  const [cell, margin] = [3, 4]
  const width = (rows[0]?.length ?? 0) * cell + 2 * margin
  const height = rows.length * cell + 2 * margin
  const pixels = new Uint8Array(width * height).fill(255)
  for (const [down, row] of rows.entries())
    for (const [across, ink] of [...row].entries())
      for (let i = 0; ink === '#' && i < cell * cell; i++)
        pixels[(margin + down * cell + Math.floor(i / cell)) * width + margin + across * cell + (i % cell)] =
          0
  const box = { x0: margin, x1: width - margin, y0: margin, y1: height - margin }
  const [only] = glyphsOf({ text: '1', confidence: 90, ...box }, 1, { width, height, pixels }, 1) ?? []
  if (!only) throw new Error('The print is not one character.')
  return only
}
const STEM = '..##..'

test.each([
  ['an I with serifs', ['######', STEM, STEM, STEM, STEM, STEM, STEM, '######'], true],
  ['a 1 with a foot', ['..##..', '####..', STEM, STEM, STEM, STEM, STEM, '######'], false],
  ['a 1 with a long flag', ['####..', '####..', STEM, STEM, STEM, STEM, STEM, STEM], false],
  ['a K', ['#..#.', '#.#..', '##...', '#.#..', '#..#.', '#...#', '#...#'], false],
  [
    'a leaning 1',
    [
      '.....###',
      '....####',
      '...#.##.',
      '....##..',
      '....##..',
      '...##...',
      '...##...',
      '..##....',
      '..##....',
      '.##.....',
    ],
    false,
  ],
  ['a bare stroke', ['##', '##', '##', '##', '##', '##', '##', '##'], false],
])('%s', (_, rows, isLetter) => {
  expect(hasSerifs(glyph(rows))).toBe(isLetter)
})
