import path from 'node:path'
import { parseConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { keepCompiledCode, runProcess } from '#server/run-process.ts'
import { startServer } from '#server/server.ts'
import { demoWorkshop } from './demo/purchase-orders.ts'
import { ensureDemoAccount } from './demo-account.ts'
import { type SandboxSecrets, sandboxSecrets, writeSandboxFile } from './sandbox-file.ts'
import { sayReady } from './say-ready.ts'
import { type RunningWorkshopSystem, startWorkshopSystem } from './workshop-system.ts'

// What `npm start` runs: Docket, and where the address of a real system is not given, the stand-in in its place.
await runProcess(async () => {
  process.stdout.write('Starting Docket …\n')
  const opened = new AsyncDisposableStack()
  try {
    const environment: Record<string, string | undefined> = {
      ...process.env,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    }
    const sandboxed = environment.NODE_ENV !== 'production' && !environment.WORKSHOP_LOGIN_URL
    const dataDir = path.resolve(environment.DATA_DIR || '.docket')
    const secrets = sandboxed ? sandboxSecrets(dataDir) : null
    const workshopSystem =
      secrets && (await openWorkshopSystem(dataDir, secrets, Number(environment.PORT) || 3000))
    if (workshopSystem) opened.defer(() => workshopSystem.stop())

    const config = parseConfig({ ...environment, ...(workshopSystem && addressesOf(workshopSystem)) })
    keepCompiledCode(config.cacheDir)
    const server = await startServer(config, createLog(config.logLevel))
    opened.defer(() => server.close())
    if (secrets && workshopSystem) {
      const { loginUrl, controlUrl } = workshopSystem
      // Before the account: a kill in between must not lose the password that it will have.
      writeSandboxFile(dataDir, {
        url: server.address ?? '',
        demo: secrets.demo,
        workshopSystem: { loginUrl, controlUrl, ...secrets.workshopSystem },
      })
      await ensureDemoAccount(server.world, secrets)
    }
    sayReady(server.address, workshopSystem?.loginUrl ?? null, secrets)
    return () => opened.disposeAsync()
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
})

async function openWorkshopSystem(
  dataDir: string,
  { workshopSystem }: SandboxSecrets,
  port: number,
): Promise<RunningWorkshopSystem> {
  const { controlToken, ...login } = workshopSystem
  const running = await startWorkshopSystem({ dataDir, controlToken, preferredPort: port + 1 })
  await running.seedOnce(login.workshopId, demoWorkshop(login))
  return running
}

/** The stand-in takes the real system's place by its address alone. */
function addressesOf({ loginUrl }: RunningWorkshopSystem): Record<string, string> {
  return { WORKSHOP_LOGIN_URL: loginUrl, WORKSHOP_ALLOWED_HOSTS: new URL(loginUrl).host }
}
