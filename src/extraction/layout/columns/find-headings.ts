import type { Word } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { type ColumnName, isCount, isPrice, nameOfHeading } from '../../vocabulary/column-names.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'
import { railsOf, withoutRail } from '../beside/panel-beside.ts'
import { middle, type PageLayout, type Row, type Segment, textOfRow, wordsOfRow } from '../lay-out.ts'
import type { Heading } from './heading.ts'
import { knownWords } from './heading-words.ts'
import { headingsOf, isUnlike } from './headings-of-row.ts'
import { joinStorey } from './join-storeys.ts'

export interface HeadingRow {
  headings: Heading[]
  /** Points from the page's top: where it begins and where the rows below it begin. */
  y0: number
  y1: number
  /** What stands left of this belongs to another block of the page. */
  x0: number
}

const MOST_STOREYS = 4
/** Words. */
const LEAST_NOTE = 3
/** Rows that name at least three different columns, money or quantity among them; headings of two or three storeys are joined. */
export function findHeadings(page: PageLayout): HeadingRow[] {
  return headingsWith(page, 3)
}

/** Headings that name only what was done and what it costs: trusted where a document has no fuller one. */
export function findShortHeadings(page: PageLayout): HeadingRow[] {
  return headingsWith(page, 2).filter(row => {
    const names = row.headings.map(heading => nameOfHeading(heading.text))
    const named = names.includes('description') || names.includes('part')
    return named && (names.at(-1) === 'total' || names.at(-1) === 'unit')
  })
}

function headingsWith(page: PageLayout, names: number): HeadingRow[] {
  const found: HeadingRow[] = []
  const rails = railsOf(page)
  for (let i = 0; i < page.rows.length; i++) {
    const rows = page.rows.slice(i, i + MOST_STOREYS)
    const seen = [rows, withoutRail(rows, rails) ?? []]
    const read = seen.flatMap(one => bestStoreys(one, page.rows.slice(i + 1), page.textHeight, names) ?? [])
    const best = read.toSorted((a, b) => b.score - a.score)[0]
    if (!best) continue
    found.push({
      headings: best.headings,
      y0: (page.rows[i] as Row).y0,
      y1: middle(best.last) + 1,
      x0: leftEdge(page.rows[i] as Row, best.headings),
    })
    i = page.rows.findLastIndex(row => middle(row) <= middle(best.last))
  }
  return found
}

/** Headings and the last of their rows. */
interface Storeys {
  headings: Heading[]
  last: Row
  score: number
}

function bestStoreys(
  rows: readonly Row[],
  below: readonly Row[],
  textHeight: number,
  names: number,
): Storeys | null {
  const first = rows[0]
  if (!first || isPriced(first) || isSectionTitle(first, rows[1])) return null
  const all = headingsOf(first, below)
  const ways = [all, fromFirst(all, () => true), fromFirst(all, name => name !== 'other')]
  const read = ways.flatMap(headings => storeysFrom(headings, rows, textHeight, names) ?? [])
  return read.toSorted((a, b) => b.score - a.score)[0] ?? null
}

/** Price and total: a line of goods, whatever its words name (`DEL   Delivery fee   1 EA   24.50   24.50`). */
function isPriced(row: Row): boolean {
  return wordsOfRow(row).filter(word => isMoney(readAmount(word.text))).length > 1
}

/** Words left of the first heading that names such a column may belong to a block beside the table (`CUST ORDER`, over the order). */
function fromFirst(headings: Heading[], isSuch: (name: ColumnName) => boolean): Heading[] {
  const first = headings.findIndex(({ text }) => {
    const name = nameOfHeading(text)
    return name !== null && isSuch(name)
  })
  return headings.slice(Math.max(0, first))
}

