import type { Column } from '../../layout/columns/column-borders.ts'
import { WORD_BEFORE } from '../../layout/columns/cut-by-codes.ts'
import type { TableRow } from '../../layout/columns/find-tables.ts'
import { middle, type Segment, segmentOf } from '../../layout/lay-out.ts'
import { CONFUSABLE } from '../../ocr/confusable.ts'
import { settleWords } from '../../ocr/settle-words.ts'
import type { Word } from '../../pdf/page.ts'
import { BARCODE } from '../../values/barcode.ts'
import { isMeasure } from '../../values/measures.ts'
import { isCodeLike, readPartNumber } from '../../vocabulary/part-number.ts'
import { readFigure } from '../figure-columns.ts'
import { isRemark, isShelf } from '../remarks.ts'
import type { Roles } from './column-roles.ts'
import { type PartFound, readLabelled } from './read-labelled.ts'
import type { RowGroup } from './row-group.ts'

/** A line's part number: what stands in its column, or what its description announces as one. */
export function readPart(
  group: RowGroup,
  roles: Roles,
  marks: ReadonlySet<string>,
  columns: readonly Column[],
): PartFound {
  const pieces = group.code ? [group.code] : roles.part === null ? [] : partPieces(group, roles)
  if (pieces.some(({ text }) => WRITTEN.test(text))) return fromCell(pieces, group, roles, marks, columns)
  if (roles.part !== null) {
    const rivals = rivalsOf('', group, roles, marks)
    return { partNumber: '', readings: rivals.length > 0 ? ['', ...rivals] : [], words: [], taken: null }
  }
  return readLabelled(group, roles, marks) ?? { partNumber: '', readings: [], words: [], taken: null }
}

/** A speck in the column, or what a scan's readers make of a dotted line's end, is no number. */
const WRITTEN = /[\p{L}\p{N}]/u

function fromCell(
  pieces: readonly Segment[],
  group: RowGroup,
  roles: Roles,
  marks: ReadonlySet<string>,
  columns: readonly Column[],
): PartFound {
  const [first] = pieces as [Segment, ...Segment[]]
  const read = pieces.map(piece => readPiece(piece, marks))
  const joined = combined(read.map(piece => piece.readings)).flatMap(joinings)
  const [partNumber = ''] = joined
  const readings = new Set(read.some(piece => piece.isOpen) || joined.length > 1 ? joined : [])
  const words = pieces.flatMap(piece => piece.words)
  if (
    (!group.code && crowded(first, group.item, roles, columns)) ||
    words.some(word => word.source === 'ocr-layer' && CONFUSABLE.test(word.text))
  )
    readings.add(partNumber)
  // A word before the number may be the name.
  if (roles.part !== null && columns[roles.part]?.isGuess && WORD_BEFORE.test(partNumber))
    readings.add(partNumber).add(partNumber.replace(WORD_BEFORE, '$1')).add('')
  // What the goods are counted in stands beside the count, and may have come loose from it; in capitals goods are called so, too.
  if (isMeasure(partNumber) && !/\d/.test(partNumber)) {
    const isUnit = /^[a-z]/.test(partNumber)
    const [likeliest, other] = isUnit ? ['', partNumber] : [partNumber, '']
    return { partNumber: likeliest, readings: [likeliest, other], words: isUnit ? [] : words, taken: null }
  }
  // One or two figures may count the lines.
  if (group.isGuess || /^\d{1,2}$/.test(partNumber)) readings.add(partNumber).add('')
  for (const rival of rivalsOf(partNumber, group, roles, marks)) readings.add(partNumber).add(rival)
  return { partNumber, readings: [...readings], words, taken: null }
}

/**
 * What may be the number as well: codes in other columns, among them another's numbers where the own is none or may not be one: words or what says
 * that there is none (`NSP`), a kind of goods, a barcode.
 */
function rivalsOf(
  partNumber: string,
  { item }: RowGroup,
  { otherParts, standIns }: Roles,
  marks: ReadonlySet<string>,
): string[] {
  const isOpen = !/\d/.test(partNumber) || BARCODE.test(partNumber)
  const codes = [...otherParts, ...(isOpen ? standIns : [])].flatMap(index => {
    const text = item.cells[index]?.text ?? ''
    return isCodeLike(text) ? [readPartNumber(text, marks).partNumber] : []
  })
  return codes.filter(code => code !== '' && code !== partNumber)
}

/** What a piece of a number says, likeliest first; `isOpen`: its readers do not agree. */
function readPiece(
  { words, text, page }: Segment,
  marks: ReadonlySet<string>,
): { readings: string[]; isOpen: boolean } {
  const [first, ...rest] = words
  if (first && rest.length > 0 && isStroke(first)) {
    const { readings } = readPiece(segmentOf(rest, page), marks)
    return { readings: [...readings, text], isOpen: true }
  }
  const settled = settleWords(words)
  const isOpen = settled?.certain === false
  const read = readPartNumber(settled?.value ?? text, marks)
  const doubted = isOpen ? settled.readings.map(reading => readPartNumber(reading, marks).partNumber) : []
  return { readings: [...(read.readings.length > 0 ? read.readings : [read.partNumber]), ...doubted], isOpen }
}

