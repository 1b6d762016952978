import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../refusal.ts'

/** Counts tries in the database, so that several web processes share one count. Nothing is locked for good. */
export interface Throttle {
  /** @throws Refusal 'too-many-requests' with the seconds to wait. */
  loginTry(email: string, ip: string): Promise<void>
  loginSucceeded(email: string, ip: string): Promise<void>
  registration(ip: string): Promise<void>
  /** A login at the workshop system by hand. That account locks after several wrong passwords, whoever of us tries them. */
  connectionTry(userId: string, workshopLogin: string): Promise<void>
  /** The try before was not refused: it does not count towards the lock. */
  connectionNotRefused(workshopLogin: string): Promise<void>
}

const TABLE = 'throttle'

/** Tries allowed per seconds. Per e-mail and address together, so that a stranger cannot shut the owner out from elsewhere. */
const LIMITS = {
  loginByAccount: { points: 10, duration: 900 },
  loginByAddress: { points: 100, duration: 900 },
  registration: { points: 100, duration: 3600 },
  connectionByUser: { points: 20, duration: 600 },
  connectionByLogin: { points: 3, duration: 1800 },
}

export function createThrottle(pool: pg.Pool): Throttle {
  const limiter = (name: keyof typeof LIMITS) =>
    new RateLimiterPostgres({
      storeClient: pool,
      tableName: TABLE,
      tableCreated: true,
      keyPrefix: name,
      ...LIMITS[name],
    })
  const byAccount = limiter('loginByAccount')
  const byAddress = limiter('loginByAddress')
  const registrations = limiter('registration')
  const connectionsByUser = limiter('connectionByUser')
  const connectionsByLogin = limiter('connectionByLogin')
  return {
    async loginTry(email, ip) {
      await consume(byAddress, ip)
      await consume(byAccount, `${email}|${ip}`)
    },
    async loginSucceeded(email, ip) {
      await byAccount.delete(`${email}|${ip}`)
      await byAddress.reward(ip)
    },
    registration: ip => consume(registrations, ip),
    async connectionTry(userId, workshopLogin) {
      await consume(connectionsByUser, userId)
      await consume(connectionsByLogin, workshopLogin)
    },
    async connectionNotRefused(workshopLogin) {
      await connectionsByLogin.reward(workshopLogin)
    },
  }
}

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (cause) {
    if (!(cause instanceof RateLimiterRes)) throw cause
    const seconds = Math.max(1, Math.ceil(cause.msBeforeNext / 1000))
    throw new Refusal('too-many-requests', `Too many tries: wait ${describe(seconds)} and try again.`, {
      retryAfterSeconds: seconds,
    })
  }
}

function describe(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
