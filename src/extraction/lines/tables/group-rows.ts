import type { Column } from '../../layout/columns/column-borders.ts'
import type { TableRow } from '../../layout/columns/find-tables.ts'
import { middle, type Segment, textOfRow } from '../../layout/lay-out.ts'
import type { Rule } from '../../pdf/page.ts'
import { median } from '../../values/median.ts'
import { isAnnounced } from '../../vocabulary/part-in-text.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'
import { shapeOf } from '../codes/known-shape.ts'
import { isLoneCode } from '../codes/lone-code.ts'
import { differs } from '../codes/words-apart.ts'
import { isRemark } from '../remarks.ts'
import type { Roles } from './column-roles.ts'
import { ranOut, roomFor } from './description-room.ts'
import { paragraphsOf } from './paragraphs-of.ts'
import type { RowGroup, RowKind } from './row-group.ts'

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
  let owner: { group: RowGroup; last: TableRow } | null = null
  let index = 0
  let waiting: TableRow[] = []
  for (const [i, row] of rows.entries()) {
    const next = groups[index]
    if (next && row === next.item) {
      if (overItems) next.isNamedAbove = true
      next.above = waiting.filter(one => leadsInto(one, next.item, pitch, ruled ? borders : null))
      owner = { group: next, last: row }
      waiting = []
      index += 1
      continue
    }
    if (kinds.get(row) === 'other' || (owner && isUnsent(row, owner.group.item, { description, part }))) {
      owner = null
      waiting = []
      continue
    }
    const joins =
      owner &&
      (ruled
        ? !crossed(owner.last, row, borders)
        : isTight(owner, row, pitch) ||
          ranOut(owner.last, row, description, room, pitch) ||
          (areCodesBelow && owner.last === owner.group.item && announcesCode(row)))
    const isName =
      next !== undefined &&
      rows[i + 1] === next.item &&
      (overItems || isCalled(row, next.item, { description, part }))
    if (owner && joins && !isName && isNearer(owner.last, row, next?.item)) {
      owner.group.below.push(row)
      owner.last = row
    } else {
      waiting.push(row)
      owner = ruled ? owner : null
    }
  }
  const areNotesBetween = areNamesBelow(groups) || (areCodesBelow && groups[0]?.above.length === 0)
  if (!ruled && areNotesBetween) for (const group of groups) group.above = []
  const titled = overItems ? [] : groups.filter(group => isTitled(group, groups, { description, part }))
  for (const group of titled) group.above = []
  const noted = ruled || overItems ? [] : groups.filter(group => isUnderNote(group, { description, part }))
  for (const group of noted) group.above = []
  return groups
}

/** Times as far as the rows of one line stand apart. */
const FURTHER = 1.5

/**
 * What stands over a line with a name of its own, clearly further off than its next row stands beneath, is said between two lines; a code alone may be
 * its number where it has none.
 */
function isUnderNote(
  { item, above, below }: RowGroup,
  { description, part }: Pick<Roles, 'description' | 'part'>,
): boolean {
  const [last, next] = [above.at(-1), below[0]]
  if (!last || !next || !/[a-z]{3}/i.test(cell(item, description)?.text ?? '')) return false
  const [only, ...more] = last.row.segments
  if (only && more.length === 0 && cell(item, part) === null && isLoneCode(only)) return false
  return middle(item) - middle(last) > FURTHER * (middle(next) - middle(item))
}

/** Begins with the number of the line beneath, which has no name of its own (`FT-112 - Oil filter` over `FT-112   1 x 9.50`). */
function isCalled(
  { row }: TableRow,
  item: TableRow,
  { description, part }: Pick<Roles, 'description' | 'part'>,
): boolean {
  const number = cell(item, part)?.text ?? ''
  const isNamed = /[a-z]{3}/i.test(cell(item, description)?.text ?? '')
  return !isNamed && /\d|^[A-Z]{3,}$/.test(number) && textOfRow(row).startsWith(`${number} `)
}

/** Lines without a heading over them, where no part numbers tell goods from charges. */
const LEAST_ALONE = 2

/** What stands over the line is in a print of its own, while lines with nothing above have their names in the line's: it heads several. */
function isTitled(
  { item, above }: RowGroup,
  groups: readonly RowGroup[],
  { description, part }: Pick<Roles, 'description' | 'part'>,
): boolean {
  const own = cell(item, description)
  const titles = above.map(row => cell(row, description))
  const alone = groups
    .filter(group => group.above.length === 0 && (part === null || cell(group.item, part) !== null))
    .flatMap(group => cell(group.item, description) ?? [])
  return (
    own !== null &&
    titles.length > 0 &&
    above.every(row => cell(row, part) === null) &&
    titles.every(title => title !== null && differs(title.words, own.words)) &&
    alone.length >= (part === null ? LEAST_ALONE : 1) &&
    alone.every(name => !differs(name.words, own.words))
  )
}

