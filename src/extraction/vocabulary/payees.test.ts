import { expect, test } from 'vitest'
import { withoutPayees } from './payees.ts'

test.each([
  ['Please pay Quandong Auto Spares by', 'Please pay by'],
  ['Cheques payable to Quandong is due', 'Cheques payable to is due'],
  ['Please pay Gearbox Exchange Pty Ltd by', 'Please pay by'],
])('who is paid is left out: %s', (text, rest) => {
  expect(withoutPayees(text)).toBe(rest)
})

test.each([
  'Pay Restocking Fee by',
  'Please pay Overdue Account by',
  'Pay Core Parts Deposit by',
  'Pay to Order by',
])('what is paid for is no name: %s', text => {
  expect(withoutPayees(text)).toBe(text)
})
