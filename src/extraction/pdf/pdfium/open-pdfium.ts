import { PDFiumLibrary } from '@hyzyla/pdfium'
import { dropUnseenAnnotations } from './drop-unseen-annotations.ts'
import { readObjects, textObjects } from './page-objects.ts'
import type { RawDocument, RawPage } from './raw-page.ts'
import type { RawPdfium } from './raw-pdfium.ts'
import { readChars, SCRATCH } from './read-chars.ts'
import { renderPage } from './render-page.ts'

/** pdfium's own error numbers (fpdfview.h): 3 not a PDF or damaged, 4 password, 5 a lock it does not know. */
export class PdfiumRefusal extends Error {
  code: number
  constructor(code: number) {
    super(`pdfium refused the file with error ${code}`)
    this.code = code
  }
}

const XFA_FORM = 2
const FLAT_DISPLAY = 0

/** @throws PdfiumRefusal when pdfium cannot open the bytes. */
export async function openPdfium(bytes: Uint8Array): Promise<RawDocument> {
  const library = await PDFiumLibrary.init()
  const raw = (library as unknown as { module: RawPdfium }).module
  const pointer = raw.wasmExports.malloc(bytes.length)
  raw.HEAPU8.set(bytes, pointer)
  const document = raw._FPDF_LoadMemDocument(pointer, bytes.length, 0)
  if (document === 0) throw new PdfiumRefusal(raw._FPDF_GetLastError())
  return {
    pageCount: raw._FPDF_GetPageCount(document),
    needsFormReader: raw._FPDF_GetFormType(document) === XFA_FORM,
    openPage: index => openPage(raw, document, index),
    close() {
      raw._FPDF_CloseDocument(document)
      raw.wasmExports.free(pointer)
      library.destroy()
    },
  }
}

function openPage(raw: RawPdfium, document: number, index: number): RawPage {
  const page = loadPage(raw, document, index)
  const scratch = raw.wasmExports.malloc(SCRATCH)
  raw._FPDF_GetPageBoundingBox(page, scratch)
  const [left = 0, top = 0, right = 0, bottom = 0] = raw.HEAPF32.slice(scratch >> 2, (scratch >> 2) + 4)
  return {
    area: { left, bottom: Math.min(bottom, top), right, top: Math.max(bottom, top) },
    turns: raw._FPDFPage_GetRotation(page),
    ...readChars(raw, page, scratch),
    objects: readObjects(raw, page, scratch),
    render(longSide, turns = 0, without) {
      const off = without === 'text' ? textObjects(raw, page) : (without ?? [])
      for (const object of off) raw._FPDFPageObj_SetIsActive(object, 0)
      const picture = renderPage(raw, page, [right - left, Math.abs(top - bottom)], longSide, turns)
      for (const object of off) raw._FPDFPageObj_SetIsActive(object, 1)
      return picture
    },
    close() {
      raw.wasmExports.free(scratch)
      raw._FPDF_ClosePage(page)
    },
  }
}

/** Filled-in fields, stamps and notes lie over a page and are part of what a person sees: they are made its content. */
function loadPage(raw: RawPdfium, document: number, index: number): number {
  const page = raw._FPDF_LoadPage(document, index)
  if (page === 0) throw new PdfiumRefusal(raw._FPDF_GetLastError())
  if (raw._FPDFPage_GetAnnotCount(page) <= 0) return page
  // Painting makes pdfium draw the fields that carry a value and no appearance.
  renderPage(raw, page, [1, 1], 1, 0)
  dropUnseenAnnotations(raw, page)
  raw._FPDFPage_Flatten(page, FLAT_DISPLAY)
  raw._FPDF_ClosePage(page)
  const flat = raw._FPDF_LoadPage(document, index)
  if (flat === 0) throw new PdfiumRefusal(raw._FPDF_GetLastError())
  return flat
}
