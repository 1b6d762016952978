import { randomBytes } from 'node:crypto'

export type IdPrefix = 'usr' | 'file' | 'job' | 'look' | 'worker'

/** An opaque id of 128 random bits, such as `job_3q2…`. */
export function newId(prefix: IdPrefix): string {
  return `${prefix}_${randomBytes(16).toString('hex')}`
}

/** Short enough to be read out on the telephone. */
export function newRequestId(): string {
  return randomBytes(6).toString('hex')
}
