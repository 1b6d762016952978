import { Refusal } from '../refusal.ts'

export type Json = Record<string, unknown>

export function listOf(value: unknown): Json[] {
  if (typeof value === 'string') return [{ type: 'text', text: value }]
  return Array.isArray(value) ? (value as Json[]) : []
}

export function objectOf(value: unknown): Json {
  return value !== null && typeof value === 'object' ? (value as Json) : {}
}

/** @throws Refusal 401 when the key is missing or a refused one. */
export function requireKey(key: string | string[] | undefined, scheme = ''): void {
  const text = typeof key === 'string' && key.startsWith(scheme) ? key.slice(scheme.length) : ''
  if (text === '' || text.startsWith('refused')) throw new Refusal(401, 'Incorrect API key provided.')
}

export function requireText(value: unknown, name: string): string {
  if (typeof value !== 'string' || value === '')
    throw new Refusal(400, `Missing required parameter: '${name}'.`)
  return value
}

/** The one PDF among parts. @throws Refusal 400 when there is none. */
export function requireOne<T>(found: readonly T[], what: string): T {
  const [first] = found
  if (first === undefined) throw new Refusal(400, `${what} is missing.`)
  return first
}
