import { readSettings, saveSettings } from '../../accounts/credentials.ts'
import { logIn } from '../../accounts/log-in.ts'
import { registerAccount } from '../../accounts/register.ts'
import { type Account, closeSession } from '../../accounts/sessions.ts'
import { testConnection } from '../../automation/test-connection.ts'
import type { World } from '../../world.ts'
import type { Register } from '../register-route.ts'
import type { SessionCookie } from '../session-cookie.ts'

const presentUser = ({ email, isAdmin }: Account) => ({ user: { email, isAdmin } })

export function accountRoutes(on: Register, world: World, cookie: SessionCookie): void {
  on('login', async ({ body, request, reply }) => {
    const { account, token } = await logIn(world, { ...body, ip: request.ip })
    // A session that was open in this browser ends: its id is never carried over into the new one.
    const old = cookie.read(request)
    if (old) await closeSession(world.db, old)
    cookie.set(reply, token)
    return presentUser(account)
  })

  on('register', async ({ body, request, reply }) => {
    await world.throttle.registration(request.ip)
    reply.code(201)
    return presentUser(await registerAccount(world, body))
  })

  on('logout', async ({ request, reply }) => {
    const token = cookie.read(request)
    if (token) await closeSession(world.db, token)
    cookie.clear(reply)
    return { success: true as const }
  })

  on('me', async ({ account }) => presentUser(account))

  on('settings', async ({ account }) => readSettings(world, account.id))

  on('saveSettings', async ({ account, body }) => {
    await saveSettings(world, account.id, body.mechanicDeskCredentials)
    await world.workshopSessions.forget(account.id)
    return readSettings(world, account.id)
  })

  on('testConnection', async ({ account, body, signal }) =>
    testConnection(world, account.id, body.mechanicDeskCredentials, signal),
  )
}
