import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export const token = 'a-token-only-for-tests'

export const seed = {
  workshopId: 'HARBOUR',
  users: [{ username: 'docket', password: 'correct horse' }],
  suppliers: [{ name: 'Coastal Brakes', abn: '51824753556' }],
  stock: [
    { number: 'BP-100', name: 'Brake pads front' },
    { number: 'BP-1001', name: 'Brake pads ceramic' },
  ],
  purchases: [15, ...Array.from({ length: 24 }, (_, index) => 100 + index * 2), 150, 115].map(number => ({
    number: String(number),
    supplier: 'Coastal Brakes',
    status: 'pending',
    lines: [{ stockNumber: 'BP-100', name: 'Brake pads front', quantity: 2, unitPrice: 42.5 }],
  })),
}

/** The program as `npm start` runs it: a process of its own. The caller stops it. */
export async function startProcess(dataDir: string): Promise<{ origin: string; child: ChildProcess }> {
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const child = spawn(process.execPath, [main, '--data-dir', dataDir, '--control-token', token], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  if (child.stdout === null) throw new Error('The program has no output')
  const lines = createInterface({ input: child.stdout })
  const [line] = await once(lines, 'line', { signal: AbortSignal.timeout(20_000) })
  return { origin: new URL(JSON.parse(line).loginUrl).origin, child }
}

/** Kills the process and waits until it is gone. */
export async function killProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

// oxlint-disable-next-line typescript/no-explicit-any -- each test knows the shape that it asks for
type Answer = { status: number; body: any; headers: Headers }

async function readAnswer(response: Response): Promise<Answer> {
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.startsWith('application/json')
  return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers }
}

/** Calls the control interface. */
export async function control(origin: string, method: string, path: string, body?: unknown): Promise<Answer> {
  const headers: Record<string, string> = { 'x-control-token': token }
  if (body === undefined) return readAnswer(await fetch(`${origin}/control${path}`, { method, headers }))
  headers['content-type'] = 'application/json'
  return readAnswer(await fetch(`${origin}/control${path}`, { method, headers, body: JSON.stringify(body) }))
}

/** A browser without pages: keeps cookies and echoes the token. */
export function createBrowser(origin: string, agent = 'Mozilla/5.0 (X11; Linux x86_64)') {
  const cookies = new Map<string, string>()
  const call = async (method: string, path: string, body?: unknown, extra: Record<string, string> = {}) => {
    const headers: Record<string, string> = {
      'user-agent': agent,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
      ...extra,
    }
    const isForm = body instanceof FormData
    if (body !== undefined && !isForm) headers['content-type'] = 'application/json'
    const response = await fetch(`${origin}${path}`, {
      method,
      headers,
      body: isForm || body === undefined ? body : JSON.stringify(body),
      redirect: 'manual',
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';')
      const [name = '', value = ''] = pair.split('=')
      cookies.set(name, value)
    }
    return readAnswer(response)
  }
  const api = (method: string, path: string, body?: unknown, extra?: Record<string, string>) =>
    call(method, `/auto_workshop/api${path}`, body, extra)
  return {
    call,
    api,
    /** Opens the login page and logs in. */
    async logIn(password = 'correct horse') {
      await call('GET', '/auto_workshop/login')
      return api('POST', '/login', { workshopId: 'HARBOUR', username: 'docket', password })
    },
    /** The id of the purchase order of that number, by way of the list. */
    async findPurchase(number: string): Promise<number> {
      for (let page = 1; page < 10; page += 1) {
        const { body } = await api('GET', `/purchases?search=${number}&page=${page}`)
        const row = body.rows.find((each: { number: string }) => each.number === number)
        if (row !== undefined) return row.id
      }
      throw new Error(`No purchase order ${number}`)
    },
    async stockId(number: string): Promise<number> {
      const { body } = await api('GET', `/stock-lookup?q=${number}`)
      return body.items.find((item: { number: string }) => item.number === number).id
    },
    attach(billId: number, name: string, bytes: string) {
      const form = new FormData()
      form.append('file', new Blob([bytes], { type: 'application/pdf' }), name)
      return api('POST', `/bills/${billId}/attachments`, form)
    },
  }
}