/** Of figures and more: figures alone may be the second half of the number over them (`17801` over `61020`). */
const MADE_UP = /\d.*\D|\D.*\d/

/** A number like the line's own beside a name, and no figure: goods that nothing was sent of, rather than the rest of the line. */
function isUnsent(
  row: TableRow,
  item: TableRow,
  { description, part }: Pick<Roles, 'description' | 'part'>,
): boolean {
  const [own, number] = [item, row].map(one => cell(one, part)?.text ?? '')
  const isLike = own !== undefined && number !== undefined && shapeOf(own) === shapeOf(number)
  return isLike && MADE_UP.test(number) && own !== number && cell(row, description) !== null
}

/** All lines have rows beneath, and few any above: what stands there is a note between them. */
function areNamesBelow(groups: readonly RowGroup[]): boolean {
  const led = groups.filter(group => group.above.length > 0).length
  return groups.every(group => group.below.length > 0) && led < (1 - MOSTLY) * groups.length
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

/** Share of the lines. */
const MOSTLY = 0.7

/** Names stand on rows of their own, right over their lines' figures. */
function areNamesAbove(
  rows: readonly TableRow[],
  groups: readonly RowGroup[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  description: number | null,
): boolean {
  const isNamed = ({ item }: RowGroup) => {
    const above = rows[rows.indexOf(item) - 1]
    const own = cell(item, description)
    const isNameless = !own || isRemark(own.text) || isAnnounced(own.text)
    if (!above || kinds.get(above) !== 'text' || !cell(above, description)) return false
    // Half a line further up are the names of cells that are centred.
    return isNameless && middle(item) - middle(above) > 0.8 * (item.y1 - item.y0)
  }
  return description !== null && groups.length > 1 && groups.filter(isNamed).length > MOSTLY * groups.length
}

/** Names share the column of the numbers and stand over them: over the first too, and none stands as close under the last. */
function areNamesOverCodes(
  rows: readonly TableRow[],
  groups: readonly RowGroup[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  part: number | null,
): boolean {
  const isName = (row: TableRow | undefined) =>
    row !== undefined && kinds.get(row) === 'text' && cell(row, part) !== null
  const places = groups.map(({ item }) => rows.indexOf(item))
  if (groups.length < 2 || !places.every(i => isName(rows[i - 1]))) return false
  const step = (i = 1) => middle(rows[i] as TableRow) - middle(rows[i - 1] as TableRow)
  const next = (places.at(-1) ?? 0) + 1
  return !isName(rows[next]) || step(next) > 1.3 * step(places[0])
}

function cell(row: TableRow, index: number | null) {
  return index === null ? null : (row.cells[index] ?? null)
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
function isTight(
  { group, last }: { group: RowGroup; last: TableRow },
  row: TableRow,
  pitch: number,
): boolean {
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

function crossed(upper: TableRow, lower: TableRow, borders: readonly number[]): boolean {
  return upper.page !== lower.page || borders.some(y => y > middle(upper) && y < middle(lower))
}

/** Heights at which ruled lines cross most of the table's width. */
function rowBorders(rows: readonly TableRow[], rules: readonly Rule[]): number[] {
  const cells = rows.flatMap(row => row.cells).filter(one => one !== null)
  const x0 = Math.min(...cells.map(one => one.x0))
  const x1 = Math.max(...cells.map(one => one.x1))
  const level = rules.filter(rule => rule.x1 - rule.x0 > rule.y1 - rule.y0).sort((a, b) => a.y0 - b.y0)
  const lines: { y: number; covered: number }[] = []
  for (const rule of level) {
    const length = Math.max(0, Math.min(rule.x1, x1) - Math.max(rule.x0, x0))
    const last = lines.at(-1)
    if (last && rule.y0 - last.y < 1.5) last.covered += length
    else lines.push({ y: rule.y0, covered: length })
  }
  return lines.filter(line => line.covered > 0.6 * (x1 - x0)).map(line => line.y)
}

function areRuled(groups: readonly RowGroup[], borders: readonly number[]): boolean {
  if (groups.length < 2) return false
  const pairs = groups.slice(1).map((group, i) => crossed((groups[i] as RowGroup).item, group.item, borders))
  return pairs.filter(Boolean).length >= 0.7 * pairs.length
}
