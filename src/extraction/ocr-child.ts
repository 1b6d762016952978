import { readFile } from 'node:fs/promises'
import { openReaders, readScan } from './ocr/read-scan.ts'
import { type Finish, loadPages } from './pdf/load-pages.ts'
import { isScanned } from './pdf/scanned-pages.ts'
import { readDocument } from './read-document.ts'
import type { ChildAnswer } from './reader-child.ts'

const [path = '', mostPages = '0', today = ''] = process.argv.slice(2)

const readScans: Finish = async (document, pages) => {
  const readers = await openReaders()
  try {
    const read = []
    for (const page of pages) read.push(isScanned(page) ? await readScan(document, page, readers) : page)
    return read
  } finally {
    await readers.close()
  }
}

async function answer(): Promise<ChildAnswer> {
  const pages = await loadPages(await readFile(path), Number(mostPages), readScans)
  if ('refusal' in pages) return pages
  const reading = readDocument(pages, today)
  return reading ? { reading } : { refusal: 'scan' }
}

process.send?.(await answer(), () => process.disconnect?.())
