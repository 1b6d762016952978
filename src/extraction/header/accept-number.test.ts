import { expect, test } from 'vitest'
import { acceptOrder } from './accept-number.ts'

test('who ordered is no part of the number behind, which a word that says what it numbers is', () => {
  expect(['Kaz 30377', 'Kaz, 30377'].map(text => acceptOrder(text)?.value)).toEqual(['30377', '30377'])
  expect(['Job 30377', 'Verbal 1104', 'Stock 1104'].map(text => acceptOrder(text)?.value)).toEqual([
    'Job 30377',
    'Verbal 1104',
    'Stock 1104',
  ])
})

test.each(['Falcon 2012', 'Loader 950'])('%s is what was ordered for, and whole', text => {
  expect(acceptOrder(text)?.value).toBe(text)
})
