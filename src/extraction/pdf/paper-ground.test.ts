import { expect, test } from 'vitest'
import { readFirstPage } from '../testing/read-first-page.ts'
import { sampleInvoice } from '../testing/sample-invoice.ts'
import { writePdf } from '../testing/write-pdf.ts'
import { photograph } from '../testing/write-scan.ts'
import { flattenGround } from './paper-ground.ts'
import { isScanned } from './scanned-pages.ts'

test('a shadow becomes paper, a dark band stays dark', () => {
  const pixels = new Uint8Array(320 * 320).fill(255)
  pixels.fill(190, 0, 320 * 64)
  pixels.fill(20, 320 * 250)
  const flat = flattenGround({ width: 320, height: 320, pixels })
  expect(flat.pixels[320 * 20 + 100]).toBeGreaterThan(240)
  expect(flat.pixels[320 * 300 + 100]).toBeLessThan(80)
})

/** A scan whose ink is of a grey, on paper that is darker towards one side. */
async function scanned(ink: number) {
  const print = await photograph(writePdf([sampleInvoice()]), 0)
  const shade = (at: number) => 1 - (0.3 * (at % print.width)) / print.width
  const pixels = print.pixels.map((grey, at) => Math.round(shade(at) * (grey < 128 ? ink : 240)))
  return readFirstPage(writePdf([{ texts: [], picture: { ...print, pixels } }]))
}

test('a worn ribbon’s print is read, what shines through from the back of a shaded page is none', async () => {
  expect(isScanned(await scanned(160))).toBe(true)
  expect(isScanned(await scanned(215))).toBe(false)
})
