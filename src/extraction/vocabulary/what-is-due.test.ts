import { expect, test } from 'vitest'
import { dueBehind } from './what-is-due.ts'

const LABEL = { meaning: 'due-date', weight: 1 } as const

test.each([
  ['Operator: House Date', 'Due:'],
  ['Terms: 30 days, payment', 'due'],
  ['', 'Due'],
])('a day is due as its label says: %s %s', (before, text) => {
  expect(dueBehind(LABEL, before, text)).toEqual(LABEL)
})

test.each([
  ['Stock', 'due on'],
  ['Next service', 'due by'],
])('behind words that name no money something else may be due: %s %s', (before, text) => {
  expect(dueBehind(LABEL, before, text)?.weight).toBeLessThan(1)
})

test('claims that must come not later than a day ask for no money', () => {
  expect(dueBehind(LABEL, 'Claims', 'not later than')).toBeNull()
})
