import { wordsOfRow } from '../../layout/lay-out.ts'
import { joinTexts, type Word } from '../../pdf/page.ts'
import { type Amount, isMoney } from '../../values/amounts.ts'
import { isMeasure, SIZE } from '../../values/measures.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { readFigure } from '../figure-columns.ts'
import { centsBehind, printed } from './figures.ts'
import { areLevel, isConnected, isConnector, isTotalFirst, type Way } from './way.ts'

/** What goods are counted in, behind a count in a sentence (`2 off at 8.35`). */
const COUNTED =
  /^(?:off|only|lots?|pieces|pairs|packs|boxes|bags|tins|cans|tubes|bottles|drums|rolls|kits|lengths?|hours|litres?|metres?)$/
/** A part number of figures (`0 986 494 123`, `000 989 54 02`). */
const IN_GROUPS = /^(?:\d{1,3}(?: \d{3}){2,}|\d{3} \d{3}(?: \d{2}){1,2})$/
/** One of figures and a few letters (`06A 905 115 D`, `N 908 132 02`), with groups that measure nothing. */
const GROUPED = /^(?=.*[A-Z])(?=.*\b\d{3} \d{3}\b)[A-Z\d]{1,4}(?: [A-Z\d]{1,3}){2,6}$/
/** Says what the figure behind it is. */
const LABEL = /^(?:qty|quantity|hrs?|hours?|price|rate|unit|total|amount)[:.]?$/i
/** What is said of a price beside its name. */
const OF_PRICE = String.raw`(?:u|unit|each|ea|item|our|your|list|retail|rrp|trade|wholesale|dealer|member|standard|special|sell(?:ing)?|sale|nett?|ex|excl?|incl?|gst|aud|per|hr|hour)`
/** The name of a price in more than one word (`Unit price`, `Price each`, `Rate/hr`), or one that may end a name (`Callout charge`). */
const PRICE_LABEL = new RegExp(`^(?:${OF_PRICE} )*(?:price|rate|cost|charge)(?: ${OF_PRICE})*$`, 'i')

/** The words of a way's rows that are none of its figures and say nothing of them: name and number, left to right. */
export function wordsOf(way: Way): Word[] {
  const { rows, total } = way
  const used = usedBy(way)
  return rows
    .flatMap(row => row.segments)
    .flatMap(({ words: all }) => {
      const left = withoutMeasures(all, used, way)
      const named = left.some(word => /[a-z]{2}/i.test(word.text))
      const isWhole = named || isInGroups(left) || isGrouped(left, way) || leads(all, way)
      return isWhole ? left : left.filter(word => isCode(word, way))
    })
    .filter(word => isTotalFirst(way) || word.x0 < total.word.x1)
}

/** What the price is called in a way's rows: the name of its goods where nothing else is (`Standard charge`). */
export function labelOf(way: Way): Word[] {
  return priceLabel(way, usedBy(way))
}

function usedBy({ quantity, unit, total, discount }: Way): ReadonlySet<Word> {
  return new Set([quantity, unit, total, discount].flatMap(figure => (figure ? printed(figure) : [])))
}

/** Groups of figures and letters that begin the row and stand together, left of all that is counted. */
function isGrouped(words: readonly Word[], way: Way): boolean {
  const isFirst = beginsRow(words, way) && words.every(word => word.x1 < way.quantity.word.x0)
  return isFirst && GROUPED.test(joinTexts(words))
}

/** One number: groups of figures, or what begins and ends in letters (`B 4 014 RZ`), of which no group between counts anything. */
function isInGroups(words: readonly Word[]): boolean {
  const [first, last] = [words[0], words.at(-1)].map(word => (word ? readFigure(word.text) : null))
  const isLettered = words.length > 2 && first === null && last === null
  return IN_GROUPS.test(joinTexts(words)) || (isLettered && isCodeLike(joinTexts(words)))
}

/** All that stands before `2 @ 7.70` is a number, whatever its groups are (`0981 44`). */
function leads(words: readonly Word[], way: Way): boolean {
  return beginsRow(words, way) && words.every(word => word.x1 < way.quantity.word.x0) && isConnected(way)
}

function beginsRow([word]: readonly Word[], { rows }: Way): boolean {
  return word !== undefined && rows.some(({ segments: [first] }) => first?.words[0] === word)
}

