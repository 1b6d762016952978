import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { type Amount, isMoney } from '../../values/amounts.ts'
import { isBarcode } from '../../values/barcode.ts'
import { isMeasure, isTaxCode, saysHowMuch } from '../../values/measures.ts'
import { type ColumnName, isReckoned, isSomebodys } from '../../vocabulary/column-names.ts'
import { isAnnounced } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import {
  bestTriple,
  firstOf,
  IN_PLACE_OF_FIGURE,
  isSpan,
  readFigure,
  type Triple,
} from '../figure-columns.ts'
import {
  type Goods,
  KIND,
  lettersIn,
  MOSTLY,
  namesOf,
  namesOfWork,
  ofSeveralWords,
  textsIn,
} from './name-columns.ts'

/** Which column holds what, by index; null when the table has none. */
export interface Roles {
  part: number | null
  /** Further columns that could as well be the part number. */
  otherParts: number[]
  description: number | null
  quantity: number | null
  ordered: number | null
  backordered: number | null
  unit: number | null
  discount: number | null
  tax: number | null
  total: number | null
  /** Columns that hold figures and never words. */
  figures: number[]
  /** What stands for the descriptions may be codes of work, and its names beside them. */
  areCodesOpen: boolean
}

/**
 * Finds each column's role: quantity, price and total by the arithmetic of the rows (quantity × price = total) with the headings as a
 * hint, the text columns by headings and by what stands in them.
 */
export function rolesOf(table: Pick<Table, 'columns'>, rows: readonly TableRow[]): Roles {
  const figures = rows.map(row => row.cells.map(cell => (cell ? readFigure(cell.text) : null)))
  const goods = rows
    .map((row, i) => ({ row, figures: figures[i] ?? [] }))
    .filter(({ figures: f }) => f.filter(isMoney).length >= 1)
  const names = namesOf(table.columns, goods)
  const numbers = goods.map(({ figures: f }) => f)
  const triple = bestTriple(names, numbers)
  const taken = new Set(Object.values(triple).filter(index => index !== null))
  const texts = table.columns.map((_, i) => i).filter(i => !taken.has(i) && isTextColumn(i, goods, names))
  const isOthers = (index: number) => isSomebodys(table.columns[index]?.heading ?? '')
  const parts = partColumns(texts, names, isOthers, rows, wholeGoods(goods, triple))
  const description = descriptionColumn(texts, parts[0] ?? null, names, wholeGoods(goods, triple), rows)
  return {
    ...triple,
    part: parts[0] ?? null,
    otherParts: parts.slice(1),
    description,
    ordered: free(firstOf(names, 'ordered'), triple.quantity),
    backordered: free(firstOf(names, 'backordered'), triple.quantity),
    discount: free(triple.discount, triple.unit),
    tax: taxColumn(names, numbers, triple.total),
    figures: figureColumns(names, wholeGoods(goods, triple)),
    areCodesOpen: namesOfWork(names, table.columns, goods)?.isSure === false,
  }
}

/** The rows that have both a count and what it comes to: no totals, beside which small print stands; all rows where none has. */
function wholeGoods(goods: readonly Goods[], { quantity, unit, total }: Triple): readonly Goods[] {
  const whole = goods.filter(
    ({ row, figures }) =>
      quantity !== null &&
      total !== null &&
      figures[quantity] &&
      figures[total] &&
      (figures[unit ?? total] || !isSpan(row.cells[quantity]?.text ?? '')),
  )
  return whole.length > 0 ? whole : goods
}

const NEARLY_ALL = 0.8

function figureColumns(names: readonly (ColumnName | null)[], sample: readonly Goods[]): number[] {
  const wordy = (index: number) =>
    sample.some(({ row, figures }) => {
      const text = row.cells[index]?.text ?? ''
      return !figures[index] && /[a-z]{2}/i.test(text) && !IN_PLACE_OF_FIGURE.test(text)
    })
  return names
    .map((_, i) => i)
    .filter(i => names[i] !== 'part' && names[i] !== 'description' && names[i] !== 'measure' && !wordy(i))
}

function isTextColumn(
  index: number,
  goods: readonly Goods[],
  names: readonly (ColumnName | null)[],
): boolean {
  const name = names[index]
  if (name === 'part' || name === 'description') return true
  if (isReckoned(name) || name === 'measure' || name === 'tax') return false
  const cells = goods.map(({ row, figures }) => ({
    text: row.cells[index]?.text ?? '',
    figure: figures[index],
  }))
  const worded = cells.filter(({ text }) => text !== '')
  if (worded.length > 0 && worded.every(({ text }) => isTaxCode(text))) return false
  return name === null || cells.some(({ text, figure }) => text !== '' && (!figure || /^\d{4,}$/.test(text)))
}

