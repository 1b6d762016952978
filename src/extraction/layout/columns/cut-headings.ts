import { isOcr, joinTexts } from '../../pdf/page.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { isCount, nameOfHeading } from '../../vocabulary/column-names.ts'
import type { Row } from '../lay-out.ts'
import {
  areAligned,
  beginAligned,
  type Column,
  runsBetween,
  type Strip,
  spansOf,
  stripsOf,
  wordsOf,
} from './column-borders.ts'
import type { Heading } from './heading.ts'

/** Share of a column's cells. */
const MOSTLY = 0.8

/** From so many cells on that hold figures apart, they say where the others' would stand. */
const MOST_APART = 0.6

/** Shares of the print's height: wider than a space, but for type of one width, and than that. */
const BETWEEN_WORDS = 0.35
/** The groups of a part number (`0 986 494 123`) may be figures. */
const BETWEEN_COLUMNS = 1

/** Under a heading whose rows hold figures in several clear strips there are as many columns, whatever its words say. */
export function cutByFigures(heading: Heading, column: Column, goods: readonly Row[]): Heading[] {
  const cells = goods.map(row => wordsOf(row, column)).filter(words => words.length > 0)
  const figures = cells.filter(words => words.every(word => readAmount(word.text) !== null))
  if (figures.length < 0.5 * cells.length || !figures.some(words => words.length > 1)) return [heading]
  // Two figures that OCR ran together bridge the gap of all others.
  const several = figures.filter(words => words.length > 1)
  const words = (several.length > MOST_APART * cells.length ? several : cells).flat()
  const gap = nameOfHeading(heading.text) === 'part' ? BETWEEN_COLUMNS : BETWEEN_WORDS
  const strips = stripsOf(words, gap * Math.min(...words.map(word => word.y1 - word.y0)))
  const filled = (strip: Strip) =>
    figures.filter(words => words.some(word => word.x0 >= strip.x0 && word.x1 <= strip.x1)).length
  if (strips.length < 2 || !strips.every(strip => filled(strip) >= 0.4 * figures.length)) return [heading]
  return strips.map(strip => {
    const over = heading.words.filter(word => nearest(word, strips) === strip)
    return { text: joinTexts(over), ...strip, words: over }
  })
}

function nearest(word: Strip, strips: readonly Strip[]): Strip | undefined {
  const far = (strip: Strip) => Math.max(strip.x0 - word.x1, word.x0 - strip.x1)
  return [...strips].sort((a, b) => far(a) - far(b))[0]
}

/** What is joined stands in one column, under or behind each other. */
export const JOINS = /^(?:and|&)$/i

/** Ends the name of a column of numbers (`Article no. / Description`), and begins none behind it. */
const NUMBER = /^(?:no|nr|number)\.?$/i

/** What stands in one column is called by either of two names for the same (`Qty / hrs`). */
export function areOneAndOther(left: Pick<Heading, 'text'>, right: Pick<Heading, 'text'>): boolean {
  const isParted = left.text.endsWith('/') || right.text.startsWith('/')
  const [one, other] = [left.text.replace(/\s*\/$/, ''), right.text.replace(/^\/\s*/, '')].map(nameOfHeading)
  return isParted && one !== null && one === other
}

/** The texts beneath have a stroke where their heading has one (`Brand / Part` over `Tallow / AB-12`): each is one text. */
function areStrokedAlike(left: Heading, right: Heading, column: Column, goods: readonly Row[]): boolean {
  const cells = goods.map(row => wordsOf(row, column)).filter(words => words.length > 0)
  const stroked = cells.filter(words => words.some(({ text }) => text === '/'))
  const isStroked = left.text.endsWith('/') || right.text.startsWith('/')
  return isStroked && stroked.length > MOSTLY * cells.length
}

