import { findHeadings } from '../../../layout/columns/find-headings.ts'
import type { Heading } from '../../../layout/columns/heading.ts'
import { type PageLayout, wordsOfRow } from '../../../layout/lay-out.ts'
import { isOcr, joinTexts, type Word } from '../../../pdf/page.ts'
import { isMoney, readAmount } from '../../../values/amounts.ts'
import { isMeasure, saysHowMuch } from '../../../values/measures.ts'
import { nameOfHeading } from '../../../vocabulary/column-names.ts'
import { isCodeLike } from '../../../vocabulary/part-number.ts'
import type { PrintedLine } from '../../printed-line.ts'

/** Points. */
const ALIGNED = 2
/** Letters and figures, as numbers of goods mostly have. */
const OWN_CODE = /^(?=.*[A-Z])(?=.*\d).{4,}$/
/** Lines with a number that begins in one place. */
const LEAST = 2
/** By its point it numbers the line (`5.`), and no goods. */
const NUMBERS_LINE = /^\d{1,2}[.)]$/

/**
 * A line without a part number beside whose figures a word stands that none of its values holds: right where other lines' numbers begin or under
 * a heading of such, whatever it looks like, or, where no heading explains it, behind them all a code of its own, or before its name a number of its
 * own, however short. A person should look.
 */
export function doubtUntaken(
  { lines, headed }: { lines: readonly PrintedLine[]; headed: boolean },
  pages: readonly PageLayout[],
): PrintedLine[] {
  const starts = lines.flatMap(line => line.words.partNumber?.[0] ?? [])
  const isCustom = (word: Word, line: PrintedLine) =>
    !isPlainWord(word) &&
    starts.filter(start => Math.abs(start.x0 - word.x0) < ALIGNED).length >=
      (opensName(word, line) ? 1 : LEAST)
  const rows = pages.flatMap(page => findHeadings(page).map(row => ({ ...row, page: page.number })))
  const headingsOver = (word: Word, { page }: PrintedLine) =>
    rows.findLast(one => one.page === page && one.y1 < word.y1)?.headings ?? []
  const isHeaded = (word: Word, line: PrintedLine) => {
    const part = onlyPart(headingsOver(word, line))
    return part !== undefined && isUnder(word, part) && times(word.text) === 1
  }
  // Beside a heading of numbers, others are of something else.
  const isExplained = (word: Word, line: PrintedLine) =>
    headingsOver(word, line).some(one => {
      const name = nameOfHeading(one.text)
      return name === 'part' || (name !== null && isUnder(word, one))
    })
  const isUnderStrange = (word: Word, line: PrintedLine) =>
    !isExplained(word, line) && headingsOver(word, line).some(one => isUnder(word, one))
  const beside = lines.map(line => besideFigures(line, pages))
  const times = (text: string) => beside.filter(words => words.some(word => word.text === text)).length
  const isOwnCode = (word: Word, line: PrintedLine) => {
    const { text, x0 } = word
    const isBehind = x0 > (line.words.totalPrice?.at(-1)?.x1 ?? x0)
    const isOwn = hasOwnForm(text) && isCodeLike(text) && times(text) === 1
    return isOwn && (headed ? isUnderStrange(word, line) : isBehind)
  }
  const unexplained = beside.map((words, i) =>
    words.filter(word => !isExplained(word, lines[i] as PrintedLine)),
  )
  const before = numbersBeside(lines, headed ? unexplained : beside)
  return lines.map((line, i) => {
    if (line.partNumber !== '' || line.partReadings.length > 0) return line
    const untaken = beside[i]?.find(
      word =>
        /\w/.test(word.text) &&
        !NUMBERS_LINE.test(word.text) &&
        (isCustom(word, line) || isHeaded(word, line) || isOwnCode(word, line)),
    )
    const number = untaken?.text ?? before[i] ?? ''
    return number === '' ? line : { ...line, partReadings: ['', number] }
  })
}

/** A figure, whatever it looks like, right before the name in the line's row, of which nothing stands further left (`70.27  Hub cap`). */
function opensName(word: Word, { words }: PrintedLine): boolean {
  const own = Object.values(words).flat()
  const [name] = words.description ?? []
  return (
    /\d/.test(word.text) && name !== undefined && level(name, word) && own.every(({ x0 }) => x0 > word.x1)
  )
}

/** Printed in small letters it is a note's (`Labour, one fitter` where others have `Part no. AB-12`); a scan's readers may make such of anything. */
function isPlainWord(word: Word): boolean {
  return /^[a-z]+$/.test(word.text) && !isOcr([word])
}

/** In its form, and no size of an engine or the like (`4.0L`). */
function hasOwnForm(text: string): boolean {
  return OWN_CODE.test(text) && !tellsHowMuch(text)
}

/** Share of the lines that have a number before their name, and of those that differ. */
const MOSTLY = 0.6
const DIFFERENT = 0.8
/** Line numbers begin with it at the latest. */
const COUNTING = 10

/**
 * What stands right before the names of most lines, or between them and their figures, in a column that none of their values is from, mostly
 * different, and that counts neither goods nor lines; empty where nothing does.
 */
