import { openPdfium, PdfiumRefusal, type RawDocument } from './open-pdfium.ts'
import type { Page } from './page.ts'
import { readPage } from './read-page.ts'

export type Refusal = { refusal: 'password' | 'damaged' | 'too-many-pages'; pageCount?: number }

/** What else is to be done with the pages while their document is open. */
export type Finish = (document: RawDocument, pages: Page[]) => Promise<Page[]>

/** pdfium's number for a password it was not given (fpdfview.h). */
const PASSWORD = 4

/** The words of every page, or why there are none. Only ever run in a process that can be killed. */
export async function loadPages(
  bytes: Uint8Array,
  mostPages: number,
  finish: Finish = async (_, pages) => pages,
): Promise<Page[] | Refusal> {
  try {
    const document = await openPdfium(bytes)
    const { pageCount } = document
    if (pageCount > mostPages) return { refusal: 'too-many-pages', pageCount }
    if (pageCount === 0) return { refusal: 'damaged' }
    const pages = Array.from({ length: pageCount }, (_, index) => {
      const page = document.openPage(index)
      const read = readPage(page, index + 1)
      page.close()
      return read
    })
    return await finish(document, pages)
  } catch (error) {
    if (error instanceof PdfiumRefusal) return { refusal: error.code === PASSWORD ? 'password' : 'damaged' }
    throw error
  }
}
