import type { Box } from '#domain/invoice.ts'

/** Why a person cannot see a word: same colour as its background, too small, outside the page, or not painted (covered counts as that). */
export type Hidden = 'colour' | 'tiny' | 'off-page' | 'invisible'

/** Where words came from: `pdf` is printed text; `ocr-layer` is the invisible text a scanner laid over its picture. */
export type WordSource = 'pdf' | 'ocr-layer'

/** One word with its box in points from the page's top left, as the page is seen (rotation applied). */
export interface Word {
  text: string
  x0: number
  y0: number
  x1: number
  y1: number
  /** 0xRRGGBB of its first character. */
  colour: number
  bold: boolean
  source: WordSource
  hidden: Hidden | null
}

/** A thin painted line or the edge of a box, in points: `horizontal` when x is its long side. */
export interface Rule {
  x0: number
  y0: number
  x1: number
  y1: number
}

export interface Page {
  /** From 1. */
  number: number
  /** Points. */
  width: number
  height: number
  words: Word[]
  rules: Rule[]
  /** Share of the page covered by pictures, 0 to 1. */
  pictureShare: number
}

/** The box around words, as fractions of their page (the domain's Box). */
export function boxAround(words: readonly Word[], page: Pick<Page, 'number' | 'width' | 'height'>): Box {
  const part = (value: number, whole: number) =>
    Math.min(1, Math.max(0, Math.round((value / whole) * 1e4) / 1e4))
  return {
    page: page.number,
    x0: part(Math.min(...words.map(word => word.x0)), page.width),
    y0: part(Math.min(...words.map(word => word.y0)), page.height),
    x1: part(Math.max(...words.map(word => word.x1)), page.width),
    y1: part(Math.max(...words.map(word => word.y1)), page.height),
  }
}
