import type { LineField } from '#domain/invoice.ts'
import type { Column } from '../layout/find-columns.ts'
import type { TableRow } from '../layout/find-tables.ts'
import type { Segment } from '../layout/lay-out.ts'
import { CONFUSABLE } from '../ocr/settle-code.ts'
import { settleWords } from '../ocr/settle-words.ts'
import type { Word } from '../pdf/page.ts'
import { centsOf, isMoney } from '../values/amounts.ts'
import type { Roles } from './column-roles.ts'
import { readFigure } from './figure-columns.ts'
import type { RowGroup } from './group-rows.ts'
import {
  dashedCode,
  isCodeLike,
  labelledPart,
  leadingCode,
  readPartNumber,
  withoutMark,
} from './part-number.ts'
import type { PrintedLine } from './printed-line.ts'
import { isRemark } from './remarks.ts'

/** A line with the code that its description begins with, for tables without a part column. */
export type LineRead = PrintedLine & { leadingCode: ReturnType<typeof leadingCode> }

/** One line of goods from its rows. Null when nothing of it was supplied and nothing is charged (a back order). */
export function readLine(
  group: RowGroup,
  roles: Roles,
  marks: ReadonlySet<string>,
  table: { columns: readonly Column[]; headed: boolean },
): LineRead | null {
  const { item } = group
  const figure = (index: number | null) => (index === null ? null : readFigure(item.cells[index]?.text ?? ''))
  const unit = figure(roles.unit)
  const total = figure(roles.total)
  const tax = figure(roles.tax)
  const supply = suppliedQuantity(roles, figure)
  const amount = total?.value ?? 0
  if (supply.quantity === 0 && amount === 0) return null
  if (amount === 0 && (unit?.value ?? 0) !== 0 && supply.nothingSent) return null
  const { part, description } = asName(readPart(group, roles, marks, table.columns), group, roles, marks)
  const off = figure(roles.discount)
  const uncertain: LineField[] = []
  if (supply.quantity === null) uncertain.push('quantity')
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
    leadingCode: roles.part === null ? leadingCode(description.text) : null,
  }
}

/** Words without a figure that stand alone where the part numbers do (`Delivery`) are the line's name. */
function asName(
  part: PartFound,
  group: RowGroup,
  roles: Roles,
  marks: ReadonlySet<string>,
): { part: PartFound; description: { text: string; words: Word[] } } {
  const description = readDescription(group, roles, marks, part.taken)
  const isName = description.text === '' && /[a-z]{3}/.test(part.partNumber) && !/\d/.test(part.partNumber)
  if (!isName) return { part, description }
  return {
    part: { partNumber: '', readings: [], words: [], taken: null },
    description: { text: part.partNumber, words: part.words },
  }
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
  return { quantity: null, nothingSent: owed !== null && owed > 0 }
}

function wordsOf(row: TableRow, index: number | null): Word[] {
  return index === null ? [] : (row.cells[index]?.words ?? [])
}

interface PartFound {
  partNumber: string
  readings: string[]
  words: Word[]
  /** Words of the description that were the part number's. */
  taken: string | null
}

function readPart(
  group: RowGroup,
  roles: Roles,
  marks: ReadonlySet<string>,
  columns: readonly Column[],
): PartFound {
  const pieces = roles.part === null ? [] : partPieces(group, roles)
  if (pieces.length > 0) return fromCell(pieces, group, roles, marks, columns)
  if (roles.part !== null) return { partNumber: '', readings: [], words: [], taken: null }
  const description = roles.description === null ? null : (group.item.cells[roles.description] ?? null)
  const places = [...(description ? [description] : []), ...group.below.flatMap(row => row.row.segments)]
  for (const place of places) {
    const found = labelledPart(place.text)
    if (!found) continue
    const tokens = new Set(found.partNumber.split(' '))
    const words = place.words.filter(word => tokens.has(word.text) || word.text.endsWith(found.partNumber))
    const settled = settleWords(words)
    const marked = readPartNumber(found.partNumber, marks)
    const plain = found.readings.length > 0 ? found.readings : marked.readings
    const readings = settled?.certain === false ? settled.readings : plain
    return { partNumber: readings[0] ?? marked.partNumber, readings, words, taken: found.taken }
  }
  return { partNumber: '', readings: [], words: [], taken: null }
}

