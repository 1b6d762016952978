import type { TableRow } from '../../layout/columns/find-tables.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { isTotalLabel, readTotalLabel } from '../../vocabulary/total-labels.ts'
import { readFigure } from '../figure-columns.ts'
import type { Roles } from './column-roles.ts'
import type { RowKind } from './row-group.ts'

/**
 * Rows with a total only that begin, end and are centred nowhere under the words of goods: charges that stand under the table. Where no line
 * has more than a total, goods are those with a part number.
 */
export function footersAmong(
  rows: readonly TableRow[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  roles: Roles,
): TableRow[] {
  const items = rows.filter(row => kinds.get(row) === 'item')
  const figured = (row: TableRow) =>
    [roles.quantity, roles.ordered, roles.unit].some(index => {
      const found = index === null ? null : readFigure(row.cells[index]?.text ?? '')
      return found !== null && !found.percent
    })
  const isGoods = items.some(figured) ? figured : (row: TableRow) => isNumbered(row, roles)
  const goods = items.filter(isGoods)
  const columns = [roles.part, roles.description].map(index =>
    goods.flatMap(row => (index === null ? [] : (row.cells[index] ?? []))),
  )
  // Left of both may stand something of their own, such as a dismantler's tags.
  columns.push(goods.flatMap(row => row.row.segments[0] ?? []))
  if (columns.every(names => names.length === 0)) return []
  const last = rows.findLastIndex(row => kinds.get(row) === 'item' && isGoods(row))
  const sum = rows.findIndex((row, i) => i > last && isSumOf(row, roles))
  return items.filter(row => {
    // Small print may stand left of a charge.
    const label =
      row.row.segments.findLast(({ text }) => readTotalLabel(text) !== null) ?? row.row.segments[0]
    const isBeneath = sum >= 0 && rows.indexOf(row) > sum && isCharge(row, label, roles)
    return (
      !isGoods(row) && label !== undefined && (isBeneath || !columns.some(names => isUnder(label, names)))
    )
  })
}

/** Called like a charge, and without a number of goods. */
function isCharge(row: TableRow, label: (Across & { text: string }) | undefined, roles: Roles): boolean {
  return label !== undefined && readTotalLabel(label.text) !== null && !isNumbered(row, roles)
}

/** Has a number of goods where those stand. */
function isNumbered(row: TableRow, { part }: Roles): boolean {
  const code = part === null ? '' : (row.cells[part]?.text ?? '')
  return isCodeLike(code) && readTotalLabel(code) === null
}

/** Points. */
const ALIGNED = 4

interface Across {
  x0: number
  x1: number
}

/** Begins under one of the names of a column, or ends or is centred under half of them. */
function isUnder(one: Across, names: readonly Across[]): boolean {
  const share = (placeOf: (box: Across) => number) =>
    names.filter(name => Math.abs(placeOf(one) - placeOf(name)) < ALIGNED).length / Math.max(1, names.length)
  const ends = [share(({ x1 }) => x1), share(({ x0, x1 }) => (x0 + x1) / 2)]
  return share(({ x0 }) => x0) > 0 || ends.some(some => some >= 0.5)
}

/** A sum of the goods, or what is taken off it. */
function isSumOf({ row }: TableRow, roles: Roles): boolean {
  const amounts = row.segments.filter(({ text }) => isMoney(readAmount(text)))
  return amounts.length === 1 && row.segments.some(({ text }) => addsUpOthers(text, roles, false))
}

/** Words that make a row without a quantity a sum or an adjustment of other rows; `isPriced`: with the price of one of something. */
export function addsUpOthers(text: string, roles: Roles, isPriced: boolean): boolean {
  const label = readTotalLabel(text)
  const adjusts = label === 'discount' || label === 'paid' || label === 'rounding'
  return adjusts || isTotalLabel(text) || (roles.quantity !== null && label === 'goods' && !isPriced)
}
