import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'

const ROOT = path.join(import.meta.dirname, '../..')
const READY_WITHIN_MS = 60_000

/** `npm start`'s program as a process of its own, with everything that it starts. */
export interface RunningDocket {
  url: string
  child: ChildProcess
  demo: { email: string; password: string }
  signal(signal: NodeJS.Signals): Promise<void>
  /** What it wrote to standard error so far. */
  complaint(): string
}

export async function startDocket(dataDir: string, port: number): Promise<RunningDocket> {
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    CACHE_DIR: path.join(ROOT, '.docket/cache'),
    PORT: String(port),
  }
  const child = spawn(process.execPath, ['start/main.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', chunk => {
    complaint += chunk
  })
  const url = await readyAddress(child).catch(cause => {
    throw new Error(`Docket did not start: ${complaint}`, { cause })
  })
  const { demo } = JSON.parse(readFileSync(path.join(dataDir, 'sandbox.json'), 'utf8'))
  return {
    url,
    child,
    demo,
    complaint: () => complaint,
    async signal(signal) {
      child.kill(signal)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
    },
  }
}

async function readyAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('no output')
  const lines = createInterface({ input: child.stdout })
  const deadline = AbortSignal.timeout(READY_WITHIN_MS)
  child.once('exit', () => lines.close())
  for await (const line of lines) {
    deadline.throwIfAborted()
    const address = /^Docket is ready: (\S+)/.exec(line)?.[1]
    if (address) return address
  }
  throw new Error('It ended.')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Command lines of the processes that were started for this data folder, directly or not, and still live. */
export function processesOf(dataDir: string, known: ReadonlySet<number> = new Set()): string[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && Number(name) !== process.pid)
    .flatMap(pid => {
      try {
        const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        const state = /^State:\s+(\S)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
        const ours = known.has(Number(pid)) || command.includes(dataDir)
        return ours && state !== 'Z' ? [`${pid} ${command}`] : []
      } catch {
        return []
      }
    })
}

/** Process ids below a process, however deep. */
export function descendantsOf(pid: number): Set<number> {
  const found = new Set<number>()
  const visit = (parent: number) => {
    for (const task of childrenOf(parent))
      if (!found.has(task)) {
        found.add(task)
        visit(task)
      }
  }
  visit(pid)
  return found
}

function childrenOf(pid: number): number[] {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .filter(name => {
      try {
        return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/status`, 'utf8'))?.[1]) === pid
      } catch {
        return false
      }
    })
    .map(Number)
}
