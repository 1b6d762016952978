import { expect, test } from 'vitest'
import { formatDate, formatDateTime, formatMegabytes, formatMoney } from './format.ts'

test('money is written as $1,234.50, negatives with the sign in front', () => {
  expect(formatMoney(1234.5)).toBe('$1,234.50')
  expect(formatMoney(-3)).toBe('-$3.00')
})

test('a date is written as 5 Mar 2026, every month in three letters', () => {
  expect(formatDate('2026-03-05')).toBe('5 Mar 2026')
  expect(formatDate('2026-06-30')).toBe('30 Jun 2026')
  expect(formatDate('2026-09-01')).toBe('1 Sep 2026')
})

test('what is not a date comes back as it was read', () => {
  expect(formatDate('soon')).toBe('soon')
  expect(formatDate('2026-13-01')).toBe('2026-13-01')
  expect(formatDateTime('soon')).toBe('soon')
})

test('an instant shows the day and the time', () => {
  expect(formatDateTime(new Date(2026, 2, 5, 14, 5).toISOString())).toMatch(/^5 Mar 2026, 2:05\spm$/)
})

test('a file size has two decimals', () => {
  expect(formatMegabytes(41_943)).toBe('0.04 MB')
  expect(formatMegabytes(52_428_800)).toBe('50.00 MB')
})
