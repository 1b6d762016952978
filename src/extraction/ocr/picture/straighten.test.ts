import { expect, test } from 'vitest'
import type { Picture } from '../../pdf/pdfium/raw-page.ts'
import { removeRules } from './remove-rules.ts'
import { rowSharpness, slopeOf, turnBySlope, turnQuarter } from './straighten.ts'

/** White paper with dark strokes wherever `ink` says. */
function paper(width: number, height: number, ink: (x: number, y: number) => boolean, ground = 255): Picture {
  const pixels = new Uint8Array(width * height).map((_, at) =>
    ink(at % width, Math.floor(at / width)) ? 20 : ground,
  )
  return { width, height, pixels }
}

/** Lines of words of uneven length every 30 pixels, tilted by a slope. */
const text = (slope: number) =>
  paper(600, 600, (x, y) => {
    const level = y - slope * (x - 300) + 6000
    const word = Math.floor(level / 30) * 37 + x
    return level % 30 < 8 && ((word % 53) * 7) % 11 > 3 && x > 60 && x < 540
  })

test.each([-0.04, -0.01, 0.005, 0.035])('lines that slope by %f are found and levelled', slope => {
  const tilted = text(slope)
  expect(slopeOf(tilted)).toBeCloseTo(slope, 2)
  expect(Math.abs(slopeOf(turnBySlope(tilted, slopeOf(tilted))))).toBeLessThan(0.004)
})

test('lines of text gather in rows more sharply upright than on their side', () => {
  const aside = turnQuarter(text(0))
  expect(rowSharpness(text(0), 0)).toBeGreaterThan(2 * rowSharpness(aside, slopeOf(aside)))
})

test('ruled lines are taken out and letters are left', () => {
  const grid = paper(600, 400, (x, y) => y === 200 || x === 300 || (x > 100 && x < 104 && y > 100 && y < 120))
  const { picture, rules } = removeRules(grid, 200)
  expect(picture.pixels[200 * 600 + 150]).toBe(255)
  expect(picture.pixels[50 * 600 + 300]).toBe(255)
  expect(picture.pixels[110 * 600 + 102]).toBe(20)
  expect(rules[0]).toEqual({ x0: 0, x1: 600, y0: 199, y1: 200 })
})
