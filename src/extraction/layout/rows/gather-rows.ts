import type { Page, Word } from '../../pdf/page.ts'
import { median } from '../../values/median.ts'
import { withCentredFigures } from '../columns/centred-figures.ts'
import { fanOf } from './fanned-rows.ts'
import { middle } from './middle.ts'

/** The words of a page line by line, each from left to right, the lines from the top down. */
export function gatherRows(words: readonly Word[], page: Page): Word[][] {
  return withCentredFigures(joinFanned(groupRows(words), page))
}

/** Shares of a line's height by which the middles of its words differ: of any, and of a label and its value in another print. */
const SAME_ROW = 0.4
const ANNOUNCED = 0.6

/** One is a label with a colon, the other stands right behind it. */
function announces(one: Word, other: Word): boolean {
  const [label, value] = one.x0 < other.x0 ? [one, other] : [other, one]
  return label.text.endsWith(':') && Math.abs(value.x0 - label.x1) < 0.6 * (label.y1 - label.y0)
}

interface Line {
  middle: number
  height: number
  words: Word[]
}

/** The line nearest to a word's middle of those within its reach. Large print does not pull two small lines into one. */
function nearestLine(lines: readonly Line[], word: Word, low: number): Line | undefined {
  const height = heightOf(word)
  return lines
    .filter(line => {
      const print = height < low ? line.height : Math.min(line.height, height)
      const apart = Math.abs(line.middle - middle(word)) / print
      return apart < SAME_ROW || (apart < ANNOUNCED && line.words.some(other => announces(other, word)))
    })
    .sort((a, b) => Math.abs(a.middle - middle(word)) - Math.abs(b.middle - middle(word)))[0]
}

/** Of the page's print: dashes and a scan's specks, of which no line takes its height. */
const LOW = 0.35

function heightOf(word: Word): number {
  return word.y1 - word.y0
}

/**
 * Words whose middles lie within half a line of each other. Blocks side by side may go down the page in different steps: once all lines
 * are known each word goes to the nearest.
 */
function groupRows(words: readonly Word[]): Word[][] {
  const lines: Line[] = []
  const low = LOW * median(words.map(heightOf))
  const isLow = (word: Word) => (heightOf(word) < low ? 1 : 0)
  const bySize = [...words].sort(
    (a, b) => isLow(a) - isLow(b) || heightOf(a) - heightOf(b) || middle(a) - middle(b),
  )
  for (const word of bySize) {
    const line = nearestLine(lines, word, low)
    if (line) line.words.push(word)
    else lines.push({ middle: middle(word), height: word.y1 - word.y0, words: [word] })
  }
  const apart = lines.flatMap(partLines)
  const nearest = Map.groupBy(bySize, word => nearestLine(apart, word, low))
  return [...nearest]
    .sort(([a], [b]) => (a?.middle ?? 0) - (b?.middle ?? 0))
    .map(([, row]) => row.sort((a, b) => a.x0 - b.x0))
}

/** A word half way between two lines beside it makes one of them: where words at two heights stand one above the other they are two again. */
function partLines(line: Line): Line[] {
  const parts: Line[] = []
  for (const word of line.words.toSorted((a, b) => middle(a) - middle(b))) {
    const last = parts.at(-1)
    if (last && middle(word) - last.middle <= SAME_ROW * line.height) last.words.push(word)
    else parts.push({ middle: middle(word), height: line.height, words: [word] })
  }
  return areStacked(parts) ? parts : [line]
}

/**
 * Rows that lie apart on a scan whose lines fan out, and are one on a level page: pieces side by side, of which each is level by itself.
 */
function joinFanned(rows: readonly Word[][], page: Page): Word[][] {
  const fan = fanOf(rows.flat(), page)
  if (!fan) return [...rows]
  const lines = rows
    .map(words => ({
      words,
      middle: mean(words.map(word => middle(word) - fan(word))),
      height: Math.min(...words.map(heightOf)),
    }))
    .sort((a, b) => a.middle - b.middle)
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    const isOne = last && line.middle - last.middle < SAME_ROW * Math.min(line.height, last.height)
    if (isOne && !areStacked([last, line])) last.words = [...last.words, ...line.words]
    else joined.push({ ...line })
  }
  return joined.map(({ words }) => words.toSorted((a, b) => a.x0 - b.x0))
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

/** Points: so much a raised mark may reach into its word. */
const TOUCHING = 1

/** Words of different parts have some of the page's width in common. */
function areStacked(parts: readonly Line[]): boolean {
  const placed = parts.flatMap((part, at) => part.words.map(word => ({ word, at })))
  const ends = parts.map(() => Number.NEGATIVE_INFINITY)
  return placed
    .sort((a, b) => a.word.x0 - b.word.x0)
    .some(({ word, at }) => {
      ends[at] = Math.max(ends[at] ?? 0, word.x1)
      return ends.some((end, other) => other !== at && end > word.x0 + TOUCHING)
    })
}
