import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'

/** A running stand-in of the workshop system. */
export interface RunningWorkshopSystem {
  loginUrl: string
  controlUrl: string
  /** Makes sure the workshop exists; its memory of an earlier run is left as it is. */
  seedOnce(workshopId: string, seed: unknown): Promise<void>
  stop(): Promise<void>
}

const PROGRAM = path.join(import.meta.dirname, '../sandbox/workshop-system/main.ts')
const READY_WITHIN_MS = 15_000
const CONTROL_WITHIN_MS = 10_000

/**
 * Starts the stand-in as a program of its own. It ends with this process, however that ends: it watches the channel between them.
 * @param preferredPort taken when free, so that the address stays the same over restarts
 */
export async function startWorkshopSystem(options: {
  dataDir: string
  controlToken: string
  preferredPort: number
}): Promise<RunningWorkshopSystem> {
  const { controlToken } = options
  const port = (await isFree(options.preferredPort)) ? options.preferredPort : 0
  // Somebody may take the port between the look and the start: then any other will do.
  const { child, loginUrl, controlUrl } = await launch(options, port).catch(() => launch(options, 0))
  const headers = { 'x-control-token': controlToken, 'content-type': 'application/json' }
  return {
    loginUrl,
    controlUrl,
    async seedOnce(workshopId, seed) {
      const truth = await fetch(`${controlUrl}/truth?workshop=${encodeURIComponent(workshopId)}`, {
        headers,
        signal: AbortSignal.timeout(CONTROL_WITHIN_MS),
      })
      if (truth.ok && ((await truth.json()) as { purchases?: unknown[] }).purchases?.length) return
      const seeded = await fetch(`${controlUrl}/seed`, {
        method: 'POST',
        headers,
        body: JSON.stringify(seed),
        signal: AbortSignal.timeout(CONTROL_WITHIN_MS),
      })
      if (!seeded.ok) throw new Error(`The demo workshop cannot be set up: ${await seeded.text()}`)
    },
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

async function launch(options: { dataDir: string; controlToken: string }, port: number) {
  const folder = path.join(options.dataDir, 'workshop-system')
  const child = fork(
    PROGRAM,
    // In one piece: a token may begin with a dash.
    ['--port', String(port), '--data-dir', folder, `--control-token=${options.controlToken}`],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
  return { child, ...(await readyLine(child)) }
}

async function readyLine(child: ChildProcess): Promise<{ loginUrl: string; controlUrl: string }> {
  if (!child.stdout) throw new Error('The workshop system has no output.')
  const lines = createInterface({ input: child.stdout })
  const signal = AbortSignal.timeout(READY_WITHIN_MS)
  const [line] = (await Promise.race([
    once(lines, 'line', { signal }),
    once(child, 'exit', { signal }).then(([code]) => {
      throw new Error(`The sandbox's workshop system ended at once, with ${code}.`)
    }),
  ])) as [string]
  return JSON.parse(line) as { loginUrl: string; controlUrl: string }
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  const probe = createServer()
  probe.once('error', () => resolve(false))
  probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  return promise
}
