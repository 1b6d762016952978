import { readFile } from 'node:fs/promises'
import { openReaders, readScan } from '../ocr/read-scan.ts'
import { type Finish, loadPages } from '../pdf/load-pages.ts'
import { isScanned } from '../pdf/scanned-pages.ts'
import { readDocument } from '../read-document.ts'
import { answerTask, type Progress } from './reader-task.ts'

const readScans =
  (tell: (progress: Progress) => void): Finish =>
  async (document, pages) => {
    tell({ pageCount: pages.length })
    const readers = await openReaders()
    try {
      const read = []
      for (const page of pages) {
        if (isScanned(page)) tell({ page: page.number })
        read.push(isScanned(page) ? await readScan(document, page, readers) : page)
      }
      return read
    } finally {
      await readers.close()
    }
  }

answerTask(async (task, tell) => {
  const pages = await loadPages(await readFile(task.path), task.mostPages, readScans(tell))
  if ('refusal' in pages) return pages
  const reading = readDocument(pages, task)
  return reading ? { reading } : { refusal: 'scan' }
})
