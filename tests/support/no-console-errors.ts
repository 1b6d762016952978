import { afterEach, beforeEach, expect, vi } from 'vitest'

// A test that logs an error has not passed, whatever its assertions say.
beforeEach(() => {
  vi.spyOn(console, 'error')
})
afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls
  vi.restoreAllMocks()
  expect(calls, 'console.error was called').toEqual([])
})
