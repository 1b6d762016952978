import { turnBySlope } from '../ocr/picture/straighten.ts'
import { openPdfium } from '../pdf/pdfium/open-pdfium.ts'
import type { Picture } from '../pdf/pdfium/raw-page.ts'
import { writePdf } from './write-pdf.ts'

/** Prints a PDF's first page and scans it: a PDF of one tilted picture without text. @param slope rise over run of the tilt. */
export async function writeScan(pdf: Uint8Array, slope: number): Promise<Buffer> {
  return writePdf([{ texts: [], picture: await photograph(pdf, slope) }])
}

/** A PDF's first page as a scanner sees it. @param slope rise over run of the tilt. */
export async function photograph(pdf: Uint8Array, slope: number): Promise<Picture> {
  const document = await openPdfium(pdf)
  const page = document.openPage(0)
  const picture = turnBySlope(page.render(2339), -slope)
  page.close()
  document.close()
  return picture
}
