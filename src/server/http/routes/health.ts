import type { FastifyInstance } from 'fastify'
import { checkReady } from '../../db/check-ready.ts'
import type { World } from '../../world.ts'
import { say } from '../error-handler.ts'

/** For load balancers: alive means this process answers, ready means it can serve. */
export function healthRoutes(app: FastifyInstance, { db, log }: Pick<World, 'db' | 'log'>): void {
  app.get('/healthz', async () => ({ alive: true }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await checkReady(db)
      return { ready: true }
    } catch (error) {
      log.warn({ err: error }, 'Not ready')
      return say(reply, 503, 'The database or the job queue cannot be reached.')
    }
  })
}
