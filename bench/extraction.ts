// Reads a corpus of PDFs with the built-in reader and prints its scores beside the time a page took.
//   node bench/extraction.ts [corpusDir] [flags for the corpus' score.mjs: --layouts --misses]
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type PresentedInvoice, presentInvoice } from '../src/domain/present-invoice.ts'
import { readInvoices, UnreadablePdf } from '../src/extraction/read-invoices.ts'

/** The corpora's invoices are dated up to April 2026; a day after them keeps the date check meaningful. */
const TODAY = '2026-06-01'
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const flags = process.argv.slice(2).filter(argument => argument.startsWith('--'))
const corpus = resolve(
  root,
  process.argv.slice(2).find(argument => !argument.startsWith('--')) ?? '../shared/corpus/dev',
)
const truth = join(corpus, 'truth.json')
const scorer = [corpus, dirname(corpus), resolve(root, '../shared/corpus')]
  .map(folder => join(folder, 'score.mjs'))
  .find(existsSync)

if (!existsSync(truth) || !scorer) {
  console.log(
    `No corpus at ${corpus}: give a folder with truth.json and its PDFs (bench/exam/make.ts prints one),`,
  )
  console.log('and score.mjs in it, above it, or beside the default corpus.')
} else {
  const readings: Record<string, PresentedInvoice[]> = {}
  let [pages, milliseconds, unreadable] = [0, 0, 0]
  for (const file of (await readdir(corpus)).filter(name => name.endsWith('.pdf')).sort()) {
    const start = performance.now()
    try {
      const reading = await readInvoices(join(corpus, file), { today: TODAY })
      readings[file] = reading.invoices.map(presentInvoice)
      pages += reading.pageCount
      milliseconds += performance.now() - start
    } catch (error) {
      if (!(error instanceof UnreadablePdf)) throw error
      unreadable += 1
      console.log(`${file}: ${error.message}`)
    }
  }
  const folder = await mkdtemp(join(tmpdir(), 'readings-'))
  try {
    await writeFile(join(folder, 'readings.json'), JSON.stringify(readings))
    await printScores(scorer, [truth, join(folder, 'readings.json'), ...flags])
  } finally {
    await rm(folder, { recursive: true })
  }
  console.log(
    `\n${pages} pages read, ${(milliseconds / Math.max(1, pages)).toFixed(0)} ms a page with its process; ${unreadable} files unreadable`,
  )
}

function printScores(script: string, args: string[]): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', timeout: 60_000 })
    child.once('error', fail)
    child.once('exit', code => (code === 0 ? done() : fail(new Error(`score.mjs ended with code ${code}`))))
  })
}
