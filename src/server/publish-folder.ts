import { mkdirSync, mkdtempSync, readdirSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'

/** Folders that this process is filling right now: their names carry its process id, and a leftover of a reused id does too. */
const inProgress = new Set<string>()

/**
 * Makes a folder appear whole or not at all: it is filled aside, in the same parent, and then renamed. A kill in the middle leaves only
 * the aside folder, which the next call removes. When another process was faster its folder stays and ours is thrown away.
 * @param target absolute path; its parent is made when missing, an empty folder in its place is replaced
 * @throws whatever `fill` throws, after the aside folder was removed
 */
export async function publishFolder(target: string, fill: (aside: string) => Promise<void>): Promise<void> {
  const prefix = `${target}.aside-`
  mkdirSync(path.dirname(target), { recursive: true })
  await removeLeftovers(prefix)
  const aside = mkdtempSync(`${prefix}${process.pid}-`)
  inProgress.add(aside)
  try {
    await fill(aside)
    await rename(aside, target)
  } catch (error) {
    await discard(aside)
    if (!isTaken(error)) throw error
  } finally {
    inProgress.delete(aside)
  }
}

async function removeLeftovers(prefix: string): Promise<void> {
  const parent = path.dirname(prefix)
  for (const name of readdirSync(parent)) {
    const folder = path.join(parent, name)
    if (!folder.startsWith(prefix) || inProgress.has(folder)) continue
    const owner = Number.parseInt(folder.slice(prefix.length), 10)
    if (owner === process.pid || !isAlive(owner)) await discard(folder)
  }
}

/** An orphan of a killed owner may still be writing into it; what cannot be removed now is removed next time. */
async function discard(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => {})
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isTaken(error: unknown): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return syscall === 'rename' && (code === 'ENOTEMPTY' || code === 'EEXIST')
}
