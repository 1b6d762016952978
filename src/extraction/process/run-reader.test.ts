import { execFile as execFileWithCallback } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleInvoice } from '../testing/sample-invoice.ts'
import { writePdf } from '../testing/write-pdf.ts'
import { READ_LIMITS, runReader, SCAN_LIMITS } from './run-reader.ts'

const execFile = promisify(execFileWithCallback)
const TODAY = '2026-04-01'
let folder = ''
let sample = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-reader-'))
  sample = join(folder, 'sample.pdf')
  await writeFile(sample, writePdf([sampleInvoice()]))
})
afterAll(() => rm(folder, { recursive: true }))

test('a child process reads the invoice and sends it back', async () => {
  const reading = await runReader({ path: sample, today: TODAY, memories: [] })
  expect(reading.invoices[0]?.lines.map(line => line.partNumber)).toContain('QA-77/B')
})

test('the child is killed at the deadline', async () => {
  await expect(
    runReader({ path: sample, today: TODAY, memories: [] }, { limits: { ...READ_LIMITS, milliseconds: 1 } }),
  ).rejects.toMatchObject({
    reason: 'too-slow',
  })
})

test('the child is killed when it grows too large', async () => {
  await expect(
    runReader(
      { path: sample, today: TODAY, memories: [] },
      { limits: { ...READ_LIMITS, residentBytes: 1_000_000 } },
    ),
  ).rejects.toMatchObject({ reason: 'too-large' })
})

test('the child is killed when the caller gives up', async () => {
  const stop = new AbortController()
  const reading = runReader({ path: sample, today: TODAY, memories: [] }, { signal: stop.signal })
  stop.abort(new Error('the user closed the page'))
  await expect(reading).rejects.toThrow('the user closed the page')
})

test('a PDF of too many pages is refused with its count', async () => {
  const path = join(folder, 'long.pdf')
  await writeFile(path, writePdf([sampleInvoice(), sampleInvoice(), sampleInvoice()]))
  await expect(
    runReader({ path, today: TODAY, memories: [] }, { limits: { ...READ_LIMITS, pages: 2 } }),
  ).rejects.toThrow('This PDF has 3 pages and 2 is the most')
})

test('a PDF of more pages than may be scanned is read when they are print', async () => {
  const path = join(folder, 'print.pdf')
  await writeFile(path, writePdf(['40118', '40119', '40120'].map(number => sampleInvoice(number))))
  const reading = await runReader(
    { path, today: TODAY, memories: [] },
    { scanLimits: { ...SCAN_LIMITS, pages: 2 } },
  )
  expect(reading.invoices.map(invoice => invoice.invoiceNumber)).toEqual(['40118', '40119', '40120'])
})

describe('what a reader compiled', () => {
  /** Reads the sample from a program of its own that keeps compiled code there; says which part numbers it read. */
  async function readKeeping(kept: string): Promise<string> {
    const { NODE_COMPILE_CACHE: _, ...env } = process.env
    const program = `
      import { enableCompileCache } from 'node:module'
      const { runReader } = await import(${JSON.stringify(new URL('./run-reader.ts', import.meta.url).href)})
      enableCompileCache(${JSON.stringify(kept)})
      const reading = await runReader(${JSON.stringify({ path: sample, today: TODAY, memories: [] })})
      console.log(reading.invoices[0].lines.map(line => line.partNumber).join())`
    const { stdout } = await execFile(process.execPath, ['--input-type=module', '-e', program], { env })
    return stdout
  }

  test('is kept for the next one where its parent keeps its own', async () => {
    const kept = join(folder, 'compiled')
    expect(await readKeeping(kept)).toContain('QA-77/B')
    const [versions, ...more] = await readdir(kept)
    expect(more).toEqual([])
    expect((await readdir(join(kept, versions ?? ''))).length).toBeGreaterThan(100)
  })

  test('is kept nowhere where nothing can be written', async () => {
    const kept = join(folder, 'a-file')
    await writeFile(kept, '')
    expect(await readKeeping(kept)).toContain('QA-77/B')
  })
})
