import type { TableRow } from '../../layout/columns/find-tables.ts'
import { isMoney } from '../../values/amounts.ts'
import { isBarcode, isShortBarcode } from '../../values/barcode.ts'
import { isMeasure, isTaxCode, saysHowMuch } from '../../values/measures.ts'
import {
  type ColumnName,
  isTag,
  mayBeOwn,
  type Owner,
  ownerOfNumbers,
} from '../../vocabulary/column-names.ts'
import { isAnnounced } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { readFigure } from '../figure-columns.ts'
import { ALONE, BEFORE_PART } from '../own-numbers.ts'
import { KIND, MOSTLY, NEARLY_ALL, ofSeveralWords, textsIn } from './name-columns.ts'

/** Which columns hold the numbers of the goods. */
interface PartColumns {
  /** Those that may, likeliest first. */
  able: number[]
  /** Another's numbers, which stand in where the supplier's own number of a line is none. */
  standIns: number[]
}

/** What speaks for a column as that of the part numbers. */
interface Scored {
  index: number
  /** Share of its cells that look like codes. */
  codes: number
  score: number
  isHeaded: boolean
  /** Headed as numbers that may be the supplier's own. */
  isOwn: boolean
  /** Whose numbers its heading says they are. */
  owner: Owner | null
  /** Headed as tags of pieces. */
  isTag: boolean
  /** How many cells have something in them. */
  filled: number
  /** How many different ones. */
  different: number
  /** Most of its cells hold what tills read: an end of it may be misread, and some goods have none. */
  areBarcodes: boolean
}

/**
 * The columns that may be the part numbers'. Beside numbers that are all somebody else's, what no heading explains may be the supplier's own;
 * beside those that are told to be his, nobody orders by his customer's or a vehicle's maker's, and where both may be, those that are told come first.
 * @param headings what stands over each column.
 */
export function partColumns(
  texts: readonly number[],
  names: readonly (ColumnName | null)[],
  headings: readonly string[],
  rows: readonly TableRow[],
): PartColumns {
  const found = columnsOfNumbers(texts, names, headings, rows)
  const [first, ...more] = found.able
  if (first === undefined || ownerOfNumbers(headings[first] ?? '') !== 'ordered') return found
  // What was sent for it may stand anywhere, on few lines, under whatever words.
  const others = names.flatMap((name, i) =>
    !found.able.includes(i) && name !== 'description' && textsIn(i, rows).some(isNumber) ? [i] : [],
  )
  return { able: [first, ...more, ...others], standIns: found.standIns }
}

/** A code that is no name, size or measure. */
function isNumber(text: string): boolean {
  const hasSign = /\d/.test(text) ? /[A-Z]|\d{5}/i.test(text) : /[A-Z][-/.][A-Z]/.test(text)
  return hasSign && isCodeLike(text) && !/[a-z]{3}/.test(text) && !isSize(text)
}

function columnsOfNumbers(
  texts: readonly number[],
  names: readonly (ColumnName | null)[],
  headings: readonly string[],
  rows: readonly TableRow[],
): PartColumns {
  const scored = texts.map(index => scoreOf(index, names, headings[index] ?? '', rows))
  const alike = scored.filter(one => one.score >= 0.6 && one.codes >= (one.isHeaded ? 0.25 : 0.5))
  const fullest = Math.max(0, ...alike.map(one => one.filled))
  // A stray word under a heading cut in two is no column of codes. Few goods are replaced, or have none of their own numbers.
  const full = alike.filter(one => isSomebodys(one) || one.filled >= FILLED * fullest)
  const able = withoutTags(withoutBarcodes(full)).toSorted(
    (a, b) =>
      Number(yields(a, full)) - Number(yields(b, full)) ||
      b.score - a.score ||
      likelihood(b) - likelihood(a) ||
      a.index - b.index,
  )
  const ordered = able.find(({ owner }) => owner === 'ordered')
  // Beside what was ordered stands what was sent, whether that is the same or another.
  const areSent = ordered !== undefined && able.some(one => isSentFor(one, ordered, rows))
  const hasOwn = areSent || able.some(({ isOwn }) => isOwn)
  const others = able.filter(({ owner }) => owner === 'other')
  const told = able.filter(({ owner }) => owner === 'own')
  const isTold = told.some(one => !one.areBarcodes && tellsApart(one, others))
  const standsIn: Partial<Record<Owner, boolean>> = {
    other: isTold,
    yours: hasOwn,
    ordered: areSent || told.length > 0,
  }
  const standIns = able.filter(({ owner }) => owner !== null && standsIn[owner])
  const headed = able.filter(one => one.isHeaded && !standIns.includes(one))
  const likely = hasOwn ? headed : able
  if (likely.length > 0) return { able: indexesOf(likely), standIns: indexesOf(standIns) }
  // Headed as part numbers, beside descriptions: that is what they are, whatever they look like (`Widget-Blue`, `3/4"-16`).
  const unlike = scored.find(one => one.isHeaded && one.filled > 0 && one.score >= 0)
  return { able: unlike && names.includes('description') ? [unlike.index] : [], standIns: [] }
}

