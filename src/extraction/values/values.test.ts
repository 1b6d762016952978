import { describe, expect, test } from 'vitest'
import { findAbns, isValidAbn } from './abn.ts'
import { isMoney, readAmount } from './amounts.ts'
import { findAnnouncedDates, findDates } from './dates.ts'

describe('amounts', () => {
  test.each([
    ['1,234.50', 1234.5],
    ['$12.00', 12],
    ['-$63.48', -63.48],
    ['(174.00)', -174],
    ['$(208.56)', -208.56],
    ['45.00-', -45],
    ['99.00 CR', -99],
    ['A$281.05', 281.05],
    ['AUD 994.27', 994.27],
    ['AUD $1,994.27', 1994.27],
    ['994.27 AUD', 994.27],
    ['AUD40.00', 40],
    ['AUD 40', 40],
    ['AUD1,250', 1250],
    ['.95', 0.95],
  ])('%s is money', (text, value) => {
    const amount = readAmount(text)
    expect(amount?.value).toBe(value)
    expect(isMoney(amount)).toBe(true)
  })

  test.each(['1240', '10%', '4.5'])('%s is a number but no money', text => {
    const amount = readAmount(text)
    expect(amount).not.toBeNull()
    expect(isMoney(amount)).toBe(false)
  })

  test.each(['12-24/50', '03/11/18', '2.2KW', '(12.00', 'AU500782', 'AUD1250', 'AUD-40', '-', ''])(
    '%s is no number',
    text => {
      expect(readAmount(text)).toBeNull()
    },
  )
})

describe('dates', () => {
  test.each([
    ['05/03/2026', '2026-03-05'],
    ['5/3/26', '2026-03-05'],
    ['02.03.2026', '2026-03-02'],
    ['Tuesday, 3 March 2026', '2026-03-03'],
    ['05-Mar-26', '2026-03-05'],
    ['22-JAN-2026', '2026-01-22'],
    ['4th March 2026', '2026-03-04'],
    ['March 5, 2026', '2026-03-05'],
    ['27 Mar ch 2026', '2026-03-27'],
    ['4th day of March 2026', '2026-03-04'],
    ['Wednesday, the 4th of March 2026', '2026-03-04'],
    ['2026-02-24', '2026-02-24'],
  ])('%s is %s', (text, date) => {
    expect(findDates(text)).toMatchObject([{ date, swapped: false }])
  })

  test('a month-first date that can be nothing else is read and marked', () => {
    expect(findDates('03/25/2026')).toMatchObject([{ date: '2026-03-25', swapped: true }])
  })

  test.each(['12MAY45', '1DEC20-B', '05MAR26', '20260305', '05 03 2026'])(
    '%s is as well a code, unless a date is announced',
    text => {
      expect(findDates(text)).toEqual([])
      expect(findAnnouncedDates(text)).toHaveLength(1)
    },
  )

  test.each(['05MAR26', '20260305', '05 03 2026', '5 / 3 / 2026', '5 / 3 / 26'])(
    '%s is a date where announced',
    text => {
      expect(findAnnouncedDates(text)).toMatchObject([{ date: '2026-03-05', text }])
    },
  )

  test('a letter that OCR took for the nought of a year is read as that, in a date alone', () => {
    expect(findDates('due 31 May 2O26')).toMatchObject([
      { date: '2026-05-31', text: '31 May 2O26', index: 4 },
    ])
    expect(findDates('31/05/2o26')).toMatchObject([{ date: '2026-05-31', text: '31/05/2o26' }])
    expect(findDates('due 210ct 2026')).toMatchObject([{ date: '2026-10-21', text: '210ct 2026', index: 4 }])
    expect(findDates('pay by 16-N0V-26')).toMatchObject([{ date: '2026-11-16', text: '16-N0V-26' }])
    expect(findDates('14 Aug 202S')).toMatchObject([{ date: '2025-08-14', text: '14 Aug 202S' }])
    expect(findDates('2O26')).toEqual([])
    expect(findDates('202S')).toEqual([])
    expect(findAnnouncedDates('270CT26')).toMatchObject([{ date: '2026-10-27', text: '270CT26' }])
  })

  test('a letter between words whose boxes meet is read once where a date is announced', () => {
    expect(findAnnouncedDates('Sun 31M May 2026')).toMatchObject([{ date: '2026-05-31' }])
    expect(findAnnouncedDates('31K May 2026')).toEqual([])
  })

  test.each(['31/02/2026', '15/1', '11.42.7.566.327', '12-24/50'])('%s is no date', text => {
    expect(findDates(text)).toEqual([])
  })
})

describe('ABNs', () => {
  test('the checksum of the Australian Business Register holds or fails', () => {
    expect(isValidAbn('51824753556')).toBe(true)
    expect(isValidAbn('51824753557')).toBe(false)
  })

  test.each([
    'ABN 51 824 753 556',
    'A.B.N. 51824753556',
    'ABN No. 51 824 753 556',
    'ABN/GST Reg: 51-824-753-556',
    'Australian Business Number 51 824 753 556',
    'ABN 51.824.753.556',
    'ABN 518 247 535 56',
    'A.B.N. 51 824 753/556',
  ])('%s is labelled', text => {
    expect(findAbns(text)).toMatchObject([{ digits: '51824753556', labelled: true }])
  })

  test('labelled ABNs are found even when wrong, bare numbers only when right', () => {
    expect(findAbns('A.B.N. 51 824 753 557')).toMatchObject([
      { digits: '51824753557', valid: false, labelled: true },
    ])
    expect(findAbns('51 824 753 556')).toMatchObject([{ valid: true, labelled: false }])
    expect(findAbns('51:824:753:556')).toMatchObject([{ valid: true, labelled: false }])
    expect(findAbns('51 824 753.556')).toMatchObject([{ valid: true, labelled: false }])
    expect(findAbns('51.824.753.556')).toEqual([])
    expect(findAbns('51:824:753:557')).toEqual([])
    expect(findAbns('12 345 678 901')).toEqual([])
    expect(findAbns('518 247 535 56')).toEqual([])
    expect(findAbns('ABN 123 456 789 01')).toEqual([])
  })
})

test('figures in groups of three are an amount with cents or a currency only', () => {
  expect(readAmount('0 986 494 123')).toBeNull()
  expect(readAmount('1 987 302')).toBeNull()
  expect(readAmount('1 234.50')?.value).toBe(1234.5)
  expect(readAmount('$1 234')?.value).toBe(1234)
  expect(readAmount('1,234')?.value).toBe(1234)
})

test('a point for the comma is an amount with a currency only', () => {
  expect(readAmount('$1.653.00')?.value).toBe(1653)
  expect(readAmount('34.116.85')).toBeNull()
})
