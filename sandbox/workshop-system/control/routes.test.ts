import { expect, test } from 'vitest'
import { control, createBrowser, seed, token } from '../testing/client.ts'
import { startSystem } from '../testing/running-system.ts'

test('the control interface refuses callers without its token', async () => {
  await using system = await startSystem()
  for (const wrong of [undefined, 'wrong', `${token}x`]) {
    const headers = new Headers(wrong === undefined ? [] : [['x-control-token', wrong]])
    expect((await fetch(`${system.origin}/control/truth?workshop=HARBOUR`, { headers })).status).toBe(401)
    expect((await fetch(`${system.origin}/control/reset`, { method: 'POST', headers })).status).toBe(401)
  }
  expect((await control(system.origin, 'GET', '/truth?workshop=HARBOUR')).status).toBe(200)
})

test('the truth can be planted again as a seed and gives the same truth', async () => {
  await using system = await startSystem()
  const billed = {
    ...seed.purchases[0],
    number: 900,
    bills: [{ invoiceNumber: 'OLD-1', date: '2026-10-01' }],
  }
  await control(system.origin, 'POST', '/seed', { ...seed, purchases: [billed] })
  const truth = (await control(system.origin, 'GET', '/truth?workshop=HARBOUR')).body
  expect(JSON.stringify(truth)).not.toContain('password')
  expect(
    truth.purchases.find((purchase: { number: string }) => purchase.number === '900').bills,
  ).toMatchObject([{ invoiceNumber: 'OLD-1', total: 93.5, attachments: [] }])
  await control(system.origin, 'POST', '/seed', { ...truth, users: seed.users })
  expect((await control(system.origin, 'GET', '/truth?workshop=HARBOUR')).body).toEqual(truth)
})

test('a seed that is wrong is refused with the place and leaves nothing', async () => {
  await using system = await startSystem()
  const wrong = { workshopId: 'OTHER', purchases: [{ ...seed.purchases[0], status: 'lost' }] }
  const answer = await control(system.origin, 'POST', '/seed', wrong)
  expect(answer).toMatchObject({ status: 400, body: { message: /purchases\.0\.status/ } })
  expect((await control(system.origin, 'GET', '/truth?workshop=OTHER')).status).toBe(404)
  expect((await control(system.origin, 'POST', '/faults', [{ step: 'nowhere' }])).status).toBe(400)
})

test('a reset empties the system and ends the sessions', async () => {
  await using system = await startSystem()
  const browser = createBrowser(system.origin)
  await browser.logIn()
  await control(system.origin, 'POST', '/reset')
  expect((await browser.api('GET', '/purchases')).status).toBe(401)
  expect((await browser.logIn()).status).toBe(401)
})

test('the markup can be asked for and changed', async () => {
  await using system = await startSystem()
  const names = ['classic', 'modern']
  expect((await control(system.origin, 'GET', '/variant')).body).toEqual({ name: 'classic', names })
  expect((await control(system.origin, 'POST', '/variant', { name: 'gone' })).status).toBe(400)
  await control(system.origin, 'POST', '/variant', { name: 'modern' })
  const browser = createBrowser(system.origin)
  await browser.logIn()
  const { rows } = (await browser.api('GET', '/purchases?search=15')).body
  expect(rows[0].href).toMatch(/^\/mdweb\/workshops\/purchases\/\d+$/)
})
