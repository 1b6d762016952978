import { expect, test } from 'vitest'
import { unreadBeside } from './unread-ink.ts'

/** A white picture of 200 by 40 with black boxes as tall as print. */
function drawn(...boxes: { x0: number; x1: number; y0?: number; y1?: number }[]) {
  const pixels = new Uint8Array(200 * 40).fill(255)
  for (const { x0, x1, y0 = 15, y1 = 25 } of boxes)
    for (let y = y0; y < y1; y++) pixels.fill(0, y * 200 + x0, y * 200 + x1)
  return { width: 200, height: 40, pixels }
}
const word = (x0: number, x1: number) => ({ text: '662', confidence: 90, x0, x1, y0: 15, y1: 25 })
const OWN = { x0: 60, x1: 80 }
const read = (...boxes: Parameters<typeof drawn>) =>
  unreadBeside(word(60, 80), [word(60, 80)], drawn(OWN, ...boxes), 1).length > 0

test('print right beside a word, on either side, that nobody read', () => {
  expect(read({ x0: 52, x1: 56 })).toBe(true)
  expect(read({ x0: 84, x1: 88 })).toBe(true)
})

test('clear paper, a speck, a dash, the stroke of a table and print further off are none', () => {
  expect(read()).toBe(false)
  expect(read({ x0: 54, x1: 56, y0: 18, y1: 20 })).toBe(false)
  expect(read({ x0: 50, x1: 57, y0: 19, y1: 21 })).toBe(false)
  expect(read({ x0: 53, x1: 55, y0: 0, y1: 40 })).toBe(false)
  expect(read({ x0: 30, x1: 40 })).toBe(false)
})

test('a stroke that goes on below the line is a bar between columns; as tall as the word it may be a letter', () => {
  expect(read({ x0: 53, x1: 55, y0: 14, y1: 30 })).toBe(false)
  expect(read({ x0: 53, x1: 55 })).toBe(true)
})

test('what another word holds is read', () => {
  const near = word(50, 57)
  expect(unreadBeside(word(60, 80), [word(60, 80), near], drawn(OWN, near), 1)).toEqual([])
})
