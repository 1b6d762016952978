import type pg from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '../refusal.ts'

/** Counts tries in the database, so that several web processes share one count. Nothing is locked for good. */
export interface Throttle {
  /** @throws Refusal 'too-many-requests' with the seconds to wait. */
  loginTry(email: string, ip: string): Promise<void>
  loginSucceeded(email: string, ip: string): Promise<void>
  registration(ip: string): Promise<void>
}

const TABLE = 'throttle'

/** Tries allowed per seconds. Per e-mail and address together, so that a stranger cannot shut the owner out from elsewhere. */
const LIMITS = {
  loginByAccount: { points: 10, duration: 900 },
  loginByAddress: { points: 100, duration: 900 },
  registration: { points: 100, duration: 3600 },
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
