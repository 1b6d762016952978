import { expect, test } from 'vitest'
import { layOutPage } from '../layout/lay-out.ts'
import { pageOfText } from '../testing/page-of-text.ts'
import type { TestText } from '../testing/write-pdf.ts'
import { splitDocuments } from './split-documents.ts'

const page = (...lines: string[]): TestText[] => [
  { text: 'TAX INVOICE', x: 400, y: 40, size: 16 },
  { text: 'Quandong Auto Spares', x: 40, y: 40, size: 16 },
  ...lines.map((text, i) => ({ text, x: 40, y: 80 + 14 * i })),
]
const split = (...pages: TestText[][]) =>
  splitDocuments(pages.map((texts, i) => layOutPage(pageOfText(texts, i + 1)))).map(one =>
    one.map(({ number }) => number),
  )

const scanned = (...pages: TestText[][]) =>
  pages.map((texts, i) => {
    const each = pageOfText(texts, i + 1)
    const words = each.words.map(word => ({ ...word, source: 'ocr' as const, readings: [] }))
    return layOutPage({ ...each, words })
  })

test('another number begins another document, however weakly it is announced', () => {
  expect(split(page('Our Ref: QA/72212'), page('Our Ref: QA/92921'))).toEqual([[1], [2]])
})

test('each docket of a till is a document, whose title stars set off', () => {
  const docket = (number: string): TestText[] => [
    { text: 'QUANDONG AUTO SPARES', x: 40, y: 40 },
    { text: '*** TAX INVOICE ***', x: 40, y: 60 },
    ...[`DOCKET: ${number}`, 'OIL FILTER  16.50', 'TOTAL  16.50'].map((text, i) => ({
      text,
      x: 40,
      y: 80 + 14 * i,
    })),
  ]
  expect(split(docket('4-118207'), docket('4-118233'))).toEqual([[1], [2]])
})

test('another sender begins another document, even without a number', () => {
  const first = page('ABN 51 824 753 556', 'Invoice No 1001')
  expect(split(first, page('ABN 53 004 085 616', 'Issued 1/4/2026'))).toEqual([[1], [2]])
})

test('a repeated head, a second page and terms of trade go on with the document', () => {
  const terms = [{ text: 'Terms: each invoice 14 days, see clause 2001', x: 40, y: 60 }]
  expect(
    split(page('Invoice No 1001', 'Page 1 of 2'), page('Invoice No 1001', 'Page 2 of 2'), terms),
  ).toEqual([[1, 2, 3]])
})

test('pages counted through are several documents where each has its own number and total', () => {
  const goods = ['Oil filter 2 10.00 20.00', 'GST 2.00', 'Total 22.00']
  const first = page('Invoice No 1001', ...goods, 'Page 1 / 2')
  expect(split(first, page('Invoice No 1002', ...goods, 'Page 2 / 2'))).toEqual([[1], [2]])
  expect(
    split(page('Invoice No 1001', 'Page 1 of 2'), page('Invoice No 1002', ...goods, 'Page 2 of 2')),
  ).toEqual([[1, 2]])
  expect(split(first, page('Our Ref: 1002', ...goods, 'Page 2 / 2'))).toEqual([[1, 2]])
  expect(split(first, page('Invoice No 1001', ...goods, 'Page 2 / 2'))).toEqual([[1, 2]])
})

test('pages counted through are one document where the first adds up no more than itself', () => {
  const last = page('Invoice No 1002', 'Oil filter 2 10.00 20.00', 'GST 2.00', 'Total 22.00', 'Page 2 of 2')
  const first = (...totals: string[]) =>
    page('Invoice No 1001', 'Fan belt 1 40.00 40.00', ...totals, 'Page 1 of 2')
  expect(split(first('GST 4.00', 'Total 44.00'), last)).toEqual([[1], [2]])
  expect(split(first('Total 44.00'), last)).toEqual([[1, 2]])
  expect(split(first('GST 4.00', 'Total this page 44.00'), last)).toEqual([[1, 2]])
})

test.each([
  ['QA-20417/1', 'QA-20417/2'],
  ['20417-01', '20417-02'],
  ['QA-20417A', 'QA-20417B'],
  ['20417P1', '20417P2'],
  ['QA-20417', 'QA-20417/2'],
  ['QA-20417', '0020417'],
])(
  'pages counted through are one document where their numbers may differ in the page alone: %s, %s',
  (one, other) => {
    const goods = ['Oil filter 2 10.00 20.00', 'GST 2.00', 'Total 22.00']
    expect(
      split(
        page(`Invoice No ${one}`, ...goods, 'Page 1 of 2'),
        page(`Invoice No ${other}`, ...goods, 'Page 2 of 2'),
      ),
    ).toEqual([[1, 2]])
  },
)

test('a scan that shows one number in two ways goes on, print with two numbers does not', () => {
  const pages = [page('Invoice No I860025'), page('Invoice No 1860025')]
  expect(splitDocuments(scanned(...pages))).toHaveLength(1)
  expect(split(...pages)).toHaveLength(2)
})

test('a nought that a scan lost before a number makes no other document', () => {
  expect(splitDocuments(scanned(page('Invoice No 0001657'), page('Invoice No 001657')))).toHaveLength(1)
  expect(splitDocuments(scanned(page('Invoice No 1001657'), page('Invoice No 001657')))).toHaveLength(2)
})

