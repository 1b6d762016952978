import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createWorkshopSystem } from '../server.ts'
import { control, seed, token } from './client.ts'

/** A seeded system that listens on a free port; dispose of it to stop it and to remove what it stored. */
export async function startSystem() {
  const dataDir = mkdtempSync(join(tmpdir(), 'workshop-system-'))
  const app = await createWorkshopSystem({ dataDir, controlToken: token })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  await control(origin, 'POST', '/seed', seed)
  return {
    origin,
    async [Symbol.asyncDispose]() {
      await app.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
