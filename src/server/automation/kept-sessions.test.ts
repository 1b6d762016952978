import { EventEmitter } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContext } from 'playwright-core'
import { expect, test } from 'vitest'
import type { KeptSession, Session } from '#workshop/session.ts'
import { createKeptSessions, type SessionOwner } from './kept-sessions.ts'

/** A browser that opens contexts and can die; what is opened in it is remembered. */
function fakeBrowser() {
  let isConnected = true
  const contexts: { isClosed: boolean; emitter: EventEmitter }[] = []
  return {
    contexts,
    open: () => contexts.filter(one => !one.isClosed).length,
    die() {
      isConnected = false
      for (const one of contexts) one.emitter.emit('close')
    },
    async openContext() {
      const state = { isClosed: false, emitter: new EventEmitter() }
      contexts.push(state)
      const context = {
        once: (name: string, listener: () => void) => state.emitter.once(name, listener),
        browser: () => ({ isConnected: () => isConnected }),
        close: async () => void (state.isClosed = true),
      }
      return context as unknown as BrowserContext
    },
  }
}

function signedIn(): Session {
  const page = { isClosed: () => false, close: async () => undefined }
  return { visit: { page }, homeUrl: '' } as unknown as Session
}

const ann: SessionOwner = {
  userId: 'ann',
  workshopKey: 'desk.example/w1',
  login: { loginUrl: 'https://desk.example/login', workshopId: 'w1', username: 'robot', password: 'one' },
}

/** Signs in where no session is, and says whether one was. */
async function visit(_: BrowserContext, kept: KeptSession): Promise<'signed in' | 'went on'> {
  const had = kept.session !== null
  kept.session ??= signedIn()
  return had ? 'went on' : 'signed in'
}

test('the next invoice of the same user and workshop goes on in the session', async () => {
  const sessions = createKeptSessions(fakeBrowser())
  expect(await sessions.with(ann, visit)).toBe('signed in')
  expect(await sessions.with(ann, visit)).toBe('went on')
  await sessions.close()
})

test.each([
  ['another user', { userId: 'ben' }],
  ['another workshop', { workshopKey: 'desk.example/w2' }],
  ['another password', { login: { ...ann.login, password: 'two' } }],
  ['another name', { login: { ...ann.login, username: 'person' } }],
])('%s never gets the session', async (_, change) => {
  const sessions = createKeptSessions(fakeBrowser())
  await sessions.with(ann, visit)
  expect(await sessions.with({ ...ann, ...change }, visit)).toBe('signed in')
  await sessions.close()
})

test('changed credentials close the old session, also one that is in use', async () => {
  const browser = fakeBrowser()
  const sessions = createKeptSessions(browser)
  await sessions.with(ann, visit)
  await sessions.forget('ann')
  expect([sessions.idle(), browser.open()]).toEqual([0, 0])
  await sessions.with(ann, async (context, kept) => {
    await visit(context, kept)
    await sessions.forget('ann')
  })
  expect([sessions.idle(), browser.open()]).toEqual([0, 0])
  await sessions.with({ ...ann, userId: 'ben' }, visit)
  await sessions.forget('ann')
  expect(sessions.idle()).toBe(1)
  await sessions.close()
})

test('an idle session is closed after a while, and everything at shutdown', async () => {
  const browser = fakeBrowser()
  const sessions = createKeptSessions(browser, 20)
  await sessions.with(ann, visit)
  await sleep(60)
  expect([sessions.idle(), browser.open()]).toEqual([0, 0])
  const late = createKeptSessions(browser)
  await late.with(ann, visit)
  await late.with({ ...ann, userId: 'ben' }, async (context, kept) => {
    await visit(context, kept)
    await late.close()
  })
  expect(browser.open()).toBe(0)
})

test('a run that left no session, or a browser that died, leaves nothing to go on in', async () => {
  const browser = fakeBrowser()
  const sessions = createKeptSessions(browser)
  await sessions.with(ann, async () => undefined)
  expect(browser.open()).toBe(0)
  await sessions.with(ann, visit)
  browser.die()
  expect(sessions.idle()).toBe(0)
})

test('a second run at the same time gets a context of its own, and only one session is kept', async () => {
  const browser = fakeBrowser()
  const sessions = createKeptSessions(browser)
  await sessions.with(ann, async (context, kept) => {
    await visit(context, kept)
    expect(await sessions.with(ann, visit)).toBe('signed in')
  })
  expect([sessions.idle(), browser.open()]).toEqual([1, 1])
  await sessions.close()
})

test('many users leave no more than a handful of idle sessions', async () => {
  const browser = fakeBrowser()
  const sessions = createKeptSessions(browser)
  for (let n = 0; n < 12; n += 1) await sessions.with({ ...ann, userId: `user-${n}` }, visit)
  expect([sessions.idle(), browser.open()]).toEqual([8, 8])
  await sessions.close()
})
