import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findSummary, latestLogId, listJobs, logsAfter } from '../automation/find-jobs.ts'
import type { World } from '../world.ts'

const HEARTBEAT_MS = 15_000

/**
 * Streams the user's jobs as they change: events `job` (a summary) and `log` (one line, whose id is the cursor). A browser that
 * reconnects sends the last id it saw and misses nothing.
 * @param left aborts when the browser leaves or the server closes
 */
export async function streamJobEvents(
  world: Pick<World, 'db' | 'feed' | 'log'>,
  userId: string,
  request: FastifyRequest,
  reply: FastifyReply,
  left: AbortSignal,
): Promise<void> {
  const lastSeen = Number(request.headers['last-event-id'])
  let cursor = Number.isSafeInteger(lastSeen) && lastSeen > 0 ? lastSeen : await latestLogId(world)
  if (left.aborted) return
  reply.hijack()
  const { raw } = reply
  raw.writeHead(200, {
    ...(reply.getHeaders() as OutgoingHttpHeaders),
    'content-type': 'text/event-stream',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  })
  // The first bytes carry the headers out; a browser that loses the stream comes back after a second.
  raw.write('retry: 1000\n\n')
  const send = (event: string, data: unknown, id?: number) =>
    raw.write(`${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)

  async function catchUp(jobId: string | null): Promise<void> {
    for (let lines = await logsAfter(world, userId, cursor); lines.length > 0; ) {
      for (const line of lines) send('log', line, line.log.id)
      cursor = lines.at(-1)?.log.id ?? cursor
      lines = await logsAfter(world, userId, cursor)
    }
    const changed = jobId ? [await findSummary(world, userId, jobId)] : await listJobs(world, userId)
    for (const job of changed) send('job', job)
  }

  // One look at a time, in the order of the news: else two looks would send the same lines.
  let turn = Promise.resolve()
  const look = (jobId: string | null) => {
    turn = turn
      .then(() => catchUp(jobId))
      .catch(error => {
        world.log.warn({ err: error, userId }, 'The live log broke off')
        raw.end()
      })
  }
  const unsubscribe = world.feed.subscribe(userId, look)
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS)
  left.addEventListener('abort', () => {
    unsubscribe()
    clearInterval(heartbeat)
    raw.end()
  })
  look(null)
}
