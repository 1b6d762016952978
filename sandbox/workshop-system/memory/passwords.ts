import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** `salt$key`, both in hex. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, 32)
  return `${salt.toString('hex')}$${key.toString('hex')}`
}

export async function passwordMatches(password: string, hash: string): Promise<boolean> {
  const [salt = '', key = ''] = hash.split('$')
  const given = await derive(password, Buffer.from(salt, 'hex'), 32)
  return timingSafeEqual(given, Buffer.from(key, 'hex'))
}
