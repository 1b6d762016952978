import type { CredentialVault } from './accounts/credential-vault.ts'
import type { Throttle } from './accounts/throttle.ts'
import type { JobFeed } from './automation/job-feed.ts'
import type { KeptSessions } from './automation/kept-sessions.ts'
import type { BrowserPool } from './browser/browser-pool.ts'
import type { Config } from './config.ts'
import type { Db } from './db/transactions.ts'
import type { FileStore } from './files/file-store.ts'
import type { Queue } from './jobs/queue.ts'
import type { Log } from './log.ts'

/** What commands and queries may need of the world. Each names the few parts that it uses. */
export interface World {
  config: Config
  log: Log
  db: Db
  vault: CredentialVault
  throttle: Throttle
  files: FileStore
  queue: Queue
  feed: JobFeed
  browsers: BrowserPool
  /** Signed-in sessions of the workshop system, between one run and the next. */
  workshopSessions: KeptSessions
  now: () => Date
}
