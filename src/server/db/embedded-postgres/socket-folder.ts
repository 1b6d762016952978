import { chownSync, mkdtempSync, rmdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { SystemUser } from './system-user.ts'

const SOCKET = '.s.PGSQL.5432'
/** A Unix socket's path may have 103 bytes (macOS; Linux 107), and mkdtemp adds six letters. */
const LONGEST_PREFIX = 103 - 6 - `/${SOCKET}`.length

/**
 * Makes a fresh private folder (mode 0700) for one server's socket. It stands in the temporary folder because DATA_DIR may be too long for a
 * socket, closed to the unprivileged user, or on a shared drive that knows no sockets. The server's guard removes it.
 */
export function makeSocketFolder(user: SystemUser | null): string {
  const preferred = path.join(tmpdir(), 'docket-pg-')
  const prefix = user || Buffer.byteLength(preferred) > LONGEST_PREFIX ? '/tmp/docket-pg-' : preferred
  const folder = mkdtempSync(prefix)
  if (user) chownSync(folder, user.uid, user.gid)
  return folder
}

/** Removes the folder that a killed server left. The name comes from a file of the unprivileged user's: nothing else is touched. */
export function removeSocketFolder(folder: string): void {
  if (!/^docket-pg-\w{6}$/.test(path.basename(folder))) return
  try {
    for (const name of [SOCKET, `${SOCKET}.lock`]) rmSync(path.join(folder, name), { force: true })
    rmdirSync(folder)
  } catch {
    // It holds something else or is gone: the temporary folder's own business.
  }
}
