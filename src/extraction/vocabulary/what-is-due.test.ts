import { expect, test } from 'vitest'
import { dueBehind, isOffered } from './what-is-due.ts'

const LABEL = { meaning: 'due-date', weight: 1 } as const

test.each([
  ['Operator: House Date', 'Due:'],
  ['Terms: 30 days, payment', 'due'],
  ['', 'Due'],
  ['Sales Rep: John Smith', 'Due'],
  ['Customer: Banksia Motors', 'Due:'],
  ['Our Ref KL', 'Due'],
  ['EFT', 'due'],
  ['Thank you for your business', '- due'],
  ['Deposit 30% paid, remainder', 'due'],
  ['Account', 'overdue if not paid by'],
  ['Unless settled first, payment if paid by card', 'due'],
  ['Previous balance 0.00 Amount', 'due'],
])('a day is due as its label says: %s %s', (before, text) => {
  expect(dueBehind(LABEL, before, text)).toEqual(LABEL)
})

test.each([
  ['Stock', 'due on'],
  ['Next service', 'due by'],
  ['Note: Stock', 'Due'],
  ['Customer: Banksia Motors Backorder', 'Due'],
  ['Customer: Banksia Motors Stock', 'Due'],
  ['Carrier: Toll', 'Due'],
  ['5 sent, remainder', 'due'],
  ['5 paid, remainder', 'due'],
  ['Contact: Sam Loan Car', 'Due'],
  ['Attention: Pink Slip', 'Due'],
  ['Our Ref WOF', 'due'],
  ['EFT direct debit form', 'due'],
])('behind words that name no money something else may be due: %s %s', (before, text) => {
  expect(dueBehind(LABEL, before, text)?.weight).toBeLessThan(1)
})

test.each([
  ['Balance of order', 'due'],
  ['Balance of goods', 'due on'],
  ['Previous', 'balance due by'],
  ['Last', 'invoice due'],
  ['Overdue', 'invoice due'],
  ['Next', 'payment due'],
  ['Deposit', 'amount due by'],
  ['Interest applies if', 'payment not received by'],
])('money of other papers or for other goods may be due: %s %s', (before, text) => {
  expect(dueBehind(LABEL, before, text)?.weight).toBeLessThan(1)
})

test('claims that must come not later than a day ask for no money', () => {
  expect(dueBehind(LABEL, 'Claims', 'not later than')).toBeNull()
})

test('an offer names what is gained by the day', () => {
  expect(isOffered(' to receive 2% settlement discount')).toBe(true)
  expect(isOffered(' and save $20.00')).toBe(true)
  expect(isOffered(' and take note of terms')).toBe(false)
  expect(isOffered(' to receive further supply')).toBe(false)
})
