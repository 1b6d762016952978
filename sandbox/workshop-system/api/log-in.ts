import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { hashPassword, passwordMatches } from '../memory/passwords.ts'
import { Refusal } from '../refusal.ts'
import { parse, type System, sessionOf } from '../system.ts'
import { sessionCookie } from './guards.ts'

const Credentials = z.object({
  workshopId: z.string('Enter the Workshop ID').trim().min(1, 'Enter the Workshop ID').max(100),
  username: z.string('Enter the Username').trim().min(1, 'Enter the Username').max(200),
  password: z.string('Enter the Password').min(1, 'Enter the Password').max(200),
})

export function addLoginRoutes(app: FastifyInstance, system: System): void {
  // An unknown user costs the same time as a wrong password.
  const nobody = hashPassword('nobody')

  app.post('/login', { config: { step: 'login', isPublic: true } }, async (request, reply) => {
    const { workshopId, username, password } = parse(Credentials, request.body)
    const user = system.memory.workshops.get(workshopId)?.users.get(username)
    const matches = await passwordMatches(password, user?.passwordHash ?? (await nobody))
    if (user === undefined || !matches) {
      system.sessions.noteTry(workshopId, username, 'refused')
      throw new Refusal(401, 'The Workshop ID, Username or Password is wrong')
    }
    const { kind } = request.fault ?? {}
    if (kind === 'ask-code' || kind === 'ask-captcha') {
      system.sessions.noteTry(workshopId, username, 'challenged')
      return { challenge: kind }
    }
    system.sessions.noteTry(workshopId, username, 'opened')
    const session = system.sessions.open(workshopId, user.username)
    if (kind === 'logout' || kind === 'evict') {
      system.sessions.end(session.token, kind === 'evict' ? 'evicted' : 'logout')
    }
    reply.setCookie(sessionCookie, session.token, { path: '/', httpOnly: true, sameSite: 'lax' })
    return { next: '/auto_workshop/app#/diary' }
  })

  app.post('/logout', async (request, reply) => {
    system.sessions.end(sessionOf(request).token, 'logout')
    reply.clearCookie(sessionCookie, { path: '/' })
    return { next: '/auto_workshop/login' }
  })
}
