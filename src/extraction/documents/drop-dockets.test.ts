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
const INVOICE = paper('TAX INVOICE', 'Invoice No: QA-4471', 'Docket: DD-5518', 'Total $110.00')
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
  expect(left([INVOICE], [paper('DELIVERY DOCKET', 'Goods of invoice QA-4471', '2 Brake pads')])).toEqual([
    [1],
  ])
  expect(left([INVOICE], [paper('DELIVERY DOCKET', 'Docket No: DD-5518', '2 Brake pads')])).toEqual([[1]])
})

test('a docket of something else, one with prices and one without an invoice stay', () => {
  const other = paper('DELIVERY DOCKET', 'Docket No: DD-5519', '2 Brake pads')
  const priced = paper('DELIVERY DOCKET', 'Docket No: DD-5518', '2 Brake pads $50.00')
  expect(left([INVOICE], [other], [priced])).toEqual([[1], [2], [3]])
  expect(left([other], [INVOICE])).toEqual([[1], [2]])
})

test('a docket among an invoice’s own pages is left out of it, or its goods would be read twice', () => {
  const docket = paper('DELIVERY DOCKET', 'Invoice No: QA-4471', '2 Brake pads')
  expect(left([INVOICE, docket])).toEqual([[1]])
  expect(left([docket, docket])).toEqual([[1, 2]])
})
