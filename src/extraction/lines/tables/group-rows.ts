import type { Column } from '../../layout/columns/column-borders.ts'
import type { TableRow } from '../../layout/columns/find-tables.ts'
import { middle, type Segment, textOfRow } from '../../layout/lay-out.ts'
import type { Rule } from '../../pdf/page.ts'
import { median } from '../../values/median.ts'
import { isAnnounced } from '../../vocabulary/part-in-text.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'
import { shapeOf } from '../codes/known-shape.ts'
import type { Roles } from './column-roles.ts'
import { ranOut, roomFor } from './description-room.ts'
import { areNamesAbove, areNamesOverCodes } from './names-over-lines.ts'
import { dropNotesAbove } from './notes-above.ts'
import { paragraphsOf } from './paragraphs-of.ts'
import { cellOf, type RowGroup, type RowKind } from './row-group.ts'
import { areRuled, crossed, rowBorders } from './ruled-rows.ts'

/**
 * Gives every row of words to the line it belongs to, or to none (comments, sub-headings). Ruled lines decide where a table has them;
 * elsewhere a row belongs to its neighbour when it stands closer than lines do, or when the description ran out of room.
 */
export function groupRows(
  rows: readonly TableRow[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  { description, part }: Pick<Roles, 'description' | 'part'>,
  rules: readonly Rule[],
  columns: readonly Column[],
): RowGroup[] {
  const groups: RowGroup[] = rows
    .filter(row => kinds.get(row) === 'item')
    .map(item => ({ item, above: [], below: [] }))
  if (groups.length === 0) return []
  const borders = rowBorders(rows, rules)
  const ruled = areRuled(groups, borders)
  const paragraphs = ruled ? null : paragraphsOf(rows, kinds, part === null ? description : null)
  if (paragraphs) return paragraphs
  const pitch = pitchOf(groups)
  const room = roomFor(rows, groups, kinds, description, columns)
  const overItems =
    description === null
      ? areNamesOverCodes(rows, groups, kinds, part)
      : areNamesAbove(rows, groups, kinds, description)
  const areCodesBelow = announcedAround(rows, groups)
  const joins = (owner: Owner, row: TableRow) =>
    ruled
      ? !crossed(owner.last, row, borders)
      : isTight(owner, row, pitch) ||
        ranOut(owner.last, row, description, room, pitch) ||
        (areCodesBelow && owner.last === owner.group.item && announcesCode(row))
  const ways = { borders: ruled ? borders : null, pitch, overItems, joins }
  giveRows(rows, groups, kinds, { description, part }, ways)
  dropNotesAbove(groups, { description, part }, { ruled, overItems, areCodesBelow })
  return groups
}

/** How a table's rows are told which line they belong to. */
interface Ways {
  /** Of ruled lines, where these part the lines of goods. */
  borders: number[] | null
  pitch: number
  /** Names stand over their lines. */
  overItems: boolean
  /** Whether a row goes on with the line above it. */
  joins: (owner: Owner, row: TableRow) => boolean
}

/** Gives each line the rows above and below that are its own. */
function giveRows(
  rows: readonly TableRow[],
  groups: readonly RowGroup[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  columns: Pick<Roles, 'description' | 'part'>,
  { borders, pitch, overItems, joins }: Ways,
): void {
  let owner: Owner | null = null
  let index = 0
  let waiting: TableRow[] = []
  for (const [i, row] of rows.entries()) {
    const next = groups[index]
    if (next && row === next.item) {
      if (overItems) next.isNamedAbove = true
      next.above = waiting.filter(one => leadsInto(one, next.item, pitch, borders))
      owner = { group: next, last: row }
      waiting = []
      index += 1
      continue
    }
    if (kinds.get(row) === 'other' || (owner && isUnsent(row, owner.group.item, columns))) {
      owner = null
      waiting = []
      continue
    }
    const isName =
      next !== undefined && rows[i + 1] === next.item && (overItems || isCalled(row, next.item, columns))
    if (owner && joins(owner, row) && !isName && isNearer(owner.last, row, next?.item)) {
      owner.group.below.push(row)
      owner.last = row
    } else {
      waiting.push(row)
      owner = borders ? owner : null
    }
  }
}

/** The line that rows beneath may go on with, and the last one that does. */
interface Owner {
  group: RowGroup
  last: TableRow
}

/** Begins with the number of the line beneath, which has no name of its own (`FT-112 - Oil filter` over `FT-112   1 x 9.50`). */
function isCalled(
  { row }: TableRow,
  item: TableRow,
  { description, part }: Pick<Roles, 'description' | 'part'>,
): boolean {
  const number = cellOf(item, part)?.text ?? ''
  const isNamed = /[a-z]{3}/i.test(cellOf(item, description)?.text ?? '')
  return !isNamed && /\d|^[A-Z]{3,}$/.test(number) && textOfRow(row).startsWith(`${number} `)
}

/** Of figures and more: figures alone may be the second half of the number over them (`17801` over `61020`). */
const MADE_UP = /\d.*\D|\D.*\d/

/** A number like the line's own beside a name, and no figure: goods that nothing was sent of, rather than the rest of the line. */
function isUnsent(
  row: TableRow,
  item: TableRow,
  { description, part }: Pick<Roles, 'description' | 'part'>,
): boolean {
  const [own, number] = [item, row].map(one => cellOf(one, part)?.text ?? '')
  const isLike = own !== undefined && number !== undefined && shapeOf(own) === shapeOf(number)
  return isLike && MADE_UP.test(number) && own !== number && cellOf(row, description) !== null
}

/** Announced numbers stand beneath their lines: under the last one that is no charge too, and over the first one none. */
function announcedAround(rows: readonly TableRow[], groups: readonly RowGroup[]): boolean {
  const isCharge = ({ text }: Segment) => /^(?:freight|surcharge)$/.test(readTotalLabel(text) ?? '')
  const ends = [groups[0], groups.findLast(({ item }) => !item.row.segments.some(isCharge))]
  const [first, last] = ends.map(group => rows.indexOf(group?.item as TableRow))
  const next = rows[(last ?? 0) + 1]
  return next !== undefined && announcesCode(next) && !rows.slice(0, first).some(announcesCode)
}

function announcesCode({ row }: TableRow): boolean {
  return isAnnounced(textOfRow(row))
}

/** The usual distance between lines of goods, or two text heights when there is but one. */
function pitchOf(groups: readonly RowGroup[]): number {
  const steps = groups.slice(1).flatMap((group, i) => {
    const before = groups[i] as RowGroup
    return before.item.page === group.item.page ? [middle(group.item) - middle(before.item)] : []
  })
  const first = groups[0]?.item
  const height = first ? first.y1 - first.y0 : 10
  const usual =
    steps.length > 0 ? Math.min(median(steps), ...steps.filter(step => step > 0.8 * height)) : 2 * height
  return Math.max(usual, height)
}

/** Closer than lines of goods, and no further than the rows that already belong to this line stand apart. */
function isTight({ group, last }: Owner, row: TableRow, pitch: number): boolean {
  const first = group.below[0]
  const step = first
    ? 1.3 * Math.max(middle(first) - middle(group.item), 0.93 * (last.y1 - last.y0))
    : Number.POSITIVE_INFINITY
  const gap = middle(row) - middle(last)
  return last.page === row.page && gap < Math.min(0.9 * pitch, step, 1.6 * (last.y1 - last.y0))
}

function isNearer(upper: TableRow, row: TableRow, next: TableRow | undefined): boolean {
  if (!next || next.page !== row.page) return true
  return middle(row) - middle(upper) <= 1.3 * (middle(next) - middle(row))
}

function leadsInto(row: TableRow, item: TableRow, pitch: number, borders: readonly number[] | null): boolean {
  if (row.page !== item.page || middle(item) - middle(row) > 2.5 * pitch) return false
  return borders ? !crossed(row, item, borders) : middle(item) - middle(row) < 0.75 * pitch
}