/** One character that other readers of a scan saw as a stroke: a pen's tick before the number. */
function isStroke({ text, readings = [] }: Word): boolean {
  return /^[a-z\d]$/i.test(text) && readings.some(reading => /^[/|\\]$/.test(reading))
}

/** Every choice of one reading for each piece. */
function combined(pieces: readonly (readonly string[])[]): string[][] {
  return pieces.reduce<string[][]>(
    (all, readings) => all.flatMap(begun => readings.map(one => [...begun, one])),
    [[]],
  )
}

/** A number in pieces: whether a space stood where it was broken nobody can tell, unless that was behind a hyphen. Likeliest first. */
function joinings(pieces: readonly string[]): string[] {
  const [first = '', ...rest] = pieces
  const close = pieces.join('')
  const isBroken =
    pieces.slice(0, -1).every(piece => /\w-$/.test(piece)) && !rest.some(piece => /\s/.test(piece))
  if (rest.length === 0 || isBroken) return [close]
  const spaced = pieces.join(' ')
  return [...(/\s/.test(first) ? [spaced, close] : [close, spaced]), first]
}

/** The part column's own cell and the codes under it; where its row has none (centred rows), the codes around it. */
export function partPieces(group: RowGroup, { part, description }: Roles): Segment[] {
  if (part === null) return []
  const own = group.item.cells[part]
  const cells = (rows: readonly TableRow[]) =>
    rows.flatMap(row => {
      const cell = row.cells[part]
      return cell && isPieceOfCode(cell.text) && !isInText(cell, row, own ?? null) ? [cell] : []
    })
  // A barcode stands under any number, a shelf under one that is one by itself.
  const isWhole = /\d/.test(own?.text ?? '')
  const isOfNumber = ({ text }: Segment) =>
    !BARCODE.test(text) && !(isWhole && (isShelf(text) || isTold(text)))
  if (!own) return [...cells(group.above), ...cells(group.below)]
  if (/[-/.]$/.test(own.text)) return [own, ...cells(group.below)]
  // In a column shared with the descriptions only a broken-off number goes on.
  return description === null ? [own] : [own, ...cells(group.below).filter(isOfNumber)]
}

/**
 * A remark may run across the column (`Vehicle 560 TPF - Job No 1880`), begin in it (`Job 1880 - Rego 560 TPF`), or end in it, where its last words
 * keep to no edge of the number over them (`ex stock tag 55402, VIN 6YDT00K3`).
 */
function isInText(cell: Segment, { row }: TableRow, own: Segment | null): boolean {
  const text = row.segments.find(segment => segment.words.some(word => word === cell.words[0]))
  if (text === undefined) return false
  const isRunOver = text.x0 < cell.x0 && (text.x1 > cell.x1 || (own !== null && !isUnder(cell, own)))
  return (isTold(text.text) && text.words.length > cell.words.length) || isRunOver
}

/** Begins, ends or is centred under the other. */
function isUnder(one: Segment, other: Segment): boolean {
  const ways = [one.x0 - other.x0, one.x1 - other.x1, (one.x0 + one.x1 - other.x0 - other.x1) / 2]
  return ways.some(away => Math.abs(away) < ALIGNED)
}

/** Points. */
const ALIGNED = 4

/** Words that tell something (`VIN 6YDT00K3`, `S/N 88123`), and no shelf. */
function isTold(text: string): boolean {
  return /^[A-Za-z]/.test(text) && isRemark(text) && !isShelf(text)
}

/** Could be the rest of a number that its column was too narrow for: no word among it, and no note set off by stars. */
function isPieceOfCode(text: string): boolean {
  const tokens = text.split(/\s+/)
  const isSetOff = tokens.length > 1 && /^[*>#]+$/.test(tokens[0] ?? '')
  return (
    isCodeLike(text) &&
    !isSetOff &&
    !text.includes(':') &&
    !tokens.some(token => /^(?=.*[a-z]{4})[a-z-]+$/i.test(token))
  )
}

/** The neighbouring cell's words nearly touch: the border between the columns is a guess here. */
function crowded(cell: Segment, row: TableRow, roles: Roles, columns: readonly Column[]): boolean {
  const index = roles.part ?? 0
  const beside = (at: number) => {
    const other = at < columns.length ? row.cells[at] : null
    return other && other.y0 < middle(cell) && other.y1 > middle(cell) ? other : null
  }
  const [before, after] = [beside(index - 1), beside(index + 1)]
  const letter = (cell.x1 - cell.x0) / Math.max(1, cell.text.length)
  const beforeTouches =
    before !== null && readFigure(before.text) === null && cell.x0 - before.x1 < 0.7 * letter
  const afterTouches = after !== null && after.x0 - cell.x1 < 0.7 * letter
  return beforeTouches || afterTouches
}
