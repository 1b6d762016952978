import { readFile } from 'node:fs/promises'
import { isPrint } from '../ocr/is-print.ts'
import { type Finish, loadPages } from '../pdf/load-pages.ts'
import type { Page } from '../pdf/page.ts'
import { isScanned, whyNothing } from '../pdf/scanned-pages.ts'
import { readDocument } from '../read-document.ts'
import { beginsWithScans } from './begins-with-scans.ts'
import type { ChildAnswer, Progress, ReaderTask } from './reader-task.ts'

/** The invoices of a PDF by its own text; or how many of its pages are pictures, which another process reads; or why it is refused. */
export async function readPdf(task: ReaderTask, tell: (progress: Progress) => void): Promise<ChildAnswer> {
  const bytes = await readFile(task.path)
  let noPrint: Page | undefined
  const judgeScans: Finish = async (document, pages) => {
    tell({ pageCount: pages.length })
    const scans = pages.filter(isScanned)
    if (scans.length <= task.mostScans) noPrint = scans.find(page => !isPrint(document, page))
    return pages
  }
  const read = (most: number) => loadPages(bytes, most, judgeScans)
  let pages = await read(Math.min(task.mostScans, task.mostPages))
  if ('refusal' in pages && pages.refusal === 'too-many-pages') {
    const { pageCount = 0 } = pages
    if (pageCount > task.mostPages) return pages
    tell({ pageCount })
    if (await beginsWithScans(bytes, task.mostScans + 1)) return { refusal: 'too-many-scans' }
    pages = await read(task.mostPages)
  }
  if ('refusal' in pages) return pages
  if (noPrint) return { refusal: 'no-print', page: noPrint.number }
  const scannedPages = pages.filter(isScanned).length
  if (scannedPages > 0) return { scannedPages }
  const reading = readDocument(pages, task)
  return reading ? { reading } : { refusal: whyNothing(pages) }
}
