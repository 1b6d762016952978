import { createHash, timingSafeEqual } from 'node:crypto'
import { RequestError, Server } from 'proxy-chain'
import { type GuardPlace, ON_THIS_MACHINE } from './guard-place.ts'

/** The way out for the browser: a proxy on this machine that opens connections to the allowed hosts and to nothing else. */
export interface EgressGuard {
  /** The browser's proxy setting. */
  proxy: { server: string; username?: string; password?: string }
  close(): Promise<void>
}

/**
 * A page's own request filter sees the first address of a chain of redirects only, and no worker's; a proxy sees every connection.
 * @param allowedHosts `host` or `host:port`, lower case
 * @param refused called with `host:port` of each refused connection
 */
export async function openEgressGuard(
  allowedHosts: readonly string[],
  refused: (target: string) => void,
  place: GuardPlace = ON_THIS_MACHINE,
): Promise<EgressGuard> {
  const allowed = new Set(
    allowedHosts.flatMap(host => (host.includes(':') ? [host] : [`${host}:443`, `${host}:80`])),
  )
  const server = new Server({
    host: place.listenOn,
    port: place.port,
    prepareRequestFunction: ({ hostname, port, password }) => {
      if (place.secret !== null && !isSame(password, place.secret)) return { requestAuthentication: true }
      const target = `${hostname.toLowerCase()}:${port}`
      if (allowed.has(target)) return {}
      refused(target)
      throw new RequestError('This address is not on the list of allowed hosts.', 403)
    },
  })
  await server.listen()
  return {
    proxy: {
      server: `http://${place.reachedAt}:${server.port}`,
      ...(place.secret !== null && { username: 'docket', password: place.secret }),
    },
    close: () => server.close(true),
  }
}

function isSame(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given ?? ''), digest(secret))
}
