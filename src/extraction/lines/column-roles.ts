import { type ColumnName, nameOfHeading } from '../layout/column-names.ts'
import type { Table, TableRow } from '../layout/find-tables.ts'
import { type Amount, isMoney, readAmount } from '../values/amounts.ts'
import { isCodeLike } from './part-number.ts'

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
}

/**
 * Finds each column's role: quantity, price and total by the arithmetic of the rows (quantity × price = total) with the headings as a
 * hint, the text columns by headings and by what stands in them.
 */
export function rolesOf(table: Pick<Table, 'columns'>, rows: readonly TableRow[]): Roles {
  const names = table.columns.map(column => nameOfHeading(column.heading))
  const figures = rows.map(row => row.cells.map(cell => (cell ? readFigure(cell.text) : null)))
  const goods = rows
    .map((row, i) => ({ row, figures: figures[i] ?? [] }))
    .filter(({ figures: f }) => f.filter(isMoney).length >= 1)
  const numbers = goods.map(({ figures: f }) => f)
  const discount = firstOf(names, 'discount')
  const triple = bestTriple(names, numbers, discount)
  const taken = new Set(Object.values(triple).filter(index => index !== null))
  const texts = table.columns.map((_, i) => i).filter(i => !taken.has(i) && isTextColumn(i, goods, names))
  const parts = partColumns(texts, names, rows, goods)
  const description = descriptionColumn(texts, parts[0] ?? null, names, goods)
  return {
    ...triple,
    part: parts[0] ?? null,
    otherParts: parts.slice(1),
    description,
    ordered: free(firstOf(names, 'ordered'), triple.quantity),
    backordered: free(firstOf(names, 'backordered'), triple.quantity),
    discount: free(discount, triple.unit),
    tax: free(firstOf(names, 'tax'), triple.total),
    figures: figureColumns(names, goods, triple),
  }
}

function figureColumns(
  names: readonly (ColumnName | null)[],
  goods: readonly Goods[],
  triple: Triple,
): number[] {
  const whole = goods.filter(
    ({ figures }) =>
      triple.quantity !== null && triple.total !== null && figures[triple.quantity] && figures[triple.total],
  )
  const sample = whole.length > 0 ? whole : goods
  const wordy = (index: number) =>
    sample.some(({ row, figures }) => !figures[index] && /[a-z]{2}/i.test(row.cells[index]?.text ?? ''))
  return names
    .map((_, i) => i)
    .filter(i => names[i] !== 'part' && names[i] !== 'description' && names[i] !== 'measure' && !wordy(i))
}

/** A number in a cell; a unit of measure behind it is let go (`3 set`, `4.5 L`). */
export function readFigure(text: string): Amount | null {
  const whole = readAmount(text)
  if (whole) return whole
  const match = /^(-?\d[\d,]*(?:\.\d+)?-?)\s*(?:x|[a-z]{1,5}\.?)$/i.exec(text.trim())
  return match ? readAmount(match[1] ?? '') : null
}

interface Triple {
  quantity: number | null
  unit: number | null
  total: number | null
}

type Goods = { row: TableRow; figures: (Amount | null)[] }

const QUANTITY_HINT: Partial<Record<ColumnName, number>> = {
  supplied: 0.5,
  quantity: 0.45,
  ordered: 0.1,
  backordered: -1,
  line: -1,
  discount: -1,
  part: -0.8,
  tax: -1,
  other: -0.5,
  description: -1,
}
const UNIT_HINT: Partial<Record<ColumnName, number>> = {
  net: 0.4,
  unit: 0.35,
  list: 0.05,
  total: -0.3,
  tax: -1,
  discount: -1,
  part: -1,
  quantity: -0.5,
  line: -1,
  supplied: -0.5,
  ordered: -0.5,
}
const TOTAL_HINT: Partial<Record<ColumnName, number>> = {
  total: 0.5,
  net: 0.1,
  unit: -0.3,
  list: -0.4,
  tax: -1,
  discount: -1,
  part: -1,
  quantity: -0.6,
  line: -1,
  supplied: -0.6,
  ordered: -0.6,
}

function bestTriple(
  names: readonly (ColumnName | null)[],
  rows: readonly (Amount | null)[][],
  discount: number | null,
): Triple {
  const moneyColumns = names.map((_, i) => i).filter(i => rows.some(row => isMoney(row[i] ?? null)))
  const hint = (table: Partial<Record<ColumnName, number>>, i: number) => table[names[i] ?? 'measure'] ?? 0
  let best: { score: number; triple: Triple } | null = null
  const offer = (score: number, triple: Triple) => {
    if (best === null || score > best.score + 1e-9) best = { score, triple }
  }
  for (const total of moneyColumns) {
    const base = hint(TOTAL_HINT, total) + 0.02 * total
    for (let quantity = 0; quantity < names.length; quantity++) {
      if (quantity === total || !rows.some(row => row[quantity])) continue
      for (const unit of moneyColumns) {
        if (unit === total || unit === quantity) continue
        const fit = shareThatMultiplies(rows, quantity, unit, total, discount)
        if (fit === 0) continue
        offer(2 * fit + base + hint(QUANTITY_HINT, quantity) + hint(UNIT_HINT, unit), {
          quantity,
          unit,
          total,
        })
      }
      if (hint(QUANTITY_HINT, quantity) > 0)
        offer(0.3 + base + hint(QUANTITY_HINT, quantity), { quantity, unit: null, total })
    }
    offer(base, { quantity: null, unit: null, total })
  }
  const found = (best as { triple: Triple } | null)?.triple
  return found
    ? withNamedGaps(found, names, moneyColumns)
    : { quantity: firstOf(names, 'supplied') ?? firstOf(names, 'quantity'), unit: null, total: null }
}

