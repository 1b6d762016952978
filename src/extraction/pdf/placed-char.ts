import type { RawChar } from './open-pdfium.ts'

/** A character as the page is seen: points from the top left. */
export interface PlacedChar {
  text: string
  x0: number
  y0: number
  x1: number
  y1: number
  raw: RawChar
}
