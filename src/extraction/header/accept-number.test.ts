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

test('how much of a colour was mixed is no order', () => {
  expect(['7T2 / 0.75L', '772 /0.75 L', 'K44 1.5 kg'].map(text => acceptOrder(text))).toEqual([
    null,
    null,
    null,
  ])
  expect(['4471.5/L', '44.71-G'].map(text => acceptOrder(text)?.value)).toEqual(['4471.5/L', '44.71-G'])
})

test('the engine of what was ordered for is no measure of goods', () => {
  expect(['Kestrel 3.0L', 'Dave 2.5L Kestrel'].map(text => acceptOrder(text)?.value)).toEqual([
    'Kestrel 3.0L',
    'Dave 2.5L',
  ])
})
