import type { TableRow } from '../../layout/find-tables.ts'
import type { Segment } from '../../layout/lay-out.ts'
import type { Word } from '../../pdf/page.ts'
import { dashedCode, labelledPart, withoutMark } from '../codes/part-number.ts'
import { readFigure } from '../figure-columns.ts'
import { isMeasure } from '../measures.ts'
import { isRemark } from '../remarks.ts'
import type { Roles } from './column-roles.ts'
import type { RowGroup } from './group-rows.ts'
import { partPieces } from './read-part.ts'

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
  const beside = group.item.cells[index] ?? null
  const own = beside && group.above.length > 0 && isRemark(beside.text) ? null : beside
  const height = own ? own.y1 - own.y0 : 0
  // A line that begins with its code has nothing above it but other lines' remarks.
  const above = roles.part === null && own && dashedCode(own.text) ? [] : group.above
  const below = group.isNamedAbove && above.length > 0 ? [] : group.below
  const pieces = [...above, group.item, ...below].flatMap(row => {
    const cell = row === group.item ? own : row.cells[index]
    if (!cell) return []
    if (
      row !== group.item &&
      (isNoName(row, cell, own, index) || (height > 0 && cell.y1 - cell.y0 < 0.85 * height))
    )
      return []
    return [row === group.item ? wholeName(row, cell, roles) : wholeRest(row, cell, index)]
  })
  // A size alone (`205/55R16 91V`) is no whole name.
  const named = pieces.findIndex(piece => /[a-z]{3}/i.test(piece.text))
  const ending = pieces.findIndex(
    (piece, i) =>
      own !== null &&
      piece.y0 > own.y0 &&
      i > named &&
      named >= 0 &&
      hadRoom(pieces[i - 1] as Segment, piece, reach),
  )
  if (ending > 0) pieces.length = ending
  const printed = pieces.map(piece => piece.text).join(' ')
  const text = (taken ? printed.replace(taken, ' ').replace(/[\s,;:([–-]+$/, '') : printed)
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return { text: withoutMark(text, marks) ?? text, words: pieces.flatMap(piece => piece.words) }
}

/** The first word of a text would have fitted behind the one above it, so it begins something else, unless it is in the middle of a sentence. */
function hadRoom(above: Segment, rest: Segment, reach: number): boolean {
  const word = rest.words[0]
  const letter = (above.x1 - above.x0) / Math.max(1, above.text.length)
  return (
    word !== undefined && !/^[a-z]/.test(word.text) && above.x1 + 2 * letter + (word.x1 - word.x0) < reach
  )
}

/** Part number and description share a column: the description stands under the number. */
function underPart(group: RowGroup, roles: Roles): NameFound {
  const pieces = partPieces(group, roles)
  const names = group.below.flatMap(row => {
    const cell = roles.part === null ? null : row.cells[roles.part]
    return cell && !pieces.includes(cell) ? [wholeText(row, cell)] : []
  })
  return { text: names.map(name => name.text).join(' '), words: names.flatMap(name => name.words) }
}

/** A name that runs on into columns which hold no figures: the border between them is one of other lines. */
function wholeName(row: TableRow, cell: Segment, roles: Roles): Segment {
  const whole = wholeText(row, cell)
  if (whole.words.length < cell.words.length) return cell
  const { part, otherParts, quantity, unit, total, ordered, backordered, discount, tax } = roles
  const roled = [part, ...otherParts, quantity, unit, total, ordered, backordered, discount, tax]
  const isName = row.cells.every(
    (other, i) =>
      other === null ||
      other === cell ||
      !other.words.some(word => whole.words.includes(word)) ||
      (!roled.includes(i) && isText(other.text)),
  )
  return isName ? whole : cell
}

/** A row without figures: what runs on to the right is of the same text. */
function wholeRest(row: TableRow, cell: Segment, index: number): Segment {
  const whole = wholeText(row, cell)
  const runsLeft = row.cells
    .slice(0, index)
    .some(other => other?.words.some(word => whole.words.includes(word)))
  return runsLeft || whole.words.length < cell.words.length ? cell : whole
}

/** Neither a figure nor what goods are counted in. */
function isText(text: string): boolean {
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
