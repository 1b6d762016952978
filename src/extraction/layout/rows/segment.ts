import { joinTexts, type Word } from '../../pdf/page.ts'

/** Words that stand together on one line without a gap as wide as a column's. */
export interface Segment {
  page: number
  words: Word[]
  text: string
  x0: number
  y0: number
  x1: number
  y1: number
}

/** Everything on one line across the page, left to right. */
export interface Row {
  page: number
  y0: number
  y1: number
  segments: Segment[]
  /** Of a strip down the side of the page, beside everything else: no goods are in it. */
  isAside?: true
}

export function segmentOf(words: readonly Word[], page: number): Segment {
  return {
    page,
    words: [...words],
    text: joinTexts(words),
    x0: Math.min(...words.map(word => word.x0)),
    y0: Math.min(...words.map(word => word.y0)),
    x1: Math.max(...words.map(word => word.x1)),
    y1: Math.max(...words.map(word => word.y1)),
  }
}

export function wordsOfRow(row: Pick<Row, 'segments'>): Word[] {
  return row.segments.flatMap(segment => segment.words)
}
