import type { ProviderId } from './providers.ts'

/** USD per million tokens. */
export interface Price {
  input: number
  cachedInput: number
  output: number
}

interface Dated extends Price {
  provider: ProviderId
  /** The model's own name; its dated snapshots (`name-2026-03-17`) cost the same. */
  model: string
  /** YYYY-MM-DD: the first day this price was charged. A change of price is a new row, so that old calls keep their cost. */
  from: string
}

/**
 * List prices. Held on 2026-11-23 against the table of models and prices in GitHub's public documentation (`github/docs`) and, for older models, against
 * other people's copies of the providers' pages, which agreed on input and output (cached input was not told of gpt-4.1-mini, gpt-5, gpt-5.1 and
 * gemini-2.5). Prompts longer than 200,000 tokens cost more and are not read here.
 */
const PRICES: readonly Dated[] = [
  { provider: 'openai', model: 'gpt-4.1', from: '2025-04-14', input: 2, cachedInput: 0.5, output: 8 },
  {
    provider: 'openai',
    model: 'gpt-4.1-mini',
    from: '2025-04-14',
    input: 0.4,
    cachedInput: 0.1,
    output: 1.6,
  },
  { provider: 'openai', model: 'gpt-5', from: '2025-08-07', input: 1.25, cachedInput: 0.125, output: 10 },
  { provider: 'openai', model: 'gpt-5-mini', from: '2025-08-07', input: 0.25, cachedInput: 0.025, output: 2 },
  { provider: 'openai', model: 'gpt-5.1', from: '2025-11-13', input: 1.25, cachedInput: 0.125, output: 10 },
  { provider: 'openai', model: 'gpt-5.2', from: '2025-12-11', input: 1.75, cachedInput: 0.175, output: 14 },
  { provider: 'openai', model: 'gpt-5.4', from: '2026-03-05', input: 2.5, cachedInput: 0.25, output: 15 },
  {
    provider: 'openai',
    model: 'gpt-5.4-mini',
    from: '2026-03-17',
    input: 0.75,
    cachedInput: 0.075,
    output: 4.5,
  },
  {
    provider: 'openai',
    model: 'gpt-5.4-nano',
    from: '2026-03-17',
    input: 0.2,
    cachedInput: 0.02,
    output: 1.25,
  },
  { provider: 'openai', model: 'gpt-5.5', from: '2026-04-23', input: 5, cachedInput: 0.5, output: 30 },
  {
    provider: 'anthropic',
    model: 'claude-haiku-4-5',
    from: '2025-10-01',
    input: 1,
    cachedInput: 0.1,
    output: 5,
  },
  {
    provider: 'anthropic',
    model: 'claude-sonnet-4-5',
    from: '2025-09-29',
    input: 3,
    cachedInput: 0.3,
    output: 15,
  },
  {
    provider: 'anthropic',
    model: 'claude-sonnet-4-6',
    from: '2026-02-01',
    input: 3,
    cachedInput: 0.3,
    output: 15,
  },
  {
    provider: 'anthropic',
    model: 'claude-sonnet-5',
    from: '2026-06-01',
    input: 2,
    cachedInput: 0.2,
    output: 10,
  },
  {
    provider: 'google',
    model: 'gemini-2.5-flash',
    from: '2025-06-17',
    input: 0.3,
    cachedInput: 0.03,
    output: 2.5,
  },
  {
    provider: 'google',
    model: 'gemini-2.5-pro',
    from: '2025-06-17',
    input: 1.25,
    cachedInput: 0.125,
    output: 10,
  },
  {
    provider: 'google',
    model: 'gemini-3.5-flash',
    from: '2026-05-19',
    input: 1.5,
    cachedInput: 0.15,
    output: 9,
  },
]

const SNAPSHOT = /-(?:\d{4}-\d{2}-\d{2}|\d{8})$/

/** The price on a day (YYYY-MM-DD); null when it is not known, which is never the same as free. */
export function priceOf(provider: ProviderId, model: string, day: string): Price | null {
  const name = model.replace(SNAPSHOT, '')
  const known = PRICES.filter(row => row.provider === provider && row.model === name && row.from <= day)
  return known.sort((a, b) => b.from.localeCompare(a.from))[0] ?? null
}

export interface Tokens {
  /** All input, cached input included. */
  input: number
  cachedInput: number
  output: number
}

/** USD, or null when price or tokens are unknown. */
export function costOf(price: Price | null, tokens: Tokens | null): number | null {
  if (!price || !tokens) return null
  const fresh = Math.max(0, tokens.input - tokens.cachedInput)
  const millionths =
    fresh * price.input + tokens.cachedInput * price.cachedInput + tokens.output * price.output
  return Math.round(millionths) / 1_000_000
}
