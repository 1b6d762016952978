import { readFile } from 'node:fs/promises'
import { openPdfium, PdfiumRefusal } from './open-pdfium.ts'
import type { Page } from './page.ts'
import { readPage } from './read-page.ts'

/** What the child tells its parent, once. Sizes are checked by the parent. */
export type ChildAnswer = { pages: Page[] } | { refusal: 'password' | 'damaged' | 'empty' | 'too-many-pages'; pageCount?: number }

const [path = '', mostPages = '0'] = process.argv.slice(2)

async function answer(): Promise<ChildAnswer> {
  const bytes = await readFile(path)
  if (bytes.length === 0) return { refusal: 'empty' }
  try {
    const document = await openPdfium(bytes)
    if (document.pageCount > Number(mostPages)) return { refusal: 'too-many-pages', pageCount: document.pageCount }
    if (document.pageCount === 0) return { refusal: 'damaged' }
    const pages: Page[] = []
    for (let index = 0; index < document.pageCount; index++) {
      const page = document.openPage(index)
      pages.push(readPage(page, index + 1))
      page.close()
    }
    return { pages }
  } catch (error) {
    if (error instanceof PdfiumRefusal) return { refusal: error.code === 4 ? 'password' : 'damaged' }
    throw error
  }
}

const result = await answer()
process.send?.(result, () => process.disconnect?.())