function storeysFrom(
  upper: Heading[],
  rows: readonly Row[],
  textHeight: number,
  names: number,
): Storeys | null {
  const first = rows[0] as Row
  let headings = upper
  let best: Storeys | null =
    score(headings) >= names ? { headings, last: first, score: score(headings) } : null
  const [, between, below] = rows.map(row => tableOnly(row, upper))
  const isAround = between !== undefined && below !== undefined && areTwoLinesAround(first, between, below)
  for (let storeys = 2; storeys <= rows.length; storeys++) {
    const [upper, lower, next] = [rows[storeys - 2] as Row, rows[storeys - 1] as Row, rows[storeys]]
    const own = tableOnly(lower, headings)
    const areHeadings = isOfHeadingWords(tableOnly(first, headings))
      ? isOfHeadingWords(own) || areLevelled(upper, own, next && tableOnly(next, headings))
      : storeys === 2 &&
        (isLineOver(tableOnly(first, headings), own, names) || isLineUnder(headings, own, names))
    if (!isStorey(upper, lower, textHeight) || !(areHeadings || (isAround && storeys <= 3))) break
    const joined = joinStorey(headings, own)
    if (isNoteUnder(own, headings, joined)) break
    headings = joined
    const sum = score(headings)
    if (sum >= names && (best === null || sum >= best.score)) best = { headings, last: lower, score: sum }
  }
  return best
}

/** `Labour` over a heading that begins with `Code` says what the table's section is of. */
function isSectionTitle(row: Row, below: Row | undefined): boolean {
  const [title, ...more] = headingsOf(row)
  const [first, ...others] = below ? headingsOf(below) : []
  if (!title || !first || more.length > 0 || others.length === 0) return false
  const isOver = Math.min(title.x1, first.x1) > Math.max(title.x0, first.x0)
  return isOver && nameOfHeading(title.text) === 'description' && nameOfHeading(first.text) === 'part'
}

/** One text of several words that would make the names' heading another's (`Back order to follow` under `Details`) is the table's first row. */
function isNoteUnder({ segments }: Row, before: readonly Heading[], after: readonly Heading[]): boolean {
  const [only, ...more] = segments
  const isDescribed = (headings: readonly Heading[]) =>
    headings.some(heading => nameOfHeading(heading.text) === 'description')
  const isText = only !== undefined && more.length === 0 && only.words.length >= LEAST_NOTE
  return isText && isDescribed(before) && !isDescribed(after)
}

/** A lower storey without what stands left of the upper one's table and of the first that names a column. */
function tableOnly(row: Row, headings: readonly Heading[]): Row {
  const named = row.segments.filter(segment => nameOfHeading(segment.text) !== null)
  const x0 = Math.min(...[...headings, ...named].map(heading => heading.x0))
  const beside = row.segments.filter(segment => segment.x1 > x0)
  return row.segments.length === beside.length ? row : { ...row, segments: beside }
}

/** Half way to the words left of the first heading, or the page's edge. */
function leftEdge(row: Row, headings: readonly Heading[]): number {
  const first = Math.min(...headings.map(heading => heading.x0))
  const before = row.segments.filter(
    segment => segment.x1 < first && !headings.some(heading => heading.text === segment.text),
  )
  return before.length === 0 ? 0 : (first + Math.max(...before.map(segment => segment.x1))) / 2
}

function score(headings: readonly Heading[]): number {
  const kinds = new Set(headings.map(heading => nameOfHeading(heading.text)).filter(name => name !== null))
  const has = (...wanted: ColumnName[]) => wanted.some(name => kinds.has(name))
  const [counts = 0, prices = 0] = [isCount, isPrice].map(test => [...kinds].filter(test).length)
  const unlike = headings.some(isUnlike)
  // Whatever the goods are called (`Task`) beside `Hours`, `Rate` and `Total`.
  const isWhole =
    counts === 1 && prices > 1 && has('total') && headings.some(({ text }) => nameOfHeading(text) === null)
  // What GST was charged on, code by code.
  const isTaxTable = has('tax') && counts === 0 && !has('description')
  const goods = (has('part', 'description', 'line') && !isTaxTable) || isWhole
  const amounts = counts || prices
  return amounts && goods && !unlike && !isTotalsStrip(headings) ? kinds.size : 0
}

/** Totals may stand side by side under their labels (Goods, Freight, GST, Total due): that is no line table. */
function isTotalsStrip(headings: readonly Heading[]): boolean {
  const labels = new Set(headings.map(heading => readTotalLabel(heading.text)))
  return !labels.has(null) && labels.has('gst') && labels.size >= 3
}

