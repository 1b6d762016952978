import { mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  descendantsOf,
  freePort,
  processesOf,
  type RunningDocket,
  startDocket,
} from '../support/running-docket.ts'
import { workshopControl } from '../support/workshop-control.ts'

const SAMPLE = path.join(import.meta.dirname, '../../start/demo/samples/burrawang-BB08831.pdf')
const ORDER = '10495'

let dataDir: string
let port: number
let docket: RunningDocket
beforeEach(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'docket-life-'))
  port = await freePort()
})
afterEach(async () => {
  await docket.signal('SIGKILL')
  await until('everything has ended', () => processesOf(dataDir).length === 0)
  rmSync(dataDir, { recursive: true, force: true })
})

async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + withinMs
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Waited in vain until ${what}. ${docket.complaint()}`)
    await sleep(100)
  }
}

async function signIn(): Promise<string> {
  const response = await fetch(`${docket.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(docket.demo),
  })
  expect(response.status).toBe(200)
  return response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

test('SIGTERM ends everything that was started, with exit code 0', async () => {
  docket = await startDocket(dataDir, port)
  await until('the browser runs', () => [...descendantsOf(docket.child.pid ?? 0)].length > 5)
  const started = descendantsOf(docket.child.pid ?? 0)
  await docket.signal('SIGTERM')
  expect(docket.child.exitCode).toBe(0)
  await until('nothing is left', () => processesOf(dataDir, started).length === 0, 5000)
})

test('killed in the middle of a run, nothing is lost, nothing is orphaned, and the bill is made once', async () => {
  docket = await startDocket(dataDir, port)
  const cookie = await signIn()
  const { id } = await startAutomation(cookie)
  const control = workshopControl(dataDir)
  await until('the first line is written', async () => (await control.journal('wattle-street')).length > 0)

  const started = descendantsOf(docket.child.pid ?? 0)
  await docket.signal('SIGKILL')
  await until(
    'PostgreSQL, browser and sandbox have ended too',
    () => processesOf(dataDir, started).length === 0,
  )

  docket = await startDocket(dataDir, port)
  const again = await signIn()
  const readJob = async () => {
    expect(docket.child.exitCode, docket.complaint()).toBeNull()
    return (await fetch(`${docket.url}/api/automation-jobs/${id}`, { headers: { cookie: again } })).json()
  }
  await until(
    'the job has ended',
    async () => ['completed', 'failed'].includes((await readJob()).status),
    90_000,
  )
  expect(await readJob()).toMatchObject({ status: 'completed', automationType: 'full-upload' })
  const order = (await control.purchases('wattle-street')).get(ORDER)
  expect(order?.lines).toHaveLength(5)
  expect(order?.bills).toHaveLength(1)
  expect(order?.bills[0]?.attachments).toHaveLength(1)
}, 180_000)

async function startAutomation(cookie: string): Promise<{ id: string }> {
  const form = new FormData()
  form.append('pdf', new Blob([await readFile(SAMPLE)]), path.basename(SAMPLE))
  const analyzed = await fetch(`${docket.url}/api/analyze-invoice`, {
    method: 'POST',
    headers: { cookie },
    body: form,
  })
  const { analysis, fileInfo } = await analyzed.json()
  const response = await fetch(`${docket.url}/api/automate-analyzed-invoice`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', prefer: 'respond-async' },
    body: JSON.stringify({ ...fileInfo, invoiceData: analysis.extractedData }),
  })
  expect(response.status).toBe(202)
  return (await response.json()).job
}
