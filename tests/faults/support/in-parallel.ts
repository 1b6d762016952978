import { beforeAll, test } from 'vitest'

/** By another name: what is declared here has its title and its checks in the files that call it. */
const declare = test

/** Longest that one fault may take, its turn included, ms. */
const WITHIN_MS = 900_000

/**
 * Tests that wait most of their time run side by side: each is begun when a worker of the file is free, and the test only waits for it.
 * @param begin runs before all of them.
 * @returns declares a test.
 */
export function inParallel(atOnce: number, begin: () => Promise<unknown>) {
  const declared = new Map<string, () => Promise<void>>()
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the pattern to know what the hook needs.
  // oxlint-disable-next-line no-empty-pattern
  beforeAll(async ({}, { tasks }) => {
    await begin()
    const waiting = tasks.flatMap(task => (task.mode === 'run' && declared.get(task.name)) || [])
    const work = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await next()
    }
    for (let worker = 0; worker < atOnce; worker += 1) void work()
  }, 300_000)
  return (name: string, run: () => Promise<void>): void => {
    const outcome = Promise.withResolvers<void>()
    outcome.promise.catch(() => undefined)
    declared.set(name, () => run().then(outcome.resolve, outcome.reject))
    declare(name, { timeout: WITHIN_MS }, () => outcome.promise)
  }
}