function indexesOf(columns: readonly Scored[]): number[] {
  return columns.map(({ index }) => index)
}

/** Of columns that may be the numbers alike. */
function likelihood({ owner }: Scored): number {
  return owner === 'own' ? 1 : owner === 'ordered' ? -1 : 0
}

/** What was ordered comes behind numbers by which it may have been supplied, where each line has one. */
function yields({ owner, filled }: Scored, all: readonly Scored[]): boolean {
  return owner === 'ordered' && all.some(one => one.owner === 'rival' && one.filled >= filled)
}

/**
 * Told to be the numbers of what was sent, or numbers that may be the supplier's own, among which the ordered ones come again: those are numbers of
 * one kind, and where they differ another of the goods was sent.
 */
function isSentFor(one: Scored, ordered: Scored, rows: readonly TableRow[]): boolean {
  const isAgain = ({ cells }: TableRow) =>
    cells[one.index] && cells[one.index]?.text === cells[ordered.index]?.text
  const isFull = one.filled >= ordered.filled
  return one.isHeaded && (one.owner === 'sent' || (one.isOwn && isFull && rows.some(isAgain)))
}

function isSomebodys({ isHeaded, isOwn }: Scored): boolean {
  return isHeaded && !isOwn
}

/** Numbers of the goods: as many different ones as others have for them. */
function tellsApart({ different }: Scored, others: readonly Scored[]): boolean {
  return others.every(other => other.different <= different)
}

/** Tags are the numbers of goods where no other column is headed as those. */
function withoutTags(columns: readonly Scored[]): readonly Scored[] {
  const others = columns.filter(({ isTag }) => !isTag)
  return others.some(({ isHeaded }) => isHeaded) ? others : columns
}

/** Barcodes are the numbers of goods where they alone are headed as those, and where nothing else may be. */
function withoutBarcodes(columns: readonly Scored[]): readonly Scored[] {
  const coded = columns.filter(({ areBarcodes }) => !areBarcodes)
  const areNumbers =
    coded.length === 0 || (columns.some(({ isOwn }) => isOwn) && !coded.some(({ isOwn }) => isOwn))
  return areNumbers ? columns : coded
}

function scoreOf(
  index: number,
  names: readonly (ColumnName | null)[],
  heading: string,
  rows: readonly TableRow[],
): Scored {
  const cells = withoutCounts(textsIn(index, rows))
  const name = names[index]
  const isHeaded = name === 'part'
  // Announced beside their names, numbers are in no column of their own, whatever that is headed.
  const areAmongNames =
    !names.includes('description') && (!isHeaded || cells.some(text => ofSeveralWords(text)))
  const areSizes = cells.every(isSize)
  const isNoCode = (text: string) =>
    (areAmongNames && isAnnounced(text)) || (!isHeaded && (isFigure(text, areSizes) || isMeasure(text)))
  const isCode = (text: string) => isCodeLike(text, isHeaded) && !/[a-z]{3} /.test(text) && !isNoCode(text)
  const codes = cells.filter(isCode).length / Math.max(1, cells.length)
  // A lone figure counts nothing under `Part No`.
  const counts = countsUp(cells) && !(isHeaded && cells.length === 1)
  const worded = cells.filter(text => !isFigure(text, areSizes))
  const areRates = cells.length > 0 && cells.every(text => /^\d[\d.]*\s?%$/.test(text))
  // A shop's short numbers may stand beside what it calls its freight (`101`, `FRE`).
  const told = areRates || areTaxCodes(isHeaded ? cells : worded) || (!isHeaded && tellsNoneApart(cells))
  const score = counts || told ? -1 : (PART_HINT[name ?? 'measure'] ?? 0) + codes
  return {
    index,
    codes,
    score,
    isHeaded,
    isOwn: mayBeOwn(name, heading),
    owner: ownerOfNumbers(heading),
    isTag: isTag(heading),
    filled: cells.length,
    different: new Set(cells).size,
    areBarcodes: areBarcodes(cells),
  }
}

