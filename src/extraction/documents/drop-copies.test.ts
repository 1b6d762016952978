import { expect, test } from 'vitest'
import { layOutPage } from '../layout/lay-out.ts'
import { pageOfText } from '../testing/page-of-text.ts'
import { dropCopies } from './drop-copies.ts'

const FIGURES = [
  'Invoice No 88120',
  'Date 12/03/2026',
  'QA-1 2 30.00 60.00',
  'QA-2 1 5.00 5.00',
  'Total 71.50',
]
const page = (number: number, mark: string, lines: string[]) =>
  layOutPage(
    pageOfText(
      [mark, ...lines].map((text, i) => ({ text, x: 40, y: 60 + 14 * i })),
      number,
    ),
  )
const kept = (...pages: ReturnType<typeof page>[]) => dropCopies(pages).map(({ number }) => number)

test('a copy of an invoice is read once, whatever it is called', () => {
  expect(kept(page(1, 'ORIGINAL', FIGURES), page(2, 'CUSTOMER COPY', FIGURES))).toEqual([1])
})

test('one other figure makes another page', () => {
  expect(
    kept(page(1, 'ORIGINAL', FIGURES), page(2, 'ORIGINAL', FIGURES.with(0, 'Invoice No 88121'))),
  ).toEqual([1, 2])
})

test('pages with few figures are kept', () => {
  expect(kept(page(1, 'Terms', ['Clause 1']), page(2, 'Terms', ['Clause 1']))).toEqual([1, 2])
})

test('a scan of the same invoice is a copy though a figure was read otherwise, of another invoice it is none', () => {
  const longer = [...FIGURES, 'QA-3 1 9.00 9.00', 'QA-4 1 8.00 8.00']
  const scan = (number: number, lines: string[]) => {
    const printed = page(number, 'COPY', lines)
    const asScanned = (row: (typeof printed.rows)[number]) => ({
      ...row,
      segments: row.segments.map(segment => ({
        ...segment,
        words: segment.words.map(word => ({ ...word, source: 'ocr' as const })),
      })),
    })
    return { ...printed, rows: printed.rows.map(asScanned) }
  }
  const original = page(1, 'ORIGINAL', longer)
  const misread = longer.with(2, 'QA-1 2 3O.00 61.00')
  expect(kept(original, scan(2, misread), scan(3, misread.with(0, 'Invoice No 88121')))).toEqual([1, 3])
})
