import { middle, type Row, wordsOfRow } from '../../layout/lay-out.ts'
import { isTotalLabel, readTotalLabel } from '../../layout/total-labels.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney } from '../../values/amounts.ts'
import { isMeasure } from '../../values/measures.ts'
import { isCodeLike } from '../codes/part-number.ts'
import { fitOf, readFigure } from '../figure-columns.ts'
import { type Figure, figuresOf, printed } from './figures.ts'

/** One row, or two that stand close, whose figures multiply: quantity × unit price = total. */
export interface Band {
  page: number
  /** Top to bottom. */
  rows: Row[]
  /** Null in a row that prints nothing but its total. */
  quantity: Figure | null
  unit: Figure | null
  total: Figure
  discount: Figure | null
  /** What is left of the rows: the words that are no figures, left to right. */
  words: Word[]
  /** The part number, where a name beside it announces one. */
  code?: Word[]
  /** Whether it is the line's own or one beside it has it, is open. */
  isCodeGuessed?: boolean
  /** The row below it that takes something off its total, and how much, in dollars. */
  less?: { row: Row; value: number } | null
}

/** Stands between a quantity and its price and says nothing. */
const CONNECTOR = /^(?:[x×@=*$]|at|ea|each|per|less|aud|\/)$/i
/** What goods are counted in, behind a count in a sentence (`2 off at 8.35`). */
const COUNTED =
  /^(?:off|lots?|pieces|pairs|packs|boxes|bags|tins|cans|tubes|bottles|drums|rolls|kits|lengths?|hours|litres?|metres?)$/
/** A part number of figures (`0 986 494 123`). */
const IN_GROUPS = /^\d{1,3}(?: \d{3}){2,}$/
/** Says what the figure behind it is. */
const LABEL = /^(?:qty|quantity|hrs?|hours?|price|rate|unit|total|amount)[:.]?$/i
/** More than a line of goods has, with its sizes and codes of figures. */
const MOST_FIGURES = 14
/** As much as so many other rows with figures under these. */
const CONNECTED = 3
/** Less than a row: what tells two ways apart that stand under as many other rows' figures. */
const UNSENT = 0.5
/** What `fitOf` gives a row that multiplies after its discount. */
const DISCOUNTED = 0.9
/** Furthest apart, in line heights, that two rows of one band stand. */
export const NEXT_ROW = 1.9

/**
 * Finds the rows that multiply, whatever stands over them and wherever their columns are. Where a row multiplies in more than one way, the
 * way whose figures stand under the other rows' figures holds.
 */
export function findBands(rows: readonly Row[]): Band[] {
  const open = rows.map(row => waysOf([row]))
  for (let i = 0; i + 1 < rows.length; i++) {
    const [upper, lower] = [rows[i] as Row, rows[i + 1] as Row]
    if (open[i]?.length || open[i + 1]?.length || !stackable(upper, lower)) continue
    const ways = waysOf([upper, lower]).filter(way => isSplit(way, upper))
    open[i] = ways
    // A row is one of one band.
    if (ways.length > 0) i++
  }
  for (let i = 0; i + 2 < rows.length; i++) {
    const ways = open.slice(i, i + 3).some(own => own.length > 0) ? [] : waysAround(rows.slice(i, i + 3))
    if (ways.length > 0) open[i] = ways
  }
  const votes = new Map<string, number>()
  for (const ways of open)
    for (const edge of new Set(ways.flatMap(edgesOf))) votes.set(edge, (votes.get(edge) ?? 0) + 1)
  return open.flatMap(ways => {
    const ranked = ways
      .map(way => ({
        way,
        votes:
          edgesOf(way).reduce((sum, edge) => sum + (votes.get(edge) ?? 0), 0) +
          way.fit +
          (isConnected(way) ? CONNECTED : 0) +
          (isUnsent(way) ? UNSENT : 0),
      }))
      .sort((a, b) => b.votes - a.votes || sentLast(b.way) - sentLast(a.way))
    return ranked[0] ? [bandOf(ranked[0].way)] : []
  })
}

