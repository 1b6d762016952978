import { afterAll, beforeAll, expect, test } from 'vitest'
import { api } from '#contracts/api.ts'
import type { Route } from '#contracts/route.ts'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'

let server: TestServer
let admin: Visitor
let person: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.account('admin@workshop.example')
  person = await server.account('person@workshop.example')
})
afterAll(() => server.close())

const routes: [string, Route][] = Object.entries(api)
const closed = routes.filter(([, route]) => route.access !== 'public')
const adminOnly = routes.filter(([, route]) => route.access === 'admin')

function ask(visitor: Visitor, route: Route): Promise<Response> {
  const path = route.path.replace(/:\w+/, 'job_00000000000000000000000000000000')
  return route.method === 'GET' ? visitor.get(path) : visitor.post(path, {}, { method: route.method })
}

test.each(closed)('%s answers 401 to a stranger, before anything else', async (_name, route) => {
  const response = await ask(server.visitor(), route)
  expect([response.status, await response.text()]).toEqual([401, 'Please sign in.'])
})

test.each(adminOnly)('%s answers 403 to somebody who is no admin', async (_name, route) => {
  expect((await ask(person, route)).status).toBe(403)
})

test.each(adminOnly)('%s says that it is not built yet to an admin', async (name, route) => {
  const response =
    name === 'setUserLimit' ? await admin.post(route.path, { limit: 5 }) : await ask(admin, route)
  expect(response.status).toBe(501)
  expect(await response.text()).toMatch(/not available in this version yet\.$/)
})

test.each([
  'file',
  'automationJob',
  'startAutomationJob',
  'cancelAutomationJob',
  'automationProof',
  'automationScreenshot',
  'automationFailure',
  'automationFailureScreenshot',
] as const)('%s answers 404 for a thing that is not the caller’s', async name => {
  expect((await ask(person, api[name])).status).toBe(404)
})

test('an unknown call is 404 in a sentence, an unknown page is 404 too', async () => {
  const call = await person.get('/api/nothing')
  expect([call.status, await call.text()]).toEqual([404, 'There is no GET /api/nothing.'])
  expect((await person.get('/nothing')).status).toBe(404)
})

test('every answer carries the security headers', async () => {
  for (const path of ['/api/me', '/api/nothing', '/healthz', '/nothing']) {
    const { headers } = await server.visitor().get(path)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
  }
  expect((await person.get('/api/me')).headers.get('cache-control')).toBe('no-store')
})

test('health says alive and ready', async () => {
  expect(await (await server.visitor().get('/healthz')).json()).toEqual({ alive: true })
  expect(await (await server.visitor().get('/readyz')).json()).toEqual({ ready: true })
})

test.each([
  '/api/automation-jobs/a%00b',
  '/api/files/a%00b',
  '/api/automation-jobs/%E0%A4%A',
  `/api/files/${'x'.repeat(150)}`,
])('an address that nobody could mean is refused in a sentence: %s', async path => {
  const response = await person.get(path)
  expect([400, 404, 414]).toContain(response.status)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
})

test('a stranger learns nothing from a malformed request', async () => {
  const response = await server.visitor().post('/api/settings', '{"broken":')
  expect([response.status, await response.text()]).toEqual([401, 'Please sign in.'])
})
