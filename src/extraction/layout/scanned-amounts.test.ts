import { expect, test } from 'vitest'
import { layWords, row } from '../testing/lay-words.ts'
import { layOutPage } from './lay-out.ts'

const textsOn = (source: 'pdf' | 'ocr', ...cells: Parameters<typeof row>[1][]) =>
  layWords(row(100, ...cells), 1, source).rows[0]?.segments.map(segment => segment.text)

test('a tick or a speck behind an amount is none of it on a scan', () => {
  expect(textsOn('ocr', [40, 'Belt'], [400, '9.80 /'], [500, '42.75/'])).toEqual(['Belt', '9.80', '42.75'])
  expect(textsOn('ocr', [40, 'Belt'], [400, '9.20 :'])).toEqual(['Belt', '9.20'])
  expect(textsOn('pdf', [40, 'Belt'], [400, '9.80 /'])).toEqual(['Belt', '9.80 /'])
})

test('a thin figure that a scan set apart belongs to its amount', () => {
  expect(textsOn('ocr', [40, 'TOTAL'], [400, '$1 91.39'])).toEqual(['TOTAL', '$191.39'])
  expect(textsOn('ocr', [40, 'TOTAL'], [400, '$1'], [450, '91.39'])).toEqual(['TOTAL', '$1', '91.39'])
})

test('one character by itself that only one reader saw is no row', () => {
  const page = layWords(row(100, [40, 'Delivery']), 1, 'ocr')
  const speck = { text: '1', x0: 20, x1: 24, y0: 120, y1: 130, colour: 0, bold: false, hidden: null }
  const rowsWith = (readings: string[]) =>
    layOutPage({
      ...page,
      words: [
        ...page.rows.flatMap(one => one.segments.flatMap(({ words }) => words)),
        { ...speck, source: 'ocr', readings },
      ],
      pictureShare: 1,
      inkShare: 0.1,
    }).rows.length
  expect([rowsWith(['', '']), rowsWith(['1', ''])]).toEqual([1, 2])
})