/** A code with its total, the name, and what they multiply from (`1 x $74.50`), one under the other. */
function waysAround(rows: readonly Row[]): Way[] {
  const [upper, name, lower] = rows
  if (!upper || !name || !lower || !stackable(upper, name) || !stackable(name, lower)) return []
  const isName =
    !figuresOf([name]).some(isMoney) && wordsOfRow(name).some(word => /[a-z]{3}/i.test(word.text))
  const isPaid = upper.segments.some(segment => readTotalLabel(segment.text) !== null)
  const ways = isName && !isPaid ? waysOf([upper, lower]) : []
  return ways
    .filter(way => isSplit(way, upper) && wordsOfRow(upper).includes(printed(way.total)))
    .map(way => ({ ...way, rows: [...rows] }))
}

/** Where nothing is charged, every count multiplies: what was sent stands behind what counts the lines and what was ordered. */
function sentLast({ quantity, total }: Way): number {
  return total.value === 0 ? quantity.word.x1 : 0
}

interface Way {
  rows: Row[]
  quantity: Figure
  unit: Figure
  total: Figure
  discount: Figure | null
  fit: number
}

function waysOf(rows: readonly Row[]): Way[] {
  const figures = figuresOf(rows)
  if (figures.length < 3 || figures.length > MOST_FIGURES) return []
  const totals = figures.filter(isMoney).slice(-3).reverse()
  if (totals.length < 2) return []
  return totals.flatMap(total =>
    figures
      .filter(figure => figure !== total && (isCount(figure) || (figure.value === 0 && total.value === 0)))
      .filter(quantity => total.value !== 0 || Number.isInteger(quantity.value))
      .flatMap(quantity => {
        const others = figures.filter(figure => figure !== total && figure !== quantity)
        return others
          .filter(unit => isMoney(unit) && (unit.word.x1 < total.word.x1 || beginsName(total, rows)))
          .flatMap(unit => waysFor({ rows: [...rows], quantity, unit, total }, others))
      }),
  )
}

/** What a line comes to stands first in its row, before its name. */
function beginsName(total: Figure, rows: readonly Row[]): boolean {
  const [first, ...more] = wordsOfRow(
    rows.find(row => wordsOfRow(row)[0] === printed(total)) ?? (rows[0] as Row),
  )
  return (
    first === printed(total) && more.some(word => /[a-z]{3}/i.test(word.text) && !CONNECTOR.test(word.text))
  )
}

/** Its total stands before its price: at the left of the page. */
export function isTotalFirst({ unit, total }: Pick<Band, 'unit' | 'total'>): boolean {
  return unit !== null && unit.word.x1 > total.word.x1
}

function waysFor(way: Omit<Way, 'discount' | 'fit'>, others: readonly Figure[]): Way[] {
  const able = others.filter(
    figure => figure !== way.unit && figure.value > 0 && figure.value <= 100 && !figure.currency,
  )
  return [null, ...able].flatMap(discount => {
    const fit = fitOf(way.quantity.value, way.unit.value, Math.abs(way.total.value), discount?.value ?? 0)
    return fit > 0 && (discount === null || fit === DISCOUNTED) ? [{ ...way, discount, fit }] : []
  })
}

function isCount(figure: Figure): boolean {
  return figure.value !== 0 && !figure.percent && !figure.currency && Math.abs(figure.value) < 10_000
}

function stackable(upper: Row, lower: Row): boolean {
  const height = Math.min(upper.y1 - upper.y0, lower.y1 - lower.y0)
  return upper.page === lower.page && middle(lower) - middle(upper) < NEXT_ROW * height
}

