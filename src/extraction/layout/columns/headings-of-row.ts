import { isOcr } from '../../pdf/page.ts'
import { type ColumnName, nameOfHeading, type Owner, ownerOfNumbers } from '../../vocabulary/column-names.ts'
import { type Row, type Segment, segmentOf } from '../lay-out.ts'
import { areOneAndOther } from './cut-headings.ts'
import { goodsRows } from './goods-rows.ts'
import type { Heading } from './heading.ts'
import { knownWords } from './heading-words.ts'

/**
 * The headings that a row of words would be, whatever they name.
 * @param below the rows of its page under it.
 */
export function headingsOf(row: Row, below: readonly Row[] = []): Heading[] {
  const segments = row.segments.filter(isInPrintOf(row)).flatMap(withoutAddress)
  return withoutNeighbours(segments.flatMap(splitHeading), below)
}

/** A line of the sender's block may reach up to the first heading (`sales@shop.example No`). */
function withoutAddress(segment: Segment): Segment[] {
  const words = segment.words.slice(segment.words.findLastIndex(({ text }) => ON_THE_WEB.test(text)) + 1)
  return words.length === segment.words.length
    ? [segment]
    : words.length > 0
      ? [segmentOf(words, segment.page)]
      : []
}

const ON_THE_WEB = /\S@\S|^www\./i

/** So much higher than its neighbours the print of a column's name is at most. */
const LARGER = 1.5

/**
 * The last line of a letterhead may stand left of the columns' names on their height, and say the same (`PARTS`). OCR boxes one word in
 * many too high.
 */
function isInPrintOf({ segments }: Row): (segment: Segment) => boolean {
  const height = (segment: Segment) => segment.y1 - segment.y0
  const [first, ...others] = segments
  const isMeasured = others.length > 1 && !isOcr(segments.flatMap(segment => segment.words))
  const highest = Math.max(...others.map(height))
  return segment => segment !== first || !isMeasured || height(segment) < LARGER * highest
}

/** Words that name no column, before the first or after the last that does, are an address or the like on the same height. */
function withoutNeighbours(headings: Heading[], below: readonly Row[]): Heading[] {
  const isLike = (heading: Heading) =>
    !isUnlike(heading) && (!mayBeSender(heading) || headsGoods(heading, headings, below))
  const first = headings.findIndex(isLike)
  const last = headings.findLastIndex(isLike)
  return first < 0 ? headings : headings.slice(first, last + 1)
}

/** Words that a name of several has at the least. */
const OF_NAME = 3

/** A seller of parts by his name (`Saltbush Motors Parts Division`), most of whose words head no columns. */
function mayBeSender({ text }: Heading): boolean {
  const words = knownWords(text)
  const known = words.filter(isKnown => isKnown).length
  return /\bparts?\b/i.test(text) && words.length >= OF_NAME && 2 * known < words.length
}

/** One word with a figure in it. */
const NUMBER = /^(?=.*\d)[A-Z\d][A-Z\d./-]+$/i

/**
 * Every line of goods has its number under it (`Vehicle Parts Fitted`), or, where no other heading is of names, its name; where one is, words under it may
 * be the lines of an address.
 */
function headsGoods(heading: Heading, headings: readonly Heading[], below: readonly Row[]): boolean {
  const isNamed = headings.some(one => one !== heading && nameOfHeading(one.text) === 'description')
  const isUnder = ({ x0, x1, text }: Segment) =>
    x0 < heading.x1 && x1 > heading.x0 && (NUMBER.test(text) || (!isNamed && /[a-z]{3}/i.test(text)))
  const goods = goodsRows(below)
  return goods.length > 0 && goods.every(({ segments }) => segments.some(isUnder))
}

/** Of how many a price is (`Price per 100`, `$/1000`). */
const OF_SEVERAL = /(?:\bper |\/ ?)10{2,3}\b/i

/** Too long for a column's name, with a number in it, or a company's. */
export function isUnlike({ text }: Heading): boolean {
  return text.length > 40 || /\d{2,}|\bpty\b|\bltd\b/i.test(text.replace(OF_SEVERAL, ''))
}

