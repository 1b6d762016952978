import { createHash } from 'node:crypto'
import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { removeSocketFolder } from './socket-folder.ts'

/** How long a server that is not stopping may hold the folder before the start is refused; one whose owner just died needs a moment to notice. */
const GRACE = 700
/** How long a stopping server may take to write its last checkpoint. */
const STOPPING_DEADLINE = 30_000

/** What a running server says about itself in postmaster.pid; status is starting, ready or stopping. */
export interface LockFile {
  pid: number
  socketFolder: string
  status: string
}

export function readLockFile(clusterDir: string): LockFile | null {
  try {
    const lines = readFileSync(path.join(clusterDir, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isInteger(pid) || pid <= 0) return null
    return { pid, socketFolder: (lines[4] ?? '').trim(), status: (lines[7] ?? '').trim() }
  } catch {
    return null
  }
}

/** Stands on the command line of this cluster's server and of no other. */
export function clusterName(clusterDir: string): string {
  return `docket_${createHash('sha256').update(clusterDir).digest('hex').slice(0, 12)}`
}

/**
 * Waits until no server holds the cluster: at most 30 s for one that is shutting down, under a second for a live one. A lock file left by a
 * kill is removed when its process id is free, a zombie's, or was given to some other program (which PostgreSQL itself would take for a server).
 * @throws naming the process that holds the folder
 */
export async function waitUntilFree(clusterDir: string, signal?: AbortSignal): Promise<void> {
  const started = Date.now()
  for (;;) {
    const lock = readLockFile(clusterDir)
    if (!lock) return
    if (!isServer(lock.pid, clusterName(clusterDir))) {
      rmSync(path.join(clusterDir, 'postmaster.pid'), { force: true })
      removeSocketFolder(lock.socketFolder)
      return
    }
    const deadline = lock.status === 'stopping' ? STOPPING_DEADLINE : GRACE
    if (Date.now() - started > deadline) throw inUse(clusterDir, lock.pid)
    await sleep(20, undefined, { signal })
  }
}

export function inUse(clusterDir: string, pid: number): Error {
  return new Error(
    `The data folder ${path.dirname(clusterDir)} is in use by another Docket, whose PostgreSQL is process ${pid}. ` +
      'Stop that Docket first, or set DATA_DIR to another folder.',
  )
}

function isServer(pid: number, name: string): boolean {
  if (process.platform === 'linux') {
    try {
      // A zombie's command line is empty. The command line is read because it is open even to a root without the right to trace.
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(name)
    } catch {
      return false
    }
  }
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
