import { expect, test } from 'vitest'
import { isOffered } from './beside-due-day.ts'

test('an offer names what is gained by the day', () => {
  expect(isOffered(' to receive 2% settlement discount')).toBe(true)
  expect(isOffered(' and save $20.00')).toBe(true)
  expect(isOffered(' to receive free freight on your next order')).toBe(true)
  expect(isOffered(' and receive 50 bonus points')).toBe(true)
  expect(isOffered(' to get early payment credit')).toBe(true)
  expect(isOffered(', get a free cap')).toBe(true)
  expect(isOffered(' and we give five percent')).toBe(true)
  expect(isOffered(' less 2.5%')).toBe(true)
  expect(isOffered(' to avoid late fees')).toBe(false)
  expect(isOffered(' to Banksia Motors Pty Ltd, BSB 062-000')).toBe(false)
  expect(isOffered(' and save paper')).toBe(false)
  expect(isOffered(' and take note of terms')).toBe(false)
  expect(isOffered(' to receive further supply')).toBe(false)
})
