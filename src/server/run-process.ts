const CLOSE_WITHIN_MS = 25_000

/**
 * Runs a program until SIGTERM or SIGINT: `open` starts it and returns how to close it. Ends with 0 after a clean close, with 1 and
 * one sentence when it could not start, with 1 when closing hangs.
 */
export async function runProcess(open: () => Promise<() => Promise<void>>): Promise<void> {
  const stop = Promise.withResolvers<void>()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop.resolve())
  try {
    const close = await open()
    await stop.promise
    setTimeout(() => process.exit(1), CLOSE_WITHIN_MS).unref()
    await close()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`Docket cannot start: ${describe(error)}\n`)
    process.exit(1)
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause ? `${error.message} (${describe(error.cause)})` : error.message
}
