import { expect, test } from 'vitest'
import { layOutPage } from '../../../layout/lay-out.ts'
import type { WordSource } from '../../../pdf/page.ts'
import { pageOfText } from '../../../testing/page-of-text.ts'
import { printSize } from './print-size.ts'

/** How large a text of three is, boxed as high as 20 points. */
function sizeOf(source: WordSource, size: number) {
  const page = pageOfText([
    { text: 'Quandong Auto Spares', x: 40, y: 50, size },
    { text: '144 Enterprise Drive', x: 40, y: 70 },
    { text: 'Phone (02) 5550 7196', x: 40, y: 84 },
  ])
  const words = page.words.map((word, i) => ({ ...word, source, ...(i < 3 && { y0: 34, y1: 54 }) }))
  const laid = layOutPage({ ...page, words })
  const name = laid.rows.flatMap(row => row.segments).find(({ text }) => text.startsWith('Quandong'))
  return name && printSize(name, laid)
}

test('on a scan the width of its letters tells that a text is boxed too high', () => {
  expect(sizeOf('ocr', 10)).toBeCloseTo(1.3, 1)
  expect(sizeOf('ocr', 20)).toBeCloseTo(2, 1)
  expect(sizeOf('pdf', 10)).toBeCloseTo(2, 1)
})
