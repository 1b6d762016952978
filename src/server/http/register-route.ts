import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Api, type ApiCall, api } from '#contracts/api.ts'
import type { Received, Returned, Route } from '#contracts/route.ts'
import { type Account, findSession } from '../accounts/sessions.ts'
import type { IncomingPdf } from '../files/stored-pdfs.ts'
import { Refusal } from '../refusal.ts'
import type { World } from '../world.ts'
import { receivePdf } from './receive-pdf.ts'
import type { SessionCookie } from './session-cookie.ts'

/** What a handler gets: the parsed request, and who sent it where the contract says that somebody must be signed in. */
export type Call<K extends ApiCall> = Received<Api[K]> & {
  account: Api[K]['access'] extends 'public' ? Account | null : Account
  upload: Api[K] extends { upload: object } ? IncomingPdf : undefined
  request: FastifyRequest
  reply: FastifyReply
  /** Aborts when the caller goes away or the server closes. */
  signal: AbortSignal
}

type Answer<K extends ApiCall> = Api[K]['reply'] extends 'file' | 'events' ? unknown : Returned<Api[K]>

export type Register = <K extends ApiCall>(name: K, handler: (call: Call<K>) => Promise<Answer<K>>) => void

/** Registers calls of the contract table: who may call, what comes in, what goes out. */
export function routeRegistrar(
  app: FastifyInstance,
  world: Pick<World, 'db' | 'files' | 'now'>,
  cookie: SessionCookie,
  closing: AbortSignal,
): Register {
  return (name, handler) => {
    const route: Route = api[name]
    app.route({
      method: route.method,
      url: route.path,
      schema: schemaOf(route),
      onRequest: async request => {
        request.account = await identify(world, cookie, request, route.access)
      },
      handler: async (request, reply) => {
        const { account, params, query, body } = request
        const call = {
          account,
          params,
          query,
          body,
          request,
          reply,
          signal: AbortSignal.any([goneSignal(reply), closing]),
        }
        // The contract's schemas have parsed what TypeScript cannot follow through the table.
        if (!route.upload) return handler(call as unknown as Call<typeof name>)
        return receivePdf(request, route.upload, world.files.incoming, call.signal, received =>
          handler({ ...call, ...received } as unknown as Call<typeof name>),
        )
      },
    })
  }
}

function schemaOf(route: Route) {
  return {
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    ...(route.body && { body: route.body }),
    ...(typeof route.reply === 'object' && { response: { '2xx': route.reply } }),
  }
}

async function identify(
  world: Pick<World, 'db' | 'now'>,
  cookie: SessionCookie,
  request: FastifyRequest,
  access: Route['access'],
): Promise<Account | null> {
  const token = cookie.read(request)
  const account = token ? await findSession(world.db, token, world.now()) : null
  if (access !== 'public' && !account) throw new Refusal('not-signed-in', 'Please sign in.')
  if (access === 'admin' && !account?.isAdmin) throw new Refusal('forbidden', 'Only an admin may do this.')
  return account
}

function goneSignal(reply: FastifyReply): AbortSignal {
  const gone = new AbortController()
  reply.raw.once('close', () => gone.abort(new Error('The caller went away.')))
  return gone.signal
}

declare module 'fastify' {
  interface FastifyRequest {
    account: Account | null
  }
}
