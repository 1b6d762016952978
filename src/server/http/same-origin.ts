import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import { Refusal } from '../refusal.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']
const OWN_SITES = ['same-origin', 'none']

/**
 * Against cross-site request forgery, beside SameSite cookies: a request that changes something must come from our own pages.
 * Browsers always say where it comes from; programs that say nothing carry no stolen cookie.
 */
export function refuseForeignOrigins(app: FastifyInstance, config: Config): void {
  const ours = new URL(config.publicUrl).host
  app.addHook('onRequest', async request => {
    if (SAFE_METHODS.includes(request.method)) return
    const site = request.headers['sec-fetch-site']
    const { origin } = request.headers
    const foreignSite = site !== undefined && !OWN_SITES.includes(site)
    const foreignOrigin = origin !== undefined && ![ours, request.headers.host].includes(hostOf(origin))
    if (foreignSite || foreignOrigin)
      throw new Refusal('forbidden', 'This request came from another site and was refused.')
  })
}

function hostOf(origin: string): string {
  return URL.canParse(origin) ? new URL(origin).host : ''
}
