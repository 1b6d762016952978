import type { Picture } from './raw-page.ts'
import type { RawPdfium } from './raw-pdfium.ts'

const GREY_FORMAT = 1
const RENDER_ANNOTATIONS = 0x01
const RENDER_GREYSCALE = 0x08

/** @param area the page's width and height in points. @param longSide pixels. @param turns quarter turns clockwise beside the page's own. */
export function renderPage(
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
