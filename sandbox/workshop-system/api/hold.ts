import type { FastifyReply, FastifyRequest } from 'fastify'
import type { System } from '../system.ts'

/** Stops a request whose hold says so before anything is done; one that is then cut is never worked on. */
export async function holdBefore({ holds }: System, request: FastifyRequest, reply: FastifyReply) {
  request.holds = holds.meet(request.method, request.url.split('?')[0] ?? '')
  if ((await holds.wait(request.holds, 'before')) === 'go-on') return
  reply.hijack()
  request.raw.socket.destroy()
  return reply
}

/** Keeps the answer back: what was asked for is done. */
export async function holdAfter({ holds }: System, request: FastifyRequest): Promise<void> {
  // A request that was refused before its hold was looked up has none.
  const how = await holds.wait(request.holds ?? [], 'after')
  if (how === 'cut') request.raw.socket.destroy()
}
