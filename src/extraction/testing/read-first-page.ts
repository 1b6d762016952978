import type { Page } from '../pdf/page.ts'
import { openPdfium } from '../pdf/pdfium/open-pdfium.ts'
import { readPage } from '../pdf/read-page.ts'

/** The first page of a PDF as pdfium and we read it. */
export async function readFirstPage(pdf: Uint8Array): Promise<Page> {
  const document = await openPdfium(pdf)
  const raw = document.openPage(0)
  const page = readPage(raw, 1)
  raw.close()
  document.close()
  return page
}
