import type { AddressInfo } from 'node:net'
import { createCredentialVault } from './accounts/credential-vault.ts'
import { createThrottle } from './accounts/throttle.ts'
import { openJobFeed } from './automation/job-feed.ts'
import { createKeptSessions } from './automation/kept-sessions.ts'
import { sweepLostJobs } from './automation/lost-jobs.ts'
import { giveBackStale } from './billing/usage.ts'
import { createBrowserPool } from './browser/browser-pool.ts'
import { announceBrowser } from './browser/living-browsers.ts'
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { openFileStore } from './files/file-store.ts'
import { createApp } from './http/app.ts'
import { AUTOMATE_INVOICE, automateInvoice } from './jobs/automate-invoice.ts'
import { LEARN_SUPPLIER, learnSuppliers } from './jobs/learn-supplier.ts'
import { LOOK_AT_WORKSHOP, lookAtWorkshop } from './jobs/look-at-workshop.ts'
import { openQueue } from './jobs/queue.ts'
import type { Log } from './log.ts'
import type { World } from './world.ts'

const JOB_KINDS = [AUTOMATE_INVOICE, LOOK_AT_WORKSHOP, LEARN_SUPPLIER]

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
    const workshopSessions = createKeptSessions(browsers)
    opened.defer(() => workshopSessions.close())
    // Closed before the browser: a running job is told to stop while its browser still lives.
    const queue = await openQueue({ url: database.url, log, kinds: JOB_KINDS })
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
      workshopSessions,
      now: () => new Date(),
    }
    if (config.role !== 'web') {
      await queue.work(AUTOMATE_INVOICE, automateInvoice(world), config.browser.concurrency)
      await queue.work(LOOK_AT_WORKSHOP, lookAtWorkshop(world), 1)
      await queue.work(LEARN_SUPPLIER, learnSuppliers(world), 1)
      opened.use(sweepLostJobs(world))
      const announced = opened.use(await announceBrowser(world))
      void browsers.warmUp().then(() => announced.beat())
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
