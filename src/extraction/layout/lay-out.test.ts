import { expect, test } from 'vitest'
import type { WordSource } from '../pdf/page.ts'
import { layWords, row } from '../testing/lay-words.ts'
import { layOutPage, textOfRow } from './lay-out.ts'

/** Words of letters 6 points wide with one such space between, as a typewriter sets 10 point print. */
function typed(text: string, height: number, letter = 6, source: WordSource = 'pdf') {
  const words = [...text.matchAll(/\S+/g)].map(match => ({
    text: match[0],
    x0: 40 + 6 * match.index,
    x1: 40 + 6 * match.index + letter * match[0].length + (6 - letter) * (match[0].length - 1),
    y0: 100,
    y1: 100 + height,
    colour: 0,
    bold: false,
    hidden: null,
    source,
  }))
  const page = { number: 1, width: 595, height: 842, rules: [], pictureShare: 0, inkShare: 0.05 }
  return layOutPage({ ...page, words }).rows.flatMap(row => row.segments.map(segment => segment.text))
}

test.each([8.1, 7.7, 6.5])('typed words stay together however low their boxes are: %s points', height => {
  expect(typed('KIRIBATO JAPANESE IMPORTS   CREDIT NO', height)).toEqual([
    'KIRIBATO JAPANESE IMPORTS',
    'CREDIT NO',
  ])
})

test('boxes that OCR ended at their ink stand further apart', () => {
  const typedIn = (source: WordSource) => typed('Purchase Order No', 8, 5.1, source)
  expect(typedIn('ocr')).toEqual(['Purchase Order No'])
  expect(typedIn('pdf')).toEqual(['Purchase', 'Order', 'No'])
  // Values of a strip stand as close.
  expect(typed('7781 H204', 8, 5.1, 'ocr')).toEqual(['7781', 'H204'])
})

test('words of letters as wide as high stay together on a scan, whose boxes are narrower than the letters’ steps', () => {
  expect(typed('TARNOOK BRAKE SUPPLIES', 6, 5.3, 'ocr')).toEqual(['TARNOOK BRAKE SUPPLIES'])
  expect(typed('TARNOOK   BRAKE', 6, 5.3, 'ocr')).toEqual(['TARNOOK', 'BRAKE'])
})

test('figures stay together around the strokes of a typed date, and no further apart', () => {
  const typedWith = (height: number, text: string) => typed(text, height, 5.1, 'ocr')
  expect(typedWith(8, 'Date 27 / 7 / 2026')).toEqual(['Date', '27 / 7 / 2026'])
  expect(typedWith(8, 'Date 27  /  7')).toEqual(['Date', '27', '/', '7'])
})

test('an N as wide as two letters has an o that a scan lost', () => {
  expect(typed('N 30418', 5.5, 6, 'ocr').join(' ')).toBe('Nº 30418')
  expect(typed('N 30418', 8, 6, 'ocr').join(' ')).toBe('N 30418')
  expect(typed('N 30418', 5.5).join(' ')).toBe('N 30418')
})

test.each([
  ['ocr', []],
  ['pdf', ['EEE']],
] as const)('letters much wider than high are a line drawn across a scan: %s', (source, expected) => {
  expect(typed('EEE', 1.4, 7, source)).toEqual(expected)
  expect(typed('-', 1, 6, source)).toEqual(['-'])
})

test('a minus and a currency sign at the other side of a cell are of the amount in it', () => {
  const page = layWords(row(100, [40, 'Less core'], [420, '-$'], [443, '65.00'], [500, '$'], [520, '65.00']))
  expect(page.rows[0]?.segments.map(segment => segment.text)).toEqual(['Less core', '-$65.00', '$65.00'])
  const none = layWords(row(100, [40, 'Filter'], [380, '$'], [440, '-$'], [480, '50.00']))
  expect(none.rows[0]?.segments.map(segment => segment.text)).toEqual(['Filter', '-', '$50.00'])
})

test('two amounts set closer than columns are no one text, but what a single space parts is', () => {
  const texts = (gap: number) =>
    layWords(row(100, [40, '147.90'], [70 + gap, '1,479.00'])).rows[0]?.segments.map(({ text }) => text)
  expect(texts(7)).toEqual(['147.90', '1,479.00'])
  expect(texts(5)).toEqual(['147.90 1,479.00'])
})

