import { readdirSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { giveXsrfToken } from './api/guards.ts'
import { Refusal } from './refusal.ts'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

/**
 * As a careful system has it: what tells of records is asked for each time, the application itself is not. Four of five requests of a run
 * would be for its scripts. Not for longer than somebody who works on the pages waits for what was changed, s.
 */
const SCRIPTS_MAY_BE_KEPT = 'private, max-age=60'

/** The files of `pages/`, read once at start: a name that is not among them is not served. */
function readPages(): Map<string, string> {
  const folder = new URL('./pages/', import.meta.url)
  const names = readdirSync(folder).filter(name => extname(name) in types)
  return new Map(names.map(name => [name, readFileSync(new URL(name, folder), 'utf8')]))
}

/** The login page, the client-side app under both of its addresses, and their scripts. */
export function addPages(app: FastifyInstance): void {
  const pages = readPages()

  const send = (reply: FastifyReply, name: string) => {
    const text = pages.get(name)
    if (text === undefined) throw new Refusal(404, 'Not found')
    return reply
      .header('cache-control', name.endsWith('.html') ? 'no-store' : SCRIPTS_MAY_BE_KEPT)
      .type(types[extname(name)] ?? 'text/plain')
      .send(text)
  }

  const sendApp = async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.session === null) return reply.redirect('/auto_workshop/login')
    giveXsrfToken(request, reply)
    return send(reply, 'app.html')
  }

  const page = { config: { step: 'page', isPublic: true } } as const
  app.get('/auto_workshop/login', page, async (request, reply) => {
    giveXsrfToken(request, reply)
    return send(reply, 'login.html')
  })
  app.get('/auto_workshop/app', page, sendApp)
  app.get('/mdweb/workshops/purchases/:id', page, sendApp)
  app.get<{ Params: { name: string } }>(
    '/auto_workshop/assets/:name',
    { config: { isPublic: true } },
    async (request, reply) => send(reply, request.params.name),
  )
  for (const path of ['/', '/auto_workshop']) {
    app.get(path, { config: { isPublic: true } }, async (_request, reply) =>
      reply.redirect('/auto_workshop/login'),
    )
  }
}
