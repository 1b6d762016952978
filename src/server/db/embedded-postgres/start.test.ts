import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'

const quiet = { info: () => {}, warn: () => {} }
let dataDir: string
let undo: (() => unknown)[]

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'docket-embedded-'))
  undo = [() => rmSync(dataDir, { recursive: true, force: true })]
})
afterEach(async () => {
  for (const step of undo.reverse()) await step()
})

test('a database starts empty, takes writes over its socket and has them after a restart', async () => {
  const first = await start()
  expect(await ask(first.url, 'show fsync')).toEqual([{ fsync: 'on' }])
  expect(await ask(first.url, 'show listen_addresses')).toEqual([{ listen_addresses: '' }])
  await ask(first.url, 'create table bills (number text)')
  await ask(first.url, "insert into bills values ('INV-1')")
  await first.stop()
  expect(isRunning(first.pid)).toBe(false)

  const began = Date.now()
  const second = await start()
  expect(Date.now() - began).toBeLessThan(2_000)
  expect(await ask(second.url, 'select number from bills')).toEqual([{ number: 'INV-1' }])
}, 60_000)

test('after kill -9 of the owner the server ends by itself and every acknowledged commit is there', async () => {
  const owner = await startOwner(dataDir)
  await ask(owner.url, 'create table bills (number serial primary key)')
  const commits = { acknowledged: 0 }
  const writing = (async () => {
    const client = new Client({ connectionString: owner.url })
    client.on('error', () => {})
    await client.connect()
    for (;;) {
      await client.query('insert into bills default values')
      commits.acknowledged++
    }
  })().catch(() => {})
  while (commits.acknowledged < 200) await sleep(5)
  owner.process.kill('SIGKILL')
  const reopened = await start()
  await writing
  expect(isRunning(owner.pid)).toBe(false)
  const [row] = await ask(reopened.url, 'select count(*)::int as n from bills')
  expect(row?.n).toBeGreaterThanOrEqual(commits.acknowledged)
}, 60_000)

test('when owner, server and guard are all killed the lock file they leave does not stop the next start', async () => {
  const owner = await startOwner(dataDir)
  await ask(owner.url, "create table bills as select 'INV-1' as number")
  process.kill(-Number(sessionOf(owner.pid)), 'SIGKILL')
  owner.process.kill('SIGKILL')
  expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(true)
  const reopened = await start()
  expect(await ask(reopened.url, 'select number from bills')).toEqual([{ number: 'INV-1' }])
}, 60_000)

test('a process of a killed server that is slow to notice holds the next start up, and does not stop it', async () => {
  const owner = await startOwner(dataDir)
  const slow = childOf(owner.pid)
  process.kill(slow, 'SIGSTOP')
  undo.push(() => isRunning(slow) && process.kill(slow, 'SIGKILL'))
  process.kill(-Number(sessionOf(owner.pid)), 'SIGKILL')
  owner.process.kill('SIGKILL')
  const starting = start()
  await sleep(500)
  process.kill(slow, 'SIGCONT')
  expect(await ask((await starting).url, 'select 1 as alive')).toEqual([{ alive: 1 }])
}, 60_000)

test('a second start on a folder in use is refused within a second, naming the process', async () => {
  const first = await start()
  const began = Date.now()
  await expect(startEmbeddedPostgres({ dataDir, log: quiet })).rejects.toThrow(
    `is in use by another Docket, whose PostgreSQL is process ${first.pid}`,
  )
  expect(Date.now() - began).toBeLessThan(1_500)
  expect(await ask(first.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
}, 60_000)

test('two first starts at the same instant leave one running server and one clear refusal', async () => {
  const outcomes = await Promise.allSettled([start(), start()])
  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  expect(refused.map(outcome => String(outcome.reason))).toEqual([
    expect.stringContaining('is in use by another Docket'),
  ])
}, 60_000)

test('a kill in the middle of the first start leaves nothing half-made behind', async () => {
  const owner = spawnOwner(dataDir)
  while (!readdirSync(dataDir).some(name => name.includes('.aside-'))) await sleep(5)
  await sleep(150)
  owner.kill('SIGKILL')
  await once(owner, 'exit')
  expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false)
  const next = await start()
  expect(await ask(next.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
  expect(readdirSync(dataDir)).toEqual(['postgres'])
}, 60_000)

test('a start can be cancelled, and then no server and no half-made folder is left', async () => {
  await expect(
    startEmbeddedPostgres({ dataDir, log: quiet, signal: AbortSignal.timeout(100) }),
  ).rejects.toThrow('aborted')
  expect(readdirSync(dataDir)).toEqual([])
}, 60_000)

test.runIf(process.getuid?.() === 0)(
  "as root, a data folder below root's private folder works",
  async () => {
    const hidden = path.join(dataDir, 'private')
    mkdirSync(hidden, { mode: 0o700 })
    const server = await start(path.join(hidden, 'data'))
    expect(await ask(server.url, 'select 1 as alive')).toEqual([{ alive: 1 }])
  },
  60_000,
)

async function start(folder = dataDir): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir: folder, log: quiet })
  undo.push(server.stop)
  return server
}

async function ask(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  client.on('error', () => {}) // A killed server breaks the connection; the query that was under way rejects.
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** A process of its own that starts the database and prints where it is. */
function spawnOwner(folder: string): ChildProcess {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('./start.ts', import.meta.url).href)}
    const { url, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(folder)}, log: console })
    console.log(JSON.stringify({ url, pid }))`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  undo.push(() => child.kill('SIGKILL'))
  return child
}

async function startOwner(folder: string): Promise<{ process: ChildProcess; url: string; pid: number }> {
  const child = spawnOwner(folder)
  const lines = createInterface({ input: child.stdout as NodeJS.ReadableStream })
  const [line] = (await once(lines, 'line')) as [string]
  return { process: child, ...(JSON.parse(line) as { url: string; pid: number }) }
}

function sessionOf(pid: number): string | undefined {
  return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[3]
}

function childOf(pid: number): number {
  return Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0])
}

function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== ''
  } catch {
    return false
  }
}
