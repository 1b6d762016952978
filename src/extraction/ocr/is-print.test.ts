import { expect, test } from 'vitest'
import { openPdfium } from '../pdf/pdfium/open-pdfium.ts'
import type { Picture } from '../pdf/pdfium/raw-page.ts'
import { readPage } from '../pdf/read-page.ts'
import { type TestPage, writePdf } from '../testing/write-pdf.ts'
import { photograph } from '../testing/write-scan.ts'
import { countInk, isPrint } from './is-print.ts'

async function judge(page: TestPage): Promise<boolean> {
  const document = await openPdfium(writePdf([page]))
  try {
    return isPrint(document, readPage(document.openPage(0), 1))
  } finally {
    document.close()
  }
}

const scanOf = (picture: Picture): TestPage => ({ texts: [], picture })

/** Square spots of ink in even rows, so far apart (pixels). */
function spots(width: number, height: number, apart: number): Picture {
  const isInk = (at: number) => (at % width) % apart < apart / 2 && Math.floor(at / width) % apart < apart / 2
  return {
    width,
    height,
    pixels: Uint8Array.from({ length: width * height }, (_, at) => (isInk(at) ? 0 : 255)),
  }
}

function draw(...rows: string[]): Picture {
  const width = rows[0]?.length ?? 0
  const pixels = Uint8Array.from([...rows.join('')].map(sign => (sign === '#' ? 0 : 255)))
  return { width, height: rows.length, pixels }
}

test('what touches is one spot, also at a corner and round a hole; a speck is none', () => {
  const ink = countInk(draw('###....#', '#.#.##..', '###.##..', '....##..', '#......#', '.######.'))
  expect(ink).toEqual({ spots: 3, stretches: 11 })
})

test('a page full of small print is print, turned or tilted', async () => {
  const line =
    'The goods remain ours until they are paid for in full, and claims are taken for seven days only.'
  const texts = Array.from({ length: 115 }, (_, i) => ({
    text: `${line} ${line}`,
    x: 15,
    y: 20 + 7 * i,
    size: 6,
  }))
  expect(await judge(scanOf(await photograph(writePdf([{ texts }]), 0.02)))).toBe(true)
})

test.each([
  ['an even page', spots(1654, 2339, 4000)],
  ['a page of dust', spots(1654, 2339, 24)],
])('%s may be print', async (_, picture) => {
  expect(await judge(scanOf(picture))).toBe(true)
})

test.each([
  ['gravel', spots(1654, 2339, 8)],
  ['cloth', spots(1654, 2339, 4)],
  ['fine gravel, scanned fine', spots(2480, 3508, 9)],
])('%s is no print', async (_, picture) => {
  expect(await judge(scanOf(picture))).toBe(false)
})