/** Headings cut where other headings of the same words are (`Units Each` where those are `Units` and `Each`). */
export function cutAlike(headings: readonly Heading[], like: readonly string[]): Heading[] {
  return headings.flatMap(heading => {
    const starts = like.map((_, i) => i)
    const runs = starts.flatMap(start => starts.map(end => like.slice(start, end + 1)))
    const run = runs.find(texts => texts.length > 1 && texts.join(' ') === heading.text)
    if (!run) return [heading]
    const counts = run.map(text => text.split(' ').length)
    return counts.map((count, i) => {
      const from = counts.slice(0, i).reduce((sum, one) => sum + one, 0)
      return headingOf(heading.words.slice(from, from + count), heading)
    })
  })
}

/** A heading that names two columns (`Qty UOM`, `# SKU`) is cut when the rows under it stand in two clear strips. */
export function cutByRows(heading: Heading, column: Column, goods: readonly Row[]): Heading[] {
  const words = [...heading.words].sort((a, b) => a.x0 - b.x0)
  for (let cut = 1; cut < words.length; cut++) {
    const left = headingOf(words.slice(0, cut), heading)
    const right = headingOf(words.slice(cut), heading)
    // Of `Sent UM Item` what follows the count names two columns more.
    const next = nameOfHeading(right.text) ?? nameOfHeading(right.words[0]?.text ?? '')
    const names = [nameOfHeading(left.text), next]
    // One storey over the other is one heading.
    if (left.x1 > right.x0) continue
    // `Code and brand below`.
    if ([words[cut - 1], words[cut]].some(word => JOINS.test(word?.text ?? ''))) continue
    if (areOneAndOther(left, right) || areStrokedAlike(left, right, column, goods)) continue
    // Back orders are rare: their column may hold nothing that would tell it apart. `Qty Del` is one name.
    if (
      isCount(names[0]) &&
      !/^(?:qty|quantity)\.?$/i.test(left.text) &&
      (isCount(nameOfHeading(right.words[0]?.text ?? '')) || /^(?:to follow|back order)/i.test(right.text))
    )
      return [left, ...cutByRows(right, column, goods)]
    const isOther = names[1] === 'part' && !isCount(names[0]) && !isWhose(left)
    const isBranded = isOther && areBrands(left, right, column, goods)
    const isApart = isOther && names[0] === null && standApart(left, right, column, goods)
    if (isApart) return [left, ...cutByRows(right, { ...column, x0: right.x0 - UNDER }, goods)]
    const discounted = names[1] === 'discount' ? borderOfDiscounts(left, right, column, goods) : null
    if (discounted !== null) return [left, ...cutByRows(right, { ...column, x0: discounted }, goods)]
    if (names[1] === null || names[0] === names[1] || (names[0] === null && !isBranded)) continue
    if (names[0] === 'part' && (names[1] === 'line' || NUMBER.test(right.words[0]?.text ?? ''))) continue
    if (names[0] === 'line' && names[1] === 'part' && !isBranded && !countsUp(left, right, column, goods))
      continue
    // `Description / Part number`: the numbers stand beneath the names.
    if (names[0] === 'description' && (left.text.endsWith('/') || right.text.startsWith('/'))) continue
    if (names[1] === 'description' && /^(?:product|item|part|stock)$/i.test(left.text)) continue
    const border = borderOfShort(left, right, column, goods) ?? borderOfStrips(left, right, column, goods)
    if (border !== null) return [left, ...cutByRows(right, { ...column, x0: border }, goods)]
  }
  return [heading]
}

/**
 * Where a column of figures or units ends that stands close before another, and of which either may be empty on many lines (back orders; part
 * numbers among labour): nearly every text begins right under its own heading, and at most a number, or a unit under its own, stands before it.
 */
