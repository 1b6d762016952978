import { expect, test } from 'vitest'
import { layOutPage } from '../layout/lay-out.ts'
import { pageOfText } from '../testing/page-of-text.ts'
import type { TestText } from '../testing/write-pdf.ts'
import { dropDockets } from './drop-dockets.ts'

const paper = (title: string, ...lines: string[]): TestText[] => [
  { text: title, x: 400, y: 40, size: 16 },
  { text: 'Quandong Auto Spares', x: 40, y: 40, size: 16 },
  ...lines.map((text, i) => ({ text, x: 40, y: 80 + 14 * i })),
]
/** A table of goods without prices. */
const goods = (...codes: string[]): TestText[] =>
  [['Qty', 'Part number', 'Description'], ...codes.map(code => ['2', code, 'Brake pads'])].flatMap(
    (cells, i) => cells.map((text, k) => ({ text, x: [40, 100, 240][k] ?? 0, y: 300 + 14 * i })),
  )
const INVOICE = [
  ...paper('TAX INVOICE', 'Invoice No: QA-4471', 'Docket: DD-5518', 'Total $110.00'),
  ...goods('BP-1002', 'BP-77/B'),
]
const docket = (line: string, ...more: TestText[]) => [...paper('DELIVERY DOCKET', line), ...more]
/** Numbers of the pages of each document that is left of documents of some pages each. */
const left = (...documents: TestText[][][]) => {
  let page = 0
  const laidOut = documents.map(pages =>
    pages.map(texts => {
      page += 1
      return layOutPage(pageOfText(texts, page))
    }),
  )
  return dropDockets(laidOut).map(pages => pages.map(({ number }) => number))
}

test('a docket without prices behind the invoice that it names, or that names it, is no document', () => {
  const own = goods('BP-1002', 'BP-77/B')
  expect(left([INVOICE], [docket('Goods of invoice QA-4471', ...own)])).toEqual([[1]])
  expect(left([INVOICE], [docket('Docket No: DD-5518', ...own)])).toEqual([[1]])
})

test('a docket of something else, one with prices and one without an invoice stay', () => {
  const other = docket('Docket No: DD-5519', ...goods('BP-1002'))
  const priced = docket('Docket No: DD-5518', ...goods('BP-1002'), { text: '$50.00', x: 400, y: 314 })
  expect(left([INVOICE], [other], [priced])).toEqual([[1], [2], [3]])
  expect(left([other], [INVOICE])).toEqual([[1], [2]])
})

test.each([
  ['goods that the invoice lacks', docket('Back order from invoice QA-4471', ...goods('BP-1002', 'ZX-900'))],
  ['no goods that can be read', docket('Goods of invoice QA-4471')],
])('a docket of %s stays', (_, page) => {
  expect(left([INVOICE], [page])).toEqual([[1], [2]])
})

test('a docket among an invoice’s own pages is left out of it, or its goods would be read twice', () => {
  const page = docket('Invoice No: QA-4471', ...goods('BP-1002'))
  expect(left([INVOICE, page])).toEqual([[1]])
  expect(left([INVOICE, docket('Invoice No: QA-4471', ...goods('ZX-900'))])).toEqual([[1, 2]])
  expect(left([page, page])).toEqual([[1, 2]])
})