function fromCell(
  pieces: readonly Segment[],
  group: RowGroup,
  roles: Roles,
  marks: ReadonlySet<string>,
  columns: readonly Column[],
): PartFound {
  const [first, ...rest] = pieces as [Segment, ...Segment[]]
  const settled = settleWords(first.words)
  const read = readPartNumber(settled?.value ?? first.text, marks)
  const readings = new Set(read.readings)
  if (settled?.certain === false)
    for (const reading of settled.readings) readings.add(readPartNumber(reading, marks).partNumber)
  if (rest.length > 0) {
    // Broken over several lines: nobody can tell whether a space stood at the break.
    const close = [read.partNumber, ...rest.map(piece => piece.text)].join('')
    const spaced = [read.partNumber, ...rest.map(piece => piece.text)].join(' ')
    for (const reading of /\s/.test(read.partNumber) ? [spaced, close] : [close, spaced])
      readings.add(reading)
    readings.add(read.partNumber)
  }
  const words = pieces.flatMap(piece => piece.words)
  if (
    crowded(first, group.item, roles, columns) ||
    words.some(word => word.source === 'ocr-layer' && CONFUSABLE.test(word.text))
  )
    readings.add(read.partNumber)
  for (const other of roles.otherParts) {
    const text = group.item.cells[other]?.text
    if (text && isCodeLike(text)) readings.add(read.partNumber).add(text)
  }
  const ranked = [...readings]
  return { partNumber: ranked[0] ?? read.partNumber, readings: ranked, words, taken: null }
}

/** The part column's own cell and the codes under it; where its row has none (centred rows), the codes around it. */
function partPieces(group: RowGroup, { part, description }: Roles): Segment[] {
  if (part === null) return []
  const cells = (rows: readonly TableRow[]) =>
    rows.flatMap(row => row.cells[part] ?? []).filter(cell => isPieceOfCode(cell.text))
  const own = group.item.cells[part]
  if (!own) return [...cells(group.above), ...cells(group.below)]
  // In a column shared with the descriptions only a broken-off number goes on.
  return description === null && !/[-/.]$/.test(own.text) ? [own] : [own, ...cells(group.below)]
}

/** Could be the rest of a number that its column was too narrow for: no word among it. */
function isPieceOfCode(text: string): boolean {
  const tokens = text.split(/\s+/)
  return isCodeLike(text) && !text.includes(':') && !tokens.some(token => /^[a-z-]{4,}$/i.test(token))
}

/** The neighbouring cell's words nearly touch: the border between the columns is a guess here. */
function crowded(cell: Segment, row: TableRow, roles: Roles, columns: readonly Column[]): boolean {
  const index = roles.part ?? 0
  const before = index > 0 ? row.cells[index - 1] : null
  const after = index + 1 < columns.length ? row.cells[index + 1] : null
  const letter = (cell.x1 - cell.x0) / Math.max(1, cell.text.length)
  const beforeTouches =
    before !== null &&
    before !== undefined &&
    readFigure(before.text) === null &&
    cell.x0 - before.x1 < 0.7 * letter
  const afterTouches = after !== null && after !== undefined && after.x0 - cell.x1 < 0.7 * letter
  return beforeTouches || afterTouches
}

function readDescription(
  group: RowGroup,
  roles: Roles,
  marks: ReadonlySet<string>,
  taken: string | null,
): { text: string; words: Word[] } {
  const index = roles.description ?? roles.part
  if (index === null) return { text: '', words: [] }
  if (roles.description === null) return underPart(group, roles)
  const own = group.item.cells[index] ?? null
  const height = own ? own.y1 - own.y0 : 0
  // A line that begins with its code has nothing above it but other lines' remarks.
  const above = roles.part === null && own && dashedCode(own.text) ? [] : group.above
  const pieces = [...above, group.item, ...group.below].flatMap(row => {
    const cell = row.cells[index]
    if (!cell) return []
    if (
      row !== group.item &&
      (isNoName(row, cell, own, index) || (height > 0 && cell.y1 - cell.y0 < 0.85 * height))
    )
      return []
    return [cell]
  })
  const printed = pieces.map(piece => piece.text).join(' ')
  const text = (taken ? printed.replace(taken, ' ').replace(/[\s,;:([–-]+$/, '') : printed)
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { text: withoutMark(text, marks) ?? text, words: pieces.flatMap(piece => piece.words) }
}

/** Part number and description share a column: the description stands under the number. */
function underPart(group: RowGroup, roles: Roles): { text: string; words: Word[] } {
  const pieces = partPieces(group, roles)
  const cells = group.below
    .flatMap(row => (roles.part === null ? [] : (row.cells[roles.part] ?? [])))
    .filter(cell => !pieces.includes(cell))
  return { text: cells.map(cell => cell.text).join(' '), words: cells.flatMap(cell => cell.words) }
}

/** Begins with what announces a part number; a name may also end in one in brackets. */
function isAllPart(text: string): boolean {
  const part = labelledPart(text)
  return part !== null && text.replace(/^\W+/, '').startsWith(part.taken)
}

/** A remark under a line: told as one, `Label: value`, out of the description's column, or not under its first letter. */
function isNoName(row: TableRow, cell: Segment, own: Segment | null, index: number): boolean {
  const text = row.row.segments.map(segment => segment.text).join(' ')
  if (isRemark(text) || /^[A-Za-z][A-Za-z .]{1,18}:\s*\S/.test(text) || isAllPart(text)) return true
  if (
    row.cells.some(
      (other, i) => i !== index && other !== null && other.x0 - cell.x1 < 6 && other.x0 > cell.x0,
    )
  )
    return true
  return own !== null && Math.abs(own.x0 - cell.x0) > 12
}
