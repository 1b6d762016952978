import { expect, test } from 'vitest'
import { layOutPage } from '../layout/lay-out.ts'
import { boxAround } from '../pdf/page.ts'
import { pageOfText } from '../testing/page-of-text.ts'
import { cutDocuments } from './cut-documents.ts'

const invoice = (number: string, top: number) =>
  [
    { text: 'Tilbuster Radiators', x: 40, size: 14 },
    { text: `TAX INVOICE ${number}`, x: 40 },
    { text: 'RAD-11 Radiator core 1 200.00 200.00', x: 40 },
    { text: 'Total 220.00', x: 380 },
  ].map((text, i) => ({ ...text, y: top + 16 * i }))
const cut = (...texts: ReturnType<typeof invoice>[]) => cutDocuments(layOutPage(pageOfText(texts.flat())))

test('two invoices on one page are cut between the first one’s total and the second one’s letterhead', () => {
  const parts = cut(invoice('77101', 60), invoice('77102', 480))
  expect(parts.map(part => part.rows.length)).toEqual([4, 4])
  const [, second] = parts
  const words = second?.rows[0]?.segments[0]?.words ?? []
  expect(second && boxAround(words, second)).toMatchObject({ page: 1, y0: 0.5568 })
})

test('a payment slip repeats the number: one document', () => {
  expect(cut(invoice('77101', 60), invoice('77101', 480))).toHaveLength(1)
})

test('another number without a total of its own is a reference', () => {
  expect(cut(invoice('77101', 60), invoice('77102', 480).slice(0, 2))).toHaveLength(1)
})

test('a scan that reads the repeated number a little differently is one document', () => {
  const page = pageOfText([...invoice('SI100027215', 60), ...invoice('SI00027215', 480)])
  const scanned = { ...page, words: page.words.map(word => ({ ...word, source: 'ocr' as const })) }
  expect(cutDocuments(layOutPage(scanned))).toHaveLength(1)
  expect(cutDocuments(layOutPage(page))).toHaveLength(2)
})

test.each([
  [['Invoice', 'Date', 'Outstanding'], 'Account balance'],
  [['Invoice no', 'Invoice date', 'Amount'], 'Total outstanding'],
  [['Invoice number', 'Date', 'Total'], 'Total'],
])('a list of what the account owes is no second invoice: %s', (headings, total) => {
  const across = (y: number, ...texts: string[]) => texts.map((text, i) => ({ text, x: 40 + 150 * i, y }))
  const list = [
    ...across(200, 'Your account with us'),
    ...across(216, ...headings),
    ...across(232, '76980', '08/09/2026', '240.35'),
    ...across(248, '77044', '14/10/2026', '518.10'),
    ...across(264, total, '', '758.45').filter(({ text }) => text !== ''),
  ]
  const parts = (...below: ReturnType<typeof invoice>[]) =>
    cutDocuments(layOutPage(pageOfText([...invoice('77101', 60), ...list, ...below.flat()])))
  expect(parts()).toHaveLength(1)
  expect(parts(invoice('77102', 480))).toHaveLength(2)
})
