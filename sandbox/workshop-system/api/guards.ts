import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'
import { endingMessages } from '../sessions.ts'
import type { System } from '../system.ts'
import { refuseWhenLocked, strikeBefore } from './strike.ts'

export const sessionCookie = 'MDSESSION'
const xsrfCookie = 'XSRF-TOKEN'

const robots = /bot|crawl|spider|curl|wget|python|axios|undici|okhttp|java\/|go-http|libwww|postman/i

function refuseRobots(request: FastifyRequest): void {
  const agent = request.headers['user-agent'] ?? ''
  if (!agent.startsWith('Mozilla/') || robots.test(agent)) throw new Refusal(403, 'Forbidden')
}

function sameText(left: string, right: string): boolean {
  const [one, other] = [Buffer.from(left), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}

function requireXsrfToken(request: FastifyRequest): void {
  const expected = request.cookies[xsrfCookie] ?? ''
  const given = request.headers['x-xsrf-token']
  if (expected === '' || typeof given !== 'string' || !sameText(expected, given)) {
    throw new Refusal(403, 'Invalid XSRF token')
  }
}

/** Gives the browser a token to echo, unless it holds one. Scripts must be able to read it. */
export function giveXsrfToken(request: FastifyRequest, reply: FastifyReply): void {
  if (request.cookies[xsrfCookie]) return
  reply.setCookie(xsrfCookie, randomBytes(24).toString('hex'), { path: '/', sameSite: 'lax' })
}

function lookUpSession(system: System, request: FastifyRequest): void {
  request.session = system.sessions.find(request.cookies[sessionCookie]) ?? null
}

/** What every request meets first: the gateway's faults, then the session, then the token. */
export async function guard(system: System, request: FastifyRequest, reply: FastifyReply) {
  refuseRobots(request)
  lookUpSession(system, request)
  await strikeBefore(system, request, reply)
  if (reply.sent) return reply
  lookUpSession(system, request)
  if (request.session === null && !request.routeOptions.config.isPublic) {
    throw new Refusal(401, endingMessages[system.sessions.howEnded(request.cookies[sessionCookie])])
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') requireXsrfToken(request)
  refuseWhenLocked(request)
}