/** Two rows are one band only when one prints `quantity × price` and the other nothing but the total. */
function isSplit(way: Way, upper: Row): boolean {
  const inUpper = (figure: Figure) => upper.segments.some(segment => segment.words.includes(printed(figure)))
  return (
    inUpper(way.quantity) === inUpper(way.unit) &&
    inUpper(way.quantity) !== inUpper(way.total) &&
    way.unit.word.x0 > way.quantity.word.x0 &&
    wordsBetween(way)
  )
}

/** What stands between quantity and price says that they multiply; on a scan the sign may be lost (`1  46.20`). */
function wordsBetween(way: Way): boolean {
  const between = betweenFigures(way)
  const isLost = between.length === 0 && way.unit.word.source === 'ocr' && isMoney(way.unit)
  return isSigned(way) || isLost || between.some(word => CONNECTOR.test(word.text))
}

/**
 * None of it came: where a price and nothing to pay stand in a row, a nought among its counts is how many were sent. With a net price of
 * nothing behind the price it is given away.
 */
function isUnsent({ rows, quantity, unit, total }: Way): boolean {
  const isFree = rows.flatMap(wordsOfRow).some(word => {
    const figure = readFigure(word.text)
    return word.x0 > unit.word.x1 && word.x1 < total.word.x0 && figure?.value === 0 && isMoney(figure)
  })
  return quantity.value === 0 && unit.value !== 0 && total.value === 0 && !isFree
}

/** `10 @ 2.65`: nothing but what says so stands between quantity and price. */
function isConnected(way: Way): boolean {
  const between = betweenFigures(way)
  return isSigned(way) || (between.length > 0 && between.every(word => CONNECTOR.test(word.text)))
}

/** The sign stands on a figure itself (`2x24.75`, `-1x 16.50`). */
function isSigned({ quantity, unit }: Way): boolean {
  return printed(quantity) === printed(unit) || /\d[x×@]$/i.test(quantity.word.text)
}

function betweenFigures({ rows, quantity, unit }: Way): Word[] {
  const words = rows.flatMap(wordsOfRow)
  return words.slice(words.indexOf(printed(quantity)) + 1, words.indexOf(printed(unit)))
}

/** A row of words that ends in one amount where the bands have their totals. */
export function bandOfTotalOnly(row: Row, bands: readonly Band[]): Band | null {
  if (row.segments.some(segment => isTotalLabel(segment.text))) return null
  const [total, ...more] = figuresOf([row]).filter(isMoney)
  if (!total || more.length > 0) return null
  const inLine = bands.some(band => Math.abs(band.total.word.x1 - total.word.x1) < 3)
  const words = wordsOfRow(row).filter(word => word !== printed(total))
  if (!inLine || !words.some(word => /[a-z]{3}/i.test(word.text))) return null
  return { page: row.page, rows: [row], quantity: null, unit: null, total, discount: null, words }
}

/** Where a way's figures end: right edges, because most figures are set flush right. */
function edgesOf(way: Way): string[] {
  const edge = (name: string, figure: Figure) => `${name}${Math.round(figure.word.x1 / 4)}`
  return [edge('q', way.quantity), edge('u', way.unit), edge('t', way.total)]
}

function bandOf(way: Way): Band {
  const { rows, quantity, unit, total, discount } = way
  const used = new Set([quantity, unit, total, discount].flatMap(figure => (figure ? printed(figure) : [])))
  const words = rows
    .flatMap(row => row.segments)
    .flatMap(({ words: all }) => {
      const left = withoutMeasures(all, used, way)
      const named = left.some(word => /[a-z]{2}/i.test(word.text))
      return named || isInGroups(left) || leads(all, way) ? left : left.filter(word => isCode(word, way))
    })
    .filter(word => isTotalFirst(way) || word.x0 < total.word.x1)
  return { page: rows[0]?.page ?? 1, rows, quantity, unit, total, discount, words }
}

