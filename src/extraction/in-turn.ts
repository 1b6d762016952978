import { UnreadablePdf } from './unreadable-pdf.ts'

/** Milliseconds a scan waits for the scans before it. */
const LONGEST_WAIT = 5 * 60_000

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs one scan after the other in this process.
 * @throws UnreadablePdf 'busy' after five minutes of waiting; the signal's reason when aborted.
 */
export async function inTurn<T>(signal: AbortSignal | undefined, run: () => Promise<T>): Promise<T> {
  signal?.throwIfAborted()
  const before = last
  const mine = Promise.withResolvers<void>()
  last = before.then(() => mine.promise)
  try {
    await turnOrEnd(before, signal)
    return await run()
  } finally {
    mine.resolve()
  }
}

function turnOrEnd(before: Promise<unknown>, signal: AbortSignal | undefined): Promise<void> {
  const over = new AbortController()
  return new Promise<void>((resolve, reject) => {
    const deadline = setTimeout(() => reject(new UnreadablePdf('busy')), LONGEST_WAIT)
    over.signal.addEventListener('abort', () => clearTimeout(deadline))
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true, signal: over.signal })
    void before.then(() => resolve())
  }).finally(() => over.abort())
}
