import { readFile } from 'node:fs/promises'
import { loadPages, type Refusal } from './pdf/load-pages.ts'
import { type Reading, readDocument } from './read-document.ts'

/** What the child tells its parent, once. */
export type ChildAnswer = { reading: Reading } | Refusal | { refusal: 'scan' }

const [path = '', mostPages = '0', today = ''] = process.argv.slice(2)

async function answer(): Promise<ChildAnswer> {
  const pages = await loadPages(await readFile(path), Number(mostPages))
  if ('refusal' in pages) return pages
  const reading = readDocument(pages, today)
  return reading ? { reading } : { refusal: 'scan' }
}

process.send?.(await answer(), () => process.disconnect?.())