test('a stroke that a scan took for a space within a number makes no other document', () => {
  expect(splitDocuments(scanned(page('Invoice No QA/50614'), page('Invoice No QA 50614')))).toHaveLength(1)
  expect(splitDocuments(scanned(page('Invoice No QA/50614'), page('Invoice No QA50614')))).toHaveLength(1)
  expect(split(page('Invoice No QA/50614'), page('Invoice No QA 50614'))).toEqual([[1], [2]])
  expect(splitDocuments(scanned(page('Invoice No W1-1123'), page('Invoice No W11-123')))).toHaveLength(2)
})

test('a box’s border that a scan took for a figure before a number makes no other document', () => {
  const pages = [page('Invoice No 1349053'), page('Invoice No: 1 1349053')]
  expect(splitDocuments(scanned(...pages))).toHaveLength(1)
  expect(split(...pages)).toHaveLength(2)
})

test('what a scanned page carries forward is brought forward on the same document, whatever number was read', () => {
  const pages = [
    page('Invoice No 30418', 'Carried forward 4,020.03'),
    page('Invoice No 30478', 'Brought forward 4,020.03'),
  ]
  expect(splitDocuments(scanned(...pages))).toHaveLength(1)
  // Print says what its number is.
  expect(split(...pages)).toEqual([[1], [2]])
})

test.each([
  ['Carried forward 4,020.03', 'Brought forward 310.00'],
  ['Balance forward 9.50', 'Balance forward 9.50'],
  ['Account balance carried forward 450.00', 'Balance brought forward 450.00'],
  ['Deposit carried forward 450.00', 'Brought forward 450.00'],
])('%s is another document than %s under another number', (carried, brought) => {
  const pages = [page('Invoice No 30418', carried), page('Invoice No 30478', brought)]
  expect(splitDocuments(scanned(...pages))).toHaveLength(2)
})

test('the same form with another number in the same place is another document, with one elsewhere it is not', () => {
  expect(split(page('Sale 2-119302'), page('Sale 2-119304'))).toEqual([[1], [2]])
  expect(split(page('Sale 2-119302'), page('Brake pads', 'Sale 2-119304'))).toEqual([[1, 2]])
})

test('a side column says the number in the same place, where a code of the goods beside it is as likely', () => {
  const across = (y: number, ...texts: string[]): TestText[] =>
    texts.map((text, i) => ({ text, x: 180 + 80 * i, y }))
  const form = (number: string, ...codes: string[]): TestText[] => [
    ...page(),
    { text: 'Item', x: 260, y: 65 },
    ...across(76, 'Description', 'Number', 'Qty', 'Price', 'Amount'),
    ...codes.flatMap((code, i) => across(90 + 30 * i, 'Idler pulley', code, '2', '5.00', '10.00')),
    { text: 'Our Ref', x: 40, y: 108 },
    { text: number, x: 40, y: 120 },
  ]
  const first = form('K 71220', 'AB-1201', 'AB-1202', 'AB-1203')
  expect(split(first, form('K 71958', 'AB-1377'))).toEqual([[1], [2]])
  expect(split(first, form('K 71220', 'AB-1377'))).toEqual([[1, 2]])
})

test('a number in a line of goods begins no document', () => {
  expect(split(page('Number: BT/34213'), page('Bulb 12V', 'Return from invoice 461577'))).toEqual([[1, 2]])
})

test('a count under the heading of what was invoiced is no number of a document', () => {
  const goods = (count: string): TestText[] => [
    ...['Particulars', 'Ord', 'Inv', 'Price', 'Total'].map((text, i) => ({ text, x: 40 + 100 * i, y: 150 })),
    ...['Relay 5 pin', count, count, '5.00', '5.00'].map((text, i) => ({ text, x: 40 + 100 * i, y: 164 })),
  ]
  expect(split([...page('Our Ref: CES/61454'), ...goods('1')], [...page(), ...goods('4')])).toEqual([[1, 2]])
})

test('a page that lists what the account owes begins no document', () => {
  const list = [
    ['Invoice no', 'Date', 'Outstanding'],
    ['1977', '08/09/2026', '240.35'],
    ['1984', '14/10/2026', '518.10'],
  ].flatMap((texts, row) => texts.map((text, i) => ({ text, x: 40 + 150 * i, y: 80 + 16 * row })))
  expect(split(page('Invoice No 1001'), list)).toEqual([[1, 2]])
})

test('papers that say their numbers in strips with their totals are documents, whatever adds those up', () => {
  const paper = (number: string, total: string) =>
    [
      ['Tax Invoice'],
      ['Invoice no', 'Date', 'Balance due'],
      [number, '14/10/2026', total],
      ['', 'Total outstanding', total],
      ['', 'GST', '8.00'],
      ['', 'Total', total],
    ].flatMap((texts, row) => texts.map((text, i) => ({ text, x: 40 + 150 * i, y: 80 + 16 * row })))
  expect(split(paper('1977', '88.00'), paper('1984', '99.00'))).toEqual([[1], [2]])
})

test.each([
  ['W1-1123', 'W11-123'],
  ['20417-1', '204171'],
])(
  'strokes at other places, or before a last figure, make other numbers on a scan as well: %s and %s',
  (one, other) => {
    const pages = scanned(page(`Invoice No ${one}`), page(`Invoice No ${other}`))
    expect(splitDocuments(pages)).toHaveLength(2)
  },
)
