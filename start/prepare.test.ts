import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let root: string

/** A project that needs no network: its one package is a folder of its own and plays the part of react-router. */
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'docket-prepare-'))
  for (const name of ['prepare.mjs', 'preparation-lock.mjs'])
    write(`start/${name}`, readFileSync(path.join(import.meta.dirname, name), 'utf8'))
  write(
    'package.json',
    '{ "name": "clone", "version": "1.0.0", "dependencies": { "builder": "file:builder" } }',
  )
  write(
    'builder/package.json',
    '{ "name": "builder", "version": "1.0.0", "bin": { "react-router": "bin.cjs" } }',
  )
  write(
    'builder/bin.cjs',
    "#!/usr/bin/env node\nrequire('node:fs').appendFileSync('builds', process.argv[2] + '\\n')\n",
  )
  for (const file of ['src/web/page.tsx', 'src/contracts/a.ts', 'src/domain/a.ts']) write(file, 'export {}\n')
  for (const file of ['react-router.config.ts', 'vite.config.ts']) write(file, 'export default {}\n')
  execFileSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: root, stdio: 'ignore' })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('a bare clone is installed and built once, and again only when a lockfile or a source changed', async () => {
  expect(await prepare()).toMatchObject({ code: 0 })
  expect(builds()).toBe(1)
  expect(await prepare()).toEqual({ code: 0, output: '' })
  write('src/web/page.tsx', 'export const changed = true\n')
  write('src/web/page.test.tsx', 'export {}\n')
  const rebuilt = await prepare()
  expect(rebuilt.output).toContain('Building the web pages')
  expect(rebuilt.output).not.toContain('Installing')
  expect(builds()).toBe(2)
}, 60_000)

test('called twice at once, one installs and the other waits and does nothing', async () => {
  const [a, b] = await Promise.all([prepare(), prepare('--no-build')])
  expect([a.code, b.code]).toEqual([0, 0])
  const said = a.output + b.output
  expect(said.match(/Installing the packages …/g)).toHaveLength(1)
  expect(said).toContain('is preparing Docket; waiting for it')
}, 60_000)

test('a lock whose owner was killed is broken, and nothing of it stays', async () => {
  const dead = Number(execFileSync('/bin/sh', ['-c', 'echo $$'], { encoding: 'utf8' }))
  write('.docket/prepare.lock/owner', String(dead))
  expect(await prepare('--no-build')).toMatchObject({ code: 0 })
  expect(existsSync(path.join(root, '.docket/prepare.lock'))).toBe(false)
}, 60_000)

test('a build that fails shows its own words and is tried again the next time', async () => {
  write('builder/bin.cjs', "#!/usr/bin/env node\nconsole.error('page.tsx does not parse')\nprocess.exit(3)\n")
  for (const _ of [1, 2]) {
    const { code, output } = await prepare()
    expect(code).toBe(1)
    expect(output).toContain('page.tsx does not parse')
  }
}, 60_000)

function write(name: string, text: string): void {
  const file = path.join(root, name)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, text, { mode: 0o755 })
}

function builds(): number {
  return readFileSync(path.join(root, 'builds'), 'utf8').split('build\n').length - 1
}

function prepare(...args: string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, ['start/prepare.mjs', ...args], { cwd: root })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', text => {
      output += text
    })
  return new Promise(resolve => child.once('close', code => resolve({ code, output })))
}
