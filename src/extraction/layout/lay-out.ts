import { isOcr, joinTexts, type Page, type Rule, type Word } from '../pdf/page.ts'
import { median } from '../values/median.ts'
import { labelRailOf } from './beside/label-rail.ts'
import { stripOf } from './beside/light-strip.ts'
import { cutAtBorders } from './columns/drawn-borders.ts'
import { cutLargePrint } from './rows/cut-large-print.ts'
import { joinDollarsAndCents } from './rows/dollars-and-cents.ts'
import { gatherRows } from './rows/gather-rows.ts'
import { middle } from './rows/middle.ts'
import { type Row, type Segment, segmentOf } from './rows/segment.ts'
import { isRuleOfStrip, isTypedRule, isWritingLine } from './rows/typed-rules.ts'
import {
  joinAmounts,
  joinSpacedLetters,
  mendLabel,
  partAtPrice,
  partCounts,
  partLabel,
} from './rows/whole-words.ts'

export { middle } from './rows/middle.ts'
export { type Row, type Segment, segmentOf, wordsOfRow } from './rows/segment.ts'

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
    cutAtBorders(seen).map(mendLabel).flatMap(partAtPrice).flatMap(partCounts).flatMap(partLabel),
  )
  const order = new Map(words.map((word, i) => [word, i]))
  const rowsOf = (part: readonly Word[]) =>
    joinDollarsAndCents(gatherRows(part, page))
      .map(joinAmounts)
      .map(line => toRow(line, page.number, order))
      .filter(({ segments: [first, ...others] }) => first && !(others.length === 0 && isSpeck(first)))
      .filter(row => !isTypedRule(row))
      .filter((row, at, all) => !isRuleOfStrip(row, all[at - 1], all[at + 1]))
  const light = stripOf(words)
  const strip = light.size > 0 ? light : labelRailOf(words)
  const beside = rowsOf(words.filter(word => !strip.has(word)))
  const aside = rowsOf([...strip]).map((row): Row => ({ ...row, isAside: true }))
  const rows = aside.length > 0 ? [...beside, ...aside].sort((a, b) => middle(a) - middle(b)) : beside
  const textHeight = median(words.map(word => word.y1 - word.y0))
  return {
    number: page.number,
    width: page.width,
    height: page.height,
    rows: cutLargePrint(rows, textHeight),
    rules: page.rules,
    ...(page.slope === undefined ? {} : { slope: page.slope }),
    textHeight,
  }
}

/** Times their height that letters are wide at most, with room for spaces that a scan's reader left out. */
const WIDEST_LETTER = 4

/** What a scan's reader makes of a dotted line (`EEE` across half of the page): no letters are as wide and low. */
function isDrawn({ source, text, x0, x1, y0, y1 }: Word): boolean {
  return source !== 'pdf' && /[a-z0-9]/i.test(text) && (x1 - x0) / text.length > WIDEST_LETTER * (y1 - y0)
}

/** One character by itself that only one reader of a scan saw. */
export function isSpeck({ words: [word, ...more] }: Segment): boolean {
  if (!word || more.length > 0 || word.text.length > 1 || !word.readings?.length) return false
  return word.readings.every(reading => reading === '')
}

export function textOfRow(row: Pick<Row, 'segments'>): string {
  return joinTexts(row.segments)
}

/** Bars and bullets between columns, leader dots, and small pictures that a font holds (in place of a shop's photographs). */
const SEPARATOR = /^(?:[|¦│┃║•·]|[.·…_]{4,}|(?![©®™])\p{Extended_Pictographic}\uFE0F?|\p{Co})$/u

/** @param order where in the page's text each word stands. */
function toRow(words: readonly Word[], page: number, order: ReadonlyMap<Word, number>): Row {
  const segments: Segment[] = []
  let open: Word[] = []
  const isLine = isWritingLine(words)
  for (const [i, word] of words.entries()) {
    const last = open.at(-1)
    if (isOverprint(word, last, words[i + 1], order)) {
      segments.push(segmentOf([word], page))
      continue
    }
    const separates = SEPARATOR.test(word.text) && !isLine
    if (last && (separates || word.x0 - last.x1 > columnGap(last, word) || standsUpon(word, last))) {
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

/** The first word of a box into which the last one of its neighbour's ran over: nobody prints two words of one text on each other. */
function standsUpon(word: Word, last: Word): boolean {
  const narrower = Math.min(word.x1 - word.x0, last.x1 - last.x0)
  return !isOcr([word, last]) && word.text.length > 1 && last.x1 - word.x0 > UPON * narrower
}

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
/** A typewriter's space is as wide as its letters, however low their boxes are; beside words that a scan's boxes fit closely somewhat wider. */
const TYPED_SPACE = 1.05
const TYPED_IN_OCR = 1.2
/** Around an `&`, and the strokes of a typed date (`14 / 5 / 2026`). */
const AROUND_SIGN = 1.1

const AMOUNT = /^[-(]?\$?[\d,]+\.\d\d\)?$/

/** A gap wider than 1.6 letters is no word space: letters of the neighbours set the measure, so it holds for monospace too. */
function columnGap(left: Word, right: Word): number {
  const letters = left.text.length + right.text.length
  const letter = (left.x1 - left.x0 + (right.x1 - right.x0)) / letters
  const height = Math.max(left.y1 - left.y0, right.y1 - right.y0)
  // Names are printed wide around it (`Rural  & Auto`); nothing else begins or ends with it.
  if (left.text === '&' || right.text === '&') return AROUND_SIGN * height
  if (isBesideStroke(left, right)) return AROUND_SIGN * height
  const isWords = isOcr([left, right]) && !/\d/.test(left.text + right.text)
  const widest = (isWords ? WIDEST_IN_OCR : WIDEST_SPACE) * height
  const space = (isWords ? TYPED_IN_OCR : TYPED_SPACE) * letter
  // Nobody reads two amounts as one text.
  if (AMOUNT.test(left.text) && AMOUNT.test(right.text)) return space
  return Math.max(space, Math.min(widest, Math.max(1.6 * letter, 0.45 * height)))
}

function isBesideStroke(left: Word, right: Word): boolean {
  const texts = [left.text, right.text]
  return texts.includes('/') && texts.some(text => /^(?:\d{1,2}|20\d\d)$/.test(text))
}

/** Tells a row apart from every other of its document, whatever layout or table holds it. */
export function rowKey(row: { page: number; y0: number }): string {
  return `${row.page}:${row.y0.toFixed(2)}`
}