/** The likeliest first. Beside numbers that are all somebody else's, what no heading explains may be the supplier's own. */
function partColumns(
  texts: readonly number[],
  names: readonly (ColumnName | null)[],
  isOthers: (index: number) => boolean,
  rows: readonly TableRow[],
  goods: readonly Goods[],
): number[] {
  const sample = goods.length > 0 ? goods.map(({ row }) => row) : rows
  const scored = texts.map(index => {
    const cells = textsIn(index, sample)
    const isHeaded = names[index] === 'part'
    // Announced beside their names, numbers are in no column of their own, whatever that is headed.
    const areAmongNames =
      !names.includes('description') && (!isHeaded || cells.some(text => ofSeveralWords(text)))
    const areSizes = cells.every(isSize)
    const isNoCode = (text: string) =>
      (areAmongNames && isAnnounced(text)) || (!isHeaded && (isFigure(text, areSizes) || isMeasure(text)))
    const isCode = (text: string) => isCodeLike(text, isHeaded) && !/[a-z]{3} /.test(text) && !isNoCode(text)
    const codes = cells.filter(isCode).length / Math.max(1, cells.length)
    const name = names[index]
    // A lone figure counts nothing under `Part No`.
    const counts = countsUp(cells) && !(name === 'part' && cells.length === 1)
    const worded = cells.filter(text => !isFigure(text, areSizes))
    const areRates = cells.length > 0 && cells.every(text => /^\d[\d.]*\s?%$/.test(text))
    // A shop's short numbers may stand beside what it calls its freight (`101`, `FRE`).
    const told =
      areRates || areTaxCodes(name === 'part' ? cells : worded) || (name !== 'part' && tellsNoneApart(cells))
    const score = counts || told ? -1 : (PART_HINT[name ?? 'measure'] ?? 0) + codes
    return { index, codes, score, headed: isHeaded, filled: cells.length }
  })
  const alike = scored.filter(one => one.score >= 0.6 && one.codes >= (one.headed ? 0.25 : 0.5))
  const fullest = Math.max(0, ...alike.map(one => one.filled))
  // A stray word under a heading cut in two is no column of codes, and barcodes are none beside one.
  const full = alike.filter(one => one.filled >= FILLED * fullest)
  const coded = full.filter(one => !textsIn(one.index, sample).every(isBarcode))
  const able = (coded.length > 0 ? coded : full).toSorted((a, b) => b.score - a.score || a.index - b.index)
  const hasOwn = able.some(one => one.headed && !isOthers(one.index))
  const likely = hasOwn ? able.filter(one => one.headed) : able
  if (likely.length > 0) return likely.map(one => one.index)
  // Headed as part numbers, beside descriptions: that is what they are, whatever they look like (`Widget-Blue`, `3/4"-16`).
  const unlike = scored.find(one => one.headed && one.filled > 0 && one.score >= 0)
  return unlike && names.includes('description') ? [unlike.index] : []
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

function descriptionColumn(
  texts: readonly number[],
  part: number | null,
  names: readonly (ColumnName | null)[],
  goods: readonly Goods[],
  all: readonly TableRow[],
): number | null {
  const rest = texts.filter(index => index !== part)
  const rows = goods.map(({ row }) => row)
  // A heading of two columns may be cut where its rows are not: no text begins under `Description` then.
  const last = rows.length > 0 ? all.findLastIndex(row => rows.includes(row)) : all.length
  const begins = (index: number) =>
    all
      .slice(0, last + 1)
      .some(({ cells, row }) => row.segments.some(({ words }) => words[0] === cells[index]?.words[0]))
  const named = rest.filter(index => names[index] === 'description' && begins(index))
  const able = rest.filter(index => names[index] !== 'other')
  const coded = rows.filter(row => part !== null && isCodeLike(row.cells[part]?.text ?? '', true))
  // Grades and warranties name nothing (`A`, `3M`).
  const hasNames = (index: number) =>
    textsIn(index, coded.length > 0 ? coded : rows).some(text => /[a-z]{3}/i.test(text))
  if (named.length === 0 && !rest.some(hasNames) && namesUnder(part, all) >= Math.max(1, coded.length))
    return null
  // What the goods are is said of nearly all of them, whatever it is headed (`Glass / vehicle` beside `Features`).
  const isFull = (index: number) => textsIn(index, rows).length >= NEARLY_ALL * rows.length
  const full = [able, rest].find(some => some.some(index => hasNames(index) && isFull(index)))
  const pool = named.length > 0 ? named : (full ?? (able.some(hasNames) ? able : rest))
  return pool.toSorted((a, b) => lettersIn(b, goods) - lettersIn(a, goods))[0] ?? null
}

/** How many rows have words that begin where the part numbers stand, and nothing else. */
function namesUnder(part: number | null, rows: readonly TableRow[]): number {
  const isName = ({ cells, row }: TableRow) =>
    row.segments.length === 1 &&
    /[a-z]{3}/i.test(row.segments[0]?.text ?? '') &&
    cells.findIndex(cell => cell !== null) === part
  return part === null ? Number.NEGATIVE_INFINITY : rows.filter(isName).length
}

/** More of a line's total is no GST. */
const MOST_TAX = 0.12

/** The column headed as GST that can be it: `Ex GST` may have lost its first word. */
function taxColumn(
  names: readonly (ColumnName | null)[],
  rows: readonly (Amount | null)[][],
  total: number | null,
): number | null {
  const isTax = (index: number) => {
    const amounts = rows.flatMap(row => {
      const [tax, of] = [row[index] ?? null, total === null ? null : (row[total] ?? null)]
      return isMoney(tax) && of ? [{ tax, of }] : []
    })
    const able = amounts.filter(({ tax, of }) => Math.abs(tax.value) <= MOST_TAX * Math.abs(of.value) + 0.01)
    return able.length >= MOSTLY * amounts.length
  }
  const found = names.findIndex((name, i) => name === 'tax' && i !== total && isTax(i))
  return found < 0 ? null : found
}

function free(index: number | null, taken: number | null): number | null {
  return index === taken ? null : index
}
