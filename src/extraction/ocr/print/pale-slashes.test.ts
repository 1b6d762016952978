import { expect, test } from 'vitest'
import type { MergedWord } from '../seen-words.ts'
import { joinAtSlashes } from './pale-slashes.ts'

const [WIDTH, HEIGHT, TOP, FOOT] = [100, 40, 10, 30]
const word = (text: string, x0: number, x1: number): MergedWord => ({
  text,
  readings: [text, text],
  confidence: 90,
  x0,
  x1,
  y0: TOP,
  y1: FOOT,
})
const GROUPS = [word('963-802', 10, 50), word('K', 59, 70)]

/** Paper between the groups with a stroke of some grey whose place in each row, from the head of print, is given. */
function joined(grey: number, place: (row: number) => number, groups = GROUPS) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (let row = 0; row < FOOT - TOP; row++) pixels[(TOP + row) * WIDTH + place(row)] = grey
  return joinAtSlashes(groups, { width: WIDTH, height: HEIGHT, pixels }, 1).map(({ text, readings }) => [
    text,
    ...readings,
  ])
}
const leaning = (row: number) => 57 - Math.round(row / 4)
const APART = GROUPS.map(({ text, readings }) => [text, ...readings])

test('a slash too pale for the readers joins the groups that it parts, against what they read', () => {
  expect(joined(215, leaning)).toEqual([['963-802/K', '963-802 K', '963-802 K']])
})

test('clear paper, a stroke that stands upright or leans back, and one between words join nothing', () => {
  expect(joined(245, leaning)).toEqual(APART)
  expect(joined(215, () => 54)).toEqual(APART)
  expect(joined(215, row => 52 + Math.round(row / 4))).toEqual(APART)
  const names = [word('and', 10, 50), word('or', 59, 70)]
  expect(joined(215, leaning, names)).toHaveLength(2)
})
