import { expect, test } from 'vitest'
import { layOutPage } from '../layout/lay-out.ts'
import type { WordSource } from '../pdf/page.ts'
import { pageOfText } from '../testing/page-of-text.ts'
import { readHeader } from './read-header.ts'

/** The header of a page with these labelled values under each other. */
function read(source: WordSource, ...values: string[]) {
  const page = pageOfText([
    { text: 'Quandong Auto Spares', x: 40, y: 50, size: 18 },
    { text: 'TAX INVOICE', x: 420, y: 50, size: 16 },
    ...values.map((text, i) => ({ text, x: 300, y: 100 + 12 * i })),
  ])
  const words = page.words.map(word => ({ ...word, source }))
  return readHeader([layOutPage({ ...page, words })], 'tax-invoice', [])
}

test('what OCR reads as P0 before a number is PO, for a person to look at', () => {
  const scanned = read('ocr', 'Purchase Order: P08508')
  expect(scanned.purchaseOrderNumber).toBe('PO8508')
  expect(scanned.uncertain).toContain('purchaseOrderNumber')
  expect(read('pdf', 'Purchase Order: P08508').purchaseOrderNumber).toBe('P08508')
})

test('a label that OCR read with a nought is a label', () => {
  expect(read('ocr', 'P.0. Number: 57937').purchaseOrderNumber).toBe('57937')
})

test('a number that OCR read otherwise in another place is looked at by a person', () => {
  const values = ['Invoice No: S100088547', 'Please quote SI00088547, and pay by direct deposit']
  const scanned = read('ocr', ...values)
  expect(scanned.uncertain).toContain('invoiceNumber')
  expect(scanned.readings.invoiceNumber).toEqual(['S100088547', 'SI00088547'])
  expect(read('pdf', ...values).uncertain).not.toContain('invoiceNumber')
})

test('an I that OCR reads as the first figure of a number is looked at by a person', () => {
  const scanned = read('ocr', 'Invoice No: S100047506')
  expect(scanned.uncertain).toContain('invoiceNumber')
  expect(scanned.readings.invoiceNumber).toEqual(['S100047506', 'SI00047506'])
  expect(read('pdf', 'Invoice No: S100047506').uncertain).not.toContain('invoiceNumber')
})

test('an amount whose comma OCR read as a point is no number of the invoice', () => {
  expect(read('ocr', 'Invoice: $4.680.52').invoiceNumber).toBeNull()
})
