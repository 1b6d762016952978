import { expect, test } from 'vitest'
import { headerOn, rows } from '../../testing/header-on.ts'
import type { TestText } from '../../testing/write-pdf.ts'

const HEAD: TestText[] = [
  { text: 'Quandong Auto Spares', x: 40, y: 50, size: 18 },
  { text: 'ADJUSTMENT NOTE', x: 420, y: 50, size: 16 },
]

function numberOf(...cells: [label: string, value: string][]) {
  const texts = cells.map(([label, value]): [number, string][] => [
    [300, label],
    [420, value],
  ])
  const { invoiceNumber, uncertain } = headerOn(
    rows([[300, 'Date: 22/04/26']], ...texts),
    HEAD,
    'credit-note',
  )
  return [invoiceNumber, uncertain.includes('invoiceNumber')]
}

test('a bare number that says itself that it credits is the credit note’s, and not that of the invoice beside it', () => {
  expect(numberOf(['NUMBER', 'CR771204'], ['INVOICE', '768813'])).toEqual(['CR771204', false])
  expect(numberOf(['Our ref', 'CN-0311'], ['Invoice no.', '768813'])).toEqual(['CN-0311', false])
})

test('a bare number that does not say so is asked about', () => {
  expect(numberOf(['Number', '771204'], ['Invoice', '768813'])).toEqual(['771204', true])
  expect(numberOf(['Our ref', '771204'], ['Invoice no.', '768813'])).toEqual(['768813', true])
})

test('what is labelled as an invoice’s may be the credit note’s own', () => {
  expect(numberOf(['Invoice no.', '768813'])).toEqual(['768813', false])
  expect(numberOf(['Our ref', '768813'], ['Invoice no.', 'CR0311'])).toEqual(['CR0311', false])
  expect(numberOf(['Credit no.', '0311'], ['Our ref', 'CR5512'], ['Invoice', '768813'])).toEqual([
    '0311',
    false,
  ])
})
