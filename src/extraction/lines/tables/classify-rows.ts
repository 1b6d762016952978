import type { TableRow } from '../../layout/columns/find-tables.ts'
import { middle, textOfRow, wordsOfRow } from '../../layout/lay-out.ts'
import { joinTexts } from '../../pdf/page.ts'
import { type Amount, isMoney, readAmount } from '../../values/amounts.ts'
import { findDates } from '../../values/dates.ts'
import { isAnnounced } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { namesTax, readTotalLabel } from '../../vocabulary/total-labels.ts'
import { fitOf, IN_PLACE_OF_FIGURE, isSpan, readFigure } from '../figure-columns.ts'
import { isRemark } from '../remarks.ts'
import type { Roles } from './column-roles.ts'
import { addsUpOthers, footersAmong } from './footers-among.ts'
import { isNamedBelow, isNext } from './named-below.ts'
import { isOwed } from './owed-rows.ts'
import { nameBefore } from './read-description.ts'
import type { RowKind } from './row-group.ts'
import { isBesideTotal, isSmallPrint } from './small-print.ts'

export function classifyRows(rows: readonly TableRow[], roles: Roles): Map<TableRow, RowKind> {
  const kinds = new Map<TableRow, RowKind>()
  for (const row of rows)
    kinds.set(
      row,
      isItem(row, roles)
        ? 'item'
        : row.cells.some(cell => cell && isMoney(readAmount(cell.text)))
          ? 'other'
          : 'text',
    )
  rows.forEach((row, i) => {
    const beside = [rows[i - 1], rows[i + 1]].some(
      near => near !== undefined && kinds.get(near) === 'text' && names(near, row, roles),
    )
    const isGoods =
      beside ||
      (multiplies(row, roles) && (isNamedBelow(rows, i, kinds, roles) || isNamedAbove(rows, i, kinds, roles)))
    if (kinds.get(row) === 'other' && isBareFigures(row, roles) && isGoods) kinds.set(row, 'item')
  })
  for (const row of footersAmong(rows, kinds, roles)) kinds.set(row, 'other')
  return kinds
}

/** The words that a row begins with, up to its first amount of money. */
function textBeforeMoney({ row }: TableRow): string {
  const words = wordsOfRow(row)
  const at = words.findIndex(({ text }) => isMoney(readAmount(text)))
  return joinTexts(at < 0 ? words : words.slice(0, at))
}

/** In place of a price and of what it comes to: nothing. */
const DASH = /^[-–—]$/

/** A row of goods has words for a name and a quantity or money where the table's columns have them. */
function isItem(row: TableRow, roles: Roles): boolean {
  const text = (index: number | null) => (index === null ? '' : (row.cells[index]?.text ?? ''))
  const figure = (index: number | null) => (index === null ? null : readFigure(text(index)))
  const part = text(roles.part)
  const name = text(roles.description)
  // A footer that stands beside the totals, or under the table.
  if (isBesideTotal(row) || isSmallPrint(row)) return false
  // In columns narrower than its words a rate may pass for a count.
  if (namesTax(textBeforeMoney(row))) return false
  if (isOwed(row, roles)) return true
  const isNamed =
    (part !== '' && !readFigure(part)?.currency) ||
    /[a-z]{2}/i.test(name) ||
    (/[a-z]/i.test(name) && isCodeLike(name))
  if (!isNamed) return (isCodeLike(name) || nameBefore(row, roles) !== null) && multiplies(row, roles)
  // Its page number may stand where quantities do (`Brought forward from page 1`).
  if (part === '' && row.row.segments.some(segment => readTotalLabel(segment.text) === 'carried'))
    return false
  // Conditions (`TERMS   Net   30 days`) have no number, and nothing where other goods have their price.
  const prices = [roles.unit, roles.total].filter(index => index !== null)
  const isNumber = /\d/.test(part) || prices.length === 0 || prices.some(index => text(index) !== '')
  const isPriced = figure(roles.unit) !== null || (isCodeLike(part) && isNumber)
  const quantity = [roles.quantity, roles.ordered]
    .filter(index => isPriced || !isSpan(text(index)))
    .map(figure)
    .find(one => one && !one.percent && !one.currency)
  const total = figure(roles.total)
  if (comesOut(row, roles)) return true
  // Beside the charges under the table stand its conditions, with figures of their own (`15 % restocking fee after 7 days   Freight   0.00`).
  if (!figure(roles.unit) && isChargeAmongFigures(row, roles)) return false
  if (quantity && (isMoney(total) || isMoney(figure(roles.unit)))) return true
  const isOne = part !== '' || roles.part === null
  const isGiven = isOne && [roles.unit, roles.total].every(index => DASH.test(text(index)))
  if (quantity && (IN_PLACE_OF_FIGURE.test(text(roles.total)) || (quantity.value > 0 && isGiven))) return true
  if (wordsAmongFigures(row, roles) || isOfDates(row)) return false
  if (quantity && isCodeLike(part, true)) return !isRemark(textOfRow(row.row))
  if (quantity && roles.total === null && roles.unit === null) return part !== '' || roles.part === null
  if (!isMoney(total)) return false
  // `Crimp and test labour`, whose count a scan lost.
  const isPriceOfOne = figure(roles.unit)?.value === total.value
  // A sum's label may stand behind something else, such as bank details.
  const amount = row.cells[roles.total ?? 0]
  const isSum =
    !row.isSummand &&
    row.row.segments.some(
      // What stands behind its amount is no sum's label, but a line's tax code.
      segment => segment.x0 < (amount?.x0 ?? 0) && addsUpOthers(segment.text, roles, isPriceOfOne),
    )
  return (isCodeLike(part) && roles.part !== null && readTotalLabel(part) === null) || !isSum
}

