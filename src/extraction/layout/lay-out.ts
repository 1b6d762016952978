import { isOcr, joinTexts, type Page, type Rule, type Word } from '../pdf/page.ts'
import { median } from '../values/median.ts'
import { fanOf } from './fanned-rows.ts'
import {
  joinAmounts,
  joinSpacedLetters,
  mendLabel,
  partAtPrice,
  partCounts,
  partLabel,
} from './whole-words.ts'

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
}

export interface PageLayout {
  number: number
  width: number
  height: number
  rows: Row[]
  rules: Rule[]
  /** Page.slope. */
  slope?: number
  /** The page that this is a part of: where the part begins on it, and its whole height in points. */
  cutFrom?: { top: number; height: number }
  /** Height in points of most of the page's words. */
  textHeight: number
}

/** Visible words → segments → rows. Pure: the same for printed text and for OCR words. */
export function layOutPage(page: Page): PageLayout {
  const seen = page.words.filter(word => word.hidden === null && /\S/.test(word.text) && !isDrawn(word))
  const words = joinSpacedLetters(
    seen.map(mendLabel).flatMap(partAtPrice).flatMap(partCounts).flatMap(partLabel),
  )
  const order = new Map(words.map((word, i) => [word, i]))
  const rows = joinFanned(groupRows(words), page)
    .map(joinAmounts)
    .map(line => toRow(line, page.number, order))
    .filter(row => row.segments.length > 0 && !isSpeck(row))
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    rows,
    rules: page.rules,
    ...(page.slope === undefined ? {} : { slope: page.slope }),
    textHeight: median(words.map(word => word.y1 - word.y0)),
  }
}

/** Times their height that letters are wide at most, with room for spaces that a scan's reader left out. */
const WIDEST_LETTER = 4

/** What a scan's reader makes of a dotted line (`EEE` across half of the page): no letters are as wide and low. */
function isDrawn({ source, text, x0, x1, y0, y1 }: Word): boolean {
  return source !== 'pdf' && /[a-z0-9]/i.test(text) && (x1 - x0) / text.length > WIDEST_LETTER * (y1 - y0)
}

/** One character by itself that only one reader of a scan saw. */
function isSpeck({ segments: [first, ...others] }: Row): boolean {
  const [word, ...more] = first?.words ?? []
  if (!word || others.length + more.length > 0 || word.text.length > 1 || !word.readings?.length) return false
  return word.readings.every(reading => reading === '')
}

export function wordsOfRow(row: Pick<Row, 'segments'>): Word[] {
  return row.segments.flatMap(segment => segment.words)
}

export function textOfRow(row: Pick<Row, 'segments'>): string {
  return joinTexts(row.segments)
}

export function middle(box: { y0: number; y1: number }): number {
  return (box.y0 + box.y1) / 2
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

/** Bars and bullets between columns, leader dots, and small pictures that a font holds (in place of a shop's photographs). */
const SEPARATOR = /^(?:[|¦•·]|[.·…_]{4,}|(?![©®™])\p{Extended_Pictographic}\uFE0F?|\p{Co})$/u

/** @param order where in the page's text each word stands. */
function toRow(words: readonly Word[], page: number, order: ReadonlyMap<Word, number>): Row {
  const segments: Segment[] = []
  let open: Word[] = []
  for (const [i, word] of words.entries()) {
    const last = open.at(-1)
    if (isOverprint(word, last, words[i + 1], order)) {
      segments.push(segmentOf([word], page))
      continue
    }
    const separates = SEPARATOR.test(word.text)
    if (last && (separates || word.x0 - last.x1 > columnGap(last, word))) {
      segments.push(segmentOf(open, page))
      open = []
    }
    if (!separates) open.push(word)
  }
  if (open.length > 0) segments.push(segmentOf(open, page))
  segments.sort((a, b) => a.x0 - b.x0)
  return { page, segments, y0: Math.min(...words.map(w => w.y0)), y1: Math.max(...words.map(w => w.y1)) }
}

/** Share of a word that the next stands upon. */
const UPON = 0.5

/** The value of a box into which its neighbour's ran over (`2 December 2025` over `7773`): the next word stands on it and goes on with the last. */
function isOverprint(
  word: Word,
  last: Word | undefined,
  next: Word | undefined,
  order: ReadonlyMap<Word, number>,
): boolean {
  if (!last || !next || isOcr([word, next]) || word.x1 - next.x0 < UPON * (word.x1 - word.x0)) return false
  const follows = (other: Word) => order.get(other) === (order.get(last) ?? Number.NaN) + 1
  return follows(next) && !follows(word)
}

/** Shares of a line's height. Boxes that OCR gives words end at their ink, and small letters are low. */
const WIDEST_SPACE = 0.75
const WIDEST_IN_OCR = 0.9
const AROUND_AND = 1.1

const AMOUNT = /^[-(]?\$?[\d,]+\.\d\d\)?$/

/** A gap wider than 1.6 letters is no word space: letters of the neighbours set the measure, so it holds for monospace too. */
function columnGap(left: Word, right: Word): number {
  const letters = left.text.length + right.text.length
  const letter = (left.x1 - left.x0 + (right.x1 - right.x0)) / letters
  const height = Math.max(left.y1 - left.y0, right.y1 - right.y0)
  // Names are printed wide around it (`Rural  & Auto`); nothing else begins or ends with it.
  if (left.text === '&' || right.text === '&') return AROUND_AND * height
  const isWords = isOcr([left, right]) && !/\d/.test(left.text + right.text)
  const widest = (isWords ? WIDEST_IN_OCR : WIDEST_SPACE) * height
  // A typewriter's space is as wide as its letters, however low their boxes are.
  const space = 1.05 * letter
  // Nobody reads two amounts as one text.
  if (AMOUNT.test(left.text) && AMOUNT.test(right.text)) return space
  return Math.max(space, Math.min(widest, Math.max(1.6 * letter, 0.45 * height)))
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

/** Tells a row apart from every other of its document, whatever layout or table holds it. */
export function rowKey(row: { page: number; y0: number }): string {
  return `${row.page}:${row.y0.toFixed(2)}`
}
