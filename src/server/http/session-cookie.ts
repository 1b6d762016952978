import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_DAYS } from '../accounts/sessions.ts'
import type { Config } from '../config.ts'

/** The session's cookie. Over https its `__Host-` name keeps other hosts of the same domain from planting one. */
export function sessionCookie({ publicUrl }: Config) {
  const secure = publicUrl.startsWith('https:')
  const name = secure ? '__Host-docket' : 'docket'
  const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const
  return {
    read: (request: FastifyRequest): string | null => request.cookies[name] ?? null,
    set: (reply: FastifyReply, token: string) =>
      reply.setCookie(name, token, { ...attributes, maxAge: SESSION_DAYS * 86_400 }),
    clear: (reply: FastifyReply) => reply.clearCookie(name, attributes),
  }
}
export type SessionCookie = ReturnType<typeof sessionCookie>
