import { readFile } from 'node:fs/promises'
import { loadPages, type Refusal } from './pdf/load-pages.ts'
import { isScanned } from './pdf/scanned-pages.ts'
import { type Reading, readDocument } from './read-document.ts'

/** What a child tells its parent, once. `scannedPages`: how many pages hold their text as a picture, so that OCR must read them. */
export type ChildAnswer =
  | { reading: Reading }
  | { scannedPages: number }
  | Refusal
  | { refusal: 'scan' | 'too-many-scans'; pageCount?: number }

const [path = '', mostPages = '0', today = ''] = process.argv.slice(2)

async function answer(): Promise<ChildAnswer> {
  const pages = await loadPages(await readFile(path), Number(mostPages))
  if ('refusal' in pages) return pages
  const scannedPages = pages.filter(isScanned).length
  if (scannedPages > 0) return { scannedPages }
  const reading = readDocument(pages, today)
  return reading ? { reading } : { refusal: 'scan' }
}

process.send?.(await answer(), () => process.disconnect?.())
