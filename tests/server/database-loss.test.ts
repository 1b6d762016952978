import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer, type Visitor } from '../support/test-server.ts'

let server: TestServer
let person: Visitor
let killer: pg.Client
beforeAll(async () => {
  server = await startTestServer()
  person = await server.account()
  killer = new pg.Client({ connectionString: server.databaseUrl })
  await killer.connect()
})
afterAll(async () => {
  await killer.end()
  await server.close()
})

test('losing every database connection in the middle of work costs a few answers, not the process', async () => {
  let goesOn = true
  const statuses = new Set<number>()
  const traffic = Array.from({ length: 8 }, async () => {
    while (goesOn) {
      const register = {
        email: `x${Math.random()}@y.example`,
        password: 'long enough',
        mechanicDeskUsername: 'a',
        mechanicDeskPassword: 'b',
      }
      statuses.add((await server.visitor().post('/api/register', register)).status)
    }
  })
  for (const _ of [1, 2, 3]) {
    await sleep(300)
    await killer.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = $1',
      ['client backend'],
    )
  }
  goesOn = false
  await Promise.all(traffic)
  expect([...statuses].filter(status => ![201, 401, 429, 503].includes(status))).toEqual([])
  await sleep(2500)
  expect((await person.get('/api/me')).status).toBe(200)
  expect((await person.get('/readyz')).status).toBe(200)
})