/** What arithmetic left open is taken from the headings. */
function withNamedGaps(
  found: Triple,
  names: readonly (ColumnName | null)[],
  moneyColumns: readonly number[],
): Triple {
  const quantity = found.quantity ?? firstOf(names, 'supplied') ?? firstOf(names, 'quantity')
  const named = (name: ColumnName) =>
    moneyColumns.find(i => names[i] === name && i !== found.total && i !== quantity)
  return { ...found, quantity, unit: found.unit ?? named('net') ?? named('unit') ?? null }
}

/** Share of rows where quantity × price gives the total: plainly (1), after GST (0.95) or after the row's discount (0.9). */
function shareThatMultiplies(
  rows: readonly (Amount | null)[][],
  quantity: number,
  unit: number,
  total: number,
  discount: number | null,
): number {
  let seen = 0
  let fits = 0
  for (const row of rows) {
    const [q, u, t] = [row[quantity], row[unit], row[total]]
    if (!t || (!q && !u)) continue
    seen += 1
    if (!q || !u) continue
    const off = discount === null ? 0 : (row[discount]?.value ?? 0)
    fits += fitOf(q.value, u.value, Math.abs(t.value), off)
  }
  return seen === 0 ? 0 : fits / seen
}

function fitOf(quantity: number, unit: number, total: number, percentOff: number): number {
  const product = Math.abs(quantity * unit)
  const slack = 0.011 + Math.abs(quantity) * 0.0051
  if (Math.abs(product - total) <= slack) return total === 0 && quantity === 0 && unit !== 0 ? 1 : 1
  if (Math.abs(product * 1.1 - total) <= slack * 1.1) return 0.95
  if (percentOff > 0 && Math.abs(product * (1 - percentOff / 100) - total) <= slack) return 0.9
  return 0
}

function isTextColumn(
  index: number,
  goods: readonly Goods[],
  names: readonly (ColumnName | null)[],
): boolean {
  const name = names[index]
  if (name === 'part' || name === 'description') return true
  if (
    [
      'measure',
      'tax',
      'discount',
      'list',
      'backordered',
      'ordered',
      'supplied',
      'quantity',
      'total',
      'unit',
      'net',
    ].includes(name ?? '')
  )
    return false
  return goods.some(({ row }) => /[a-z]/i.test(row.cells[index]?.text ?? '')) || name === null
}

/** What tax-code columns hold. */
const TAX_CODE = /^(?:gst|g|t|n|n-?t|fre|free|s\d?|std|10%?)$/i

function partColumns(
  texts: readonly number[],
  names: readonly (ColumnName | null)[],
  rows: readonly TableRow[],
  goods: readonly Goods[],
): number[] {
  const sample = goods.length > 0 ? goods.map(({ row }) => row) : rows
  const scored = texts.map(index => {
    const cells = sample.map(row => row.cells[index]?.text ?? '').filter(text => text !== '')
    const codes = cells.filter(isCodeLike).length / Math.max(1, cells.length)
    const counts = cells.length > 0 && cells.every((text, i) => text === String(i + 1))
    const name = names[index]
    const same = new Set(cells).size === 1 && (cells.length > 1 || TAX_CODE.test(cells[0] ?? ''))
    const headed = same
      ? -1
      : name === 'part'
        ? 1
        : name === 'line'
          ? 0.1
          : name === 'description'
            ? -0.7
            : name === 'other'
              ? -0.8
              : 0
    return { index, codes, score: counts ? -1 : headed + codes, headed: name === 'part' }
  })
  const able = scored
    .filter(one => one.score >= 0.6 && one.codes >= (one.headed ? 0.25 : 0.5))
    .sort((a, b) => b.score - a.score || a.index - b.index)
  const best = able[0]
  return best ? able.filter(one => one.headed === best.headed).map(one => one.index) : []
}

function descriptionColumn(
  texts: readonly number[],
  part: number | null,
  names: readonly (ColumnName | null)[],
  goods: readonly Goods[],
): number | null {
  const rest = texts.filter(index => index !== part)
  const letters = (index: number) =>
    goods.reduce((sum, { row }) => sum + (row.cells[index]?.text.replace(/[^a-z]/gi, '').length ?? 0), 0)
  const named = rest.filter(index => names[index] === 'description')
  const pool = named.length > 0 ? named : rest.filter(index => names[index] !== 'other')
  return [...pool].sort((a, b) => letters(b) - letters(a))[0] ?? null
}

function firstOf(names: readonly (ColumnName | null)[], name: ColumnName): number | null {
  const index = names.indexOf(name)
  return index < 0 ? null : index
}

function free(index: number | null, taken: number | null): number | null {
  return index === taken ? null : index
}
