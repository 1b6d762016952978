import { expect, test } from 'vitest'
import { dueBehind } from './what-is-due.ts'

const LABEL = { meaning: 'due-date', weight: 1 } as const

test.each([
  ['Operator: House Date', 'Due:'],
  ['Terms: 30 days, payment', 'due'],
  ['', 'Due'],
  ['Sales Rep: John Smith', 'Due:'],
  ['Customer: Banksia Motors', 'Due:'],
  ['Our Ref KL', 'Due'],
  ['EFT', 'due'],
  ['Thank you for your business', '- due'],
  ['Deposit 30% paid, remainder', 'due'],
  ['Account', 'overdue if not paid by'],
  ['Unless settled first, payment if paid by card', 'due'],
  ['Previous balance 0.00 Amount', 'due'],
  ['Unless paid by direct debit this invoice is', 'due on'],
  ['Customer: Banksia Motors Pty Ltd', 'Due:'],
  ['Carrier: Toll', 'Due Date'],
  ['Client: Jo Ann Smith', 'Payment Due'],
  ['By EFT', 'due'],
  ['Half paid, remainder', 'due'],
  ['Your', 'bill is due on'],
  ['I would be glad of your', 'payment on or before'],
  ['Our terms are thirty days, so', 'payment falls due on'],
  ['Customer: Moe Parts Rep: Kaz', 'Payment due:'],
  ['Account: Moe Leather Goods Terms: 30', 'Due date:'],
  ['Branch: Back Creek Rep: Kaz', 'Payment due:'],
  ['Parts invoice: payment', 'due'],
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
  ['Sales Rep: John Smith', 'Due'],
  ['Contact: Pallet Hire', 'Due'],
  ['Rego: ABC123 Next Service', 'Due:'],
  ['5 sent at $12.00, remainder', 'due'],
  ['Your credit is', 'due'],
  ['Stock:', 'due'],
  ['Special order No: 88213', 'due:'],
  ['Core return ref: 88213', 'due:'],
  ['Back order No: 88213', 'due:'],
  ['Backorder ref: 88213', 'due:'],
  ['Parts order No: 88213', 'due:'],
  ['Hire account: 88213', 'Payment due:'],
  ['Special offer to members: please', 'pay by'],
  ['Special offer on tyres: balance', 'due'],
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

test.each([
  ['If not paid, a late fee of $25.00 is', 'due'],
  ['If not paid a late fee is', 'due'],
  ['If unpaid, $25.00 is', 'due'],
  ['If unpaid, $25.00', 'due'],
  ['Unless paid in full a further payment is', 'due on'],
  ['Once paid the second', 'payment is due'],
  ['If paid by card a surcharge', 'payment is due'],
  ['Provided the deposit is paid, the balance of the kit', 'amount is due'],
  ['If the first payment is missed the full', 'account is due'],
  ['A late fee of $25.00', 'due'],
  ['Interest', 'payment due'],
  ['', 'Payment received by'],
])('only the paper’s own payment is due whatever a condition says: %s %s', (before, text) => {
  expect(dueBehind(LABEL, before, text)?.weight).toBeLessThan(1)
})

test('claims that must come not later than a day ask for no money', () => {
  expect(dueBehind(LABEL, 'Claims', 'not later than')).toBeNull()
})
