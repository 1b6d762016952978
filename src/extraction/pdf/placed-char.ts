import type { RawChar } from './pdfium/raw-page.ts'

/** A place on the page as it is seen: points from the top left. */
export interface PlacedBox {
  x0: number
  y0: number
  x1: number
  y1: number
}

/** A character as the page is seen; its box is as tall as its font. */
export interface PlacedChar extends PlacedBox {
  text: string
  /** What its glyph covers. */
  glyph: PlacedBox
  raw: RawChar
}
