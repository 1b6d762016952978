import { expect, test } from 'vitest'
import { turnStrips } from './turn-strips.ts'

interface Box {
  x0: number
  x1: number
  y0: number
  y1: number
  grey: number
}

const DPI = 100

/** A white picture of 200 by 60 with boxes over each other. */
function drawn(...boxes: Box[]) {
  const pixels = new Uint8Array(200 * 60).fill(255)
  for (const { x0, x1, y0, y1, grey } of boxes)
    for (let y = y0; y < y1; y++) pixels.fill(grey, y * 200 + x0, y * 200 + x1)
  return { width: 200, height: 60, pixels }
}

const strip = (grey: number) => ({ x0: 10, x1: 190, y0: 20, y1: 46, grey })
const letter = (grey: number) => ({ x0: 30, x1: 36, y0: 25, y1: 35, grey })

test('light print on a dark strip becomes black on white', () => {
  const black = drawn(letter(0))
  expect(turnStrips(drawn(strip(40), letter(250)), DPI)).toEqual(black)
  expect(turnStrips(drawn(strip(110), letter(220)), DPI)).toEqual(black)
})

test('a window in a strip stays dark on light, and what ties a strip to a frame is none of it', () => {
  const window = { x0: 100, x1: 180, y0: 22, y1: 44, grey: 255 }
  const number = { x0: 120, x1: 126, y0: 28, y1: 38, grey: 0 }
  expect(turnStrips(drawn(strip(40), letter(255), window, number), DPI)).toEqual(drawn(letter(0), number))
  const rule = { x0: 100, x1: 104, y0: 46, y1: 60, grey: 0 }
  expect(turnStrips(drawn(strip(40), letter(255), rule), DPI)).toEqual(drawn(letter(0), { ...rule, y0: 48 }))
})

test.each([16, 40, 54])('a window of %i pixels, too small to turn again, is as it was', width => {
  const window = { x0: 101, x1: 101 + width, y0: 23, y1: 44, grey: 255 }
  const number = { x0: 106, x1: 112, y0: 28, y1: 38, grey: 0 }
  expect(turnStrips(drawn(strip(40), letter(255), window, number), DPI)).toEqual(drawn(letter(0), number))
})

test('a large letter with round corners is no window, though there is something dark in it', () => {
  const letterO = (ink: number, ground: number) => [
    { x0: 100, x1: 120, y0: 23, y1: 43, grey: ink },
    ...[100, 115].flatMap(x0 => [23, 38].map(y0 => ({ x0, x1: x0 + 5, y0, y1: y0 + 5, grey: ground }))),
    { x0: 107, x1: 113, y0: 29, y1: 37, grey: ground },
  ]
  expect(turnStrips(drawn(strip(40), ...letterO(255, 40)), DPI)).toEqual(drawn(...letterO(0, 255)))
})

test('a light rule along a strip, which would become a dark one, is left out', () => {
  const rule = { ...strip(180), y0: 40, y1: 41 }
  expect(turnStrips(drawn(strip(40), rule, letter(250)), DPI)).toEqual(drawn(letter(0)))
})

test.each([
  ['a bar with nothing in it', drawn(strip(40))],
  ['dark print on a shaded strip', drawn(strip(200), letter(20))],
  ['a heading, whose strokes are no strip', drawn({ ...letter(0), y0: 5, y1: 55 })],
  ['a frame around a table', drawn(strip(40), { x0: 14, x1: 186, y0: 24, y1: 42, grey: 255 }, letter(0))],
])('%s stays as it is', (_, picture) => {
  expect(turnStrips(picture, DPI)).toEqual(picture)
})

test.each([
  ['between white rules', [80, 140].map(x0 => ({ ...strip(255), x0, x1: x0 + 1 }))],
  [
    'beside the cells',
    [
      { ...strip(255), x0: 10, x1: 11 },
      { ...strip(255), y0: 20, y1: 21 },
    ],
  ],
])('black print on a dark grey stays as it is: %s', (_, paper) => {
  const picture = drawn(
    strip(90),
    ...paper,
    ...[30, 60, 100, 150].map(x0 => ({ ...letter(0), x0, x1: x0 + 6 })),
  )
  expect(turnStrips(picture, 2 * DPI)).toEqual(picture)
})
