import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { type Amount, isMoney } from '../../values/amounts.ts'
import { isTaxCode } from '../../values/measures.ts'
import { type ColumnName, isReckoned } from '../../vocabulary/column-names.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import {
  bestTriple,
  firstOf,
  IN_PLACE_OF_FIGURE,
  isSpan,
  readFigure,
  type Triple,
} from '../figure-columns.ts'
import { type Goods, lettersIn, MOSTLY, NEARLY_ALL, namesOf, namesOfWork, textsIn } from './name-columns.ts'
import { partColumns } from './part-columns.ts'

/** Which column holds what, by index; null when the table has none. */
export interface Roles {
  part: number | null
  /** Further columns that could as well be the part number. */
  otherParts: number[]
  /** Columns of another's numbers, which may be the part number where its own column holds none. */
  standIns: number[]
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
  const headings = table.columns.map(({ heading }) => heading)
  const whole = wholeGoods(goods, triple)
  const sample = whole.length > 0 ? whole.map(({ row }) => row) : rows
  const { able: parts, standIns } = partColumns(texts, names, headings, sample)
  const description = descriptionColumn(texts, parts[0] ?? null, names, whole, rows)
  return {
    ...triple,
    part: parts[0] ?? null,
    otherParts: parts.slice(1),
    standIns,
    description,
    ordered: free(firstOf(names, 'ordered'), triple.quantity),
    backordered: free(firstOf(names, 'backordered'), triple.quantity),
    discount: free(triple.discount, triple.unit),
    tax: taxColumn(names, numbers, triple.total),
    figures: figureColumns(names, whole),
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
