import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { createLog } from '../log.ts'
import { type BrowserPool, createBrowserPool } from './browser-pool.ts'

let canary: Server
let allowed: Server
let pool: BrowserPool
let hits = 0
const addressOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`
const everyWayTo = (host: string) => `<img src="http://${host}/"><link rel=preconnect href="http://${host}">
  <link rel=prefetch href="http://${host}/"><iframe src="http://${host}/"></iframe><script src="http://${host}/"></script>
  <script>
    fetch('http://${host}/', { method: 'POST', mode: 'no-cors', body: 'x' }).catch(() => null)
    navigator.sendBeacon('http://${host}/', 'x')
    new WebSocket('ws://${host}/')
    new Worker(URL.createObjectURL(new Blob(["fetch('http://${host}/').catch(() => null)"])))
  </script>`

beforeAll(async () => {
  canary = createServer((_request, response) => void response.end('<h1>canary</h1>'))
  canary.on('connection', () => {
    hits += 1
  })
  await new Promise<void>(ready => canary.listen(0, '127.0.0.1', ready))
  allowed = createServer((request, response) => {
    if (request.url === '/away') response.writeHead(302, { location: `http://${addressOf(canary)}/` }).end()
    else
      response
        .setHeader('content-type', 'text/html')
        .end(`<h1>workshop</h1><img src="/away">${everyWayTo(addressOf(canary))}`)
  })
  await new Promise<void>(ready => allowed.listen(0, '127.0.0.1', ready))
  const config = parseConfig({
    CACHE_DIR: '.docket/cache',
    DATA_DIR: '.docket',
    WORKSHOP_LOGIN_URL: `http://${addressOf(allowed)}/`,
  })
  pool = createBrowserPool(config, createLog('silent'))
})
afterAll(async () => {
  await pool.close()
  canary.close()
  allowed.close()
})

test('the browser reaches the allowed host, and by no redirect, picture or address any other', async () => {
  await pool.withContext(async context => {
    const page = await context.newPage()
    await page.goto(`http://${addressOf(allowed)}/`)
    expect(await page.locator('h1').textContent()).toBe('workshop')
    await page.goto(`http://${addressOf(allowed)}/away`).catch(() => null)
    await page.goto(`http://${addressOf(canary)}/`).catch(() => null)
    await context.request.get(`http://${addressOf(canary)}/`).catch(() => null)
  })
  expect(hits).toBe(0)
})