function numbersBeside(lines: readonly PrintedLine[], beside: readonly Word[][]): string[] {
  const before = lines.map(({ words: { partNumber = [], ...others }, partReadings }, i) => {
    // A number in doubt may be none.
    const [open, sure] = partReadings.includes('') ? [partNumber, []] : [[], partNumber]
    const name = others.description?.[0]?.x0 ?? 0
    const taken = [sure, ...Object.values(others)].flat()
    const start = Math.max(0, ...taken.flatMap(({ x1 }) => (x1 < name ? x1 : [])))
    return [...open, ...(beside[i] ?? [])].filter(word => word.x0 > start && word.x1 < name)
  })
  const behind = lines.map(({ words: { description = [], ...others } }, i) => {
    const name = Math.max(0, ...description.map(({ x1 }) => x1))
    const figure = Math.min(
      ...Object.values(others).flatMap(words => words.filter(({ x0 }) => x0 > name).map(({ x0 }) => x0)),
    )
    return (beside[i] ?? []).filter(word => name > 0 && word.x0 > name && word.x1 < figure)
  })
  const [first = [], second = []] = [before, behind].map(numbersIn)
  return first.length > 0 ? first : areTold(second, lines) ? [] : second
}

/** What is told of goods behind their names: sizes, weights and warranties (`10mm`, `1.20kg`, `12m`), grades (`8.8`) and packs (`1/24`). */
function tellsHowMuch(text: string): boolean {
  // Letters behind several figures may be a number's (`2204V`).
  return (saysHowMuch(text) && !/\d{4}|\d{3}[A-Z]$/.test(text)) || /^\d{1,2}(?:\.\d|\/\d{1,2})$/.test(text)
}

/** Times what the goods cost, that they are sold for elsewhere at the most. */
const MOST_LISTED = 4

/** All of it is of measures, or of prices before a discount, each near what the goods cost and no less. */
function areTold(numbers: readonly string[], lines: readonly PrintedLine[]): boolean {
  const isPrice = (text: string, price: number | null) => {
    const amount = readAmount(text)
    return isMoney(amount) && price !== null && amount.value >= price && amount.value <= MOST_LISTED * price
  }
  const tests = [tellsHowMuch, (text: string, i: number) => isPrice(text, lines[i]?.unitPrice ?? null)]
  return tests.some(test => numbers.every((text, i) => text === '' || test(text, i)))
}

/** The leftmost column of numbers, to its right all that stands there; numbers of lines or a panel's words may stand further left. */
function numbersIn(columns: readonly Word[][]): string[] {
  const starts = columns
    .flat()
    .map(({ x0 }) => x0)
    .toSorted((a, b) => a - b)
  for (const [i, start] of starts.entries()) {
    if (start - (starts[i - 1] ?? Number.NEGATIVE_INFINITY) < ALIGNED) continue
    const numbers = columns.map(words => {
      const from = words.findIndex(({ x0 }) => Math.abs(x0 - start) < ALIGNED)
      return from < 0 ? '' : joinTexts(words.slice(from))
    })
    if (areNumbers(numbers)) return numbers
  }
  return []
}

function areNumbers(numbers: readonly string[]): boolean {
  const texts = numbers.filter(text => text !== '')
  const counts = texts.filter(text => /^\d+$/.test(text)).map(Number)
  const different = new Set(texts).size
  const areDifferent = different >= DIFFERENT * texts.length
  // Goods may be on several lines each; one number on all is of a vehicle or an order.
  const areCodes = different > 1 && texts.filter(text => hasOwnForm(text)).length >= MOSTLY * texts.length
  const areCounts = texts.every(text => /^\d{1,2}$/.test(text))
  // Beside the only line a figure may be of anything; letters with figures are hardly.
  const isOne = numbers.length === 1 && texts.every(text => hasOwnForm(text))
  const areRising = counts.every((count, i) => i === 0 || count > (counts[i - 1] ?? 0))
  return (
    (isOne || texts.length >= LEAST) &&
    texts.length >= MOSTLY * numbers.length &&
    (areDifferent || areCodes) &&
    texts.every(text => isCodeLike(text)) &&
    texts.some(text => /\d/.test(text)) &&
    !texts.some(isMeasure) &&
    !areCounts &&
    !(areRising && (counts[0] ?? COUNTING + 1) <= COUNTING)
  )
}

/** Of two headings of numbers one is of something else (`Stock` beside `Part no.`). */
function onlyPart(headings: readonly Heading[]): Heading | undefined {
  const [heading, ...others] = headings.filter(({ text }) => nameOfHeading(text) === 'part')
  return others.length === 0 ? heading : undefined
}

function isUnder(word: Word, heading: Heading): boolean {
  return word.x0 < heading.x1 && word.x1 > heading.x0
}

/** The words in the row of a line's total that none of its values holds. */
function besideFigures({ page, words }: PrintedLine, pages: readonly PageLayout[]): Word[] {
  const [total] = words.totalPrice ?? []
  const taken = Object.values(words).flat()
  const rows = pages.find(one => one.number === page)?.rows ?? []
  // The lines of a panel beside a table stand between its rows, and reach into them.
  const row = rows.find(one => wordsOfRow(one).some(({ x0, y0 }) => x0 === total?.x0 && y0 === total.y0))
  const isTaken = (word: Word) => taken.some(one => one.x0 < word.x1 && one.x1 > word.x0 && level(one, word))
  return row ? wordsOfRow(row).filter(word => !isTaken(word)) : []
}

function level(one: Word, other: Word): boolean {
  return one.y0 < other.y1 && one.y1 > other.y0
}
