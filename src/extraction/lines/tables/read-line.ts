import type { LineField } from '#domain/invoice.ts'
import type { Column } from '../../layout/columns/column-borders.ts'
import type { TableRow } from '../../layout/columns/find-tables.ts'
import type { Word } from '../../pdf/page.ts'
import { centsOf, isMoney } from '../../values/amounts.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { readFigure } from '../figure-columns.ts'
import type { PrintedLine } from '../printed-line.ts'
import { isRemark } from '../remarks.ts'
import type { Roles } from './column-roles.ts'
import { isOwed } from './owed-rows.ts'
import { isText, type NameFound, readDescription } from './read-description.ts'
import type { PartFound } from './read-labelled.ts'
import { readPart } from './read-part.ts'
import type { RowGroup } from './row-group.ts'

/** One line of goods from its rows. Null when nothing of it was supplied and nothing is charged (a back order). */
export function readLine(
  group: RowGroup,
  roles: Roles,
  marks: ReadonlySet<string>,
  table: { columns: readonly Column[]; reach: number; areNamesOpen: boolean },
): PrintedLine | null {
  const { item } = group
  const figure = (index: number | null) => (index === null ? null : readFigure(item.cells[index]?.text ?? ''))
  // `Card surcharge 1.2%` may reach under the prices or the quantities.
  const plain = (index: number | null) => (figure(index)?.percent ? null : figure(index))
  const unit = plain(roles.unit)
  const total = figure(roles.total)
  const tax = figure(roles.tax)
  const supply = suppliedQuantity(roles, plain)
  const amount = total?.value ?? 0
  if ((supply.quantity === 0 && amount === 0) || isOwed(item, roles)) return null
  if (amount === 0 && (unit?.value ?? 0) !== 0 && supply.nothingSent) return null
  const { part, description } = asName(
    readPart(group, roles, marks, table.columns),
    group,
    roles,
    marks,
    table.reach,
  )
  const off = figure(roles.discount)
  const uncertain: LineField[] = []
  if (supply.quantity === null) uncertain.push('quantity')
  if (description.text === '' || table.areNamesOpen) uncertain.push('description')
  return {
    page: item.page,
    partNumber: part.partNumber,
    partReadings: part.readings,
    description: description.text,
    quantity: supply.quantity,
    unitPrice: unit?.value ?? null,
    discountPercent: off && off.value > 0 && off.value <= 100 && !off.currency ? off.value : null,
    gst: tax && isMoney(tax) ? centsOf(tax) : null,
    total: total ? centsOf(total) : null,
    uncertain,
    words: {
      partNumber: part.words,
      description: description.words,
      quantity: wordsOf(item, roles.quantity),
      unitPrice: wordsOf(item, roles.unit),
      totalPrice: wordsOf(item, roles.total),
    },
  }
}

/** Words without a figure that stand alone where the part numbers do (`Delivery`) are the line's name. */
function asName(
  part: PartFound,
  group: RowGroup,
  roles: Roles,
  marks: ReadonlySet<string>,
  reach: number,
): { part: PartFound; description: NameFound } {
  const description = readDescription(group, roles, marks, part.taken, reach)
  const { partNumber } = part
  const words = !isCodeLike(partNumber, true) || (/[a-z]{3}/.test(partNumber) && !/\d/.test(partNumber))
  const isName = partNumber !== '' && words && (description.text === '' || isRemark(description.text))
  if (!isName) return { part, description }
  return {
    part: { partNumber: '', readings: [], words: [], taken: null },
    description: acrossColumns(group.item, part),
  }
}

/** A name that runs on under the headings of columns which hold no figures in its row (`Core | value (refundable)`). */
function acrossColumns({ row, cells }: TableRow, part: PartFound): NameFound {
  const whole = row.segments.find(segment => segment.words.some(word => word === part.words[0]))
  const own = { text: part.partNumber, words: part.words }
  if (!whole || whole.words.length <= part.words.length) return own
  const others = cells.filter(cell => cell?.words.some(word => whole.words.includes(word)))
  return others.every(cell => cell && isText(cell.text)) ? { text: whole.text, words: whole.words } : own
}

/** What was supplied: the supplied column, or ordered less back-ordered where there is none. */
function suppliedQuantity(
  roles: Roles,
  figure: (index: number | null) => { value: number } | null,
): { quantity: number | null; nothingSent: boolean } {
  const quantity = figure(roles.quantity)?.value ?? null
  const ordered = figure(roles.ordered)?.value ?? null
  const owed = figure(roles.backordered)?.value ?? null
  if (quantity !== null) return { quantity, nothingSent: owed !== null && owed >= quantity }
  if (roles.quantity === null && ordered !== null)
    return { quantity: ordered - (owed ?? 0), nothingSent: false }
  // Where others have their count stands nothing.
  return { quantity: null, nothingSent: true }
}

function wordsOf(row: TableRow, index: number | null): Word[] {
  return index === null ? [] : (row.cells[index]?.words ?? [])
}
