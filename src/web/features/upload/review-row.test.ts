import { expect, test } from 'vitest'
import { InvoiceData } from '#contracts/invoice-data.ts'
import { Analysis, type ExtractedInvoice } from '#contracts/invoices.ts'
import { fieldStatuses } from '#domain/field-status.ts'
import { HEADER_FIELDS, LINE_FIELDS } from '#domain/invoice.ts'
import { failedRow, rowsFromAnalysis } from './review-row.ts'
import { EMPTY_REVIEW, reviewReducer } from './review-state.ts'
import { rowIssues } from './row-issues.ts'
import { loadReview, saveReview } from './stored-review.ts'
import { toInvoiceData } from './to-invoice-data.ts'

const line = { partNumber: 'OIL-5', description: 'Engine oil', quantity: 4.5, unitPrice: 10, totalPrice: 45 }
const header = {
  documentType: 'tax-invoice' as const,
  invoiceNumber: 'INV-1',
  invoiceDate: '2026-03-05',
  dueDate: null,
  purchaseOrderNumber: null,
  supplierName: 'Gearbox Supplies',
  supplierABN: null,
  subtotal: 30,
  taxAmount: 3,
  totalAmount: 33,
}
const invoice: ExtractedInvoice = {
  ...header,
  uncertainFields: ['invoiceDate', 'totalAmount'],
  statuses: fieldStatuses(header, HEADER_FIELDS, { uncertainFields: [], boxes: {} }),
  lineItems: [
    {
      ...line,
      part_number_uncertain: true,
      part_number_readings: ['OIL-5', 'OIL-S'],
      uncertainFields: [],
      statuses: fieldStatuses(line, LINE_FIELDS, { uncertainFields: [], boxes: {} }),
      boxes: {},
    },
  ],
  checks: [
    { rule: 'duplicate', ok: false, message: 'This invoice was read before.' },
    { rule: 'abn', ok: true, message: 'The ABN is valid.' },
  ],
  boxes: {},
  pages: [1],
}
const answer = (first: ExtractedInvoice, further: ExtractedInvoice[] = []) =>
  Analysis.parse({
    analysis: {
      extractedData: first,
      furtherInvoices: further,
      provider: 'builtin',
      pageCount: 1,
      hiddenText: [],
    },
    fileInfo: { filePath: 'h1', fileName: 'a.pdf', size: 2048 },
  })
const file = { key: 3, name: 'a.pdf', size: 2048 }

test('every invoice of a PDF is a row of its own', () => {
  const rows = rowsFromAnalysis(file, answer(invoice, [{ ...invoice, invoiceNumber: 'INV-2' }]))
  expect(rows.map(row => [row.invoiceNumber, row.part.number, row.part.of])).toEqual([
    ['INV-1', 1, 2],
    ['INV-2', 2, 2],
  ])
})

test('a credit note carries an error in words', () => {
  const [row] = rowsFromAnalysis(file, answer({ ...invoice, documentType: 'credit-note' }))
  expect(row?.error).toBe('This document is a credit note, not a tax invoice: it cannot be automated.')
})

test('a printed fraction keeps its decimals, and what is in doubt is said in words', () => {
  const [row] = rowsFromAnalysis(file, answer({ ...invoice, purchaseOrderNumber: '1001' }))
  if (!row) throw new Error('one invoice makes one row')
  expect(row.lineItems[0]).toMatchObject({ quantity: 4.5, fractional: true })
  expect(rowIssues({ ...row, id: 1 }).map(({ text }) => text)).toEqual([
    'Doubtful part number: OIL-5. Open Items to see what else it could be.',
    'Please check the date and total.',
    'This invoice was read before.',
  ])
})

test('what is sent out fits the contract, in both spellings', () => {
  const [row] = rowsFromAnalysis(file, answer(invoice))
  if (!row) throw new Error('one invoice makes one row')
  const sent = toInvoiceData({ ...row, id: 1, purchaseOrderNumber: ' 1001 ' })
  expect(sent).toMatchObject({
    purchaseOrderNumber: '1001',
    purchase_order_number: '1001',
    supplier: 'Gearbox Supplies',
  })
  expect(sent.line_items).toEqual(sent.lineItems)
  expect(InvoiceData.parse(sent)).toMatchObject({
    invoiceNumber: 'INV-1',
    lineItems: [{ partNumber: 'OIL-5', quantity: 4.5, unitPrice: 10, totalPrice: 45 }],
  })
})

function memoryShelf() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('a review comes back for its own account only, without its files', () => {
  const shelf = memoryShelf()
  const state = reviewReducer(EMPTY_REVIEW, {
    type: 'file-read',
    rows: rowsFromAnalysis(file, answer(invoice)),
  })
  saveReview(shelf, 'pat@workshop.example', state)
  const rows = state.rows.map(row => ({ ...row, fileKey: null }))
  expect(loadReview(shelf, 'pat@workshop.example')).toEqual({ ...state, rows })
  expect(loadReview(shelf, 'sam@workshop.example')).toEqual(EMPTY_REVIEW)
})

test('a stored review that does not fit is left alone, and an empty one is not stored', () => {
  const shelf = memoryShelf()
  shelf.setItem('docket.review.pat@workshop.example', '{"rows":[{"id":"x"}]}')
  expect(loadReview(shelf, 'pat@workshop.example')).toEqual(EMPTY_REVIEW)
  saveReview(shelf, 'pat@workshop.example', EMPTY_REVIEW)
  expect(shelf.items.size).toBe(0)
})

test('a file that could not be read keeps its name and the error', () => {
  expect(failedRow(file, '422: No invoice was found.')).toMatchObject({
    fileName: 'a.pdf',
    invoiceNumber: '',
    lineItems: [],
    error: '422: No invoice was found.',
  })
})
