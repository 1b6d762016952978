import { expect, test } from 'vitest'
import { costOf, priceOf } from './prices.ts'
import { DEFAULT_MODELS } from './providers.ts'

const TODAY = '2026-11-21'

test('every default model has a price', () => {
  for (const [provider, model] of Object.entries(DEFAULT_MODELS))
    expect(priceOf(provider as keyof typeof DEFAULT_MODELS, model, TODAY), model).not.toBeNull()
})

test('a dated snapshot costs what its model costs, another provider’s model of that name is unknown', () => {
  const price = priceOf('openai', 'gpt-5.4-mini', TODAY)
  expect(priceOf('openai', 'gpt-5.4-mini-2026-03-17', TODAY)).toEqual(price)
  expect(priceOf('openai-compatible', 'gpt-5.4-mini', TODAY)).toBeNull()
  expect(priceOf('openai', 'gpt-5.4-minimum', TODAY)).toBeNull()
})

test('a price holds from its first day on', () => {
  expect(priceOf('openai', 'gpt-5.4-mini', '2026-03-16')).toBeNull()
  expect(priceOf('openai', 'gpt-5.4-mini', '2026-03-17')).not.toBeNull()
})

test('cached input costs its own price, and what is unknown is not free', () => {
  const price = { input: 2, cachedInput: 0.5, output: 8 }
  expect(costOf(price, { input: 1_000_000, cachedInput: 400_000, output: 100_000 })).toBe(2.2)
  expect(costOf(price, null)).toBeNull()
  expect(costOf(null, { input: 1, cachedInput: 0, output: 1 })).toBeNull()
  expect(costOf(price, { input: 0, cachedInput: 0, output: 0 })).toBe(0)
})
