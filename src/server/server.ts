import type { AddressInfo } from 'node:net'
import { createCredentialVault } from './accounts/credential-vault.ts'
import { createThrottle } from './accounts/throttle.ts'
import { openJobFeed } from './automation/job-feed.ts'
import { sweepLostJobs } from './automation/lost-jobs.ts'
import { giveBackStale } from './billing/usage.ts'
import { createBrowserPool } from './browser/browser-pool.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { openFileStore } from './files/file-store.ts'
import { createApp } from './http/app.ts'
import { AUTOMATE_INVOICE, automateInvoice } from './jobs/automate-invoice.ts'
import { openQueue } from './jobs/queue.ts'
import type { Log } from './log.ts'
import type { World } from './world.ts'

export interface Server {
  world: World
  databaseUrl: string
  /** Null for a worker without web. */
  address: string | null
  close(): Promise<void>
}

/**
 * The only place where the parts are put together: database, queue, browser, web, worker. What is opened last is closed first, also
 * when a later part does not open.
 */
export async function startServer(config: Config, log: Log): Promise<Server> {
  const opened = new AsyncDisposableStack()
  try {
    const database = await openDatabase({ ...config, log })
    opened.defer(() => database.close())
    const browsers = createBrowserPool(config, log)
    opened.defer(() => browsers.close())
    // Closed before the browser: a running job is told to stop while its browser still lives.
    const queue = await openQueue({ url: database.url, log, kinds: [AUTOMATE_INVOICE] })
    opened.defer(() => queue.close())
    const feed = await openJobFeed({ url: database.url, log })
    opened.defer(() => feed.close())
    const world: World = {
      config,
      log,
      db: database.db,
      vault: createCredentialVault(config.secretKeys),
      throttle: createThrottle(database.pool),
      files: await openFileStore(config.dataDir),
      queue,
      feed,
      browsers,
      now: () => new Date(),
    }
    if (config.role !== 'web') {
      await queue.work(AUTOMATE_INVOICE, automateInvoice(world), config.browser.concurrency)
      opened.use(sweepLostJobs(world))
      void browsers.warmUp()
    }
    const address = config.role === 'worker' ? null : await serveWeb(world, opened)
    return { world, databaseUrl: database.url, address, close: () => opened.disposeAsync() }
  } catch (error) {
    await opened.disposeAsync()
    throw error
  }
}

async function serveWeb(world: World, opened: AsyncDisposableStack): Promise<string> {
  await giveBackStale(world)
  const app = await createApp(world)
  opened.defer(() => app.close())
  await app.listen({ port: world.config.port, host: world.config.host })
  const { port } = app.server.address() as AddressInfo
  return `http://${world.config.host === '127.0.0.1' ? 'localhost' : world.config.host}:${port}`
}
