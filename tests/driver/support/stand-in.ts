import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'

export interface SeedLine {
  stockNumber: string
  name: string
  quantity: number
  /** Dollars. */
  unitPrice: number
  includesGst?: boolean
  gstFree?: boolean
}

export interface SeedPurchase {
  number: string
  reference?: string
  supplier: string
  status: string
  lines: SeedLine[]
  bills?: { invoiceNumber: string; date: string }[]
}

export interface TrueBill {
  invoiceNumber: string
  date: string
  supplier: string
  lines: SeedLine[]
  subtotal: number
  gst: number
  total: number
  attachments: { name: string; bytes: number; sha256: string }[]
}

export type TruePurchase = Omit<SeedPurchase, 'bills' | 'lines'> & {
  lines: (SeedLine & { description?: string })[]
  bills: TrueBill[]
}

export interface Write {
  user: string
  action: string
  target: string
  detail: Record<string, unknown>
}

/** A request to be stopped on its way (`sandbox/workshop-system/holds.ts`). */
export interface Hold {
  method?: string
  path: string
  nth?: number
  when: 'before' | 'after'
}

/** Another system's stand-in as a child process, reached through its control interface only (the written contract). */
export interface StandIn {
  loginUrl: string
  reset(): Promise<void>
  seed(data: object): Promise<void>
  truth(workshopId: string): Promise<{ purchases: TruePurchase[] }>
  journal(workshopId: string): Promise<Write[]>
  /** What came of each try to log in, oldest first. Ours only: workshop-system.md does not ask for it. */
  logins(workshopId: string): Promise<('opened' | 'refused' | 'challenged')[]>
  arm(...faults: { step: string; kind: string; times: number; ms?: number; status?: number }[]): Promise<void>
  hold(...holds: Hold[]): Promise<void>
  holds(): Promise<{ state: 'armed' | 'holding' | 'released' }[]>
  release(how: 'go-on' | 'cut'): Promise<void>
  requests(): Promise<{ method: string; path: string }[]>
  variants(): Promise<string[]>
  useVariant(name: string): Promise<void>
  stop(): Promise<void>
}

const START_WITHIN = 90_000

export async function startStandIn(): Promise<StandIn> {
  const folder = await mkdtemp(path.join(tmpdir(), 'driver-'))
  const token = randomBytes(16).toString('hex')
  const program = new URL('../../../sandbox/workshop-system/main.ts', import.meta.url).pathname
  const flags = ['--port', '0', '--data-dir', folder, '--control-token', token, '--host', '127.0.0.1']
  const child = spawn(process.execPath, [program, ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
  const { loginUrl, controlUrl } = await readReady(child)

  async function call(method: string, address: string, body?: unknown) {
    const headers: Record<string, string> = { 'x-control-token': token }
    if (body !== undefined) headers['content-type'] = 'application/json'
    const answer = await fetch(`${controlUrl}${address}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${await answer.text()}`)
    const text = await answer.text()
    return text ? JSON.parse(text) : null
  }
  return {
    loginUrl,
    reset: () => call('POST', '/reset'),
    seed: data => call('POST', '/seed', data),
    truth: workshopId => call('GET', `/truth?workshop=${workshopId}`),
    journal: workshopId => call('GET', `/journal?workshop=${workshopId}`),
    logins: async workshopId =>
      (await call('GET', `/logins?workshop=${workshopId}`)).map((one: { outcome: string }) => one.outcome),
    arm: (...faults) => call('POST', '/faults', faults),
    hold: (...holds) => call('POST', '/holds', holds),
    holds: () => call('GET', '/holds'),
    release: how => call('POST', '/release', { how }),
    requests: () => call('GET', '/requests'),
    variants: async () => (await call('GET', '/variant')).names,
    useVariant: name => call('POST', '/variant', { name }),
    async stop() {
      const ended = new Promise(resolve => child.once('exit', resolve))
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function readReady(child: ChildProcess): Promise<{ loginUrl: string; controlUrl: string }> {
  if (!child.stdout) throw new Error('The stand-in has no output.')
  const lines = createInterface({ input: child.stdout })
  const timer = setTimeout(() => child.kill('SIGKILL'), START_WITHIN)
  try {
    for await (const line of lines) {
      if (line.includes('"ready":true')) return JSON.parse(line)
    }
  } finally {
    clearTimeout(timer)
  }
  throw new Error('The stand-in ended before it was ready.')
}
