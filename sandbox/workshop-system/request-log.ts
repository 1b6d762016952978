import type { FastifyRequest } from 'fastify'

export type RequestSeen = { at: string; method: string; path: string }

export type RequestLog = {
  add: (request: FastifyRequest) => void
  list: () => RequestSeen[]
  empty: () => void
}

const most = 10_000

/** Every request to the system itself as it arrived, whatever came of it; the latest ones. */
export function createRequestLog(): RequestLog {
  const seen: RequestSeen[] = []
  return {
    add({ method, url }) {
      seen.push({ at: new Date().toISOString(), method, path: url.split('?')[0] ?? '' })
      if (seen.length > most) seen.shift()
    },
    list: () => seen,
    empty: () => void seen.splice(0),
  }
}
