import { expect, test } from 'vitest'
import { printOver } from './print-over.ts'

const [WIDTH, HEIGHT] = [400, 80]
const VALUE = { text: '7781', confidence: 90, x0: 60, x1: 100, y0: 50, y1: 66 }

/** What is found over a value, of these dark boxes on white. */
function over(...boxes: [x0: number, y0: number, x1: number, y1: number][]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(255)
  for (const [x0, y0, x1, y1] of boxes)
    for (let y = y0; y < y1; y++) pixels.fill(0, y * WIDTH + x0, y * WIDTH + x1)
  return printOver(VALUE, { width: WIDTH, height: HEIGHT, pixels }, 1)
}

test('print in the line over a word is found as far as it goes without wide gaps', () => {
  const label = over([60, 30, 80, 42], [86, 30, 120, 42], [200, 30, 230, 42])
  expect(label).toEqual({ left: 60, right: 120, top: 30, bottom: 42 })
})

test('a speck between is none', () => {
  const label = over([60, 30, 80, 41], [70, 45, 72, 47])
  expect(label).toEqual({ left: 60, right: 80, top: 30, bottom: 41 })
})

test('a box that reaches into the label ends at the print of the value', () => {
  expect(over([60, 38, 80, 52], [60, 56, 100, 66])).toEqual({ left: 60, right: 80, top: 38, bottom: 52 })
})

test('the edge of a box ends it', () => {
  const label = over([60, 30, 120, 42], [124, 10, 126, 75], [130, 30, 160, 42])
  expect(label).toEqual({ left: 60, right: 120, top: 30, bottom: 42 })
})

test('nothing over it is nothing', () => {
  expect(over([60, 2, 120, 8])).toBeNull()
})
