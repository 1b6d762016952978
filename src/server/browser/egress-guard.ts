import { RequestError, Server } from 'proxy-chain'

/** The way out for the browser: a proxy on this machine that opens connections to the allowed hosts and to nothing else. */
export interface EgressGuard {
  /** For the browser's proxy setting. */
  url: string
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
): Promise<EgressGuard> {
  const allowed = new Set(
    allowedHosts.flatMap(host => (host.includes(':') ? [host] : [`${host}:443`, `${host}:80`])),
  )
  const server = new Server({
    host: '127.0.0.1',
    port: 0,
    prepareRequestFunction: ({ hostname, port }) => {
      const target = `${hostname.toLowerCase()}:${port}`
      if (allowed.has(target)) return {}
      refused(target)
      throw new RequestError('This address is not on the list of allowed hosts.', 403)
    },
  })
  await server.listen()
  return {
    url: `http://127.0.0.1:${server.port}`,
    close: () => server.close(true),
  }
}
