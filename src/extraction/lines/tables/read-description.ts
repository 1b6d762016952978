import type { TableRow } from '../../layout/columns/find-tables.ts'
import { type Segment, segmentOf, textOfRow } from '../../layout/lay-out.ts'
import { isOcr, joinTexts, type Word } from '../../pdf/page.ts'
import { isMeasure } from '../../values/measures.ts'
import { withoutMark } from '../../vocabulary/note-marks.ts'
import { dashedCode, labelledPart } from '../../vocabulary/part-in-text.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { differs } from '../codes/words-apart.ts'
import { readFigure } from '../figure-columns.ts'
import { isRemark } from '../remarks.ts'
import { isSmaller } from '../smaller-print.ts'
import type { Roles } from './column-roles.ts'
import { goesOnBelow } from './read-labelled.ts'
import { partPieces } from './read-part.ts'
import type { RowGroup } from './row-group.ts'

export interface NameFound {
  text: string
  words: Word[]
}

/** A line's name, from all of its rows, without their remarks and without `taken`, which was its part number. */
export function readDescription(
  group: RowGroup,
  roles: Roles,
  marks: ReadonlySet<string>,
  taken: string | null,
  reach: number,
): NameFound {
  const index = roles.description ?? roles.part
  if (index === null) return { text: '', words: [] }
  if (roles.description === null) return underPart(group, roles)
  const pieces = untilRoomWasLeft(piecesOf(group, roles, index, reach), reach)
  const text = withoutTaken(joinTexts(pieces), taken)
  return { text: withoutMark(text, marks) ?? text, words: pieces.flatMap(piece => piece.words) }
}

/** What stands in the description's column and is of the name, top to bottom; `isOwn` on the row of the figures or above it. */
function piecesOf(
  group: RowGroup,
  roles: Roles,
  index: number,
  reach: number,
): (Segment & { isOwn: boolean })[] {
  const beside = group.item.cells[index] ?? null
  const own = beside && group.above.length > 0 && isRemark(beside.text) ? null : beside
  // A line that begins with its code has nothing above it but other lines' remarks.
  const above = roles.part === null && own && dashedCode(own.text) ? [] : group.above
  const below = group.isNamedAbove && above.length > 0 ? [] : group.below
  const continued = (rows: readonly TableRow[], before: Segment | null) => {
    let isInRemark = false
    return rows.flatMap((row, i) => {
      const cell = row.cells[index]
      const upper = i > 0 ? (rows[i - 1]?.cells[index] ?? null) : before
      if (!cell) return []
      // A remark that its column was too narrow for goes on.
      isInRemark =
        (isInRemark && upper !== null && !hadRoom(upper, cell, reach)) ||
        (!goesOn(upper, cell, reach) && isNoName(row, cell, own, index))
      return isInRemark ? [] : [wholeRest(row, cell, index)]
    })
  }
  const name = own ? wholeName(group.item, own, roles) : nameBefore(group.item, roles)
  const pieces = [...continued(above, null), ...(name ? [name] : []), ...continued(below, own)]
  return pieces.map(piece => ({ ...piece, isOwn: own === null || piece.y0 <= own.y0 }))
}

/** No name ends in it. */
const LEADS_ON = /(?:[,;]|\s(?:of|for|with|and|or|the|to|&))$/i

/** Nor in a dash, whatever goes on behind it (`Core credit -` over `old unit`). */
const ENDS_OPEN = /[a-z]{2} [-–—]$/i

/**
 * A list goes on, though its next word could begin a remark, and so does what ends in a word that leads on (`refunded on return of`); so does a name
 * before a colon whose next word its column was too narrow for.
 */
function goesOn(upper: Segment | null, lower: Segment, reach: number): boolean {
  if (upper && (ENDS_OPEN.test(upper.text) || goesOnBelow(upper.text, lower.text))) return true
  if (!upper || !/^[a-z]/.test(lower.text)) return false
  const isLabel = isRemark(lower.text.replace(':', '')) || !/^[a-z ]+: /.test(lower.text)
  return LEADS_ON.test(upper.text) || (!isLabel && !hasRoomFor(lower, upper, reach))
}

/** The pieces up to one whose first word would have fitted behind the piece above it. */
function untilRoomWasLeft(pieces: readonly (Segment & { isOwn: boolean })[], reach: number): Segment[] {
  // A size alone (`205/55R16 91V`) is no whole name.
  const named = pieces.findIndex(piece => /[a-z]{3}/i.test(piece.text))
  const ending = pieces.findIndex(
    (piece, i) => !piece.isOwn && i > named && named >= 0 && hadRoom(pieces[i - 1] as Segment, piece, reach),
  )
  return ending > 0 ? pieces.slice(0, ending) : [...pieces]
}