function borderOfShort(left: Heading, right: Heading, column: Column, goods: readonly Row[]): number | null {
  const name = nameOfHeading(left.text)
  if (!isCount(name) && name !== 'discount' && name !== 'measure') return null
  const border = right.x0 - 1
  const cells = goods
    .map(row => wordsOf(row, column).toSorted((a, b) => a.x0 - b.x0))
    .map(words => ({
      before: words.filter(word => word.x0 < border),
      text: words.find(word => word.x0 >= border),
    }))
    .filter(({ before, text }) => before.length > 0 || text)
  const isUnit = (word: Strip & { text: string }) =>
    /^[A-Z]{1,4}\.?$/i.test(word.text) && word.x0 < left.x1 && word.x1 > left.x0
  const isFigure = ({ text }: { text: string }) => /^-?\d{1,3}(?:\.\d{1,3})?%?$/.test(text)
  const isShort = name === 'measure' ? isUnit : isFigure
  const fitting = cells.filter(
    ({ before, text }) =>
      (!text || text.x0 < right.x0 + 2 || isCountUnder(text, right)) &&
      before.every(word => isShort(word) && word.x1 <= border),
  )
  const texts = fitting.filter(({ text }) => text)
  const areShort =
    name === 'measure'
      ? texts.length > 0 && fitting.length === cells.length
      : texts.length > 1 && fitting.length > MOSTLY * cells.length
  return areShort ? border : null
}

/** Where a column of prices ends that are flush right under their heading, before discounts that only some lines have under theirs. */
function borderOfDiscounts(
  left: Heading,
  right: Heading,
  column: Column,
  goods: readonly Row[],
): number | null {
  const words = goods.flatMap(row => wordsOf(row, column))
  const prices = words.filter(word => Math.abs(word.x1 - left.x1) < FLUSH && isMoney(readAmount(word.text)))
  const discounts = words.filter(
    word => word.x0 > left.x1 && word.x1 < right.x1 + FLUSH && isShare(word.text),
  )
  const areAll = prices.length + discounts.length === words.length
  return areAll && prices.length > 1 && discounts.length > 0 ? (left.x1 + right.x0) / 2 : null
}

/** Points. */
const FLUSH = 2

/** A percentage, whether its sign is printed or not. */
function isShare(text: string): boolean {
  const amount = readAmount(text)
  return amount !== null && !amount.currency && amount.value > 0 && amount.value <= 100
}

/** A small number that does not reach beyond its heading (`QTY B/O`). */
function isCountUnder(text: Strip & { text: string }, right: Heading): boolean {
  return isCount(nameOfHeading(right.text)) && /^\d{1,3}$/.test(text.text) && text.x1 <= right.x1 + 1
}

/** Some goods have no part number. */
const MOST_FILLED = 0.6

/** Share of the words that OCR boxes too wide at the most. */
const LOOSE = 0.1

/** Where the left one of two strips under a heading ends; null when its rows do not stand in two. */
function borderOfStrips(left: Heading, right: Heading, column: Column, goods: readonly Row[]): number | null {
  const border = (left.x1 + right.x0) / 2
  const cells = goods.map(row => wordsOf(row, column)).filter(words => words.length > 0)
  const both = cells.filter(words => words.length > 1)
  if (both.length < Math.max(1, MOST_FILLED * cells.length)) return null
  const letters = cells.flat().reduce((sum, word) => sum + word.text.length, 0)
  const letter = cells.flat().reduce((sum, word) => sum + word.x1 - word.x0, 0) / Math.max(1, letters)
  const loose = isOcr(cells.flat()) ? LOOSE * cells.length : 0
  const runs = runsBetween((left.x0 + left.x1) / 2, (right.x0 + right.x1) / 2, spansOf(goods, 1), loose)
  const clear = runs.filter(run => run.crossings === 0 && run.end - run.start + 1 >= 0.6 * letter)
  const strip = clear.sort(
    (a, b) => Math.abs((a.start + a.end) / 2 - border) - Math.abs((b.start + b.end) / 2 - border),
  )[0]
  if (!strip) return null
  const lefts = both.filter(words => words.some(word => word.x1 <= strip.end))
  const rights = both.map(words => words.filter(word => word.x0 >= strip.start))
  const isClear =
    lefts.length >= Math.max(1, MOST_FILLED * cells.length) &&
    rights.every(words => words.length > 0) &&
    (areAligned(rights, 0.5 * letter) || beginAligned(rights, 0.5 * letter))
  return isClear ? strip.end : null
}

