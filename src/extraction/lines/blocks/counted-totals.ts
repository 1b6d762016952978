import { type Row, wordsOfRow } from '../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { isMoney } from '../../values/amounts.ts'
import { beginsWithSide, endsInLength, endsInSide } from '../../values/measures.ts'
import { isAnnounced } from '../../vocabulary/part-in-text.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'
import { isLoneNumber } from '../codes/lone-code.ts'
import { fitOf, readFigure } from '../figure-columns.ts'
import { type Figure, figuresOf, printed } from './figures.ts'
import type { Way } from './way.ts'

/** What says that a figure counts what stands beside it. */
const SIGN = /^[x×]$/i
/** Says that the price before it, or behind it, is that of one. */
const OF_ONE = /^(?:ea\.?|each)$/i
const AT = /^(?:@|at)$/i
/** Figures of a count. */
const COUNT = /^[1-9]\d{0,2}$/

/** A count with its sign at either end of what it counts (`2 x Gear oil`, `Ball joint × 1`), and set apart behind that what they come to. */
interface Counted {
  quantity: Figure
  total: Figure
  isBehind: boolean
  /** What may be two sides of the goods (`Plate 600 x 300`, `6 x 9 speakers`), or one and how much of it (`Tape 19mm x 20`). */
  measures: 'sides' | 'length' | null
}

/**
 * How a row that prints count and total multiplies: by the price of one in the row beneath it (`302907 $36.35 ea.`), or, where no price stands there, by
 * what the total says of it: it is a whole number of times as many cents. What may measure the goods is a guess, but for a length where the paper
 * prints ones too, and so a count on each line.
 */
export function countedWays(row: Row, next: Row | undefined, areOnesPrinted: boolean): Way[] {
  const counted = countedIn(row)
  if (!counted) return []
  const { quantity, total, measures } = counted
  const unit = next ? priceOfOne(next) : null
  if (next && unit) {
    const fit = fitOf(quantity.value, unit.value, Math.abs(total.value), 0, unit.decimals)
    return fit > 0 ? [{ rows: [row, next], quantity, unit, total, discount: null, fit }] : []
  }
  const isExact = Math.round(total.value * 100) % quantity.value === 0
  if (!isExact) return []
  const each = { ...total, value: Number((total.value / quantity.value).toFixed(4)) }
  const isGuess = measures === 'sides' || (measures === 'length' && !areOnesPrinted)
  return [{ rows: [row], quantity, unit: each, total, discount: null, fit: 1, isGuess }]
}

/** Whether a row counts one, and says so behind its name (`Ball joint x 1`). */
export function countsOneBehind(row: Row): boolean {
  const counted = countedIn(row)
  return counted !== null && counted.isBehind && counted.quantity.value === 1
}

/** Whether a row is of goods that are counted so, or measured. */
export function hasCountSigned(row: Row): boolean {
  return countedIn(row) !== null
}

function countedIn(row: Row): Counted | null {
  const figures = figuresOf([row])
  const [total, ...more] = figures.filter(isMoney)
  const words = wordsOfRow(row)
  const last = row.segments.at(-1)?.words ?? []
  if (!total || more.length > 0 || last.length > 1 || last[0] !== printed(total)) return null
  const own = words.slice(0, -1)
  const [count, name] = countAtEnd(own) ?? [undefined, []]
  const quantity = figures.find(({ word }) => word === count)
  const text = joinTexts(name)
  const isNumber = isLoneNumber({ text })
  const isName = (/[a-z]{3}/i.test(text) || isNumber) && readTotalLabel(text) === null
  const isBehind = count === own.at(-1)
  if (!quantity || !isName) return null
  const measures = isNumber ? null : isBehind ? measuredBehind(name) : measuredBefore(quantity, name)
  return { quantity, total, isBehind, measures }
}

/** The count at the start or the end of some words, and the words that it counts. */
function countAtEnd(words: readonly Word[]): [Word, Word[]] | null {
  const [first, second, third] = words
  const [before, last] = words.slice(-2)
  if (first && second && third && COUNT.test(first.text) && SIGN.test(second.text) && !readMoney(third))
    return [first, words.slice(2)]
  return words.length > 2 && before && last && SIGN.test(before.text) && COUNT.test(last.text)
    ? [last, words.slice(0, -2)]
    : null
}

function measuredBehind(name: readonly Word[]): Counted['measures'] {
  const words = name.map(({ text }) => text)
  if (endsInSide(words)) return 'sides'
  return endsInLength(words) ? 'length' : null
}

/** One of what is so long is one. */
function measuredBefore({ value }: Figure, name: readonly Word[]): Counted['measures'] {
  return value !== 1 && beginsWithSide(name.map(({ text }) => text)) ? 'sides' : null
}

function readMoney({ text }: Word): boolean {
  return isMoney(readFigure(text))
}

/** A number of goods and what one of them costs, and nothing else. */
function priceOfOne(row: Row): Figure | null {
  const words = wordsOfRow(row)
  const isSaid = (word: Word | undefined, says: RegExp) => says.test(word?.text ?? '')
  const own = isSaid(words.at(-1), OF_ONE) ? words.slice(0, -1) : words
  const isAt = isSaid(own.at(-2), AT)
  const price = figuresOf([row]).find(({ word }) => word === own.at(-1))
  const number = joinTexts(own.slice(0, isAt ? -2 : -1))
  const isTold = isAt || own.length < words.length
  return price &&
    isMoney(price) &&
    isTold &&
    (number === '' || isAnnounced(number) || isLoneNumber({ text: number }))
    ? price
    : null
}