function withoutTaken(text: string, taken: string | null): string {
  return (taken ? text.replace(taken, ' ').replace(/[\s,;:([–-]+$/, '') : text)
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first word of a text would have fitted behind the one above it, so it begins something else, unless it is in the middle of a sentence. */
function hadRoom(above: Segment, rest: Segment, reach: number): boolean {
  return !/^[a-z]/.test(rest.text) && !goesOnBelow(above.text, rest.text) && hasRoomFor(rest, above, reach)
}

/** Says whose number it ends in (`FAULTY - WARRANTY 11826`), as remarks do; a vehicle may end in its year. */
const REFERS = /\s[-–—]\s(?:\D+\s)?#?\d{4,}$/

/**
 * The first word of a text fits behind another in its column, or as far as the text itself runs: names below may be longer than all of the
 * first lines, so that says something of remarks only.
 */
function hasRoomFor({ words: [word], x1, text }: Segment, above: Segment, reach: number): boolean {
  const letter = (above.x1 - above.x0) / Math.max(1, above.text.length)
  const end = REFERS.test(text) ? Math.max(reach, x1) : reach
  return word !== undefined && above.x1 + 2 * letter + (word.x1 - word.x0) < end
}

/** Part number and description share a column: the description stands under the number, or over it. */
function underPart(group: RowGroup, roles: Roles): NameFound {
  const pieces = partPieces(group, roles)
  const texts = (group.isNamedAbove ? group.above : group.below).flatMap(row => {
    const cell = roles.part === null ? null : row.cells[roles.part]
    return cell && !pieces.includes(cell) && !isRemark(cell.text) ? [wholeText(row, cell)] : []
  })
  // A name may be indented where it runs on.
  const names = texts.filter(text => /^[a-z]/.test(text.text) || !isSetApart(text, texts[0] ?? text))
  return { text: joinTexts(names), words: names.flatMap(name => name.words) }
}

/**
 * A name that runs on into columns which hold no figures: the border between them is one of other lines. A scan's spaces may join the count before
 * it to it.
 */
function wholeName(row: TableRow, cell: Segment, roles: Roles): Segment {
  const count = roles.quantity === null ? null : row.cells[roles.quantity]
  const all = wholeText(row, cell)
  const behind = all.words.slice(all.words[0] === count?.words[0] ? count?.words.length : 0)
  const whole = segmentOf(behind, all.page)
  if (whole.words.length < cell.words.length) return cell
  const isName = row.cells.every(
    (other, i) =>
      other === null ||
      other === cell ||
      !other.words.some(word => whole.words.includes(word)) ||
      (!isRoled(i, roles) && isText(other.text)),
  )
  return isName ? whole : cell
}

/** A name that stands under the headings before the descriptions' (a tyre's size), and ends before it reaches these. */
export function nameBefore(row: TableRow, roles: Roles): Segment | null {
  const cell = row.cells.find(
    (other, i) => other && i < (roles.description ?? 0) && !isRoled(i, roles) && /[a-z]{3}/i.test(other.text),
  )
  return cell ? wholeName(row, cell, roles) : null
}

function isRoled(index: number, roles: Roles): boolean {
  const { part, otherParts, quantity, unit, total, ordered, backordered, discount, tax } = roles
  return [part, ...otherParts, quantity, unit, total, ordered, backordered, discount, tax].includes(index)
}

/** A row without figures: what runs on to the right is of the same text. */
export function wholeRest(row: TableRow, cell: Segment, index: number): Segment {
  const whole = wholeText(row, cell)
  const runsLeft = leftOf(row, cell, index).length > 0
  return runsLeft || whole.words.length < cell.words.length ? cell : whole
}

/** The cells in which the cell's text begins, left of it. */
function leftOf(row: TableRow, cell: Segment, index: number): Segment[] {
  const whole = wholeText(row, cell)
  return row.cells
    .slice(0, index)
    .flatMap(other => (other?.words.some(word => whole.words.includes(word)) ? other : []))
}

/** Neither a figure nor what goods are counted in. */
export function isText(text: string): boolean {
  return readFigure(text) === null && /[a-z]{2}/i.test(text) && !isMeasure(text)
}

/** A text that runs on under other columns' headings. */
function wholeText({ row }: TableRow, cell: Segment): Segment {
  return row.segments.find(segment => segment.words.some(word => word === cell.words[0])) ?? cell
}

/** Begins with what announces a part number; a name may also end in one in brackets. */
function isAllPart(text: string): boolean {
  const part = labelledPart(text)
  return part !== null && text.replace(/^\W+/, '').startsWith(part.taken)
}

/** Of a block beside the table, which may reach up to a name. */
const ON_THE_WEB = /^(?:\S+@\S+\.\S+|www\.\S+)$/i

/** A remark under a line: told as one, `Label: value`, in smaller print, across the description's column, or not under its first letter. */
function isNoName(row: TableRow, cell: Segment, own: Segment | null, index: number): boolean {
  const text = textOfRow(row.row)
  // Something else may stand left of the table, on the remark's height.
  if (
    isRemark(text) ||
    isRemark(wholeText(row, cell).text) ||
    /^[A-Za-z][A-Za-z .]{1,18}:\s*\S/.test(text) ||
    isAllPart(text)
  )
    return true
  if (
    row.cells.some(
      (other, i) => i !== index && other !== null && other.x0 - cell.x1 < 6 && other.x0 > cell.x0,
    )
  )
    return true
  if (leftOf(row, cell, index).some(other => !isCodeLike(other.text) && !ON_THE_WEB.test(other.text)))
    return true
  return own !== null && isSetApart(cell, own)
}

/**
 * Points that a note begins off its name's first letter; with the next smaller print, which a scan's boxes do not show, fewer tell, and none beneath
 * words in another weight or colour: one word may be the make over its name, and small letters go on with it.
 */
const OFF = 12
const OFF_IF_SMALLER = 4
const NEXT_SMALLER = 0.95
/** Goes on with a name, in whatever print: what goods are for, or their side. */
const OF_NAME = /^(?:[a-z]|(?:To |TO )?[Ss](?:uit|UIT)[Ss]?\b|F(?:or|OR)\b|[LR]\/?H\b)/

/** In smaller print than the name, or not under its first letter: no part of it. */
function isSetApart(text: Segment, name: Segment): boolean {
  const off = Math.abs(name.x0 - text.x0)
  if (isSmaller(text, name) || off > OFF) return true
  const isLess = !isOcr(text.words) && text.y1 - text.y0 < NEXT_SMALLER * (name.y1 - name.y0)
  const isOther = name.words.length > 1 && differs(text.words, name.words)
  return isLess && !OF_NAME.test(text.text) && (isOther || off > OFF_IF_SMALLER)
}
