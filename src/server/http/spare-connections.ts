import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/**
 * Browsers and pooled clients open connections in advance. Node counts one that has not sent a request as busy (`closeIdleConnections` leaves
 * it), so that closing would wait for it until its headers are overdue, a minute or more: such connections are ended first.
 */
export function endSpareConnections(app: FastifyInstance): void {
  const spare = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    spare.add(socket)
    socket.once('close', () => spare.delete(socket))
  })
  app.server.on('request', ({ socket }) => spare.delete(socket))
  app.addHook('preClose', async () => {
    for (const socket of spare) socket.destroy()
  })
}
