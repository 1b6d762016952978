import { middle, type Row, textOfRow, wordsOfRow } from '../../layout/lay-out.ts'
import { isOcr, joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney } from '../../values/amounts.ts'
import { isMeasure } from '../../values/measures.ts'
import { isAnnounced } from '../../vocabulary/part-in-text.ts'
import { isTotalLabel, readTotalLabel } from '../../vocabulary/total-labels.ts'
import { isLoneNumber } from '../codes/lone-code.ts'
import { fitOf, readFigure } from '../figure-columns.ts'
import { isRemark } from '../remarks.ts'
import { countedWays, countsOneBehind } from './counted-totals.ts'
import { type Figure, figuresOf, figuresWithNoughts, isUnprinted, printed } from './figures.ts'
import {
  betweenFigures,
  CONNECTOR,
  EDGE,
  isConnected,
  isConnector,
  isMeasured,
  isSigned,
  isTotalFirst,
  type Way,
} from './way.ts'
import { withoutAges } from './without-ages.ts'
import { labelOf, wordsOf } from './words-of-way.ts'

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
  /** What the price is called in them, which may be the goods' only name. */
  label?: Word[]
  /** The part number, where a name beside it announces one. */
  code?: Word[]
  /** Whether it is the line's own or one beside it has it, is open. */
  isCodeGuessed?: boolean
  /** What counts may measure the goods instead. */
  isCountGuessed?: boolean
  /** The row below it that takes something off its total, and how much, in dollars. */
  less?: { row: Row; value: number } | null
}

/** More than a line of goods has, with its sizes and codes of figures. */
const MOST_FIGURES = 14
/** As much as so many other rows with figures under these. */
const CONNECTED = 3
/** Less than a row: what tells two ways apart that stand under as many other rows' figures. */
const UNSENT = 0.5
/** What `fitOf` gives a row that multiplies after its discount. */
const DISCOUNTED = 0.9
/** Of a whole number of times, by what rounding leaves. */
const EXACT = 1e-6
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
    const ways = waysOf([upper, lower]).filter(way => isSplit(way, upper) || isPricedBelow(way, upper, lower))
    open[i] = ways
    // A row is one of one band.
    if (ways.length > 0) i++
  }
  for (let i = 0; i + 2 < rows.length; i++) {
    const ways = open.slice(i, i + 3).some(own => own.length > 0) ? [] : waysAround(rows.slice(i, i + 3))
    if (ways.length > 0) open[i] = ways
  }
  const taken = new Set(open.flatMap(ways => ways.flatMap(way => way.rows)))
  const areOnesPrinted = rows.some(countsOneBehind)
  for (const [i, row] of rows.entries()) {
    const next = rows[i + 1]
    if (taken.has(row)) continue
    const below = next && !taken.has(next) && stackable(row, next) ? next : undefined
    open[i] = countedWays(row, below, areOnesPrinted)
  }
  const priced = open.flat().filter(({ total }) => !isUnprinted(total))
  const able = open.map(ways => ways.filter(({ total }) => !isUnprinted(total) || isInLine(total, priced)))
  const votes = new Map<string, number>()
  for (const ways of able)
    for (const edge of new Set(ways.flatMap(edgesOf))) votes.set(edge, (votes.get(edge) ?? 0) + 1)
  const bands = able.flatMap(ways => {
    const ranked = ways
      .map(way => ({
        way,
        votes:
          edgesOf(way).reduce((sum, edge) => sum + (votes.get(edge) ?? 0), 0) +
          way.fit +
          (isConnected(way) || isMeasured(way) ? CONNECTED : 0) +
          (isUnsent(way) ? UNSENT : 0),
      }))
      .sort((a, b) => b.votes - a.votes || sentLast(b.way) - sentLast(a.way))
    return ranked[0] ? [bandOf(ranked[0].way)] : []
  })
  return withoutAges(bands, rows)
}

/** Stands where these have their totals. */
function isInLine({ word }: Figure, bands: readonly Pick<Band, 'total'>[]): boolean {
  return bands.some(({ total }) => Math.abs(total.word.x1 - word.x1) < EDGE)
}

/** A code with its total, the name, and what they multiply from (`1 x $74.50`), one under the other; or the name with its total, and the code. */
function waysAround(rows: readonly Row[]): Way[] {
  const [upper, name, lower] = rows
  if (!upper || !name || !lower || !stackable(upper, name) || !stackable(name, lower)) return []
  const isWorded = (row: Row) => wordsOfRow(row).some(word => /[a-z]{3}/i.test(word.text))
  const isCode = isWorded(upper) && isLoneNumber({ text: textOfRow(name) })
  const isName = isCode || (!figuresOf([name]).some(isMoney) && isWorded(name))
  const isPaid = upper.segments.some(segment => readTotalLabel(segment.text) !== null)
  const ways = isName && !isPaid ? waysOf([upper, lower]) : []
  return ways
    .filter(way => isSplit(way, upper) && wordsOfRow(upper).includes(printed(way.total)))
    .map(way => ({ ...way, rows: [...rows] }))
}

/** Where nothing is charged, every count multiplies: what was sent stands behind what counts the lines and what was ordered. */
function sentLast({ quantity, unit, total }: Way): number {
  return total.value === 0 && !isReversed({ quantity, unit }) ? quantity.word.x1 : 0
}

/** A count as if it were money, before a price of nothing (`1.00  0.00  0.00`), is not the price. */
function isReversed({ quantity, unit }: Pick<Way, 'quantity' | 'unit'>): boolean {
  return isMoney(quantity) && quantity.word.x0 > unit.word.x1
}