/** A name stands right over it: where announced numbers stand under the names, one without a number leaves its figures alone. */
function isNamedAbove(
  rows: readonly TableRow[],
  at: number,
  kinds: ReadonlyMap<TableRow, RowKind>,
  { description, quantity, unit, total }: Roles,
): boolean {
  const [upper, row] = [rows[at - 1], rows[at]]
  if (!upper || !row || description === null || upper.page !== row.page) return false
  const areNumbered = rows.some(
    one => kinds.get(one) === 'item' && isAnnounced(one.cells[description]?.text ?? ''),
  )
  if (!areNumbered) return false
  const text = upper.cells[description]?.text ?? ''
  // Words over its figures are their headings.
  const isAlone = [quantity, unit, total].every(index => index === null || !upper.cells[index])
  const isName = kinds.get(upper) === 'text' && isAlone && /[a-z]{3}/i.test(text) && !isRemark(text)
  return isName && isNext(upper, row)
}

/** Quantity × price = total, both printed as money. */
function multiplies(row: TableRow, roles: Roles): boolean {
  const [unit, total] = [roles.unit, roles.total].map(index => figureIn(row, index))
  return isMoney(unit ?? null) && isMoney(total ?? null) && comesOut(row, roles)
}

/** Quantity × price = total, however they are printed: spreadsheets leave noughts away (`4.5 × 118 = 531`). */
function comesOut(row: TableRow, roles: Roles): boolean {
  const [quantity, unit, total, discount] = [roles.quantity, roles.unit, roles.total, roles.discount].map(
    index => figureIn(row, index),
  )
  if (!quantity || !unit || !total) return false
  return fitOf(quantity.value, unit.value, Math.abs(total.value), discount?.value ?? 0) > 0
}

function figureIn(row: TableRow, index: number | null): Amount | null {
  return index === null ? null : readFigure(row.cells[index]?.text ?? '')
}

/** A strip of the document's own numbers and dates. */
function isOfDates(row: TableRow): boolean {
  const texts = row.cells.flatMap(cell => cell?.text ?? [])
  const isDate = (text: string) => findDates(text)[0]?.text === text
  return texts.some(isDate) && !texts.some(text => isMoney(readAmount(text)))
}

/** A label that stands where figures belong (Freight, Sub-total this job) makes the row a footer. */
function wordsAmongFigures(row: TableRow, roles: Roles): boolean {
  return roles.figures.some(index => {
    const text = row.cells[index]?.text ?? ''
    return /[a-z]{3}/i.test(text) && readFigure(text) === null && !IN_PLACE_OF_FIGURE.test(text)
  })
}

function isChargeAmongFigures({ cells }: TableRow, { figures, unit, discount }: Roles): boolean {
  return [...figures, unit, discount].some(index => {
    const text = index === null ? '' : (cells[index]?.text ?? '')
    const label = readTotalLabel(text)
    // `Nett` and `Promo` stand in place of a price or a discount.
    return readFigure(text) === null && (label === 'freight' || label === 'gst' || label === 'total')
  })
}

/** No words (figures, dates, `EA`), a total among them: in centred cells the name stands half a line higher or lower. */
function isBareFigures(row: TableRow, roles: Roles): boolean {
  const total = roles.total === null ? null : row.cells[roles.total]
  return (
    isMoney(readAmount(total?.text ?? '')) &&
    row.cells.every(cell => cell === null || !/[a-z]{3}/i.test(cell.text))
  )
}

function names(near: TableRow, row: TableRow, roles: Roles): boolean {
  const close = near.page === row.page && Math.abs(middle(near) - middle(row)) < 0.75 * (row.y1 - row.y0)
  return (
    close &&
    [roles.part, roles.description].some(
      index => index !== null && near.cells[index] !== null && near.cells[index] !== undefined,
    )
  )
}
