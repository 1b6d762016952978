import { expect, test } from 'vitest'
import { control, createBrowser } from './testing/client.ts'
import { startSystem } from './testing/running-system.ts'

test('a login opens the app, and a wrong password or an unknown user does not', async () => {
  await using system = await startSystem()
  const browser = createBrowser(system.origin)
  expect((await browser.call('GET', '/auto_workshop/app')).headers.get('location')).toBe(
    '/auto_workshop/login',
  )
  expect(await browser.logIn('wrong')).toMatchObject({ status: 401, body: { message: /wrong/ } })
  expect(await browser.logIn()).toMatchObject({ status: 200, body: { next: '/auto_workshop/app#/diary' } })
  expect((await browser.call('GET', '/auto_workshop/app')).status).toBe(200)
  expect((await browser.api('GET', '/screens/list')).body).toMatchObject({ workshop: { id: 'HARBOUR' } })
})

test('a second login of the same user evicts the first', async () => {
  await using system = await startSystem()
  const [first, second] = [createBrowser(system.origin), createBrowser(system.origin)]
  await first.logIn()
  await second.logIn()
  const refused = await first.api('GET', '/purchases')
  expect(refused.status).toBe(401)
  expect(refused.body.message).toContain('logged in from a different computer')
  expect((await second.api('GET', '/purchases')).status).toBe(200)
})

test('without a session every list answers 401', async () => {
  await using system = await startSystem()
  const answer = await createBrowser(system.origin).api('GET', '/purchases')
  expect(answer).toMatchObject({ status: 401, body: { message: 'Please login' } })
})

test('a write without the echoed token is refused and leaves nothing', async () => {
  await using system = await startSystem()
  const browser = createBrowser(system.origin)
  await browser.logIn()
  const id = await browser.findPurchase('15')
  const refused = await browser.api('DELETE', `/purchases/${id}/lines/1`, undefined, {
    'x-xsrf-token': 'forged',
  })
  expect(refused.status).toBe(403)
  expect((await browser.api('GET', `/purchases/${id}`)).body.purchase.lines).toHaveLength(1)
})

test('a caller that is plainly no browser gets 403', async () => {
  await using system = await startSystem()
  for (const agent of [
    'curl/8.5.0',
    'python-requests/2.32',
    'node',
    'Mozilla/5.0 (compatible; somebot/1.0)',
  ]) {
    expect((await createBrowser(system.origin, agent).call('GET', '/auto_workshop/login')).status).toBe(403)
  }
})

test('every try to log in is remembered with what came of it, and a challenge opens no session', async () => {
  await using system = await startSystem()
  const browser = createBrowser(system.origin)
  await browser.logIn('wrong')
  await control(system.origin, 'POST', '/faults', [{ step: 'login', kind: 'ask-code', times: 1 }])
  expect((await browser.logIn()).body).toEqual({ challenge: 'ask-code' })
  expect((await browser.api('GET', '/purchases')).status).toBe(401)
  await browser.logIn()
  const { body } = await control(system.origin, 'GET', '/logins?workshop=HARBOUR')
  expect(body.map((one: { outcome: string }) => one.outcome)).toEqual(['refused', 'challenged', 'opened'])
  expect(body[0]).toMatchObject({ username: 'docket', workshopId: 'HARBOUR' })
})
