import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PASSWORD_MASK } from '#contracts/accounts.ts'
import { PASSWORD, startTestServer, type TestServer, WORKSHOP_PASSWORD } from '../support/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const workshopLogin = { mechanicDeskUsername: 'robot', mechanicDeskPassword: WORKSHOP_PASSWORD }

test('the first account is an admin, the second is not', async () => {
  const first = await server.account('first@workshop.example')
  const second = await server.account('second@workshop.example')
  expect(await (await first.get('/api/me')).json()).toEqual({
    user: { email: 'first@workshop.example', isAdmin: true },
  })
  expect(await (await second.get('/api/me')).json()).toEqual({
    user: { email: 'second@workshop.example', isAdmin: false },
  })
})

test('an e-mail address registers once, whatever its case', async () => {
  await server.account('twice@workshop.example')
  const again = await server
    .visitor()
    .post('/api/register', { email: ' TWICE@workshop.example', password: PASSWORD, ...workshopLogin })
  expect(again.status).toBe(409)
  expect(await again.text()).toMatch(/^This e-mail address cannot be registered/)
})

test.each([
  [{ email: 'nobody', password: PASSWORD, ...workshopLogin }, 'Invalid email address'],
  [{ email: 'a@b.example', password: 'short', ...workshopLogin }, 'Password must be at least 8 characters'],
  [
    { email: 'a@b.example', password: PASSWORD, ...workshopLogin, mechanicDeskUsername: ' ' },
    'MechanicDesk username is required',
  ],
  [
    { email: 'a@b.example', password: PASSWORD, ...workshopLogin, mechanicDeskPassword: '' },
    'MechanicDesk password is required',
  ],
])('registration refuses bad input with the words of the form: %#', async (body, sentence) => {
  const response = await server.visitor().post('/api/register', body)
  expect([response.status, await response.text()]).toEqual([400, sentence])
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('a body cannot make anyone an admin', async () => {
  const person = server.visitor()
  await person.post('/api/register', {
    email: 'sly@workshop.example',
    password: PASSWORD,
    ...workshopLogin,
    isAdmin: true,
  })
  const login = await person.post('/api/login', { email: 'sly@workshop.example', password: PASSWORD })
  expect(await login.json()).toEqual({ user: { email: 'sly@workshop.example', isAdmin: false } })
})

test('a wrong password and an unknown address are told apart by nothing', async () => {
  await server.account('known@workshop.example')
  const wrong = await server
    .visitor()
    .post('/api/login', { email: 'known@workshop.example', password: 'not this one' })
  const unknown = await server
    .visitor()
    .post('/api/login', { email: 'unknown@workshop.example', password: 'not this one' })
  expect([wrong.status, await wrong.text()]).toEqual([401, 'Invalid email or password'])
  expect([unknown.status, await unknown.text()]).toEqual([401, 'Invalid email or password'])
})

test('after too many wrong passwords the account is throttled with the time to wait, and others are not', async () => {
  await server.account('guessed@workshop.example')
  const tries = Array.from({ length: 11 }, () =>
    server.visitor().post('/api/login', { email: 'guessed@workshop.example', password: 'guess' }),
  )
  const answers = await Promise.all(tries)
  const throttled = answers.find(answer => answer.status === 429)
  expect(Number(throttled?.headers.get('retry-after'))).toBeGreaterThan(0)
  await expect(server.account('bystander@workshop.example')).resolves.toBeDefined()
})

test('signing out ends the session on the server, not only in the browser', async () => {
  const person = await server.account()
  const cookie = await sessionCookieOf(person.email)
  expect((await fetch(`${server.url}/api/me`, { headers: { cookie } })).status).toBe(200)
  await fetch(`${server.url}/api/logout`, { method: 'POST', headers: { cookie } })
  expect((await fetch(`${server.url}/api/me`, { headers: { cookie } })).status).toBe(401)
})

async function sessionCookieOf(email: string): Promise<string> {
  const response = await server.visitor().post('/api/login', { email, password: PASSWORD })
  const [line = ''] = response.headers.getSetCookie()
  expect(line).toMatch(/HttpOnly/)
  expect(line).toMatch(/SameSite=Lax/)
  return line.split(';')[0] ?? ''
}

test('the stored workshop password is never sent back and never stands in the database in the clear', async () => {
  const person = await server.account()
  const settings = await (await person.get('/api/settings')).text()
  expect(settings).not.toContain(WORKSHOP_PASSWORD)
  expect(JSON.parse(settings).mechanicDeskCredentials).toEqual({
    workshopId: '',
    username: 'robot',
    password: PASSWORD_MASK,
    hasPassword: true,
    loginUrl: '',
  })
  const { rows } = await server.world.db.execute(sql`select * from workshop_credentials`)
  const dump = JSON.stringify(rows)
  expect(dump).not.toContain(WORKSHOP_PASSWORD)
  expect(dump).not.toContain(Buffer.from(WORKSHOP_PASSWORD).toString('base64').slice(0, 20))
})

test('the mask keeps the stored password only while username and login URL stay the same', async () => {
  const person = await server.account()
  const save = (change: object) =>
    person.post('/api/settings', {
      mechanicDeskCredentials: { workshopId: 'ws-1', username: 'robot', password: PASSWORD_MASK, ...change },
    })
  expect((await save({})).status).toBe(200)
  expect((await save({ workshopId: 'ws-2' })).status).toBe(200)
  const renamed = await save({ username: 'someone-else' })
  expect([renamed.status, await renamed.text()]).toEqual([
    400,
    'Please enter the MechanicDesk password again: the username or the login URL changed.',
  ])
  expect((await save({ username: 'someone-else', password: 'a new one' })).status).toBe(200)
})

test.each([
  'http://127.0.0.1:22/',
  'http://localhost:9/auto_workshop/login',
  'https://127.0.0.1:9@evil.example/',
  'http://[::ffff:127.0.0.1]:9/',
  'https://evil.example/auto_workshop/login',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'not a url',
])('a login URL outside the allowed hosts is refused: %s', async loginUrl => {
  const person = await server.account()
  const response = await person.post('/api/settings', {
    mechanicDeskCredentials: { workshopId: 'ws', username: 'robot', password: 'x', loginUrl },
  })
  expect(response.status).toBe(400)
})

test('a request from another site changes nothing', async () => {
  const person = await server.account()
  const foreign = { headers: { origin: 'https://evil.example' } }
  expect((await person.post('/api/logout', undefined, foreign)).status).toBe(403)
  expect(
    (await person.post('/api/logout', undefined, { headers: { 'sec-fetch-site': 'cross-site' } })).status,
  ).toBe(403)
  expect((await person.get('/api/me')).status).toBe(200)
})

test('a form or plain text in place of JSON is refused', async () => {
  const body = JSON.stringify({ email: 'a@b.example', password: PASSWORD })
  for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
    const response = await server.visitor().post('/api/login', body, { headers: { 'content-type': type } })
    expect(response.status).toBe(415)
  }
  const broken = await server.visitor().post('/api/login', '{"email":')
  expect([broken.status, await broken.text()]).toEqual([400, 'The request is not valid JSON.'])
})
