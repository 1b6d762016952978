import { layOutPage, type PageLayout } from '../layout/lay-out.ts'
import type { Word } from '../pdf/page.ts'

/** A text at a height: `x` is its left edge, or its right edge when `right` is set. Points from the top left. */
export interface PlacedText {
  x: number
  y: number
  text: string
  right?: boolean
  bold?: boolean
  /** Points: 10 unless said. */
  height?: number
  /** 0xRRGGBB: black unless said. */
  colour?: number
}

/** Points. Every letter is half as wide as it is high, as in typed print. */
const HEIGHT = 10

/** Texts at places → words → a laid-out page, as if printed, or as a scan's readers would agree on it. */
export function layWords(
  texts: readonly PlacedText[],
  number = 1,
  source: 'pdf' | 'ocr' = 'pdf',
): PageLayout {
  return layOutPage({
    number,
    width: 595,
    height: 842,
    words: texts.flatMap(wordsOf).map(word => ({ ...word, source })),
    rules: [],
    pictureShare: 0,
    inkShare: 0.05,
  })
}

/** One row of a table: cells by left edge; a negative x is a right edge. */
export function row(y: number, ...cells: [x: number, text: string][]): PlacedText[] {
  return cells.map(([x, text]) => ({ x: Math.abs(x), y, text, right: x < 0 }))
}

/** The rows of one table: edges as in `row`, once, for the texts of each height. */
export function columnsAt(...edges: number[]): (y: number, ...texts: string[]) => PlacedText[] {
  return (y, ...texts) => row(y, ...edges.map((x, i): [number, string] => [x, texts[i] ?? '']))
}

function wordsOf({
  x,
  y,
  text,
  right = false,
  bold = false,
  height = HEIGHT,
  colour = 0,
}: PlacedText): Omit<Word, 'source'>[] {
  const letter = height / 2
  const start = right ? x - text.length * letter : x
  return [...text.matchAll(/\S+/g)].map(match => ({
    text: match[0],
    x0: start + match.index * letter,
    x1: start + (match.index + match[0].length) * letter,
    y0: y,
    y1: y + height,
    colour,
    bold,
    hidden: null,
  }))
}
