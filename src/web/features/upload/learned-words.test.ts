import { expect, test } from 'vitest'
import type { LearnedSupplier } from '#contracts/invoices.ts'
import { learnedWords, supplierTitle } from './learned-words.ts'

const NOTHING: LearnedSupplier = {
  key: 'abn:51824753556',
  name: null,
  abn: '51824753556',
  learnedAt: '2026-03-05T00:00:00Z',
  fields: [],
  lines: false,
  partShapes: 0,
}

test.each<[Partial<LearnedSupplier>, string]>([
  [{}, 'Knows the supplier by the name you gave it.'],
  [{ fields: ['invoiceNumber'] }, 'Knows where the invoice number stands.'],
  [
    { fields: ['invoiceNumber', 'invoiceDate', 'taxAmount'] },
    'Knows where the invoice number, date and GST stand.',
  ],
  [{ lines: true, partShapes: 1 }, 'Knows how the line items are set out and 1 pattern of part numbers.'],
  [
    { fields: ['dueDate'], lines: true, partShapes: 12 },
    'Knows where the due date stands, how the line items are set out and 12 patterns of part numbers.',
  ],
])('what was learned is said in plain words, and nothing that was not: %j', (change, words) => {
  expect(learnedWords({ ...NOTHING, ...change })).toBe(words)
})

test('a supplier goes by its name, else by its ABN as it is printed', () => {
  expect(supplierTitle({ name: 'Tin Shed', abn: '51824753556' })).toBe('Tin Shed')
  expect(supplierTitle(NOTHING)).toBe('ABN 51 824 753 556')
})
