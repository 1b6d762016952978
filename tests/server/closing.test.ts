import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { startTestServer } from '../support/test-server.ts'

test('a connection that a client opened in advance does not hold up closing', async () => {
  const server = await startTestServer()
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  const gone = once(socket, 'close')
  await once(socket, 'connect')
  await server.visitor().get('/api/me')
  await server.close()
  await gone
  expect(socket.destroyed).toBe(true)
}, 30_000)
