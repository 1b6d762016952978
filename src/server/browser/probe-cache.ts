import { mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { BrowserChoice } from './launch-options.ts'

/** The choice that last worked, and what the file looked like then. */
interface Remembered extends BrowserChoice {
  mtimeMs: number
  size: number
  /** A sandbox that works for one user may not for another. */
  uid: number | null
}

/** What worked for this executable before, if the file is still the same and so is the user. */
export function rememberedChoice(cacheDir: string, executablePath: string): BrowserChoice | null {
  try {
    const found = JSON.parse(readFileSync(cacheFile(cacheDir), 'utf8')) as Remembered
    const { mtimeMs, size } = statSync(executablePath)
    const same =
      found.executablePath === executablePath &&
      found.mtimeMs === mtimeMs &&
      found.size === size &&
      found.uid === currentUser()
    if (!same) return null
    return { executablePath, args: found.args, ...(found.env && { env: found.env }) }
  } catch {
    return null // No cache, or one that was written by something else: probing again is always right.
  }
}

export function rememberChoice(cacheDir: string, choice: BrowserChoice): void {
  const { mtimeMs, size } = statSync(choice.executablePath)
  const entry: Remembered = { ...choice, mtimeMs, size, uid: currentUser() }
  mkdirSync(cacheDir, { recursive: true })
  const aside = `${cacheFile(cacheDir)}.${process.pid}`
  writeFileSync(aside, `${JSON.stringify(entry, null, 2)}\n`)
  renameSync(aside, cacheFile(cacheDir))
}

function cacheFile(cacheDir: string): string {
  return path.join(cacheDir, 'browser.json')
}

function currentUser(): number | null {
  return process.getuid?.() ?? null
}
