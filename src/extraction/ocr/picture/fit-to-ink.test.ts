import { expect, test } from 'vitest'
import { fitToInk } from './fit-to-ink.ts'

/** A white picture of 100 by 40 with black boxes. */
function drawn(...boxes: { x0: number; x1: number; y0: number; y1: number; grey?: number }[]) {
  const pixels = new Uint8Array(100 * 40).fill(255)
  for (const { x0, x1, y0, y1, grey = 0 } of boxes)
    for (let y = y0; y < y1; y++) pixels.fill(grey, y * 100 + x0, y * 100 + x1)
  return { width: 100, height: 40, pixels }
}
const letters = [20, 30, 40].map(x0 => ({ x0, x1: x0 + 6, y0: 15, y1: 25 }))
const word = (x0: number, x1: number) => ({ text: 'ABC', confidence: 90, x0, x1, y0: 15, y1: 25 })

test('a box that cuts through a letter grows to its edge, one with room shrinks', () => {
  expect(fitToInk(word(22, 43), drawn(...letters), 1)).toMatchObject({ x0: 20, x1: 46 })
  expect(fitToInk(word(8, 60), drawn(...letters), 1)).toMatchObject({ x0: 20, x1: 46 })
})

test('the stroke of a table beside a word is left out', () => {
  const stroke = { x0: 12, x1: 14, y0: 0, y1: 40 }
  expect(fitToInk(word(10, 46), drawn(stroke, ...letters), 1)).toMatchObject({ x0: 20, x1: 46 })
})

test('a box without ink stays', () => {
  expect(fitToInk(word(60, 80), drawn(...letters), 1)).toMatchObject({ x0: 60, x1: 80 })
})

test('boxes are in their own unit, not in pixels', () => {
  expect(fitToInk({ ...word(11, 21), y0: 7.5, y1: 12.5 }, drawn(...letters), 2)).toMatchObject({
    x0: 10,
    x1: 23,
  })
})

test('light print is measured by its own ink', () => {
  const faint = [
    ...letters.map(box => ({ ...box, grey: 140 })),
    { x0: 46, x1: 48, y0: 15, y1: 25, grey: 190 },
  ]
  expect(fitToInk(word(22, 46), drawn(...faint), 1)).toMatchObject({ x0: 20, x1: 48 })
})
