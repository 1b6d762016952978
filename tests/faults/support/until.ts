import { setTimeout as sleep } from 'node:timers/promises'

/** Each look is a request and some queries, which the runs that are looked at wait for. */
const LOOK_EVERY_MS = 400

/** Looks again and again until something is there. @throws with its name when it is not there in time. */
export async function until<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  withinMs = 120_000,
): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`Waited ${withinMs / 1000} s in vain until ${what}.`)
    await sleep(LOOK_EVERY_MS)
  }
}
