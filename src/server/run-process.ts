import { enableCompileCache } from 'node:module'
import path from 'node:path'

const CLOSE_WITHIN_MS = 25_000

/**
 * Runs a program until SIGTERM or SIGINT: `open` starts it and returns how to close it. Ends with 0 after a clean close, with 1 and
 * one sentence when it could not start, with 1 when closing hangs.
 */
export async function runProcess(open: () => Promise<() => Promise<void>>): Promise<void> {
  const stop = Promise.withResolvers<void>()
  // Also while it is still starting: whoever asks it to stop does not wait for ever.
  void stop.promise.then(() =>
    setTimeout(() => end(1, 'Docket did not close in time.'), CLOSE_WITHIN_MS).unref(),
  )
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop.resolve())
  try {
    const close = await open()
    await stop.promise
    await close().catch(error => end(1, `Docket did not close cleanly: ${describe(error)}`))
    end(0)
  } catch (error) {
    end(1, `Docket cannot start: ${describe(error)}`)
  }
}

/** From now on what this process and its readers compile is kept for the next ones; a folder that cannot be written to keeps nothing. */
export function keepCompiledCode(cacheDir: string): void {
  enableCompileCache(path.join(cacheDir, 'compiled'))
}

function end(code: number, complaint?: string): never {
  if (complaint) process.stderr.write(`${complaint}\n`)
  process.exit(code)
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} (${describe(error.cause)})` : error.message
}
