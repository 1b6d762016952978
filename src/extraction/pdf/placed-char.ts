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

/** Share of the print's height. */
const SAME_START = 0.02

/** Letters of a ligature (fi, fl, ffl) all start where that starts, so their own widths say little. */
export function areOfLigature(one: PlacedBox, other: PlacedBox): boolean {
  return Math.abs(one.x0 - other.x0) < SAME_START * Math.max(one.y1 - one.y0, other.y1 - other.y0)
}

/** The print that a character is set in: letters of another size or weight have other places. */
export function printOf({ y0, y1, raw }: PlacedChar): string {
  return `${(y1 - y0).toFixed(1)} ${raw.bold}`
}
