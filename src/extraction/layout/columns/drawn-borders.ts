import { isOcr, type Word } from '../../pdf/page.ts'
import { middle } from '../rows/middle.ts'

/** Characters that a line printer draws the borders of columns with. */
const BORDER = /[|¦│┃║]/
/** Lines in which a border stands in the same place, and points by which that differs. */
const LEAST_LINES = 3
const ALIGNED = 1.5

/** Borders that a frame has at the least. */
const LEAST_BORDERS = 2

/**
 * Words that touch the borders drawn beside them (`|KB-204` under `|PART`), cut at those: a stroke that stands nowhere else, or within words only
 * (`AB|204`), is the word's own.
 */
export function cutAtBorders(words: readonly Word[]): Word[] {
  const bars = words.flatMap(word => barsIn(word).map(bar => ({ ...bar, y: Math.round(middle(word)) })))
  const placeOf = ({ x }: { x: number }) => Math.round(x / ALIGNED)
  const places = Map.groupBy(bars, placeOf)
  const near = (place: number) => [place - 1, place, place + 1].flatMap(one => places.get(one) ?? [])
  const isBorder = (place: number) =>
    new Set(near(place).map(({ y }) => y)).size >= LEAST_LINES && near(place).some(({ isEnd }) => isEnd)
  const borders = new Set([...places.keys()].filter(isBorder))
  if (borders.size < LEAST_BORDERS) return [...words]
  const bordersIn = (word: Word) => barsIn(word).filter(bar => borders.has(placeOf(bar)))
  return words.flatMap(word => (word.text.length > 1 ? cut(word, bordersIn(word)) : [word]))
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
function barsIn(word: Word): { at: number; x: number; isEnd: boolean }[] {
  if (isOcr([word])) return []
  const last = word.text.length - 1
  return [...word.text].flatMap((char, at) =>
    BORDER.test(char) ? { at, x: placeIn(word, at), isEnd: at === 0 || at === last } : [],
  )
}

/** Such print has letters of one width. */
function placeIn({ text, x0, x1 }: Word, at: number): number {
  return x0 + ((x1 - x0) * at) / text.length
}
