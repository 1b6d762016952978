import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { control, createBrowser, killProcess, seed, startProcess, token } from './testing/client.ts'

function temporaryFolder() {
  const path = mkdtempSync(join(tmpdir(), 'workshop-system-'))
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true, force: true }) }
}

test('what was acknowledged is there after kill -9, and half a line is not', async () => {
  using folder = temporaryFolder()
  const first = await startProcess(folder.path)
  try {
    await control(first.origin, 'POST', '/seed', seed)
    await control(first.origin, 'POST', '/variant', { name: 'modern' })
    const browser = createBrowser(first.origin)
    await browser.logIn()
    const id = await browser.findPurchase('15')
    const bill = { invoiceNumber: 'INV-7', date: '2026-11-20', lineIds: [1] }
    const saved = await browser.api('POST', `/purchases/${id}/bills`, bill)
    await browser.attach(saved.body.bill.id, 'invoice.pdf', '%PDF-1.7 bytes')
    const truth = (await control(first.origin, 'GET', '/truth?workshop=HARBOUR')).body
    await killProcess(first.child)
    appendFileSync(join(folder.path, 'commits.jsonl'), '{"workshopId":"HARBOUR","chan')

    const second = await startProcess(folder.path)
    try {
      expect((await control(second.origin, 'GET', '/truth?workshop=HARBOUR')).body).toEqual(truth)
      expect((await control(second.origin, 'GET', '/journal?workshop=HARBOUR')).body).toHaveLength(2)
      expect((await control(second.origin, 'GET', '/variant')).body.name).toBe('modern')
      const later = createBrowser(second.origin)
      expect((await later.logIn()).status).toBe(200)
      const href = `/auto_workshop/api/bills/${saved.body.bill.id}/attachments/0`
      expect((await later.call('GET', href)).body).toBe('%PDF-1.7 bytes')
    } finally {
      await killProcess(second.child)
    }
  } finally {
    await killProcess(first.child)
  }
}, 30_000)

test('it stops when its parent is gone', async () => {
  using folder = temporaryFolder()
  const { child } = await startProcess(folder.path)
  child.disconnect()
  const [code] = await once(child, 'exit', { signal: AbortSignal.timeout(10_000) })
  expect(code).toBe(0)
}, 30_000)

test('it refuses to listen beyond this machine', async () => {
  using folder = temporaryFolder()
  const main = fileURLToPath(new URL('./main.ts', import.meta.url))
  const options = ['--host', '0.0.0.0', '--data-dir', folder.path, '--control-token', token]
  const child = spawn(process.execPath, [main, ...options], { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', part => {
    said += part
  })
  const [code] = await once(child, 'close', { signal: AbortSignal.timeout(10_000) })
  expect(code).toBe(1)
  expect(said).toContain('listens on this machine only')
}, 30_000)
