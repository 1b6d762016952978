import { execFile } from 'node:child_process'
import { chownSync, existsSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { publishFolder } from '#server/publish-folder.ts'
import type { Programs } from './programs.ts'
import { BARE_ENVIRONMENT, type SystemUser } from './system-user.ts'

export const DATABASE_USER = 'docket'

/** How long initdb may take on a slow disk, in milliseconds. */
const INITDB_DEADLINE = 120_000

/**
 * The data folder as PostgreSQL is told it. After root was dropped it is started inside the folder and knows it by this name only: then no
 * folder above needs to be open to the unprivileged user, and DATA_DIR may lie anywhere, below root's private home too.
 * The kernel follows the name to the working directory itself, without walking the path.
 */
export function folderAsSeenBy(user: SystemUser | null, clusterDir: string): string {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : clusterDir
}

/**
 * Makes the cluster when there is none: UTF-8, C collation, synced to disk, superuser `docket` without a password (the only way in is a
 * socket in a folder that nobody else may enter). It appears whole or not at all.
 * @throws with initdb's own words
 */
export async function initialiseCluster(
  clusterDir: string,
  programs: Programs,
  user: SystemUser | null,
  signal?: AbortSignal,
): Promise<void> {
  if (existsSync(path.join(clusterDir, 'PG_VERSION'))) return
  await publishFolder(clusterDir, async aside => {
    if (user) chownSync(aside, user.uid, user.gid)
    const where = folderAsSeenBy(user, aside)
    const options = ['-U', DATABASE_USER, '-A', 'trust', '-E', 'UTF8', '--locale=C']
    try {
      await promisify(execFile)(programs.initdb, ['-D', where, ...options], {
        ...user,
        cwd: aside,
        env: BARE_ENVIRONMENT,
        timeout: INITDB_DEADLINE,
        ...(signal && { signal }),
      })
    } catch (cause) {
      signal?.throwIfAborted()
      const { stderr, message } = cause as { stderr?: string; message: string }
      throw new Error(`The database could not be made in ${clusterDir}: ${stderr?.trim() || message}`, {
        cause,
      })
    }
  })
}
