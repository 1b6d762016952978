import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PresentedInvoice } from '../../src/domain/present-invoice.ts'
import type { Corpus } from './find-corpus.ts'

/** Has the corpus' own scorer compare the readings with the truth, by file name. */
export async function printScores(
  { scorer, truth }: Corpus,
  readings: Record<string, PresentedInvoice[]>,
  flags: readonly string[],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'readings-'))
  try {
    const file = join(folder, 'readings.json')
    await writeFile(file, JSON.stringify(readings))
    await runScript(scorer, [truth, file, ...flags])
  } finally {
    await rm(folder, { recursive: true })
  }
}

function runScript(script: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', timeout: 60_000 })
    child.once('error', fail)
    child.once('exit', code => (code === 0 ? done() : fail(new Error(`score.mjs ended with code ${code}`))))
  })
}
