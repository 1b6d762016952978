import { PDFiumLibrary } from '@hyzyla/pdfium'

/**
 * The only file that touches pdfium's raw functions. They are private in the wrapper's types and present at run time in
 * version 2.1.13: pin it, and see open-pdfium.test.ts. DANGER: reading a name the module does not export (getValue, say)
 * aborts the whole module, so every name below must stay in this list.
 */
interface RawPdfium {
  HEAPU8: Uint8Array
  HEAPU32: Uint32Array
  HEAP32: Int32Array
  HEAPF32: Float32Array
  HEAPF64: Float64Array
  wasmExports: { malloc(bytes: number): number; free(pointer: number): void }
  _FPDF_LoadMemDocument(bytes: number, size: number, password: number): number
  _FPDF_GetLastError(): number
  _FPDF_GetPageCount(document: number): number
  _FPDF_GetFormType(document: number): number
  _FPDF_CloseDocument(document: number): void
  _FPDF_LoadPage(document: number, index: number): number
  _FPDF_ClosePage(page: number): void
  _FPDF_GetPageBoundingBox(page: number, rect: number): number
  _FPDFPage_GetRotation(page: number): number
  _FPDFPage_GetAnnotCount(page: number): number
  _FPDFPage_Flatten(page: number, usage: number): number
  _FPDFText_LoadPage(page: number): number
  _FPDFText_ClosePage(textPage: number): void
  _FPDFText_CountChars(textPage: number): number
  _FPDFText_GetUnicode(textPage: number, index: number): number
  _FPDFText_IsGenerated(textPage: number, index: number): number
  _FPDFText_GetLooseCharBox(textPage: number, index: number, rect: number): number
  _FPDFText_GetCharOrigin(textPage: number, index: number, x: number, y: number): number
  _FPDFText_GetFontSize(textPage: number, index: number): number
  _FPDFText_GetMatrix(textPage: number, index: number, matrix: number): number
  _FPDFText_GetCharAngle(textPage: number, index: number): number
  _FPDFText_GetFillColor(textPage: number, index: number, r: number, g: number, b: number, a: number): number
  _FPDFText_GetFontWeight(textPage: number, index: number): number
  _FPDFText_GetFontInfo(textPage: number, index: number, buffer: number, size: number, flags: number): number
  _FPDFText_GetTextObject(textPage: number, index: number): number
  _FPDFTextObj_GetTextRenderMode(object: number): number
  _FPDFPage_CountObjects(page: number): number
  _FPDFPage_GetObject(page: number, index: number): number
  _FPDFPageObj_GetType(object: number): number
  _FPDFPageObj_GetBounds(object: number, left: number, bottom: number, right: number, top: number): number
  _FPDFBitmap_CreateEx(width: number, height: number, format: number, buffer: number, stride: number): number
  _FPDFBitmap_Destroy(bitmap: number): void
  _FPDFBitmap_FillRect(
    bitmap: number,
    x: number,
    y: number,
    width: number,
    height: number,
    colour: number,
  ): number
  _FPDF_RenderPageBitmap(
    bitmap: number,
    page: number,
    x: number,
    y: number,
    width: number,
    height: number,
    rotate: number,
    flags: number,
  ): void
}

/** A character in PDF user space (points, origin bottom left). */
export interface RawChar {
  code: number
  /** Made up by pdfium to separate words; it is not on the page. */
  generated: boolean
  left: number
  bottom: number
  right: number
  top: number
  /** Where it stands on its line: a point of the baseline. */
  origin: { x: number; y: number }
  /** Radians. */
  angle: number
  /** The font's em in points. */
  size: number
  colour: number
  /** 0 to 255. */
  alpha: number
  bold: boolean
  /** PDF text render mode 3: painted with neither fill nor stroke. */
  invisible: boolean
}

export interface RawObject {
  kind: 'path' | 'image'
  left: number
  bottom: number
  right: number
  top: number
}

/** Greyscale rendering, one byte a pixel, rows from the top. */
export interface Picture {
  width: number
  height: number
  pixels: Uint8Array
}

export interface RawPage {
  /** Visible area in user space. */
  area: { left: number; bottom: number; right: number; top: number }
  /** Quarter turns clockwise. */
  turns: number
  chars: RawChar[]
  /** True when the page holds more characters than `chars`. */
  cut: boolean
  objects: RawObject[]
  /** @param longSide pixels of the longer side. @param turns quarter turns clockwise beside the page's own. */
  render(longSide: number, turns?: number): Picture
  close(): void
}

export interface RawDocument {
  pageCount: number
  /** True when its pages only stand in for a form that an XFA reader builds (ISO 32000-1, 12.7.8: /NeedsRendering). */
  needsFormReader: boolean
  openPage(index: number): RawPage
  close(): void
}

/** pdfium's own error numbers (fpdfview.h): 3 not a PDF or damaged, 4 password, 5 a lock it does not know. */
export class PdfiumRefusal extends Error {
  code: number
  constructor(code: number) {
    super(`pdfium refused the file with error ${code}`)
    this.code = code
  }
}

