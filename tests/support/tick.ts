import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 50

/** Asks for a small thing again and again while `run` is under way. @returns its result, and each answer's milliseconds. */
export async function tickDuring<T>(
  ask: () => Promise<Response>,
  run: () => Promise<T>,
): Promise<{ result: T; milliseconds: number[] }> {
  const milliseconds: number[] = []
  const under = new AbortController()
  const ticking = (async () => {
    while (!under.signal.aborted) {
      const start = performance.now()
      const response = await ask()
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`a tick was answered with ${response.status}`)
      milliseconds.push(performance.now() - start)
      await sleep(PAUSE_MS)
    }
  })()
  try {
    return { result: await run(), milliseconds }
  } finally {
    under.abort()
    await ticking
  }
}
