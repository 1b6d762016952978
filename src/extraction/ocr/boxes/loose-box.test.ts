import { expect, test } from 'vitest'
import type { SeenWord } from '../open-tesseract.ts'
import { loosenBoxes } from './loose-box.ts'

const word = (text: string, x0: number, x1: number, y0: number, y1: number): SeenWord => ({
  text,
  x0,
  x1,
  y0,
  y1,
  confidence: 90,
})

test('words of one line get one top and one bottom, whatever their letters', () => {
  const ink = [
    word('Total', 0, 40, 10, 20),
    word('on', 50, 65, 13, 20),
    word('$1,245.00', 200, 260, 9, 22.4),
    word('page', 70, 100, 12.9, 22.9),
  ]
  const boxes = loosenBoxes(ink)
  expect(new Set(boxes.map(box => box.y0.toFixed(6))).size).toBe(1)
  expect(new Set(boxes.map(box => box.y1.toFixed(6))).size).toBe(1)
  expect(boxes[0]?.y0).toBeLessThan(10)
  expect(boxes[0]?.y1).toBeGreaterThan(20)
})

test('a large title and small print beside it keep their own sizes', () => {
  const [title, small] = loosenBoxes([word('INVOICE', 0, 120, 0, 20), word('Number', 200, 230, 12, 20)])
  expect((title?.y1 ?? 0) - (title?.y0 ?? 0)).toBeCloseTo(2.5 * ((small?.y1 ?? 0) - (small?.y0 ?? 0)))
})

test('rows keep apart, and a dash takes the height of the word beside it', () => {
  const [upper, dash, lower] = loosenBoxes([
    word('Freight', 0, 40, 10, 22.9),
    word('-', 44, 48, 15, 16),
    word('Filter', 0, 40, 26, 36),
  ])
  expect(dash).toMatchObject({ y0: upper?.y0, y1: upper?.y1 })
  expect(lower?.y0).toBeGreaterThan(upper?.y0 ?? 0)
})

test('in print of a fixed pitch a word ends where its last cell does, not where its ink does', () => {
  // Cells of 10: wide letters leave 0.7 on either side, a colon 3.
  const typed = ['Valve', 'Water', 'Cover', 'Part:', 'Brake', 'Shock'].map((text, i) =>
    word(text, 0.7, 10 * text.length - (text.endsWith(':') ? 3 : 0.7), 30 * i, 30 * i + 12),
  )
  expect(loosenBoxes(typed)[3]?.x1).toBeCloseTo(50, 0)
  const printed = typed.map((each, i) => ({ ...each, x1: each.x1 - 4 * i }))
  expect(loosenBoxes(printed)[3]?.x1).toBeLessThan(38)
})
