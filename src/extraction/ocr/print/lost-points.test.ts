import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { joinAtPoints } from './lost-points.ts'

const [WIDTH, HEIGHT, TOP, FOOT] = [140, 40, 10, 30]
const word = (text: string, x0: number, x1: number, readings = [text, text]): MergedWord => ({
  text,
  readings,
  confidence: 90,
  x0,
  x1,
  y0: TOP,
  y1: FOOT,
})
const GROUPS = [word('38', 10, 30), word('59', 50, 70), word('3.997', 90, 130)]
interface Ink {
  x: number
  y?: number
  size?: number
}
const [FIRST, SECOND, OWN] = [{ x: 39 }, { x: 79 }, { x: 104 }]

/** Groups of figures, with black squares that end on their line. */
function joined(inks: readonly Ink[], groups = GROUPS) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const { x, y = FOOT, size = 3 } of inks)
    for (let row = y - size; row < y; row++) pixels.fill(0, row * WIDTH + x, row * WIDTH + x + size)
  return joinAtPoints(groups, { width: WIDTH, height: HEIGHT, pixels }, 1).map(({ text }) => text)
}
const APART = GROUPS.map(({ text }) => text)

test('points that no reader saw between the groups of a number join them, as large as one that they saw', () => {
  expect(joined([FIRST, SECOND, OWN])).toEqual(['38.59.3.997'])
  expect(joined([SECOND, OWN])).toEqual(['38', '59.3.997'])
})

test('clear paper, a dash, a larger speck, two specks, and a point like which none was seen join nothing', () => {
  expect(joined([OWN])).toEqual(APART)
  expect(joined([{ x: 79, y: 22 }, OWN])).toEqual(APART)
  expect(joined([{ x: 79, size: 5 }, OWN])).toEqual(APART)
  expect(joined([{ x: 75 }, { x: 83 }, OWN])).toEqual(APART)
  expect(joined([SECOND])).toEqual(APART)
})

test('a leader’s dot before a price, or nearer to one of the groups than typed, joins nothing', () => {
  expect(joined([SECOND, OWN], [word('59', 50, 70), word('45.60', 90, 130)])).toHaveLength(2)
  expect(joined([{ x: 86 }, OWN])).toEqual(APART)
})

test('a count beside an amount is as far off as columns are, and words have no points between them', () => {
  expect(joined([SECOND, OWN], [word('59', 30, 50), word('3.997', 90, 130)])).toHaveLength(2)
  expect(joined([SECOND, OWN], [word('K9', 50, 70), word('3.997', 90, 130)])).toHaveLength(2)
})

test('a reader that saw the whole number in its first place saw nothing in the others', () => {
  const groups = [word('59', 50, 70, ['59.3.997', '59']), word('3.997', 90, 130, ['', '3.997'])]
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const { x } of [SECOND, OWN])
    for (let row = FOOT - 3; row < FOOT; row++) pixels.fill(0, row * WIDTH + x, row * WIDTH + x + 3)
  const [found] = joinAtPoints(groups, { width: WIDTH, height: HEIGHT, pixels }, 1)
  expect(found?.readings).toEqual(['59.3.997', '59.3.997'])
})
