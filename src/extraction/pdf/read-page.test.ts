import { expect, test } from 'vitest'
import { readFirstPage } from '../testing/read-first-page.ts'
import { type TestPage, writePdf } from '../testing/write-pdf.ts'
import type { RawChar } from './pdfium/raw-page.ts'
import { readPage } from './read-page.ts'

const read = (page: TestPage) => readFirstPage(writePdf([page]))

test('words come with boxes from the top left', async () => {
  const page = await read({ texts: [{ text: 'Oil filter', x: 50, y: 100 }] })
  expect(page.words.map(word => word.text)).toEqual(['Oil', 'filter'])
  const [oil] = page.words
  expect(oil?.x0).toBeCloseTo(50, 0)
  expect(oil?.y0).toBeGreaterThan(85)
  expect(oil?.y1).toBeLessThan(106)
})

test('a hyphen at the end of a line stays one, whatever pdfium makes of it', async () => {
  const page = await read({
    texts: [
      { text: 'BCN-AMB-', x: 50, y: 100 },
      { text: 'R65', x: 50, y: 112 },
    ],
  })
  expect(page.words.map(word => word.text)).toEqual(['BCN-AMB-', 'R65'])
})

test.each([
  ['upwards', 1, 90, [300, 750], [300, 400]],
  ['downwards', 3, 270, [300, 100], [300, 450]],
] as const)('text that runs %s is read along its run', async (_, quarters, rotate, first, second) => {
  const page = await read({
    rotate,
    texts: [
      { text: 'left', x: first[0], y: first[1], quarters },
      { text: 'right', x: second[0], y: second[1], quarters },
    ],
  })
  const [left, right] = page.words
  expect(page.words.map(word => word.text)).toEqual(['left', 'right'])
  expect(right?.x0).toBeGreaterThan((left?.x1 ?? 0) + 100)
  expect(right?.y0).toBeCloseTo(left?.y0 ?? 0, 0)
})

test('a page turned by /Rotate reads upright in both directions', async () => {
  const upright = await read({
    texts: [
      { text: 'left', x: 50, y: 100 },
      { text: 'right', x: 400, y: 100 },
    ],
  })
  const turned = await read({
    rotate: 180,
    texts: [
      { text: 'left', x: 50, y: 100 },
      { text: 'right', x: 400, y: 100 },
    ],
  })
  const places = (page: typeof upright) =>
    Object.fromEntries(page.words.map(({ text, x0, y0 }) => [text, [x0, y0]]))
  expect(places(turned)).toEqual(places(upright))
})

test.each([90, 180, 270])('text that /Rotate %i lays on its side is seen all the same', async rotate => {
  const page = await read({ rotate, texts: [{ text: 'seen', x: 50, y: 100 }] })
  expect(page.words).toMatchObject([{ text: 'seen', hidden: null }])
})

/** A character of print of ten points on a line at 700, as pdfium gives it. */
function char(text: string, left: number, right: number, height = 10): RawChar {
  return {
    code: text.charCodeAt(0),
    generated: false,
    left,
    right,
    bottom: 702,
    top: 702 + height,
    glyph: { left, right, bottom: 700, top: 707 },
    origin: { x: left, y: 700 },
    angle: 0,
    size: 10,
    colour: 0,
    alpha: 255,
    bold: false,
    invisible: false,
    replaced: false,
    object: 1,
  }
}

function wordsOf(chars: RawChar[]) {
  const page = {
    area: { left: 0, bottom: 0, right: 842, top: 842 },
    turns: 0,
    chars,
    cut: false,
    objects: [],
    // Black, and white where the text is left out.
    render: (longSide: number, _turns?: number, without?: unknown) => ({
      width: longSide,
      height: longSide,
      pixels: new Uint8Array(longSide * longSide).fill(without ? 255 : 0),
    }),
    close: () => undefined,
  }
  return readPage(page, 1).words
}

test.each([1.5, 4.2, 7])(
  'print in a font that declares a height of %d for a size of ten is as tall as its size, and seen',
  declared => {
    const chars = [...'A-1'].map((text, i) => char(text, 50 + 6 * i, 56 + 6 * i, declared))
    expect(wordsOf(chars)).toMatchObject([{ text: 'A-1', hidden: null, y0: 134, y1: 144 }])
  },
)

test('a ligature of three letters breaks no word', () => {
  const ligature = [...'ffl'].map(text => char(text, 61, 64))
  const words = wordsOf([char('u', 55, 61), ...ligature, char('e', 69.5, 75), char('r', 75, 79)])
  expect(words.map(word => word.text)).toEqual(['uffler'])
})
