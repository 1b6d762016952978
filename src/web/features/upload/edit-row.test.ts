import { expect, test } from 'vitest'
import { parseAmount, parseQuantity } from './amounts.ts'
import { editHeader, editLine, saveLines } from './edit-row.ts'
import { failedRow, newLine, type ReviewRow } from './review-row.ts'

const line = { ...newLine(), partNumber: 'OF-1', quantity: 3, unitPrice: 10, totalPrice: 30 }
const row: ReviewRow = {
  ...failedRow({ key: 1, name: 'a.pdf', size: 1 }, ''),
  id: 1,
  error: null,
  taxAmount: 3,
  totalAmount: 33,
  lineItems: [line],
}
const messages = ({ checks }: ReviewRow) => checks.filter(({ ok }) => !ok).map(({ message }) => message)

test.each([
  ['7', false, 7],
  ['7.9', false, 7],
  ['', false, 1],
  ['abc', false, 1],
  ['4.5', true, 4.5],
  ['4.50049', true, 4.5],
  ['', true, 1],
])('the quantity %j (fraction: %j) reads as %j', (text, fractional, value) => {
  expect(parseQuantity(text, fractional)).toBe(value)
})

test.each([
  ['12.34', 12.34],
  ['', 0],
  ['abc', 0],
  ['-5', -5],
])('the amount %j reads as %j', (text, value) => {
  expect(parseAmount(text)).toBe(value)
})

test('a new unit price makes the total price; a new quantity does not', () => {
  expect(editLine(line, { field: 'unitPrice', value: 1.005 }).totalPrice).toBe(3.02)
  expect(editLine(line, { field: 'quantity', value: 5 }).totalPrice).toBe(30)
})

test('a typed part number is certain and has no other readings', () => {
  const doubtful = { ...line, part_number_uncertain: true, part_number_readings: ['OF-1', '0F-1'] }
  expect(editLine(doubtful, { field: 'partNumber', value: '0F-1' })).toMatchObject({
    partNumber: '0F-1',
    part_number_uncertain: false,
    part_number_readings: [],
  })
  expect(editLine(doubtful, { field: 'description', value: 'Filter' }).part_number_uncertain).toBe(true)
})

test('a total that no longer fits the lines is said in words, and one that fits is not', () => {
  const wrong = editHeader(row, { field: 'totalAmount', value: 40 })
  expect(messages(wrong)).toEqual(['Lines and GST make $33.00, but the total says $40.00.'])
  expect(messages(editHeader(wrong, { field: 'totalAmount', value: 33.02 }))).toEqual([])
})

test('lines that do not multiply are named', () => {
  const saved = saveLines(row, [{ ...line, quantity: 4 }], false)
  expect(messages(saved)).toEqual(['Quantity × unit price is not the total price: OF-1.'])
})

test('a failed check of the date goes when the date is typed, others stay', () => {
  const checks = [
    { rule: 'date', ok: false, message: 'The date lies in the future.' },
    { rule: 'abn', ok: false, message: 'The ABN is not valid.' },
  ]
  expect(messages(editHeader({ ...row, checks }, { field: 'invoiceDate', value: '2026-03-05' }))).toEqual([
    'The ABN is not valid.',
  ])
})
