import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 100

/**
 * Ends, while the server closes, the connections on which nothing is under way. Node by itself looks once for idle ones: one whose answer is
 * just being sent would then be kept for its next request (over a minute), and one that a client opened in advance and has not used counts
 * as busy until its headers are overdue.
 */
export function endWaitingConnections(app: FastifyInstance): void {
  const unused = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  app.server.on('request', ({ socket }) => unused.delete(socket))
  app.addHook('preClose', async () => {
    const look = setInterval(() => {
      for (const socket of unused) socket.destroy()
      app.server.closeIdleConnections()
    }, LOOK_EVERY_MS)
    app.server.once('close', () => clearInterval(look))
  })
}