const GREY_FORMAT = 1
const RENDER_ANNOTATIONS = 0x01
const RENDER_GREYSCALE = 0x08
const PATH_OBJECT = 2
const IMAGE_OBJECT = 3
const MOST_OBJECTS = 20_000
/** A page of the smallest print that people read holds about 40,000. */
const MOST_CHARS = 50_000
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
  const scratch = raw.wasmExports.malloc(64)
  raw._FPDF_GetPageBoundingBox(page, scratch)
  const [left = 0, top = 0, right = 0, bottom = 0] = raw.HEAPF32.slice(scratch >> 2, (scratch >> 2) + 4)
  return {
    area: { left, bottom: Math.min(bottom, top), right, top: Math.max(bottom, top) },
    turns: raw._FPDFPage_GetRotation(page),
    ...readChars(raw, page, scratch),
    objects: readObjects(raw, page, scratch),
    render: (longSide, turns = 0) =>
      render(raw, page, [right - left, Math.abs(top - bottom)], longSide, turns),
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
  render(raw, page, [1, 1], 1, 0)
  raw._FPDFPage_Flatten(page, FLAT_DISPLAY)
  raw._FPDF_ClosePage(page)
  const flat = raw._FPDF_LoadPage(document, index)
  if (flat === 0) throw new PdfiumRefusal(raw._FPDF_GetLastError())
  return flat
}

function readChars(raw: RawPdfium, page: number, scratch: number): { chars: RawChar[]; cut: boolean } {
  const textPage = raw._FPDFText_LoadPage(page)
  if (textPage === 0) return { chars: [], cut: false }
  const chars: RawChar[] = []
  const all = raw._FPDFText_CountChars(textPage)
  const count = Math.min(all, MOST_CHARS)
  for (let index = 0; index < count; index++) chars.push(readChar(raw, textPage, index, scratch))
  raw._FPDFText_ClosePage(textPage)
  return { chars, cut: all > MOST_CHARS }
}

function readChar(raw: RawPdfium, textPage: number, index: number, scratch: number): RawChar {
  const words = scratch >> 2
  raw._FPDFText_GetLooseCharBox(textPage, index, scratch)
  // FS_RECTF is left, top, right, bottom.
  const [left = 0, top = 0, right = 0, bottom = 0] = raw.HEAPF32.subarray(words, words + 4)
  raw._FPDFText_GetCharOrigin(textPage, index, scratch, scratch + 8)
  const [x = 0, y = 0] = raw.HEAPF64.subarray(scratch >> 3, (scratch >> 3) + 2)
  raw._FPDFText_GetFillColor(textPage, index, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [red = 0, green = 0, blue = 0, alpha = 255] = raw.HEAPU32.subarray(words, words + 4)
  raw._FPDFText_GetMatrix(textPage, index, scratch)
  // FS_MATRIX is a, b, c, d, e, f; (c, d) is where the font's upright leads.
  const [, , c = 0, d = 1] = raw.HEAPF32.subarray(words, words + 4)
  const object = raw._FPDFText_GetTextObject(textPage, index)
  return {
    code: raw._FPDFText_GetUnicode(textPage, index),
    generated: raw._FPDFText_IsGenerated(textPage, index) === 1,
    left,
    bottom: Math.min(bottom, top),
    right,
    top: Math.max(bottom, top),
    origin: { x, y },
    angle: raw._FPDFText_GetCharAngle(textPage, index),
    size: raw._FPDFText_GetFontSize(textPage, index) * Math.hypot(c, d),
    colour: (red << 16) | (green << 8) | blue,
    alpha,
    bold: raw._FPDFText_GetFontWeight(textPage, index) >= 600,
    invisible: object !== 0 && raw._FPDFTextObj_GetTextRenderMode(object) === 3,
  }
}

function readObjects(raw: RawPdfium, page: number, scratch: number): RawObject[] {
  const objects: RawObject[] = []
  const count = Math.min(raw._FPDFPage_CountObjects(page), MOST_OBJECTS)
  for (let index = 0; index < count; index++) {
    const object = raw._FPDFPage_GetObject(page, index)
    const type = raw._FPDFPageObj_GetType(object)
    if (type !== PATH_OBJECT && type !== IMAGE_OBJECT) continue
    if (!raw._FPDFPageObj_GetBounds(object, scratch, scratch + 4, scratch + 8, scratch + 12)) continue
    const words = scratch >> 2
    const [left = 0, bottom = 0, right = 0, top = 0] = raw.HEAPF32.subarray(words, words + 4)
    objects.push({ kind: type === PATH_OBJECT ? 'path' : 'image', left, bottom, right, top })
  }
  return objects
}

function render(
  raw: RawPdfium,
  page: number,
  [areaWidth, areaHeight]: readonly [number, number],
  longSide: number,
  turns: number,
): Picture {
  const turned = (raw._FPDFPage_GetRotation(page) + turns) % 2 === 1
  const [across, down] = turned ? [areaHeight, areaWidth] : [areaWidth, areaHeight]
  const scale = longSide / Math.max(across, down, 1)
  const width = Math.max(1, Math.round(across * scale))
  const height = Math.max(1, Math.round(down * scale))
  const buffer = raw.wasmExports.malloc(width * height)
  const bitmap = raw._FPDFBitmap_CreateEx(width, height, GREY_FORMAT, buffer, width)
  raw._FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff)
  raw._FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, turns, RENDER_ANNOTATIONS | RENDER_GREYSCALE)
  const pixels = raw.HEAPU8.slice(buffer, buffer + width * height)
  raw._FPDFBitmap_Destroy(bitmap)
  raw.wasmExports.free(buffer)
  return { width, height, pixels }
}