test('a value that its neighbour’s ran over is read apart from it', () => {
  // In the order of the page's text: each box's words together.
  const boxes = [
    [146, 'Tuesday,'],
    [190, '2'],
    [200, 'December'],
    [245, '2025'],
    [243, '7773'],
    [352, 'PPM682'],
  ]
  const textsOf = (words: (string | number)[][]) =>
    layWords(words.map(([x, text]) => ({ x: Number(x), y: 100, text: String(text) }))).rows[0]?.segments.map(
      segment => segment.text,
    )
  expect(textsOf(boxes)).toEqual(['Tuesday, 2 December 2025', '7773', 'PPM682'])
  // However long the value is that it ran into.
  const wider = boxes.map(([x = 0, text = '']) => (text === '7773' ? [248, 'GBS/49621'] : [x, text]))
  expect(textsOf(wider)).toEqual(['Tuesday, 2 December 2025', 'GBS/49621', 'PPM682'])
})

test('blocks side by side may go down the page in different steps', () => {
  const texts = [
    ...row(184.4, [40, '88 Saleyards Road']),
    ...row(201, [40, 'Wagtail Plains']),
    ...row(188.7, [300, 'Due date']),
    ...row(188, [480, '20/08/2026']),
  ]
  const rows = layWords(texts).rows.map(({ segments }) => segments.map(({ text }) => text).join(' | '))
  expect(rows).toEqual(['88 Saleyards Road', 'Due date | 20/08/2026', 'Wagtail Plains'])
})

test('close lines stay two beside a word half way between them', () => {
  const word = (text: string, x0: number, y0: number, height: number) => ({
    text,
    x0,
    x1: x0 + 6 * text.length,
    y0,
    y1: y0 + height,
    colour: 0,
    bold: false,
    hidden: null,
    source: 'pdf' as const,
  })
  const words = [
    word('Longreach', 40, 53, 17),
    word('Road', 100, 53, 17),
    word('Mordy', 40, 64, 17),
    word('Creek', 76, 64, 17),
    word('LRE', 500, 59, 16),
  ]
  const page = { number: 1, width: 595, height: 842, rules: [], pictureShare: 0, inkShare: 0.05 }
  expect(
    layOutPage({ ...page, words }).rows.map(row => row.segments.map(segment => segment.text)[0]),
  ).toEqual(['Longreach Road', 'Mordy Creek'])
})

test('a speck beside a line leaves the words in it that are boxed a little too high', () => {
  const word = (text: string, x0: number, y0: number, height: number) => ({
    text,
    x0,
    x1: x0 + 5 * text.length,
    y0,
    y1: y0 + height,
    colour: 0,
    bold: false,
    hidden: null,
    source: 'ocr' as const,
  })
  const words = [
    word('Date', 40, 100, 9),
    word('7', 63, 100, 9),
    word('May', 71, 99, 15),
    word('2026', 89, 100, 9),
    word('-', 580, 104.4, 1),
    ...['Ordered by', 'Counter', 'Account'].map((text, i) => word(text, 40, 150 + 15 * i, 9)),
  ]
  const page = { number: 1, width: 595, height: 842, rules: [], pictureShare: 0, inkShare: 0.05 }
  expect(layOutPage({ ...page, words }).rows[0]?.segments.map(({ text }) => text)).toEqual([
    'Date 7 May 2026',
    '-',
  ])
})

test('a small picture from a font is no word of what stands beside it', () => {
  const texts = (...line: Parameters<typeof row>[1][]) =>
    layWords(row(100, ...line)).rows.flatMap(({ segments }) => segments.map(({ text }) => text))
  expect(texts([40, '\u{1F527}'], [60, 'Clutch fork'], [-300, '2'])).toEqual(['Clutch fork', '2'])
  expect(texts([40, '\uE01F'], [52, 'Clutch fork'])).toEqual(['Clutch fork'])
  expect(texts([40, 'Orvo'], [64, '®'], [70, '*'])).toEqual(['Orvo ® *'])
})

test('what a scan’s readers make of a typed rule is no row, and signs beside words are', () => {
  const signs = row(90, [40, '+'], [70, '+'], [120, '='], [200, '+'], [-500, '~'])
  const texts = layWords([...signs, ...row(102, [40, 'Part'], [-500, '-'])], 1, 'ocr')
  expect(texts.rows.map(one => textOfRow(one))).toEqual(['Part -'])
})

test('a row of dashes on a scan says that a strip of labels has no values', () => {
  const dashes = row(90, [40, '-'], [120, '-'], [200, '-'], [280, '-'])
  expect(layWords([...dashes, ...row(102, [40, 'Part'])], 1, 'ocr').rows).toHaveLength(2)
})