/** What is left of a segment without the way's figures and what they are counted in; within a name such words mean something (`seal kit`). */
function withoutMeasures(words: readonly Word[], used: ReadonlySet<Word>, way: Way): Word[] {
  const left: Word[] = []
  const isUsed = (word: Word | undefined) => word !== undefined && used.has(word)
  const label = priceLabel(way, used)
  let afterName = false
  for (const [i, word] of words.entries()) {
    if (tellsGst(words, i) || (word.text === 'GST' && word.x0 > way.unit.word.x0)) continue
    // Behind a group of figures it ends a number (`8C1 632 554 HR`).
    const isLabel = LABEL.test(word.text) && !/^\d+$/.test(words[i - 1]?.text ?? '')
    if (label.includes(word) || (isLabel && isUsed(words[i + 1]))) continue
    const isBehind = word.x0 > way.quantity.word.x0 && areLevel(word, way.quantity.word)
    // `Bottle jack`, `Hour meter`: a name begins so, a unit does not.
    const before = words[i - 1]
    const counts = before === undefined || used.has(before) || isMoney(readFigure(before.text))
    const isPriced = tellsUnit(words, i, printed(way.unit))
    const measure = isBehind && counts && isMeasure(word.text) && !/^[A-Z][a-z]{2}/.test(word.text)
    // A price before or after its discount says nothing that the figures used do not.
    const isFigure = used.has(word) || (isBehind && isMoney(readFigure(word.text)))
    const next = words[i + 1]
    const areDigits = [before, next].every(beside => /^\d/.test(beside?.text ?? ''))
    const begins = i === 0 && next !== undefined && beginsRow(words, way) && word.x1 < way.quantity.word.x0
    // `600 x 300`, and first of its row `AT 542 13`: the name's or the number's.
    const isOwn = !isUsed(before) && !isUsed(next) && (areDigits || begins)
    const isCounted = COUNTED.test(word.text) && before === printed(way.quantity)
    const connects = (isCounted || isConnector(words, i)) && !isOwn
    const leadsToPrice = /^(?:@|at)$/i.test(word.text) && next === printed(way.unit)
    const isSign = /^[x×]$/i.test(word.text) && next === printed(way.quantity) && !isUsed(before)
    if (isFigure || isSign || isPriced || leadsToPrice || (!afterName && (measure || connects))) {
      afterName = false
      continue
    }
    afterName = /[a-z]/i.test(word.text)
    left.push(word)
  }
  return left
}

/**
 * What stands before the price, behind any figure and in one segment, if that is the price's name; a word alone that is set apart from it may name
 * goods (`Charge`).
 */
function priceLabel({ rows, unit }: Way, used: ReadonlySet<Word>): Word[] {
  const price = printed(unit)
  const segments = rows.find(row => wordsOfRow(row).includes(price))?.segments ?? []
  const at = segments.findIndex(({ words }) => words.includes(price))
  const own = segments[at]?.words.slice(0, segments[at]?.words.indexOf(price)) ?? []
  const before = own.length > 0 ? own : (segments[at - 1]?.words ?? [])
  const run = before.slice(before.findLastIndex(word => used.has(word)) + 1)
  const text = joinTexts(run).replace(/[^a-z]+/gi, ' ')
  return PRICE_LABEL.test(text.trim()) && (own.length > 0 || run.length > 1) ? run : []
}

/** Whatever goods are priced by, behind the price (`14.80 per length`, `72.60 c/L`). */
function tellsUnit(words: readonly Word[], at: number, price: Word): boolean {
  const from = words.indexOf(price)
  const behind = from < 0 ? 0 : at - from
  const isPer = behind === 2 && /^per$/i.test(words[at - 1]?.text ?? '')
  return isPer || (behind > 0 && behind <= centsBehind(words, from).length)
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
  const { quantity, unit } = way
  const figure = readFigure(word.text)
  if (figure === null) return !word.text.endsWith('%')
  if (figure.percent || figure.currency || (figure.decimals > 1 && !isConnected(way))) return false
  if (isRate(figure) && word.x0 > quantity.word.x1 && !isOnlyNumber(word, way)) return false
  return (
    (beginsRow([word], way) && word.x1 < quantity.word.x0) ||
    (word.x1 < unit.word.x0 && word.text.length >= 4)
  )
}

/** A name stands between it and the price, and nothing else in its row looks like a number: it may be one, and a rate or a weight as well. */
function isOnlyNumber(word: Word, { rows, quantity, unit }: Way): boolean {
  const words = rows.flatMap(wordsOfRow)
  const at = words.indexOf(printed(unit))
  const between = words.slice(words.indexOf(word) + 1, at)
  const others = words.slice(0, Math.max(0, at)).filter(one => one !== word && one !== printed(quantity))
  const name = between.find(({ text }) => /[a-z]{3}/i.test(text) && !isMeasure(text))
  // What goods suit, and how large they are, stands behind their name.
  const isOfName = ({ x0, text }: Word) => name !== undefined && x0 > name.x1 && YEAR_OR_SIZE.test(text)
  const isNumber = (one: Word) =>
    NUMBER.test(one.text) && (readFigure(one.text)?.decimals ?? 0) === 0 && !isOfName(one)
  return name !== undefined && !others.some(isNumber)
}

/** `2015`, `M20X1.5`, `4WD22`. */
const YEAR_OR_SIZE = new RegExp(String.raw`^(?:19|20)\d\d$|^(?=.*[a-z])(?:${SIZE.source})`, 'i')

/** Capitals and figures, as many as a part number has at least. */
const NUMBER = /^(?=.*\d)[A-Z\d][A-Z\d./-]{3,}$/

/** May be what is taken off a price that is not used, since the one after it stands beside it (`35.0`). */
function isRate({ value, decimals }: Amount): boolean {
  return decimals === 1 && value <= 100
}
