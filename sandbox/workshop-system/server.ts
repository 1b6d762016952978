import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { guard } from './api/guards.ts'
import { holdAfter, holdBefore } from './api/hold.ts'
import { addApi } from './api/routes.ts'
import { strikeAfter, strikeBeforeWrite } from './api/strike.ts'
import { addControl } from './control/routes.ts'
import { createFaults } from './faults.ts'
import { createHolds } from './holds.ts'
import { openAttachmentFiles } from './memory/attachment-files.ts'
import { openMemory } from './memory/memory.ts'
import { Refusal } from './refusal.ts'
import { createRequestLog } from './request-log.ts'
import { addPages } from './serve-pages.ts'
import { createSessions } from './sessions.ts'
import type { System } from './system.ts'

export type WorkshopSystemOptions = {
  /** Where it remembers; made when missing. One process at a time. */
  dataDir: string
  /** What callers of the control interface must show. */
  controlToken: string
}

const largestAttachment = 25 * 1024 * 1024

function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const status = error instanceof Refusal ? error.status : (error.statusCode ?? 500)
    if (status >= 500) request.log.error(error)
    return reply.code(status).send({ message: status < 500 ? error.message : 'Something went wrong' })
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: 'Not found' }))
}

/** What the browser may do with anything that comes from here. */
function addHeaders(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', "default-src 'self'; frame-ancestors 'none'; base-uri 'none'")
    reply.header('x-content-type-options', 'nosniff')
    reply.header('referrer-policy', 'same-origin')
  })
}

/**
 * The workshop system as one HTTP app with memory. Closing it closes what it opened: the log, the delayed requests
 * and their connections.
 */
export async function createWorkshopSystem(options: WorkshopSystemOptions): Promise<FastifyInstance> {
  const app = fastify({ forceCloseConnections: true, logger: { level: 'error' }, bodyLimit: 1024 * 1024 })
  const files = openAttachmentFiles(options.dataDir)
  const system: System = {
    memory: openMemory(options.dataDir),
    files,
    faults: createFaults(),
    holds: createHolds(),
    requests: createRequestLog(),
    sessions: createSessions(),
  }
  app.addHook('preClose', async () => {
    system.faults.clear()
    system.holds.release('cut')
  })
  app.addHook('onClose', async () => system.memory.close())
  await app.register(cookie)
  await app.register(multipart, { limits: { fileSize: largestAttachment, files: 1 } })
  app.decorateRequest('session', null)
  app.decorateRequest('fault', null)
  app.decorateRequest('holds')
  answerErrors(app)
  addHeaders(app)
  await app.register(async scope => addControl(scope, system, options.controlToken), { prefix: '/control' })
  await app.register(async scope => {
    scope.addHook('onRequest', async request => system.requests.add(request))
    scope.addHook('onRequest', async (request, reply) => guard(system, request, reply))
    scope.addHook('preHandler', async (request, reply) => holdBefore(system, request, reply))
    scope.addHook('preHandler', async request => strikeBeforeWrite(system, request))
    scope.addHook('onSend', async (request, reply, payload) => strikeAfter(system, request, reply, payload))
    scope.addHook('onSend', async request => holdAfter(system, request))
    addPages(scope)
    await scope.register(async api => addApi(api, system), { prefix: '/auto_workshop/api' })
  })
  return app
}
