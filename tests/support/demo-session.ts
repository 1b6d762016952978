import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { APIRequestContext } from '@playwright/test'

/** What `npm start` wrote for tests about its demo account and workshop. */
export function readSandbox(): {
  demo: { email: string; password: string }
  workshopSystem: { workshopId: string }
} {
  return JSON.parse(readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'sandbox.json'), 'utf8'))
}

/** Signs the demo account in; the cookie stays with the context. */
export async function signInAsDemo(request: APIRequestContext): Promise<void> {
  const response = await request.post('/api/login', { data: readSandbox().demo })
  if (!response.ok()) throw new Error(`login: ${response.status()} ${await response.text()}`)
}
