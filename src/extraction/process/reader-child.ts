import { readFile } from 'node:fs/promises'
import { loadPages } from '../pdf/load-pages.ts'
import { isScanned, whyNothing } from '../pdf/scanned-pages.ts'
import { readDocument } from '../read-document.ts'
import { answerTask } from './reader-task.ts'

answerTask(async task => {
  const pages = await loadPages(await readFile(task.path), task.mostPages)
  if ('refusal' in pages) return pages
  const scannedPages = pages.filter(isScanned).length
  if (scannedPages > 0) return { scannedPages }
  const reading = readDocument(pages, task)
  return reading ? { reading } : { refusal: whyNothing(pages) }
})