function toHeading(segment: Segment): Heading {
  return {
    text: segment.text,
    x0: segment.x0,
    x1: segment.x1,
    words: segment.words.map(({ text, x0, x1 }) => ({ text, x0, x1 })),
  }
}

/** Letters; in type of one width a space is as wide as one. */
const NO_SPACE = 1.3
/** Letters: whatever gaps a scan's readers leave beside it, no column begins behind less. */
const LEAST_GAP = 0.5

/** A segment of several column names (tight tables) is cut where its gaps are clearly wider than a space. */
function splitHeading(segment: Segment): Heading[] {
  const [count, ...goods] = segment.words
  if (count && countsGoods(segment)) {
    const [counts, rest] = [[count], goods].map(words => segmentOf(words, segment.page)) as [Segment, Segment]
    return [toHeading(counts), ...splitHeading(rest)]
  }
  const gaps = segment.words.slice(1).map((word, i) => word.x0 - (segment.words[i]?.x1 ?? 0))
  const narrowest = Math.min(...gaps)
  const inked = segment.words.reduce((sum, word) => sum + word.x1 - word.x0, 0)
  const letter = inked / segment.words.reduce((sum, word) => sum + word.text.length, 0)
  const widest = Math.max(LEAST_GAP * letter, Math.min(1.7 * narrowest + 0.5, NO_SPACE * letter))
  const cuts = gaps.flatMap((gap, i) => (gap > widest ? [i + 1] : []))
  const starts = [0, ...cuts]
  const parts = starts.map((start, i) =>
    toHeading(segmentOf(segment.words.slice(start, starts[i + 1]), segment.page)),
  )
  const named = parts.filter(part => nameOfHeading(part.text) !== null)
  const areNames = named.length === parts.length || (2 * named.length > parts.length && areClear(gaps, cuts))
  return areNames ? parts.reduce(joinPartNames, []) : [toHeading(segment)]
}

/** Of two kinds of gaps the one is so many times the other: only some are spaces. */
const CLEARLY = 2

/** The gaps at the cuts are all clearly wider than the others, of which there are some. */
function areClear(gaps: readonly number[], cuts: readonly number[]): boolean {
  const wide = gaps.filter((_, i) => cuts.includes(i + 1))
  const narrow = gaps.filter((_, i) => !cuts.includes(i + 1))
  return narrow.length > 0 && Math.min(...wide) > CLEARLY * Math.max(...narrow)
}

/** `Stock Code` is one name, however wide the space in it, and so is `Qty / hrs`. */
function joinPartNames(joined: readonly Heading[], part: Heading): Heading[] {
  const last = joined.at(-1)
  const whole = last && {
    ...last,
    text: `${last.text} ${part.text}`,
    x1: part.x1,
    words: [...last.words, ...part.words],
  }
  const areNumbers = whole && [last, part, whole].every(({ text }) => nameOfHeading(text) === 'part')
  const isOne = areNumbers && !areOfTwoOwners(last, part)
  return isOne || (whole && areOneAndOther(last, part)) ? [...joined.slice(0, -1), whole] : [...joined, part]
}

/** Another's numbers of the goods stand in a column of their own (`Our code`, `Your code`); words that say nobody's may go on with either. */
function areOfTwoOwners(left: Heading, right: Heading): boolean {
  const [one, other] = [left, right].map(({ text }) => ownerOfNumbers(text))
  const isAnothers = (owner: Owner | null | undefined) => owner === 'yours' || owner === 'other'
  return one !== other && (isAnothers(other) || (isAnothers(one) && other !== null))
}

/** `Qty Goods`, `Qty Part`, `Qty Product Description`: a flush right column of counts ends where the next begins. */
function countsGoods({ words: [left, ...goods] }: Segment): boolean {
  const names = goods.map(({ text }) => nameOfHeading(text))
  const isGoods = (name: ColumnName | null | undefined) => name === 'description' || name === 'part'
  return nameOfHeading(left?.text ?? '') === 'quantity' && goods.length > 0 && names.every(isGoods)
}
