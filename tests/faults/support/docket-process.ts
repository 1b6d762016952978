import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { descendantsOf } from '../../support/running-docket.ts'
import { until } from './until.ts'

const ROOT = path.join(import.meta.dirname, '../../..')
const READY_WITHIN_MS = 90_000

export interface DocketOptions {
  databaseUrl: string
  dataDir: string
  port: number
  /** host:port of every stand-in. */
  allowedHosts: string[]
  /** How many runs at once. */
  concurrency: number
  role?: 'all' | 'worker'
}

/** The product as it is deployed, without demo or sandbox: a process of its own on a database that outlives it. */
export interface DocketProcess {
  child: ChildProcess
  signal(signal: NodeJS.Signals): void
  /** Sends the signal and waits for the end. */
  end(signal: NodeJS.Signals): Promise<void>
  /** Process ids of its browser: the one that was started, and those that it started itself. */
  browserPids(): { main: number[]; all: number[] }
  /** What it wrote, for the message of a test that failed. */
  output(): string
}

export async function startDocketProcess(options: DocketOptions): Promise<DocketProcess> {
  const child = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
      DATABASE_URL: options.databaseUrl,
      DATA_DIR: options.dataDir,
      CACHE_DIR: path.join(ROOT, '.docket/cache'),
      PORT: String(options.port),
      ROLE: options.role ?? 'all',
      WORKSHOP_LOGIN_URL: `http://${options.allowedHosts[0]}/auto_workshop/login`,
      WORKSHOP_ALLOWED_HOSTS: options.allowedHosts.join(','),
      BROWSER_CONCURRENCY: String(options.concurrency),
      STARTING_PLAN: 'enterprise',
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', line => lines.push(line))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const docket: DocketProcess = {
    child,
    signal: signal => void child.kill(signal),
    async end(signal) {
      child.kill(signal)
      if (!hasEnded()) await once(child, 'exit')
    },
    browserPids: () => browserPidsBelow(child.pid ?? 0),
    output: () => lines.filter(line => !line.includes('"level":"info"')).join('\n'),
  }
  await until(
    'Docket is ready',
    () => {
      if (hasEnded()) throw new Error(`Docket did not start: ${lines.join('\n')}`)
      return lines.some(line => line.includes('Docket is ready'))
    },
    READY_WITHIN_MS,
  )
  return docket
}

function browserPidsBelow(pid: number): { main: number[]; all: number[] } {
  const found = [...descendantsOf(pid)].map(child => ({ child, command: commandOf(child) }))
  const browsers = found.filter(({ command }) => /chrom|headless_shell/i.test(command))
  return {
    main: browsers.filter(({ command }) => !command.includes('--type=')).map(({ child }) => child),
    all: browsers.map(({ child }) => child),
  }
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return ''
  }
}
