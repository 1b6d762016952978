import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPdfium } from '../pdf/pdfium/open-pdfium.ts'
import { writePdf } from '../testing/write-pdf.ts'
import { openRecogniser, type Recogniser } from './open-recogniser.ts'
import { cutPiece } from './picture/cut-piece.ts'

const DPI = 300

let recogniser: Recogniser
beforeAll(async () => {
  recogniser = await openRecogniser()
})
afterAll(() => recogniser.close())

/** What the recogniser reads of some texts, each printed in 10 point and cut out alone. */
async function readOf(texts: readonly string[]): Promise<{ text: string; confidence: number }[]> {
  const lines = texts.map((text, i) => ({ text, x: 40, y: 100 + 40 * i }))
  const document = await openPdfium(writePdf([{ texts: lines }]))
  const page = document.openPage(0)
  const picture = page.render(Math.round((842 * DPI) / 72))
  page.close()
  document.close()
  const read = []
  for (const { text, x, y } of lines) {
    const zone = { left: x - 3, right: x + 3 + 7 * text.length, top: y - 9, bottom: y + 3 }
    read.push(await recogniser.read(cutPiece(picture, zone, DPI / 72, 0).picture))
  }
  return read
}

test('codes are read from their pieces of a page', async () => {
  const codes = ['SWJ-08-510', 'PEN/LUB5L', '6304-ZZ', 'KB1121S']
  const read = await readOf(codes)
  expect(read.map(one => one.text)).toEqual(codes)
  expect(Math.min(...read.map(one => one.confidence))).toBeGreaterThan(0.8)
})

test('a piece of bare paper says nothing', async () => {
  expect((await readOf([' ']))[0]?.text).toBe('')
})
