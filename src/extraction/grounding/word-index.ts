import type { Box } from '#domain/invoice.ts'
import { boxAround, type PageWords, type Word } from '../pdf/page.ts'

/** One visible word with its place; `number` runs over the whole document from 1. */
export interface PlacedWord extends Word {
  number: number
  page: number
}

/** Words on one line of a page, left to right. `number` is that of the first one. */
export interface IndexRow {
  number: number
  page: number
  /** Points, middle of the row. */
  y: number
  /** Points. */
  height: number
  words: PlacedWord[]
}

/** What a person can see on the pages, to look values up in. Hidden words are not in it. */
export interface WordIndex {
  rows: IndexRow[]
  rowsOn(page: number): readonly IndexRow[]
  /** The box around words of one page, as fractions of it. */
  boxOf(words: readonly PlacedWord[]): Box
  /** The words whose middle is in a box of `boxOf` or of the built-in reader. */
  wordsIn(box: Box): PlacedWord[]
  /** The same with only some of its rows to look values up in. */
  only(keep: (row: IndexRow) => boolean): WordIndex
}

/** Pages of words → rows of visible words, in reading order. */
export function indexWords(pages: readonly PageWords[]): WordIndex {
  const rows: IndexRow[] = []
  let number = 1
  for (const page of pages) {
    for (const words of rowsOf(page.words.filter(word => word.hidden === null))) {
      const placed = words.map((word, i) => ({ ...word, number: number + i, page: page.number }))
      rows.push({
        number,
        page: page.number,
        y: mean(words.map(middle)),
        height: Math.max(1, mean(words.map(word => word.y1 - word.y0))),
        words: placed,
      })
      number += words.length
    }
  }
  const sheets = new Map(pages.map(page => [page.number, page]))
  return indexRows(rows, words => {
    const page = words[0]?.page ?? 1
    return boxAround(words, sheets.get(page) ?? { number: page, width: 1, height: 1 })
  })
}

function indexRows(rows: IndexRow[], boxOf: WordIndex['boxOf']): WordIndex {
  const byPage = Map.groupBy(rows, row => row.page)
  // Every word's box of a page is needed for every amount on it.
  const boxed = new Map<number, { word: PlacedWord; box: Box }[]>()
  const boxedOn = (page: number) => {
    const before = boxed.get(page)
    if (before) return before
    const words = (byPage.get(page) ?? []).flatMap(row => row.words)
    const made = words.map(word => ({ word, box: boxOf([word]) }))
    boxed.set(page, made)
    return made
  }
  return {
    rows,
    rowsOn: page => byPage.get(page) ?? [],
    boxOf,
    wordsIn: box =>
      boxedOn(box.page)
        .filter(one => isMiddleIn(one.box, box))
        .map(one => one.word),
    only: keep => indexRows(rows.filter(keep), boxOf),
  }
}

function isMiddleIn(inner: Box, outer: Box): boolean {
  const [x, y] = [(inner.x0 + inner.x1) / 2, (inner.y0 + inner.y1) / 2]
  return x >= outer.x0 && x <= outer.x1 && y >= outer.y0 && y <= outer.y1
}

/** The row of a place. */
export function rowOf(index: WordIndex, word: PlacedWord): IndexRow | undefined {
  return index.rowsOn(word.page).findLast(row => row.number <= word.number)
}

/** Whether words stand side by side, not above each other: the middle of one is within the height of the other. */
export function isBeside(some: readonly PlacedWord[], others: readonly PlacedWord[]): boolean {
  const within = (a: PlacedWord, b: PlacedWord) => middle(a) >= b.y0 && middle(a) <= b.y1
  return some.every(a => others.some(b => a.page === b.page && (within(a, b) || within(b, a))))
}

function rowsOf(words: readonly Word[]): Word[][] {
  const rows: { y: number; height: number; words: Word[] }[] = []
  for (const word of [...words].sort((a, b) => middle(a) - middle(b))) {
    const last = rows.at(-1)
    const height = word.y1 - word.y0
    if (last && middle(word) - last.y <= 0.4 * Math.min(height, last.height)) last.words.push(word)
    else rows.push({ y: middle(word), height, words: [word] })
  }
  return rows.map(row => row.words.sort((a, b) => a.x0 - b.x0))
}

function middle(word: Pick<Word, 'y0' | 'y1'>): number {
  return (word.y0 + word.y1) / 2
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
