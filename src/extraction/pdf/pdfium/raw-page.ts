/** A character in PDF user space (points, origin bottom left). */
export interface RawChar {
  code: number
  /** Made up by pdfium to separate words; it is not on the page. */
  generated: boolean
  left: number
  bottom: number
  right: number
  top: number
  /** What its glyph covers, where the other sides are those of the font's line. */
  glyph: { left: number; bottom: number; right: number; top: number }
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
  /** The page gives other text for what it paints here (ISO 32000-1, 14.9.4: /ActualText): nobody sees these characters. */
  replaced: boolean
  /** The text object that paints it; 0 for none. */
  object: number
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
  /**
   * @param longSide pixels of the longer side.
   * @param turns quarter turns clockwise beside the page's own.
   * @param without what is not painted: all text, or some text objects.
   */
  render(longSide: number, turns?: number, without?: 'text' | readonly number[]): Picture
  close(): void
}

export interface RawDocument {
  pageCount: number
  /** True when its pages only stand in for a form that an XFA reader builds (ISO 32000-1, 12.7.8: /NeedsRendering). */
  needsFormReader: boolean
  openPage(index: number): RawPage
  close(): void
}