/** Whether a row stands as close under another as the second line of a heading does. */
export function isStorey(upper: Row, lower: Row, textHeight: number): boolean {
  return middle(lower) - middle(upper) < 1.7 * Math.max(textHeight, upper.y1 - upper.y0)
}

/** Share of a line's height. */
const LEVELLED = 0.8

/** Nearer to both than lines of text stand: headings of one line are centred between the two lines of others, whatever words they have. */
function areLevelled(upper: Row, between: Row, lower: Row | undefined): boolean {
  const isBetween = lower !== undefined && isNear(upper, between) && isNear(between, lower)
  return isBetween && isOfHeadingWords(lower) && !/\d/.test(textOfRow(between))
}

/** The first line of headings that alone name a table stands piece by piece over them, whatever its words (`Rec.` over `Retail`). */
function isLineOver(upper: Row, lower: Row, names: number): boolean {
  const under = headingsOf(lower)
  const isOver = (one: Segment, other: Heading) => Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0)
  const isOverOne = (one: Segment) => under.filter(heading => isOver(one, heading)).length === 1
  const named = upper.segments.filter(({ text }) => nameOfHeading(text) !== null)
  return (
    score(under) >= names &&
    named.length > 1 &&
    named.length >= upper.segments.length / 2 &&
    upper.segments.every(isOverOne) &&
    keepNames(
      under.filter(one => upper.segments.some(other => isOver(other, one))),
      joinStorey(headingsOf(upper), lower),
    ) &&
    isOfHeadingWords(lower) &&
    !/\d/.test(textOfRow(upper))
  )
}

/** The second line of headings whose first alone names a table, whatever else is in that: words of headings, each under one of them. */
function isLineUnder(upper: readonly Heading[], lower: Row, names: number): boolean {
  const isUnderOne = ({ x0, x1 }: Word) => upper.some(one => Math.min(one.x1, x1) > Math.max(one.x0, x0))
  return (
    score(upper) >= names &&
    isOfHeadingWords(lower) &&
    wordsOfRow(lower).every(isUnderOne) &&
    keepNames(upper, joinStorey(upper, lower))
  )
}

/** The headings that words stand over or under are called the same with them. */
function keepNames(under: readonly Heading[], joined: readonly Heading[]): boolean {
  const has = (headings: readonly Heading[], name: ColumnName) =>
    headings.some(({ text }) => nameOfHeading(text) === name)
  return (['part', 'description', 'total'] as const).every(name => !has(under, name) || has(joined, name))
}

/** The two lines of headings of whatever words stand so around headings of one line, in columns between theirs. */
function areTwoLinesAround(upper: Row, between: Row, lower: Row): boolean {
  const shares = (one: Segment, other: Segment) => Math.min(one.x1, other.x1) > Math.max(one.x0, other.x0)
  const areTwoLines =
    upper.segments.length === lower.segments.length &&
    upper.segments.every((one, i) => shares(one, lower.segments[i] as Segment))
  const isApart = between.segments.every(
    one => ![...upper.segments, ...lower.segments].some(other => shares(one, other)),
  )
  const isNamed = isOfHeadingWords(between) && !/\d/.test(textOfRow(upper) + textOfRow(lower))
  return areTwoLines && isApart && isNamed && isNear(upper, between) && isNear(between, lower)
}

function isNear(upper: Row, lower: Row): boolean {
  return middle(lower) - middle(upper) < LEVELLED * Math.min(upper.y1 - upper.y0, lower.y1 - lower.y0)
}

/** What is said of a column under its name (`(if superseded)`), in whatever words. */
const IN_BRACKETS = /^\(.*\)$/

/** What stands in brackets is of headings where the words beside it are. */
function isOfHeadingWords(row: Row): boolean {
  const bare = row.segments.filter(({ text }) => !IN_BRACKETS.test(text))
  const segments = bare.length > 0 ? bare : row.segments
  const words = segments.flatMap(({ text }) => {
    // `U/M` is no two words.
    const isAbbreviated = /^[A-Z](?:\/[A-Z])+$/.test(text) && nameOfHeading(text) !== null
    return knownWords(text).map(isKnown => isAbbreviated || isKnown)
  })
  const known = words.filter(isKnown => isKnown).length
  return !/\d/.test(textOfRow(row)) && known >= (words.length < 5 ? words.length : 0.75 * words.length)
}
