import { UnreadablePdf } from './unreadable-pdf.ts'

/** Milliseconds a PDF waits for those before it. */
const LONGEST_WAIT = 5 * 60_000

/** Runs what it is given when its turn comes. */
export type InTurn = <T>(signal: AbortSignal | undefined, run: () => Promise<T>) => Promise<T>

/**
 * As many runs at a time as there are places, in this process; the others wait, first come first served.
 * A run throws UnreadablePdf 'busy' after five minutes of waiting, and the signal's reason when aborted.
 */
export function openPlaces(places: number): InTurn {
  let free = places
  const waiting = new Set<() => void>()
  const leave = () => {
    free += 1
    const [next] = waiting
    next?.()
  }
  return async (signal, run) => {
    signal?.throwIfAborted()
    if (free > 0) free -= 1
    else await takePlace(waiting, () => (free -= 1), signal)
    try {
      return await run()
    } finally {
      leave()
    }
  }
}

function takePlace(
  waiting: Set<() => void>,
  take: () => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const over = new AbortController()
  let mine = () => {}
  return new Promise<void>((resolve, reject) => {
    mine = () => {
      waiting.delete(mine)
      take()
      resolve()
    }
    waiting.add(mine)
    const deadline = setTimeout(() => reject(new UnreadablePdf('busy')), LONGEST_WAIT)
    over.signal.addEventListener('abort', () => clearTimeout(deadline))
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal })
  }).finally(() => {
    waiting.delete(mine)
    over.abort()
  })
}
