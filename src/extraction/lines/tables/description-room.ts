import type { Column } from '../../layout/columns/column-borders.ts'
import type { TableRow } from '../../layout/columns/find-tables.ts'
import { middle, type Segment } from '../../layout/lay-out.ts'
import { isOcr } from '../../pdf/page.ts'
import { isRemark } from '../remarks.ts'
import { goesOnBelow } from './read-labelled.ts'
import type { RowGroup, RowKind } from './row-group.ts'

/** How far to the right a table's descriptions may run, in points from the page's left edge; infinite where nothing tells. */
export function roomFor(
  rows: readonly TableRow[],
  groups: readonly RowGroup[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  description: number | null,
  columns: readonly Column[],
): number {
  if (description === null) return Number.POSITIVE_INFINITY
  // Between typed columns a letter at least stays free.
  const free = areTyped(groups, description) ? SPACE : 0
  const border = (columns[description]?.x1 ?? Number.POSITIVE_INFINITY) - free
  return Math.min(nextWords(groups, description), border, wrapEdge(rows, groups, kinds, description))
}

/** Of a letter's width: narrower is the space of any print but a typewriter's. */
const TYPED = 0.8

function areTyped(groups: readonly RowGroup[], description: number): boolean {
  const names = groups
    .flatMap(({ item }) => item.cells[description] ?? [])
    .filter(({ words }) => words.length > 1)
  return (
    names.length > 0 && names.every(name => spaceIn(name) > (TYPED * (name.x1 - name.x0)) / name.text.length)
  )
}

/** Where the words of the next columns begin, less a letter. */
function nextWords(groups: readonly RowGroup[], description: number): number {
  const starts = groups.flatMap(({ item }) => {
    const own = item.cells[description]
    const after = item.cells.slice(description + 1).find(other => other !== null)
    return own && after ? [after.x0 - (own.x1 - own.x0) / Math.max(1, own.text.length)] : []
  })
  return Math.min(...starts, Number.POSITIVE_INFINITY)
}

/** So many broken descriptions show where they are broken, and so many of them that are not the widest. */
const WRAPS = 3
const TELLING = 2

/**
 * Where the widest description ends, if nothing that stands under one could have begun behind it: then descriptions are broken there, and
 * none of these texts is a note.
 */
function wrapEdge(
  rows: readonly TableRow[],
  groups: readonly RowGroup[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  description: number,
): number {
  const edge = Math.max(...groups.map(({ item }) => item.cells[description]?.x1 ?? 0)) + SPACE
  const pairs = groups.flatMap(({ item }) => {
    const next = rows[rows.indexOf(item) + 1]
    const [upper, lower] = [item.cells[description], next?.cells[description]]
    if (!next || !upper || !lower || kinds.get(next) !== 'text' || isRemark(lower.text)) return []
    return isUnder(upper, lower) ? [{ upper, lower }] : []
  })
  // Behind the widest is no room for anything.
  const telling = pairs.filter(({ upper }) => upper.x1 + SPACE < edge)
  const isEdge =
    pairs.length >= WRAPS &&
    telling.length >= TELLING &&
    telling.every(pair => !fitsBehind(pair.upper, pair.lower, edge))
  return isEdge ? edge : Number.POSITIVE_INFINITY
}

/** Share of the room: what fills less of it, and is short, was broken off nowhere. */
const FULL = 0.4

/** The first word of this row would not have fitted behind the description above, or goes on with it in small letters. */
export function ranOut(
  upper: TableRow,
  lower: TableRow,
  description: number | null,
  room: number,
  pitch: number,
): boolean {
  const [before, rest] = [upper, lower].map(row => (description === null ? null : row.cells[description]))
  if (!before || !rest || upper.page !== lower.page || middle(lower) - middle(upper) > 1.15 * pitch)
    return false
  if (!isUnder(before, rest) || !isOneSize(before, rest)) return false
  const goesOn = /^[a-z]/.test(rest.text) && lower.cells.filter(one => one !== null).length === 1
  if (goesOnBelow(before.text, rest.text)) return true
  const isFull = before.text.length > 20 || before.x1 - before.x0 > FULL * (room - before.x0)
  return isFull && (goesOn || !fitsBehind(before, rest, room))
}

/** Points; and, of the print's height, what a scan's boxes of the same print differ by. */
const ONE_SIZE = 1
const ONE_SIZE_SCANNED = 0.15

function isOneSize(one: Segment, other: Segment): boolean {
  const [height, its] = [one.y1 - one.y0, other.y1 - other.y0]
  const most = isOcr(one.words) ? Math.max(ONE_SIZE, ONE_SIZE_SCANNED * Math.max(height, its)) : ONE_SIZE
  return Math.abs(height - its) <= most
}

/** Points: between two words, at the least. */
const SPACE = 2

function isUnder(upper: Segment, lower: Segment): boolean {
  return Math.abs(lower.x0 - upper.x0) <= 2
}

function fitsBehind(upper: Segment, lower: Segment, room: number): boolean {
  const [word] = lower.words
  // A word alone shows no space.
  const space = spaceIn(upper.words.length > 1 ? upper : lower)
  return word === undefined || upper.x1 + space + (word.x1 - word.x0) <= room
}

/** Points: the narrowest space between words; a typewriter's is as wide as a letter. */
function spaceIn({ words }: Segment): number {
  const spaces = words.slice(1).map((word, i) => word.x0 - (words[i]?.x1 ?? word.x0))
  return spaces.length === 0 ? SPACE : Math.max(SPACE, Math.min(...spaces))
}
