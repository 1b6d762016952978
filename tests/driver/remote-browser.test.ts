import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrowserPool, createBrowserPool } from '#server/browser/browser-pool.ts'
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { runInvoice } from '#workshop/run-invoice.ts'
import { invoiceOf, line, purchase, workshopWith } from './support/demo-workshop.ts'
import { memoryJournal, PASSWORD, PDF, WORKSHOP } from './support/run.ts'
import { type StandIn, startStandIn } from './support/stand-in.ts'

const MINUTE = 60_000

let standIn: StandIn
let elsewhere: { child: ChildProcess; wsEndpoint: string }
let canary: Server
let hits = 0

beforeAll(async () => {
  standIn = await startStandIn()
  elsewhere = await startBrowserElsewhere()
  canary = createServer((_request, response) => {
    hits += 1
    response.end('canary')
  })
  canary.listen(0, '127.0.0.1')
  await once(canary, 'listening')
}, MINUTE)

afterAll(async () => {
  elsewhere?.child.kill('SIGTERM')
  canary?.close()
  await standIn?.stop()
})

async function startBrowserElsewhere() {
  const program = path.join(import.meta.dirname, 'support/browser-server.ts')
  const child = spawn(process.execPath, [program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout })
  const [ready] = (await once(lines, 'line')) as [string]
  return { child, wsEndpoint: (JSON.parse(ready) as { wsEndpoint: string }).wsEndpoint }
}

function poolThrough(change: Record<string, string> = {}): BrowserPool {
  const config = parseConfig({
    CACHE_DIR: '.docket/cache',
    DATA_DIR: '.docket',
    WORKSHOP_LOGIN_URL: standIn.loginUrl,
    BROWSER_WS_ENDPOINT: elsewhere.wsEndpoint,
    ...change,
  })
  return createBrowserPool(config, createLog('silent'))
}

test('a whole run goes through a browser in another process', { timeout: 2 * MINUTE }, async () => {
  await standIn.seed(workshopWith(purchase('1043', [line('BP-100', 2, 45.5)])))
  const pool = poolThrough()
  const { journal } = memoryJournal()
  const login = { loginUrl: standIn.loginUrl, workshopId: WORKSHOP, username: 'docket', password: PASSWORD }
  const order = { invoice: invoiceOf([['BP-100', 2, 5000]]), pdf: PDF }
  const signal = new AbortController().signal
  try {
    const result = await pool.withContext(context => runInvoice(context, login, order, journal, { signal }))
    expect(result.automationType).toBe('full-upload')
    const { purchases } = await standIn.truth(WORKSHOP)
    expect(purchases[0]?.bills).toMatchObject([{ total: 110, attachments: [{ bytes: PDF.bytes.length }] }])
  } finally {
    await pool.close()
  }
})

test.each([
  ['on the loopback', {}],
  ['by the address and secret that it is given', { BROWSER_GUARD_ADDRESS: '127.0.0.1' }],
] as const)(
  'it is kept behind the guard %s: pages, pictures, redirects and requests',
  {
    timeout: MINUTE,
  },
  async (_name, change) => {
    const away = `http://127.0.0.1:${(canary.address() as AddressInfo).port}/`
    const allowed = createServer((request, response) => {
      if (request.url === '/away') response.writeHead(302, { location: away }).end()
      else
        response
          .setHeader('content-type', 'text/html')
          .end(`<h1>workshop</h1><img src="/away"><img src="${away}">`)
    })
    allowed.listen(0, '127.0.0.1')
    await once(allowed, 'listening')
    const home = `http://127.0.0.1:${(allowed.address() as AddressInfo).port}/`
    const pool = poolThrough({ ...change, WORKSHOP_LOGIN_URL: home })
    hits = 0
    try {
      await pool.withContext(async context => {
        const page = await context.newPage()
        await page.goto(home)
        expect(await page.locator('h1').textContent()).toBe('workshop')
        await page.goto(`${home}away`).catch(() => null)
        await page.goto(away).catch(() => null)
        await context.request.get(away).catch(() => null)
      })
      expect(hits).toBe(0)
    } finally {
      await pool.close()
      allowed.close()
    }
  },
)

test('a browser that is gone is named by its setting, without the secret in its address', {
  timeout: MINUTE,
}, async () => {
  const gone = poolThrough({ BROWSER_WS_ENDPOINT: 'ws://127.0.0.1:9/a-secret-path' })
  const error = await gone.withContext(async () => null).catch((reason: Error) => reason)
  expect(String(error)).toContain('BROWSER_WS_ENDPOINT')
  expect(String(error)).not.toContain('a-secret-path')
  expect(gone.status().available).toBe(false)
  await gone.close()
})