/** One number: groups of figures, or what begins and ends in letters (`B 4 014 RZ`), of which no group between counts anything. */
function isInGroups(words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)].map(word => (word ? readFigure(word.text) : null))
  const isLettered = words.length > 2 && first === null && last === null
  return IN_GROUPS.test(joinTexts(words)) || (isLettered && isCodeLike(joinTexts(words)))
}

/** All that stands before `2 @ 7.70` is a number, whatever its groups are (`0981 44`). */
function leads(words: readonly Word[], way: Way): boolean {
  const isFirst = way.rows.some(({ segments: [first] }) => first?.words[0] === words[0])
  return isFirst && words.every(word => word.x1 < way.quantity.word.x0) && isConnected(way)
}

/** Stand in one row. */
export function areLevel(one: Word, other: Word): boolean {
  return (
    Math.min(one.y1, other.y1) - Math.max(one.y0, other.y0) >
    0.5 * Math.min(one.y1 - one.y0, other.y1 - other.y0)
  )
}

/** What is left of a segment without the way's figures and what they are counted in; within a name such words mean something (`seal kit`). */
function withoutMeasures(words: readonly Word[], used: ReadonlySet<Word>, way: Way): Word[] {
  const left: Word[] = []
  const isUsed = (word: Word | undefined) => word !== undefined && used.has(word)
  let afterName = false
  for (const [i, word] of words.entries()) {
    if (tellsGst(words, i) || (word.text === 'GST' && word.x0 > way.unit.word.x0)) continue
    // Behind a group of figures it ends a number (`8C1 632 554 HR`).
    const isLabel = LABEL.test(word.text) && !/^\d+$/.test(words[i - 1]?.text ?? '')
    if (isLabel && isUsed(words[i + 1])) continue
    const isBehind = word.x0 > way.quantity.word.x0 && areLevel(word, way.quantity.word)
    // `Bottle jack`, `Hour meter`: a name begins so, a unit does not.
    const before = words[i - 1]
    const counts = before === undefined || used.has(before) || isMoney(readFigure(before.text))
    const measure = isBehind && counts && isMeasure(word.text) && !/^[A-Z][a-z]{2}/.test(word.text)
    // A price before or after its discount says nothing that the figures used do not.
    const isFigure = used.has(word) || (isBehind && isMoney(readFigure(word.text)))
    // `600 x 300`: both are the name's.
    const isOfSize = !isUsed(before) && !isUsed(words[i + 1]) && /^\d/.test(words[i + 1]?.text ?? '')
    const isCounted = COUNTED.test(word.text) && before === printed(way.quantity)
    const connects = (isCounted || CONNECTOR.test(word.text)) && !(isOfSize && /^\d/.test(before?.text ?? ''))
    if (isFigure || (!afterName && (measure || connects))) {
      afterName = false
      continue
    }
    afterName = /[a-z]/i.test(word.text)
    left.push(word)
  }
  return left
}

/** Whether GST is in the price before it (`524.00 ex GST`): no part of a name or of a number. */
function tellsGst(words: readonly Word[], at: number): boolean {
  const pair = (i: number) =>
    /^\(?(?:exc?l?|incl?|plus|\+)\.? GST\b/i.test(`${words[i]?.text} ${words[i + 1]?.text}`)
  return pair(at) || pair(at - 1)
}

/**
 * A number that stands alone is a code only when it is as long as one, or the first thing in its row; one that looks like money (`81.24`)
 * only before a quantity and a price that name themselves (`5 x 4.80`).
 */
function isCode(word: Word, way: Way): boolean {
  const { rows, quantity, unit } = way
  const figure = readFigure(word.text)
  if (figure === null) return !word.text.endsWith('%')
  if (figure.percent || figure.currency || (figure.decimals > 1 && !isConnected(way))) return false
  const isFirst = rows.some(row => row.segments[0]?.words[0] === word)
  return (isFirst && word.x1 < quantity.word.x0) || (word.x1 < unit.word.x0 && word.text.length >= 4)
}
