import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { noSuchCall } from './error-handler.ts'

const BUILD = path.join(import.meta.dirname, '../../../build/client')
const SHELL = '__spa-fallback.html'

/** Paths the browser's router knows beside the prerendered ones; every other path is answered 404, with the same shell. */
const APP_PATHS = ['/dashboard', '/upload', '/admin', '/setup', '/setup-account']

/** The built pages, read once: path → HTML. The shell stands under the empty path. */
export function readPages(): Map<string, string> {
  const pages = new Map<string, string>()
  if (!existsSync(BUILD)) return pages
  for (const file of readdirSync(BUILD, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue
    const html = readFileSync(path.join(BUILD, file), 'utf8')
    if (file === SHELL) pages.set('', html)
    else pages.set(`/${file.replace(/\/?index\.html$/, '')}`, html)
  }
  return pages
}

export function inlineScriptsOf(pages: Map<string, string>): string[] {
  return [...pages.values()].flatMap(html =>
    [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(match => match[1] ?? ''),
  )
}

/** Serves the built web application. Files with a hash in their name are kept by browsers for a year. */
export async function serveWebPages(app: FastifyInstance, pages: Map<string, string>): Promise<void> {
  if (pages.size > 0)
    await app.register(fastifyStatic, {
      root: BUILD,
      wildcard: false,
      index: false,
      globIgnore: ['**/*.html'],
      setHeaders: (reply, file) => {
        const forever = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  app.setNotFoundHandler((request, reply) => {
    const pathname = (request.url.split('?')[0] ?? '/').replace(/(.)\/+$/, '$1')
    const page = request.method === 'GET' || request.method === 'HEAD' ? pages.get(pathname) : undefined
    if (page) return sendPage(reply, 200, page)
    const shell = pages.get('') ?? pages.get('/')
    if (pathname.startsWith('/api/') || !['GET', 'HEAD'].includes(request.method) || !shell)
      return noSuchCall(request, reply)
    return sendPage(reply, APP_PATHS.includes(pathname) ? 200 : 404, shell)
  })
}

function sendPage(reply: FastifyReply, status: number, html: string) {
  return reply.code(status).header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html)
}
