import { expect, test } from 'vitest'
import { areInTurn } from './in-turn.ts'

test.each([
  [1, [1, 2]],
  [10, [10, 20, 30]],
  [1, [1, 2, 4, 5, 6, 7]],
  [1, [2, 3, 4]],
])('by steps of %i %j count the lines', (step, numbers) => {
  expect(areInTurn(numbers, step)).toBe(true)
})

test.each([
  [1, [1, 3]],
  [1, [1, 2, 2]],
  [1, [0, 1, 2]],
  [1, [1, 2, 9]],
  [10, [1, 2, 3]],
])('by steps of %i %j do not', (step, numbers) => {
  expect(areInTurn(numbers, step)).toBe(false)
})
