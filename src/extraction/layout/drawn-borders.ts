import { isOcr, type Word } from '../pdf/page.ts'
import { middle } from './middle.ts'

/** Characters that a line printer draws the borders of columns with. */
const BORDER = /[|¦│┃║]/
/** Lines in which a border stands in the same place, and points by which that differs. */
const LEAST_LINES = 3
const ALIGNED = 1.5

interface Bar {
  x: number
  y: number
}

/** Words that touch the borders drawn beside them (`|KB-204` under `|PART`), cut at those: a stroke that stands nowhere else is the word's own. */
export function cutAtBorders(words: readonly Word[]): Word[] {
  const bars = words.flatMap(word => barsIn(word).map(({ x }): Bar => ({ x, y: middle(word) })))
  const isBorder = ({ x }: { x: number }) => {
    const heights = bars.filter(bar => Math.abs(bar.x - x) < ALIGNED).map(({ y }) => Math.round(y))
    return new Set(heights).size >= LEAST_LINES
  }
  return words.flatMap(word => (word.text.length > 1 ? cut(word, barsIn(word).filter(isBorder)) : [word]))
}

function cut(word: Word, bars: readonly { at: number }[]): Word[] {
  const ends = bars.flatMap(({ at }) => [at, at + 1])
  const cuts = [...new Set([0, ...ends, word.text.length])]
  return cuts.slice(1).map((end, i) => {
    const start = cuts[i] ?? 0
    return { ...word, text: word.text.slice(start, end), x0: placeIn(word, start), x1: placeIn(word, end) }
  })
}

/** A scan's boxes do not say where in a word a stroke is. */
function barsIn(word: Word): { at: number; x: number }[] {
  if (isOcr([word])) return []
  return [...word.text].flatMap((char, at) => (BORDER.test(char) ? { at, x: placeIn(word, at) } : []))
}

/** Such print has letters of one width. */
function placeIn({ text, x0, x1 }: Word, at: number): number {
  return x0 + ((x1 - x0) * at) / text.length
}
