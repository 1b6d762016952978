import type { Box } from '#domain/invoice.ts'
import { onSeenPage } from './tilt.ts'

/**
 * Why a person cannot see a word: it changes nothing of the page's colours (painted over, too), is too small, outside the page, not painted, or
 * stands in the file in place of what is painted.
 */
export type Hidden = 'colour' | 'tiny' | 'off-page' | 'invisible' | 'replaced'

/**
 * Where words came from: `pdf` is printed text; `ocr-layer` is the invisible text a scanner laid over its picture; `ocr` was read
 * from the page's picture by us.
 */
export type WordSource = 'pdf' | 'ocr-layer' | 'ocr'

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
  /** Words of `ocr` only: what each further reader saw in the same place, empty where it saw nothing. */
  readings?: string[]
  /** Words of `ocr` only: print stands right beside it that no reader read, or it was read with more characters than its print has. */
  unproven?: boolean
}

/** What stands next to each other, with a space between. */
export function joinTexts(parts: readonly { text: string }[]): string {
  return parts.map(part => part.text).join(' ')
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
  /** Share of the page's pixels that are dark, 0 to 1. */
  inkShare: number
  /** Rise over run of a scanned page's lines; the words' boxes are those of the levelled page. Absent on other pages. */
  slope?: number
  /** Scanned print that OCR engines see in different ways: what they agree on may be wrong, and what is not among the words lost. */
  isPoorPrint?: boolean
}

/** A page's words for those who look values up on it; hidden words are marked. Its boxes belong to `boxAround`. */
export type PageWords = Pick<Page, 'number' | 'width' | 'height' | 'slope' | 'words'>

/** Words of a whole document that are handed on; a stranger's PDF can hold millions. */
const MOST_WORDS = 40_000

export function wordsOfPages(pages: readonly Page[]): PageWords[] {
  let left = MOST_WORDS
  return pages.map(({ number, width, height, slope, words }) => {
    const kept = words.slice(0, Math.max(0, left))
    left -= kept.length
    return { number, width, height, ...(slope === undefined ? {} : { slope }), words: kept }
  })
}

/** The box around words where the page shows them, as fractions of the page (the domain's Box). `cutFrom`: of a page's part. */
export function boxAround(
  words: readonly Word[],
  part: Pick<Page, 'number' | 'width' | 'height' | 'slope'> & { cutFrom?: { top: number; height: number } },
): Box {
  const { top, height } = part.cutFrom ?? { top: 0, height: part.height }
  const page = { ...part, height }
  const share = (value: number, whole: number) =>
    Math.min(1, Math.max(0, Math.round((value / whole) * 1e4) / 1e4))
  const [x0, y0] = [Math.min(...words.map(word => word.x0)), top + Math.min(...words.map(word => word.y0))]
  const [x1, y1] = [Math.max(...words.map(word => word.x1)), top + Math.max(...words.map(word => word.y1))]
  const level = { x: (x0 + x1) / 2, y: (y0 + y1) / 2 }
  const seen = onSeenPage(level, page)
  const [right, down] = [seen.x - level.x, seen.y - level.y]
  return {
    page: page.number,
    x0: share(x0 + right, page.width),
    y0: share(y0 + down, page.height),
    x1: share(x1 + right, page.width),
    y1: share(y1 + down, page.height),
  }
}

/** Whether any of the words was read from a picture. */
export function isOcr(words: readonly Pick<Word, 'source'>[]): boolean {
  return words.some(word => word.source === 'ocr')
}
