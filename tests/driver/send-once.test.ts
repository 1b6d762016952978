import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { act, load } from '#workshop/browse/act.ts'
import type { Visit } from '#workshop/browse/visit.ts'
import { visitTo } from './support/run.ts'
import { openSmallSite, type SmallSite } from './support/small-site.ts'

const FILE = randomBytes(400_000)
/** Everything but writes may be cached, as a careless server says; what is called careful must be asked for each time. */
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
  '/careful': [
    'text/html',
    () =>
      `<!doctype html><title>x</title><button>Item</button><output></output><script src=/careful.js></script>`,
  ],
  '/careful.js': [
    'text/javascript',
    () => `fetch('/careful-value').then(r => r.text()).then(t => document.querySelector('output').append(t))
      document.querySelector('button').onclick = () => document.body.append(document.createElement('form'))`,
  ],
  '/careful-value': ['text/plain', () => String(value)],
  '/value-by-xhr': ['text/plain', () => String(value)],
  '/value': ['text/plain', () => String(value)],
}

let value = 0
let unchanged = 0
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
    if (request.url?.startsWith('/cut')) return void request.socket.destroy()
    if (request.url === '/packed')
      return void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('stored, packed'))
    if (request.url === '/moved') return void response.writeHead(303, { location: '/value' }).end()
    const [type, body] = ANSWERS[request.url ?? ''] ?? ['text/plain', () => 'stored']
    response.setHeader('content-type', type)
    response.setHeader('set-cookie', 'token=1')
    if (request.method === 'GET') {
      const tag = `"${body()}"`
      const isRecord = request.url?.startsWith('/careful') && !request.url.endsWith('.js')
      response.setHeader('cache-control', isRecord ? 'max-age=0, must-revalidate' : 'max-age=600')
      if (isRecord) response.setHeader('etag', tag)
      if (isRecord && request.headers['if-none-match'] === tag) {
        unchanged += 1
        return void response.writeHead(304).end()
      }
    }
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

test('what the browser kept is not believed, and asked for anew ever after', async () => {
  const visit = await visitTo(site, '/')
  const { page } = visit
  const shown = () => page.locator('output').innerText()
  const readAgain = () => load(visit, 'reading again', `${site.origin}/`)
  value = 2
  await expect(readAgain()).rejects.toThrow('had kept while reading again')
  for (const now of [2, 3]) {
    value = now
    await readAgain()
    expect(await shown()).toBe(`${now}${now}`)
  }
  await page.context().close()
})

test('a document that the browser kept is not believed, however it was opened', async () => {
  const visit = await visitTo(site, '/printed')
  const { page } = visit
  const goBack = () => act(visit, 'coming back', () => page.getByText('Back').click())
  const open = () => act(visit, 'opening', () => page.getByText('Printed').click())
  await goBack()
  value = 2
  await expect(open()).rejects.toThrow('had kept while opening')
  await goBack()
  await open()
  expect(await page.locator('output').innerText()).toBe('2')
  await page.context().close()
})

test('of a careful system scripts come from the cache, and answers that nothing changed are believed', async () => {
  const visit = await visitTo(site, '/careful')
  const { page } = visit
  for (const now of [1, 1, 2]) {
    value = now
    await load(visit, 'reading again', `${site.origin}/careful`)
    expect(await page.locator('output').innerText()).toBe(String(now))
  }
  expect(linesOf('/careful.js')).toHaveLength(1)
  expect(unchanged).toBeGreaterThan(0)
  await page.context().close()
})

test('a form that a click opened stays, on a page of which the server had said that nothing changed', async () => {
  const visit = await visitTo(site, '/careful')
  const { page } = visit
  await load(visit, 'reading again', `${site.origin}/careful`)
  await act(visit, 'opening a form', () => page.getByText('Item').click())
  expect(await page.locator('form').count()).toBe(1)
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
  await load(visit, 'looking', `${site.origin}/careful`)
  letGo.resolve()
  await expect.poll(() => page.locator('output').innerText()).toBe('1')
  expect(linesOf('/slow')).toHaveLength(1)
  await page.context().close()
})

test('a page that a form led to is read again without sending the form again', async () => {
  const visit = await writingOn('/')
  const { page } = visit
  await page.setContent(`<form method=post action="${site.origin}/printed"><button>Save</button></form>`)
  await act(visit, 'saving', () => page.getByText('Save').click())
  await load(visit, 'reading again', page.url())
  expect(seen.filter(one => one.line === 'POST /printed')).toHaveLength(1)
  expect(seen.filter(one => one.line === 'GET /printed')).toHaveLength(1)
  await page.context().close()
})

test('what a page sends while it is left is sent once each time, though the connection breaks', async () => {
  const visit = await writingOn('/')
  const { page } = visit
  const words = Array.from({ length: 30 }, (_, n) => `/cut?${n}`)
  const events = ['pagehide', 'unload', 'visibilitychange']
  for (const [n, word] of words.entries()) {
    await visit.singleSend.begin()
    await page.evaluate(
      ({ events, word }) => {
        for (const event of events) addEventListener(event, () => navigator.sendBeacon(word, event))
      },
      { events, word },
    )
    // Another address each time: the browser may keep this page.
    await load(visit, 'looking', `${site.origin}/printed?${n}`)
  }
  const meant = words.flatMap(word => events.map(event => `POST ${word} ${event}`)).toSorted()
  const sent = () => {
    const posts = seen.filter(one => one.line.startsWith('POST'))
    return posts.map(one => `${one.line} ${one.body.toString()}`).toSorted()
  }
  await expect.poll(sent).toEqual(meant)
  await page.waitForTimeout(300)
  expect(sent()).toEqual(meant)
  await page.context().close()
})

test('a body that the browser does not tell is not sent at all', async () => {
  const { page } = await writingOn('/')
  const said = await page.evaluate(() => {
    const body = new Blob(['a stream']).stream()
    const given: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    return fetch('/stream', given).then(
      () => 'sent',
      () => 'broken',
    )
  })
  expect(said).toBe('broken')
  expect(linesOf('/stream')).toEqual([])
  await page.context().close()
})

test('a compressed answer to a write reaches the page as it was meant', async () => {
  const { page } = await writingOn('/')
  const said = await page.evaluate(async () => (await fetch('/packed', { method: 'POST' })).text())
  expect(said).toBe('stored, packed')
  await page.context().close()
})