function waysOf(rows: readonly Row[]): Way[] {
  const figures = figuresWithNoughts(rows)
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
          .filter(unit => isMoney(unit) && (!isTotalFirst({ unit, total }) || beginsName(total, rows)))
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

function waysFor(way: Omit<Way, 'discount' | 'fit'>, others: readonly Figure[]): Way[] {
  const able = others.filter(
    figure => figure !== way.unit && figure.value > 0 && figure.value <= 100 && !figure.currency,
  )
  const { quantity, unit, total } = way
  return [null, ...able].flatMap(discount => {
    const fit = fitOf(quantity.value, unit.value, Math.abs(total.value), discount?.value ?? 0, unit.decimals)
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

/**
 * A count and the name behind it over nothing but `@ 112.40 ........ 224.80`, as letters are typed; or over the number and the price of one (`2 x Pick
 * set 45.46` over `Item no. PK-07 @ 22.73`), where a scan may lose the sign.
 */
function isPricedBelow({ quantity, unit, total }: Way, upper: Row, lower: Row): boolean {
  const own = wordsOfRow(upper)
  const beneath = wordsOfRow(lower).filter(word => !/^[._-]{2,}$/.test(word.text))
  const sign = beneath.findIndex(word => /^(?:@|at)$/i.test(word.text))
  const figures = beneath.slice(sign + 1)
  if (own[0] !== printed(quantity)) return false
  if (sign === 0 && figures.length === 2)
    return figures.includes(printed(unit)) && figures.includes(printed(total))
  const number = beneath.slice(0, sign < 0 ? -1 : sign)
  return (
    own.at(-1) === printed(total) &&
    beneath.at(-1) === printed(unit) &&
    (sign < 0 ? isOcr(beneath) : figures.length === 1) &&
    isAnnounced(joinTexts(number))
  )
}

/** What stands between quantity and price says that they multiply; on a scan the sign may be lost (`1  46.20`, `1 KIT 46.20`). */
function wordsBetween(way: Way): boolean {
  const between = betweenFigures(way)
  const isLost =
    between.every(word => isMeasure(word.text)) && way.unit.word.source === 'ocr' && isMoney(way.unit)
  const connects = way.rows
    .flatMap(row => row.segments)
    .some(({ words }) => words.some((word, i) => between.includes(word) && isConnector(words, i)))
  return isSigned(way) || isLost || connects
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
  return (
    quantity.value === 0 &&
    unit.value !== 0 &&
    total.value === 0 &&
    !isFree &&
    !isReversed({ quantity, unit })
  )
}

/** A row of words that ends in one amount where the bands have their totals. */
export function bandOfTotalOnly(row: Row, bands: readonly Band[]): Band | null {
  if (row.segments.some(segment => isTotalLabel(segment.text))) return null
  const [total, ...more] = figuresOf([row]).filter(isMoney)
  if (!total || more.length > 0) return null
  const words = wordsOfRow(row).filter(word => word !== printed(total))
  if (!isInLine(total, bands) || !words.some(word => /[a-z]{3}/i.test(word.text))) return null
  return { page: row.page, rows: [row], quantity: null, unit: null, total, discount: null, words }
}

/** What goods cost elsewhere or before, and nothing else: no name of any. */
const TOLD_PRICE = /^(?:(?:rrp|srp|list|retail|was|now|price|each)(?: price)?|you saved?)\W*$/i

/** Figures of a part number that begins its row, at the least. */
const LEAST_NUMBER = 4

/**
 * A row that prints a price and a total where the bands have theirs, without the count between (a scan lost it), if the price goes into the total
 * a whole number of times. Any other figure beside them could be the count and says otherwise, but for a number that begins the row. Remarks and prices that are
 * told (`RRP`, `You saved`) are no lines, nor is anything in print, which loses no count.
 */
export function bandWithoutCount(row: Row, bands: readonly Band[]): Band | null {
  if (!isOcr(wordsOfRow(row)) || row.segments.some(segment => isTotalLabel(segment.text))) return null
  const own = figuresOf([row])
  const [unit, total, ...more] = own.filter(isMoney)
  if (!unit || !total || more.length > 0 || !isInLine(total, bands) || unit.value <= 0) return null
  const units = bands.flatMap(band => (band.unit ? [{ total: band.unit }] : []))
  const times = total.value / unit.value
  const isWhole = times >= 1 && Math.abs(times - Math.round(times)) < EXACT
  if (!isWhole || !isInLine(unit, units)) return null
  const [first, ...words] = wordsOfRow(row)
  const isNumber = ({ word }: Figure) => word === first && word.text.length >= LEAST_NUMBER
  if (own.some(figure => !isMoney(figure) && !isNumber(figure))) return null
  const told = [first as Word, ...words].filter(word => word !== printed(unit) && word !== printed(total))
  if (isRemark(joinTexts(wordsOfRow(row))) || TOLD_PRICE.test(joinTexts(told))) return null
  const left = told.filter(word => !CONNECTOR.test(word.text))
  return { page: row.page, rows: [row], quantity: null, unit, total, discount: null, words: left }
}

/** Where a way's figures end: right edges, because most figures are set flush right. */
function edgesOf(way: Way): string[] {
  const edge = (name: string, figure: Figure) => `${name}${Math.round(figure.word.x1 / 4)}`
  return [edge('q', way.quantity), edge('u', way.unit), edge('t', way.total)]
}

function bandOf(way: Way): Band {
  const { rows, quantity, unit, total, discount, isGuess = false } = way
  const [page, label] = [rows[0]?.page ?? 1, labelOf(way)]
  // What may measure the goods may be of their name.
  const own = rows.flatMap(wordsOfRow).filter(word => word !== printed(total))
  return {
    page,
    rows,
    quantity,
    unit,
    total,
    discount,
    words: isGuess ? own : wordsOf(way),
    label,
    isCountGuessed: isGuess,
  }
}