/** Points. */
const UNDER = 1

/** Whose numbers they are, or what kind of (`OEM PART NUMBER`): with what follows one heading. */
const WHOSE =
  /^(?:the|our|your|oem|mfr|mfg|manuf|cust|customer|supp|supplier|vendor|alt|orig|genuine|full|old|new)\.?$/i

function isWhose({ text }: Heading): boolean {
  return WHOSE.test(text) || nameOfHeading(text) === 'part'
}

/**
 * Whatever the first heading says (`Load/speed Stock no`): something right under it, the numbers of all lines right under the other, and more
 * paper between them than the groups of a number have.
 */
function standApart(left: Heading, right: Heading, column: Column, goods: readonly Row[]): boolean {
  const cells = goods.map(row => wordsOf(row, column)).filter(words => words.length > 0)
  const codes = cells.map(words => words.filter(word => word.x0 > right.x0 - UNDER))
  const before = cells.map(words => words.filter(word => word.x0 <= right.x0 - UNDER))
  const others = before.filter(words => words.length > 0)
  const gaps = others.map(words => {
    const height = Math.max(...words.map(word => word.y1 - word.y0))
    return (right.x0 - Math.max(...words.map(word => word.x1))) / height
  })
  const beginUnder = (texts: readonly Strip[][], heading: Heading) =>
    texts.every(words => Math.abs(Math.min(...words.map(word => word.x0)) - heading.x0) < UNDER)
  return (
    others.length > 1 &&
    Math.min(...gaps) > BETWEEN_WORDS &&
    Math.max(...gaps) > BETWEEN_COLUMNS &&
    beginUnder(others, left) &&
    beginUnder(codes, right)
  )
}

/** Whatever is said of them (`LIN STOCK NUMBER`): a few letters right under the first heading, and the numbers right under the other. */
function areBrands(left: Heading, right: Heading, column: Column, goods: readonly Row[]): boolean {
  if (left.words.length > 1 || right.words.length < 2) return false
  const cells = goods.map(row => wordsOf(row, column).toSorted((a, b) => a.x0 - b.x0))
  const branded = cells.filter(
    ([brand, code]) =>
      brand !== undefined &&
      code !== undefined &&
      /^[A-Z]{2,4}$/.test(brand.text) &&
      Math.abs(brand.x0 - left.x0) < UNDER &&
      Math.abs(code.x0 - right.x0) < UNDER,
  )
  // The same letters on every line begin the numbers.
  const brands = new Set(branded.map(([brand]) => brand?.text))
  return brands.size > 1 && branded.length >= MOSTLY * cells.length
}

/** The left words are small numbers, each larger than the one above: line numbers, and no beginning of a spaced code. */
function countsUp(left: Heading, right: Heading, column: Column, goods: readonly Row[]): boolean {
  const border = (left.x1 + right.x0) / 2
  const firsts = goods.map(row => wordsOf(row, column).filter(word => (word.x0 + word.x1) / 2 < border))
  const numbers = firsts.filter(words => words.length > 0).map(joinTexts)
  return numbers.every(
    (text, i) => /^\d{1,3}\.?$/.test(text) && (i === 0 || Number(text) > Number(numbers[i - 1])),
  )
}

/** Some words of a heading, in the order in which they are read: of two lines the second may begin further left. */
function headingOf(words: Heading['words'], { words: all }: Heading): Heading {
  const read = all.filter(word => words.includes(word))
  return {
    text: joinTexts(read),
    x0: Math.min(...words.map(word => word.x0)),
    x1: Math.max(...words.map(word => word.x1)),
    words: read,
  }
}
