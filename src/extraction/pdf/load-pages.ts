import type { Page } from './page.ts'
import { openPdfium, PdfiumRefusal } from './pdfium/open-pdfium.ts'
import type { RawDocument } from './pdfium/raw-page.ts'
import { readPage } from './read-page.ts'

export type Refusal = {
  refusal: 'password' | 'damaged' | 'too-many-pages' | 'too-much-text' | 'page-too-large' | 'form'
  pageCount?: number
}

/** What else is to be done with the pages while their document is open. */
export type Finish = (document: RawDocument, pages: Page[]) => Promise<Page[]>

/** pdfium's numbers for a password it was not given and for a lock it does not know (fpdfview.h). */
const LOCKED = [4, 5]
/** Points; no page may be larger (ISO 32000-1, annex C). Print on a larger one is too small to be seen whole. */
const LARGEST_SIDE = 14_400

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
    if (document.needsFormReader) return { refusal: 'form' }
    const pages: Page[] = []
    for (let index = 0; index < pageCount; index++) {
      const page = document.openPage(index)
      if (page.cut) return { refusal: 'too-much-text' }
      const { left, right, bottom, top } = page.area
      if (Math.max(right - left, top - bottom) > LARGEST_SIDE) return { refusal: 'page-too-large' }
      pages.push(readPage(page, index + 1))
      page.close()
    }
    return await finish(document, pages)
  } catch (error) {
    if (error instanceof PdfiumRefusal)
      return { refusal: LOCKED.includes(error.code) ? 'password' : 'damaged' }
    throw error
  }
}
