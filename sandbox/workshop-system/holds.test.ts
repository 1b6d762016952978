import { expect, test } from 'vitest'
import type { Hold } from './holds.ts'
import { control, createBrowser } from './testing/client.ts'
import { startSystem } from './testing/running-system.ts'

const bill = { invoiceNumber: 'INV-7', date: '2026-11-20', lineIds: [1] }
const BILLS = '/auto_workshop/api/purchases/*/bills'

async function arrange(origin: string, ...holds: Hold[]) {
  const browser = createBrowser(origin)
  await browser.logIn()
  const path = `/purchases/${await browser.findPurchase('15')}`
  expect((await control(origin, 'POST', '/holds', holds)).status).toBe(200)
  const billCount = async () => {
    const { body } = await control(origin, 'GET', '/truth?workshop=HARBOUR')
    return body.purchases.find((purchase: { number: string }) => purchase.number === '15').bills.length
  }
  const states = async () =>
    (await control(origin, 'GET', '/holds')).body.map((hold: { state: string }) => hold.state)
  const untilHeld = async () => {
    await expect.poll(states, { timeout: 5000 }).toEqual(['holding'])
  }
  const release = (how: string) => control(origin, 'POST', '/release', { how })
  const save = () => browser.api('POST', `${path}/bills`, bill).catch(error => error.message)
  return { browser, path, billCount, states, untilHeld, release, save }
}

test('a write that is held before it is done is done when it is released', async () => {
  await using system = await startSystem()
  const at = await arrange(system.origin, { method: 'POST', path: BILLS, nth: 1, when: 'before' })
  const saving = at.save()
  await at.untilHeld()
  expect(await at.billCount()).toBe(0)
  await at.release('go-on')
  expect((await saving).status).toBe(200)
  expect(await at.billCount()).toBe(1)
  expect(await at.states()).toEqual(['released'])
})

test('a write that is held before it is done and then cut is never done', async () => {
  await using system = await startSystem()
  const at = await arrange(system.origin, { method: 'POST', path: BILLS, nth: 1, when: 'before' })
  const saving = at.save()
  await at.untilHeld()
  await at.release('cut')
  expect(await saving).toBe('fetch failed')
  expect(await at.billCount()).toBe(0)
})

test('a write that is held after it is done stands while its answer is kept back', async () => {
  await using system = await startSystem()
  const at = await arrange(system.origin, { method: 'POST', path: BILLS, nth: 1, when: 'after' })
  const saving = at.save()
  await at.untilHeld()
  expect(await at.billCount()).toBe(1)
  await at.release('cut')
  expect(await saving).toBe('fetch failed')
})

test('only the chosen request is held, counted from the arming', async () => {
  await using system = await startSystem()
  const at = await arrange(system.origin, { path: '/auto_workshop/api/purchases/*', nth: 2, when: 'before' })
  expect((await at.browser.api('GET', at.path)).status).toBe(200)
  const second = at.browser.api('GET', at.path)
  await at.untilHeld()
  expect((await at.browser.api('GET', at.path)).status).toBe(200)
  await at.release('go-on')
  expect((await second).status).toBe(200)
})

test('a reset cuts what is held, and closing the system does not wait for it', async () => {
  await using system = await startSystem()
  const at = await arrange(system.origin, { method: 'POST', path: BILLS, nth: 1, when: 'before' })
  const saving = at.save()
  await at.untilHeld()
  await control(system.origin, 'POST', '/reset')
  expect(await saving).toBe('fetch failed')
})

test('every request is listed as it arrived, refused ones too', async () => {
  await using system = await startSystem()
  const browser = createBrowser(system.origin)
  await browser.logIn('wrong')
  const { body } = await control(system.origin, 'GET', '/requests')
  expect(body.filter(({ method }: { method: string }) => method === 'POST')).toMatchObject([
    { path: '/auto_workshop/api/login' },
  ])
})
