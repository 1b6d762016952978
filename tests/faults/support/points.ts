import { RUN_STEPS } from '#domain/automation.ts'
import type { Hold } from '../../driver/support/stand-in.ts'
import type { Entry } from './database.ts'

/**
 * A point in a run where it can be made to stand still: right before one of its own entries is stored, or at a request of its browser,
 * before or after the workshop system has done it.
 */
export interface Point {
  name: string
  /** The entry that it stands at; where there is a `hold`, the last one before the request. */
  entry: Entry
  hold?: Hold
}

const API = '/auto_workshop/api'
const BOTH = ['before', 'after'] as const

function request(name: string, entry: Entry, method: string, path: string, nth = 1): Point[] {
  return BOTH.map(when => ({
    name: `${when} MechanicDesk ${name}`,
    entry,
    hold: { method, path, nth, when },
  }))
}

/** Each request that moves a run on. The n-th counts from the entry that comes before it. */
export const REQUEST_POINTS: Point[] = [
  ...request('gave the login page', 'login started', 'GET', '/auto_workshop/login'),
  ...request('signed in', 'login started', 'POST', `${API}/login`),
  ...request('listed the bills', 'open-purchase-order started', 'GET', `${API}/bills`),
  ...request('opened the order', 'open-purchase-order started', 'GET', `${API}/purchases/*`),
  ...request('changed the first line', 'write-lines started', 'PUT', `${API}/purchases/*/lines/*`),
  ...request('added the second line', 'write-lines started', 'POST', `${API}/purchases/*/lines`),
  ...request('saved the bill', 'save-bill started', 'POST', `${API}/purchases/*/bills`),
  ...request('opened the bill', 'verify-bill started', 'GET', `${API}/bills/*`),
  ...request('stored the PDF', 'attach-pdf started', 'POST', `${API}/bills/*/attachments`),
]

const steps: Entry[] = RUN_STEPS.flatMap((step): Entry[] => [`${step} started`, `${step} finished`])

/** Each entry of a run: standing right before one is standing right after the one before it. */
export const ENTRY_POINTS: Point[] = [
  ...steps,
  'intent' as const,
  'posted' as const,
  'proof' as const,
  'end' as const,
].map(entry => ({ name: `before "${entry}" was stored`, entry }))
