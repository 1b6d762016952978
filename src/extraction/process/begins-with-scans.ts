import { openPdfium } from '../pdf/pdfium/open-pdfium.ts'
import { readPage } from '../pdf/read-page.ts'
import { isScanned } from '../pdf/scanned-pages.ts'

/** True when so many pages from the first on are scanned. It stops at the first that is not: most long PDFs have no scanned page at all. */
export async function beginsWithScans(bytes: Uint8Array, count: number): Promise<boolean> {
  const document = await openPdfium(bytes)
  try {
    for (let index = 0; index < Math.min(count, document.pageCount); index++) {
      const page = document.openPage(index)
      const isScan = !page.cut && isScanned(readPage(page, index + 1))
      page.close()
      if (!isScan) return false
    }
    return document.pageCount >= count
  } finally {
    document.close()
  }
}
