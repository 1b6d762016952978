// Reads a corpus of PDFs with the built-in reader and prints its scores, and its time and memory beside pdftotext's.
//   node bench/extraction.ts [corpusDir] [flags for the corpus' score.mjs: --layouts --misses]
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { type PresentedInvoice, presentInvoice } from '../src/domain/present-invoice.ts'
import { readInvoices, UnreadablePdf } from '../src/extraction/read-invoices.ts'
import { findCorpus } from './extraction/find-corpus.ts'
import { type Measured, measure } from './extraction/measure.ts'
import { measurePdftotext, pdftotextVersion } from './extraction/pdftotext.ts'
import { printScores } from './extraction/print-scores.ts'
import { reportNeeds } from './extraction/report-needs.ts'

/** The corpora's invoices are dated up to the day they were made; a day after them keeps the date check meaningful. */
const TODAY = '2026-12-01'
const flags = process.argv.slice(2).filter(argument => argument.startsWith('--'))
const corpus = findCorpus(process.argv.slice(2).find(argument => !argument.startsWith('--')))

if (!corpus) {
  console.log('No corpus there: give a folder with truth.json and its PDFs (bench/exam/make.ts prints one),')
  console.log('and score.mjs in it, above it, or beside the default corpus.')
} else {
  const version = pdftotextVersion()
  const readings: Record<string, PresentedInvoice[]> = {}
  const measured: Measured[] = []
  let unreadable = 0
  for (const name of (await readdir(corpus.folder)).filter(file => file.endsWith('.pdf')).sort()) {
    const file = join(corpus.folder, name)
    try {
      const { result: reading, need } = await measure(() => readInvoices(file, { today: TODAY }))
      readings[name] = reading.invoices.map(presentInvoice)
      measured.push({
        pages: reading.pageCount,
        scanned: reading.pages.some(page => page.words.some(word => word.source === 'ocr')),
        ours: need,
        pdftotext: version ? await measurePdftotext(file) : null,
      })
    } catch (error) {
      if (!(error instanceof UnreadablePdf)) throw error
      unreadable += 1
      console.log(`${name}: ${error.message}`)
    }
  }
  await printScores(corpus, readings, flags)
  console.log(`\n${reportNeeds(measured, version).join('\n')}\n${unreadable} files unreadable`)
}
