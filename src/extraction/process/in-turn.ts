import { UnreadablePdf } from './unreadable-pdf.ts'

/** Milliseconds a PDF waits for those before it. */
const LONGEST_WAIT = 5 * 60_000

/** Whose turn it is, and how the wait can be given up. */
export interface Turn {
  /** Any key that tells those apart who share the places; all without one count as one. */
  owner?: string | undefined
  signal?: AbortSignal | undefined
}

/** Runs what it is given when its turn comes. */
export type InTurn = <T>(turn: Turn, run: () => Promise<T>) => Promise<T>

interface Waiting {
  owner: string
  /** Beginnings and endings of runs before it came, or before its owner's latest: the least goes first. */
  since: number
  begin(): void
}

/**
 * As many runs at a time as there are places, in this process; the others wait. Owners take turns, each one's own runs first come first
 * served, and of several places one is kept for another owner: whoever sends nine slow PDFs makes nobody else wait for them.
 * A run throws UnreadablePdf 'busy' after five minutes of waiting, and the signal's reason when aborted.
 */
export function openPlaces(places: number): InTurn {
  const mostOfOne = Math.max(1, places - 1)
  const running: string[] = []
  const waiting = new Set<Waiting>()
  let changes = 0

  const runsOf = (owner: string) => running.filter(one => one === owner).length
  const toTheEnd = (owner: string) => {
    changes += 1
    for (const one of waiting) if (one.owner === owner) one.since = changes
  }
  const beginNext = () => {
    if (running.length >= places) return
    const [next] = [...waiting]
      .filter(({ owner }) => runsOf(owner) < mostOfOne)
      .sort((a, b) => a.since - b.since)
    if (!next) return
    waiting.delete(next)
    running.push(next.owner)
    toTheEnd(next.owner)
    next.begin()
  }

  return async ({ owner = '', signal }, run) => {
    signal?.throwIfAborted()
    await new Promise<void>((resolve, reject) => {
      const wait = waitOf(reject, signal, () => waiting.delete(mine))
      const mine: Waiting = { owner, since: changes, begin: () => (wait.end(), resolve()) }
      waiting.add(mine)
      beginNext()
    })
    try {
      return await run()
    } finally {
      running.splice(running.indexOf(owner), 1)
      toTheEnd(owner)
      beginNext()
    }
  }
}

/** Gives a wait up when it takes too long or is cancelled: first it leaves the queue, so that no place is given to it any more. */
function waitOf(reject: (reason: unknown) => void, signal: AbortSignal | undefined, leave: () => void) {
  const over = new AbortController()
  const giveUp = (reason: unknown) => {
    over.abort()
    leave()
    reject(reason)
  }
  const deadline = setTimeout(() => giveUp(new UnreadablePdf('busy')), LONGEST_WAIT)
  over.signal.addEventListener('abort', () => clearTimeout(deadline))
  signal?.addEventListener('abort', () => giveUp(signal.reason), { once: true, signal: over.signal })
  return { end: () => over.abort() }
}