/** What is left of cells that count the lines before their numbers (`1 AB-12`, `2 CD-34`), and hold nothing else where a line has none (`3`). */
function withoutCounts(cells: readonly string[]): readonly string[] {
  const counts = cells.map(text => Number((BEFORE_PART.exec(text) ?? ALONE.exec(text))?.[1]))
  const left = cells.map(text => text.replace(BEFORE_PART, '').replace(ALONE, '')).filter(text => text !== '')
  const areNames = left.length === 0 || left.some(ofSeveralWords)
  return !areNames && counts.every((count, i) => count === i + 1) ? left : cells
}

/** Fewer short ones may end in their check digits by chance. */
const LEAST_SHORT = 3

function areBarcodes(cells: readonly string[]): boolean {
  const short = cells.filter(isShortBarcode).length
  const long = cells.filter(isBarcode).length
  return long >= MOSTLY * cells.length || (short >= LEAST_SHORT && short === cells.length)
}

/** Also where a tick of a pen was read beside one of them (`GST V4`). */
function areTaxCodes(texts: readonly string[]): boolean {
  const bare = texts.filter(isTaxCode).length
  const first = texts.filter(text => isTaxCode(text.split(' ')[0] ?? '')).length
  return bare > 0 && (2 * bare >= texts.length ? first : bare) >= NEARLY_ALL * texts.length
}

/** Share of the cells that the fullest column of codes has. */
const FILLED = 0.3
/** How much a heading speaks for the part numbers. */
const PART_HINT: Partial<Record<ColumnName, number>> = { part: 1, line: 0.1, description: -0.7, other: -0.8 }
/** What all cells of a column hold that looks like codes and is something else: units, days, kinds (`L/R`). */
const NO_CODES: ((text: string) => boolean)[] = [
  isMeasure,
  text => /^\d{1,2}\/\d{1,2}(?:\/\d{2,4})?$/.test(text),
  text => KIND.test(text),
]

/** Share of a column's cells, in so many at the least: dockets and batches are of several goods each. */
const FEW = 0.4
const LEAST_OF_FEW = 5

/** The same few values on many lines, or something that is no number of goods. */
function tellsNoneApart(cells: readonly string[]): boolean {
  const different = new Set(cells).size
  const few = cells.length >= LEAST_OF_FEW && different <= FEW * cells.length
  return (different === 1 && cells.length > 1) || few || NO_CODES.some(test => cells.every(test))
}

/** Four figures and more, and letters that may stand behind them (`2656517RGT`): nobody counts so many of anything. */
const LONG_NUMBER = /^\d{4,}[A-Z]*$/i
/** More figures than anybody measures in. */
const BEYOND_MEASURE = /^\d{6}/

/** How large goods are and not which: a unit, or figures with one behind them (`1000ML`, `12000KM`). */
function isSize(text: string): boolean {
  const [, letters = ''] = /^\d+([A-Z]+)$/i.exec(text) ?? []
  return !BEYOND_MEASURE.test(text) && (isMeasure(text) || isMeasure(letters) || saysHowMuch(text))
}

/**
 * Money, a count or a measure rather than a code, where no heading says otherwise.
 * @param areSizes all that stand there are: letters behind long figures are of a unit then.
 */
function isFigure(text: string, areSizes: boolean): boolean {
  const figure = readFigure(text)
  const isNumber = LONG_NUMBER.test(text) && !(areSizes && isSize(text))
  return figure !== null && (figure.percent || isMoney(figure) || !isNumber)
}

/** Line numbers (`1`, `000010`): most cells are small numbers, each larger than the one before. */
function countsUp(cells: readonly string[]): boolean {
  const numbers = cells.filter(text => /^0*\d{1,3}\.?$/.test(text)).map(Number)
  const rising = numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? 0))
  return numbers.length > 0 && (numbers[0] ?? 0) <= 10 && rising && numbers.length >= 0.7 * cells.length
}
