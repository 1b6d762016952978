import type { Server } from 'node:http'
import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { newRequestId } from '../new-id.ts'
import type { World } from '../world.ts'
import { say, translateErrors } from './error-handler.ts'
import { routeRegistrar } from './register-route.ts'
import { accountRoutes } from './routes/accounts.ts'
import { adminRoutes } from './routes/admin.ts'
import { automationRoutes } from './routes/automation.ts'
import { billingRoutes } from './routes/billing.ts'
import { healthRoutes } from './routes/health.ts'
import { invoiceRoutes } from './routes/invoices.ts'
import { refuseForeignOrigins } from './same-origin.ts'
import { sendSecurityHeaders } from './security-headers.ts'
import { sessionCookie } from './session-cookie.ts'
import { endWaitingConnections } from './waiting-connections.ts'
import { inlineScriptsOf, readPages, serveWebPages } from './web-pages.ts'

const MAX_JSON_BYTES = 4 * 1024 * 1024

/** The web application: guards first, then the calls of the contract, then the pages. It does not listen yet. */
export async function createApp(world: World): Promise<FastifyInstance> {
  // Fastify's own type of the logger, so that the routes need not know ours.
  const loggerInstance: FastifyBaseLogger = world.log
  const app: FastifyInstance = Fastify<Server>({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    // One hop: the addresses further left are whatever the client wrote.
    trustProxy: (_address, hop) => world.config.trustProxy && hop < 1,
    requestTimeout: 300_000,
    frameworkErrors: (error, _request, reply) =>
      say(reply, error.statusCode ?? 400, 'This address cannot be used.'),
    bodyLimit: MAX_JSON_BYTES,
    routerOptions: { maxParamLength: 100 },
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  // Plain text needs no preflight across sites: only JSON and forms with a file come in.
  app.removeContentTypeParser('text/plain')
  app.decorateRequest('account', null)
  translateErrors(app)
  const pages = readPages()
  await sendSecurityHeaders(app, world.config, inlineScriptsOf(pages))
  refuseForeignOrigins(app, world.config)
  await app.register(cookie)
  await app.register(multipart, { throwFileSizeLimit: false })
  logRequests(app)
  // Streams of events, callers that wait for a job and slow uploads have no near end: without this, closing would wait for them.
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())
  endWaitingConnections(app)

  const session = sessionCookie(world.config)
  const on = routeRegistrar(app, world, session, closing.signal)
  accountRoutes(on, world, session)
  billingRoutes(on, world)
  invoiceRoutes(on, world)
  automationRoutes(on, world)
  adminRoutes(on)
  healthRoutes(app, world)
  await serveWebPages(app, pages)
  return app
}

function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    if (!request.url.startsWith('/api/')) return
    const { method, routeOptions, account } = request
    const ms = Math.round(reply.elapsedTime)
    request.log.info(
      { method, route: routeOptions.url, status: reply.statusCode, ms, userId: account?.id },
      'request',
    )
  })
}
