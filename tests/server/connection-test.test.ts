import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { workshopCredentials } from '#server/db/schema.ts'
import {
  type FakeWorker,
  newWorkshop,
  preview,
  readyAccount,
  saidBy,
  startFakeWorker,
  startJob,
  testConnection,
  WRONG,
} from '../support/fake-worker.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let server: TestServer
let worker: FakeWorker
beforeAll(async () => {
  server = await startTestServer()
  worker = await startFakeWorker(server)
})
afterAll(() => server.close())
beforeEach(() => worker.reset())

test('a test of the connection says what it saw, with credentials that are not saved', async () => {
  const person = await server.account()
  const credentials = newWorkshop()
  const response = await testConnection(person, credentials)
  expect(await response.json()).toEqual({
    connected: true,
    message: 'MechanicDesk accepted the login. This is Coolabah Motors. It has 7 open purchase orders.',
    workshopName: 'Coolabah Motors',
    openPurchaseOrders: { count: 7, isAll: true },
  })
  expect(JSON.stringify(worker.asked)).not.toContain(credentials.password)
  const settings = await (await person.get('/api/settings')).json()
  expect(settings.mechanicDeskCredentials.workshopId).toBe('')
})

test('the mask is the stored password, for the same user and address only, and no address but an allowed one', async () => {
  const credentials = newWorkshop()
  const person = await readyAccount(server, credentials)
  const masked = { ...credentials, password: '••••••••' }
  expect(await (await testConnection(person, masked)).json()).toMatchObject({ connected: true })
  const another = await testConnection(person, { ...masked, username: 'somebody' })
  expect(await saidBy(another)).toEqual([
    400,
    expect.stringContaining('enter the MechanicDesk password again'),
  ])
  for (const loginUrl of [
    'https://evil.example/login',
    'http://127.0.0.1:9@evil.example/',
    'file:///etc/passwd',
  ])
    expect((await testConnection(person, { ...credentials, loginUrl })).status).toBe(400)
  expect(worker.asked).toHaveLength(1)
})

test('a wrong saved password is remembered as by a run: neither test, preview nor job tries it again', async () => {
  const credentials = newWorkshop()
  const person = await readyAccount(server, credentials)
  worker.answer = async () => WRONG
  const masked = { ...credentials, password: '••••••••' }
  expect(await (await testConnection(person, masked)).json()).toMatchObject({
    connected: false,
    message: 'MechanicDesk refused the username or password.',
  })
  for (const form of [masked, credentials])
    expect((await (await testConnection(person, form)).json()).message).toContain('does not try them again')
  expect((await preview(person)).status).toBe(409)
  expect((await startJob(person)).status).toBe(409)
  expect(worker.asked).toHaveLength(1)
})

test('a wrong password that is not saved yet is tried once, and stays refused when it is saved', async () => {
  const person = await readyAccount(server)
  const wrong = { ...newWorkshop(), password: 'wrong-canary' }
  worker.answer = async () => WRONG
  await testConnection(person, wrong)
  expect((await (await testConnection(person, wrong)).json()).message).toContain('does not try them again')
  expect(worker.asked).toHaveLength(1)
  await person.post('/api/settings', { mechanicDeskCredentials: wrong })
  expect((await startJob(person)).status).toBe(409)
  const rows = await server.world.db.select().from(workshopCredentials)
  expect(JSON.stringify(rows)).not.toContain('wrong-canary')
  // A locked account may have been opened since: saved once more, it counts as new.
  await person.post('/api/settings', { mechanicDeskCredentials: wrong })
  expect((await startJob(person)).status).toBe(202)
})

test('a preview that meets a wrong password remembers it too', async () => {
  const person = await readyAccount(server)
  worker.answer = async () => WRONG
  expect((await preview(person)).status).toBe(422)
  expect((await preview(person)).status).toBe(409)
  expect(worker.asked).toHaveLength(1)
})

test('one workshop account is not tried with more than three wrong passwords, by whomever', async () => {
  const workshop = newWorkshop()
  worker.answer = async () => WRONG
  for (const n of [1, 2, 3]) {
    const person = await server.account()
    expect((await testConnection(person, { ...workshop, password: `guess-${n}` })).status).toBe(200)
  }
  const [status, text] = await saidBy(await testConnection(await server.account(), workshop))
  expect([status, text]).toEqual([429, expect.stringContaining('Too many tries')])
  expect(worker.asked).toHaveLength(3)
})

test('good tests do not use the tries up', async () => {
  const person = await server.account()
  const workshop = newWorkshop()
  for (const _ of [1, 2, 3, 4, 5]) expect((await testConnection(person, workshop)).status).toBe(200)
})

test.each([
  [
    'refused',
    'MechanicDesk needs manual sign-in: it asks for a verification code or captcha.',
    /^MechanicDesk needs/,
  ],
  ['unavailable', 'Its login page did not open.', /^127\.0\.0\.1:9 cannot be reached\. Its login page/],
] as const)('an answer that is %s is told in words, not as an error', async (failure, message, words) => {
  worker.answer = async () => ({ kind: 'failure', failure, message, wrongPassword: false })
  const response = await testConnection(await server.account(), newWorkshop())
  expect(await response.json()).toMatchObject({ connected: false, message: expect.stringMatching(words) })
})

test('a connection is not tested while a job of that workshop runs', async () => {
  const credentials = newWorkshop()
  const person = await readyAccount(server, credentials)
  await startJob(person)
  expect((await testConnection(person, { ...credentials, password: '••••••••' })).status).toBe(409)
  expect(worker.asked).toEqual([])
})
