import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { act } from '#workshop/browse/act.ts'
import { visitTo } from './support/run.ts'
import { openSmallSite, type SmallSite } from './support/small-site.ts'

/**
 * A page that answers a click in one of the ways that fool a driver which does not wait long enough. Whatever the way, the driver must
 * not go on before "done" stands there.
 */
const WAYS: Record<string, string> = {
  'an answer that is slow': `fetch('/slow').then(r => r.text()).then(say)`,
  'an answer that comes in pieces': `(async () => {
    const reader = (await fetch('/pieces')).body.getReader()
    let text = ''
    for (;;) { const { done, value } = await reader.read(); if (done) break
      text += new TextDecoder().decode(value); say(text.slice(0, 3)) }
    say(text) })()`,
  'a second request after the first answer': `fetch('/quick').then(r => r.text()).then(() => fetch('/slow')).then(r => r.text()).then(say)`,
  'an old-style request': `const x = new XMLHttpRequest(); x.open('GET', '/slow'); x.onload = () => setTimeout(() => say(x.responseText), 150); x.send()`,
  'a spinner that appears late': `setTimeout(() => { say('loading'); fetch('/slow').then(r => r.text()).then(say) }, 220)`,
  'a request after a pause, with nothing to see before': `setTimeout(() => fetch('/quick').then(r => r.text()).then(say), 400)`,
  'a late drawing of what the answer brought': `fetch('/quick').then(r => r.text()).then(text => { say('almost'); setTimeout(() => say(text), 350) })`,
  'a drawing when the page is idle': `fetch('/quick').then(r => r.text()).then(text => { say('almost'); requestIdleCallback(() => say(text)) })`,
  'a drawing after several frames': `let n = 0; const next = () => ++n < 5 ? setTimeout(next, 40) : say('done'); next()`,
  'a drawing some frames later': `let n = 0; const next = () => ++n < 4 ? requestAnimationFrame(next) : say('done'); requestAnimationFrame(next)`,
  'a link to another route of the same page': `addEventListener('hashchange', () => fetch('/quick').then(r => r.text()).then(say)); location.hash = '#/other'`,
  'a transition before the new words': `const box = document.querySelector('p'); box.style.transition = 'opacity 300ms'; box.style.opacity = '0.5';
    box.ontransitionend = () => say('done')`,
  'another page whose script is slow': `location.assign('/other')`,
  'nothing that a page tells of, shortly after': `const c = new MessageChannel(); c.port1.onmessage = () => say('done'); c.port2.postMessage(1)`,
}

const page = (way: string) => `<!doctype html><title>t</title><button>Go</button><p>waiting</p>
<script>const say = text => { document.querySelector('p').textContent = text }
document.querySelector('button').onclick = () => { ${way} }</script>`

let site: SmallSite

beforeAll(async () => {
  site = await openSmallSite(async (request, response) => {
    const way = new URL(request.url ?? '', 'http://x').searchParams.get('way')
    if (way !== null) return response.setHeader('content-type', 'text/html').end(page(WAYS[way] ?? ''))
    if (request.url === '/slow') await sleep(600)
    if (request.url === '/other.js') await sleep(500)
    if (request.url === '/pieces') {
      response.write('don')
      await sleep(500)
      return response.end('e')
    }
    if (request.url === '/other')
      return response
        .setHeader('content-type', 'text/html')
        .end('<!doctype html><p>loading</p><script type=module src=/other.js></script>')
    if (request.url === '/other.js')
      return response
        .setHeader('content-type', 'text/javascript')
        .end(`document.querySelector('p').textContent = 'done'`)
    response.end('done')
  })
}, 60_000)

afterAll(() => site?.close())

test.each(Object.keys(WAYS))('the driver is not fooled by %s', { timeout: 30_000 }, async way => {
  const visit = await visitTo(site, `/?way=${encodeURIComponent(way)}`)
  await act(visit, 'clicking', () => visit.page.getByRole('button').click())
  expect(await visit.page.locator('p').innerText()).toBe('done')
  await visit.page.context().close()
})

test('a page that polls and animates for ever does not hold the driver up', { timeout: 30_000 }, async () => {
  WAYS.restless = `say('done')
    const poll = () => setTimeout(poll, 300); poll()
    const turn = () => requestAnimationFrame(turn); turn()
    document.querySelector('p').animate([{ opacity: 0 }, { opacity: 1 }], { duration: 500, iterations: Infinity })`
  const visit = await visitTo(site, '/?way=restless')
  const begin = Date.now()
  await act(visit, 'clicking', () => visit.page.getByRole('button').click())
  expect(await visit.page.locator('p').innerText()).toBe('done')
  expect(Date.now() - begin).toBeLessThan(4_000)
  await visit.page.context().close()
})

test('a page whose script never ends is named, within the deadline', { timeout: 30_000 }, async () => {
  WAYS.hung = 'setTimeout(() => { for (;;); }, 0)'
  const visit = await visitTo(site, '/?way=hung')
  const clicked = act(visit, 'clicking', () => visit.page.getByRole('button').click())
  await expect(clicked).rejects.toThrow('MechanicDesk did not answer within 5 s while clicking.')
  // The tab is hung and goes with the whole browser: this test is the file's last.
})
