import { mkdirSync, realpathSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type GuardedServer, startGuarded } from './guarded-server.ts'
import { DATABASE_USER, folderAsSeenBy, initialiseCluster } from './initialise-cluster.ts'
import { clusterName, inUse, readLockFile, waitUntilFree } from './lock-file.ts'
import { installedPrograms, usablePrograms } from './programs.ts'
import { makeSocketFolder } from './socket-folder.ts'
import { chooseSystemUser, type SystemUser } from './system-user.ts'

export interface EmbeddedPostgres {
  /** For any client of node-postgres, in this process or another one of the same user. */
  url: string
  /** Process id of the server. */
  pid: number
  /** Fast shutdown, then harder; resolves when the server has ended. May be called twice. */
  stop(): Promise<void>
}

/** Milliseconds: recovery after a crash replays the log first; a shutdown writes a checkpoint. */
const START_DEADLINE = 120_000
const STOP_DEADLINE = 20_000
/** For what a killed server left running to notice and end; on a busy machine that takes a moment. */
const ORPHANS_DEADLINE = 10_000

/** Where only root writes, everyone reads, and nothing is cleared away by age (as it is in /var/tmp). */
const ROOTS_COPIES = '/var/cache/docket'

const SETTINGS = [
  'listen_addresses=', // No TCP port: the socket's folder is the lock on the door.
  'unix_socket_permissions=0700',
  'max_connections=100',
  'log_min_messages=log',
  'log_checkpoints=off',
  'log_line_prefix=',
  'timezone=UTC',
]

interface Options {
  dataDir: string
  log: { info(message: string): void; warn(message: string): void }
  signal?: AbortSignal
}

/**
 * Starts the PostgreSQL that came with the npm packages, on `dataDir`/postgres, reachable by a Unix socket only. It stops when this process
 * ends, however it ends. Commits are durable (fsync on). Works as a normal user and, by dropping to an unprivileged one, as root.
 * @param options.dataDir made when missing
 * @param options.signal cancels the start, not the running server
 * @throws one sentence for the operator; within a second when another Docket uses the folder
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const { log, signal } = options
  const { clusterDir, user, postgres } = await prepareCluster(options)
  await waitUntilFree(clusterDir, signal)

  const began = Date.now()
  for (;;) {
    try {
      return await startServer({ clusterDir, user, postgres, log, signal })
    } catch (error) {
      if (!(error instanceof OrphansError) || Date.now() - began > ORPHANS_DEADLINE) throw error
      await sleep(250, undefined, { signal })
    }
  }
}

/** The processes of a server that was killed alone still hold its memory; they end as soon as they notice. */
class OrphansError extends Error {}

async function startServer({
  clusterDir,
  user,
  postgres,
  log,
  signal,
}: Cluster & Pick<Options, 'log' | 'signal'>) {
  let stopping = false
  const socketFolder = makeSocketFolder(user)
  const server = startGuarded(
    postgres,
    commandLine(clusterDir, folderAsSeenBy(user, clusterDir), socketFolder),
    {
      cwd: clusterDir,
      user,
      socketFolder,
      onLine: line => {
        if (!stopping && /^(FATAL|PANIC):/.test(line)) log.warn(`PostgreSQL: ${line}`)
      },
    },
  )
  const stop = () => {
    stopping = true
    return stopServer(server)
  }
  const reportEnd = async () => {
    const code = await server.ended
    if (!stopping) log.warn(`PostgreSQL ended by itself (code ${code}): ${server.lastWords()}`)
  }
  try {
    const pid = await untilReady(server, clusterDir, log, signal)
    void reportEnd()
    const host = encodeURIComponent(socketFolder)
    return {
      url: `postgres://${DATABASE_USER}@localhost:5432/postgres?host=${host}&sslmode=disable`,
      pid,
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

interface Cluster {
  clusterDir: string
  user: SystemUser | null
  postgres: string
}

/** Everything on disk: the programs where their user can run them, and a cluster. */
async function prepareCluster({ dataDir, signal }: Options): Promise<Cluster> {
  mkdirSync(dataDir, { recursive: true })
  const realDataDir = realpathSync(dataDir)
  const clusterDir = path.join(realDataDir, 'postgres')
  const user = chooseSystemUser(clusterDir)
  const installed = installedPrograms()
  const copies = user ? ROOTS_COPIES : realDataDir
  const copyTo = path.join(copies, `postgresql-${installed.version}`)
  const programs = await usablePrograms(installed.folder, user, copyTo)
  await initialiseCluster(clusterDir, programs, user, signal)
  return { clusterDir, user, postgres: programs.postgres }
}

function commandLine(clusterDir: string, folder: string, socketFolder: string): string[] {
  const settings = [...SETTINGS, `cluster_name=${clusterName(clusterDir)}`]
  return ['-D', folder, '-k', socketFolder, '-p', '5432', ...settings.flatMap(setting => ['-c', setting])]
}

async function untilReady(
  server: GuardedServer,
  clusterDir: string,
  log: { info(message: string): void },
  signal?: AbortSignal,
): Promise<number> {
  const started = Date.now()
  let announceAt = started + 2_000
  const pid = await server.pid
  for (;;) {
    const lock = readLockFile(clusterDir)
    if (server.hasEnded()) throw startFailure(server, clusterDir, lock?.pid)
    if (lock?.pid === pid && lock.status === 'ready') return pid
    const now = Date.now()
    if (now - started > START_DEADLINE)
      throw new Error(`PostgreSQL was not ready after ${START_DEADLINE / 1000} s.`)
    if (now > announceAt) {
      log.info(
        `PostgreSQL is still starting after ${Math.round((now - started) / 1000)} s (${server.lastWords().split('\n').at(-1)})`,
      )
      announceAt = now + 5_000
    }
    await sleep(10, undefined, { signal })
  }
}

function startFailure(server: GuardedServer, clusterDir: string, holder: number | undefined): Error {
  const words = server.lastWords()
  // Two starts at the same instant: the file was free for both, and PostgreSQL itself let only one in.
  if (words.includes('lock file "postmaster.pid" already exists') && holder) return inUse(clusterDir, holder)
  const Failure = words.includes('pre-existing shared memory block') ? OrphansError : Error
  return new Failure(`The embedded PostgreSQL did not start: ${words || 'it said nothing.'}`)
}

/** Fast shutdown; an immediate one (no loss: the log is replayed at the next start) when that takes too long; at last the kill. */
async function stopServer(server: GuardedServer): Promise<void> {
  server.requestStop()
  const pid = await server.pid.catch(() => null)
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    const given = new AbortController()
    const deadline = sleep(signal === 'SIGQUIT' ? STOP_DEADLINE : 5_000, 'late', {
      signal: given.signal,
    }).catch(() => 'given up')
    const outcome = await Promise.race([server.ended, deadline])
    given.abort()
    if (outcome !== 'late') return
    if (pid !== null) killIfThere(pid, signal)
  }
  await server.ended
}

function killIfThere(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}
