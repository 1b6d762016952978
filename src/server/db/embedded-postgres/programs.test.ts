import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { installedPrograms, usablePrograms } from './programs.ts'
import { chooseSystemUser } from './system-user.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'docket-programs-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('programs that can be run where npm put them are used there', () =>
  inOpenFolder(async open => {
    const installed = path.join(open, 'native')
    copyWithoutLinks(installed)
    const copy = path.join(open, 'copy')
    const programs = await usablePrograms(installed, chooseSystemUser('/nonexistent'), copy)
    expect(programs.postgres).toBe(path.join(installed, 'bin/postgres'))
    expect(existsSync(copy)).toBe(false)
  }))

test('a package whose install script was switched off gets its missing links', async () => {
  const installed = path.join(folder, 'native')
  copyWithoutLinks(installed)
  const before = readdirSync(path.join(installed, 'lib')).length
  const programs = await usablePrograms(installed, null, path.join(folder, 'copy'))
  expect(programs.postgres).toBe(path.join(installed, 'bin/postgres'))
  expect(readdirSync(path.join(installed, 'lib')).length).toBeGreaterThan(before)
})

test.runIf(process.getuid?.() === 0)(
  "programs in root's private folder are copied to where the unprivileged user can run them",
  () =>
    inOpenFolder(async open => {
      const installed = path.join(folder, 'private/native')
      mkdirSync(path.dirname(installed), { mode: 0o700 })
      copyWithoutLinks(installed)
      const copy = path.join(open, 'copies/postgresql')
      const user = chooseSystemUser('/nonexistent')
      expect((await usablePrograms(installed, user, copy)).postgres).toBe(path.join(copy, 'bin/postgres'))
      expect(readdirSync(path.dirname(copy))).toEqual(['postgresql'])
    }),
)

/** A folder that every user may enter; where the project or its temporary folder lie may be private. */
async function inOpenFolder(test: (open: string) => Promise<void>): Promise<void> {
  const open = mkdtempSync('/var/tmp/docket-programs-')
  try {
    chmodSync(open, 0o755)
    await test(open)
  } finally {
    rmSync(open, { recursive: true, force: true })
  }
}

/** As npm unpacks it: no links, since packages cannot hold any. */
function copyWithoutLinks(target: string): void {
  cpSync(installedPrograms().folder, target, {
    recursive: true,
    filter: source => !lstatSync(source).isSymbolicLink(),
  })
}
