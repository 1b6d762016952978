import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { loadAnew } from '#workshop/browse/load-anew.ts'
import { act, load, type Visit } from '#workshop/browse/visit.ts'
import { visitTo } from './support/run.ts'
import { openSmallSite, type SmallSite } from './support/small-site.ts'

const FILE = randomBytes(400_000)
/** Everything but writes may be cached, as a careless server says. */
const ANSWERS: Record<string, [type: string, body: () => string]> = {
  '/': [
    'text/html',
    () =>
      '<!doctype html><title>x</title><a href=/printed>Printed</a><output></output><script src=/drawing.js></script>',
  ],
  '/drawing.js': [
    'text/javascript',
    () => `fetch('/value').then(r => r.text()).then(t => document.querySelector('output').append(t))
      const old = new XMLHttpRequest()
      old.onload = () => document.querySelector('output').append(old.responseText)
      old.open('GET', '/value-by-xhr')
      old.send()`,
  ],
  '/printed': [
    'text/html',
    () => `<!doctype html><title>x</title><a href=/>Back</a><output>${value}</output>`,
  ],
  '/value-by-xhr': ['text/plain', () => String(value)],
  '/value': ['text/plain', () => String(value)],
}

let value = 0
let letGo = Promise.withResolvers<void>()
let seen: { line: string; body: Buffer; token: string | undefined }[] = []
let site: SmallSite

beforeAll(async () => {
  site = await openSmallSite(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const line = `${request.method} ${request.url}`
    seen.push({ line, body: Buffer.concat(chunks), token: request.headers.cookie })
    if (request.url === '/slow') await letGo.promise
    if (request.url === '/cut') return void request.socket.destroy()
    if (request.url === '/packed')
      return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('stored, packed'))
    if (request.url === '/moved') return void response.writeHead(303, { location: '/value' }).end()
    const [type, body] = ANSWERS[request.url ?? ''] ?? ['text/plain', () => 'stored']
    response.setHeader('content-type', type)
    response.setHeader('set-cookie', 'token=1')
    if (request.method === 'GET') response.setHeader('cache-control', 'max-age=600')
    response.end(body())
  })
}, 60_000)

afterAll(() => site?.close())

beforeEach(() => {
  seen = []
  value = 1
  letGo = Promise.withResolvers()
})

/** A page on which something is about to be written. */
async function writingOn(address: string): Promise<Visit> {
  const visit = await visitTo(site, address)
  await visit.singleSend.begin()
  return visit
}

const linesOf = (words: string) => seen.filter(one => one.line.endsWith(words))

test('records are read from the workshop system each time, scripts from the cache', async () => {
  const visit = await visitTo(site, '/')
  const { page } = visit
  for (const now of [2, 3, 4]) {
    value = now
    await load(visit, 'reading again', () => loadAnew(page, `${site.origin}/`))
    expect(await page.locator('output').innerText()).toBe(`${now}${now}`)
  }
  expect(linesOf('/drawing.js')).toHaveLength(1)
  await page.context().close()
})

test('a page that the browser kept is loaded anew before it is believed, however it was opened', async () => {
  const visit = await visitTo(site, '/printed')
  const { page } = visit
  const shown = () => page.locator('output').innerText()
  expect(await shown()).toBe('1')
  value = 2
  await act(visit, 'going away', () => page.getByText('Back').click())
  await act(visit, 'coming back', () => page.getByText('Printed').click())
  expect(await shown()).toBe('2')
  await load(visit, 'going away', () => loadAnew(page, `${site.origin}/`))
  value = 3
  await load(visit, 'coming back', () => loadAnew(page, `${site.origin}/printed`))
  expect(await shown()).toBe('3')
  await page.context().close()
})

test('a write arrives whole and once, with the cookies, and its answer reaches the page', async () => {
  const { page } = await writingOn('/')
  await page.setContent('<input type=file>')
  const file = { name: 'a.pdf', mimeType: 'application/pdf', buffer: FILE }
  await page.locator('input').setInputFiles(file)
  const said = await page.evaluate(async () => {
    const form = new FormData()
    form.append('file', document.querySelector('input')?.files?.[0] ?? '')
    const stored = await fetch('/files', { method: 'POST', body: form })
    const moved = await fetch('/moved', { method: 'POST' })
    return [await stored.text(), moved.redirected, await moved.text()]
  })
  expect(said).toEqual(['stored', true, '1'])
  const [only, ...more] = linesOf('/files')
  expect(more).toEqual([])
  expect(only?.body.includes(FILE)).toBe(true)
  expect(only?.token).toBe('token=1')
  await page.context().close()
})

test('a write whose connection breaks is not sent again, and the page learns of it', async () => {
  const { page } = await writingOn('/')
  const said = await page.evaluate(() => fetch('/cut', { method: 'POST', body: 'x' }).catch(() => 'broken'))
  expect(said).toBe('broken')
  expect(linesOf('/cut')).toHaveLength(1)
  await page.context().close()
})

test('a write that still waits when the next page is loaded is not sent again by the browser', async () => {
  const visit = await writingOn('/')
  const { page } = visit
  await page.evaluate(() => void fetch('/slow', { method: 'POST', keepalive: true, body: 'x' }))
  await expect.poll(() => linesOf('/slow')).toHaveLength(1)
  await load(visit, 'looking', () => loadAnew(page, `${site.origin}/`))
  letGo.resolve()
  await expect.poll(() => page.locator('output').innerText()).toBe('11')
  expect(linesOf('/slow')).toHaveLength(1)
  await page.context().close()
})

test('a compressed answer to a write reaches the page as it was meant', async () => {
  const { page } = await writingOn('/')
  const said = await page.evaluate(async () => (await fetch('/packed', { method: 'POST' })).text())
  expect(said).toBe('stored, packed')
  await page.context().close()
})
