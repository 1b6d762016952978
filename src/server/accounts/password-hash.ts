import { hash, verify } from '@node-rs/argon2'

// Argon2id at OWASP's floor: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST)
}

/** Verified in place of a missing account's hash, so that both cases take the same time. */
const nobody = hashPassword('no account has this password')

/** True when the password belongs to the hash; false, after the same time, where there is no hash. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password)
  return matches && passwordHash !== undefined
}
