import type { Column } from '../../layout/columns/column-borders.ts'
import { isOfListing, isOfStock, isTag, nameOfHeading, saysPart } from '../../vocabulary/column-names.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import {
  announcedAs,
  isSellers,
  type LabelKind,
  saysSellers,
  soldInPlace,
} from '../../vocabulary/rival-labels.ts'
import type { PrintedLine } from '../printed-line.ts'
import type { Roles } from './column-roles.ts'
import { type PartFound, placesOf, settled } from './read-labelled.ts'
import type { RowGroup } from './row-group.ts'

/** Of the lines, and of those that have a number in the column. */
const MOST = 0.5
const NEARLY_ALL = 2 / 3

/**
 * A column of codes that no heading calls part numbers yields to numbers that most lines print behind a label (`Part No: AB-1`), and one of pieces in stock
 * (`Stock #`) to those that their label calls part numbers; one of what is offered on a marketplace to what the seller calls its goods; one of tags to
 * any that says whose it is or that it is a part's: pieces that have only their tag have no number.
 */
export function withoutRivalColumn(
  groups: readonly RowGroup[],
  roles: Roles,
  columns: readonly Column[],
): Roles {
  if (roles.part === null) return roles
  const heading = columns[roles.part]?.heading ?? ''
  const yields = yieldsTo(heading, codesIn(groups, roles.part))
  if (yields === null) return roles
  const labelled = groups.filter(group =>
    [...group.item.row.segments, ...placesOf(group, roles)].some(({ text }) => yields(text)),
  )
  // Freight and labour have no number but letters of their own.
  const numbered = codesIn(groups, roles.part)
  const most = isTag(heading) ? 1 : Math.max(MOST * groups.length, NEARLY_ALL * numbered.length)
  return labelled.length >= most ? { ...roles, part: null, otherParts: [], standIns: [] } : roles
}

function codesIn(groups: readonly RowGroup[], column: number): string[] {
  return groups.map(({ item }) => item.cells[column]?.text ?? '').filter(text => /\d/.test(text))
}

/** What a marketplace calls an offer. */
const LISTED = /^\d{9,}$/

/** The texts of lines to which a column yields by its heading and its codes; null where it yields to none. */
function yieldsTo(heading: string, codes: readonly string[]): ((text: string) => boolean) | null {
  if (isTag(heading)) return text => (announcedAs(text)?.kind ?? 'other') !== 'other'
  // A shop's own goods may have an `Item ID` too.
  if (isOfListing(heading)) return codes.every(code => LISTED.test(code)) ? isSellers : saysSellers
  if (nameOfHeading(heading) !== 'part') return isOfGoods
  return isOfStock(heading) ? text => announcedAs(text)?.kind === 'part' : null
}

/** Announces a number of the goods that is not said to be their maker's, a vehicle's maker's or the customer's. */
function isOfGoods(text: string): boolean {
  const kind = announcedAs(text)?.kind
  return kind === 'part' || kind === 'other'
}

/**
 * A line's number beside another: of the code in its column and the number that a label announces under its name, which of them a workshop orders by
 * may be open, as beside a maker's number; where its column had to yield, a line without a labelled number may have meant the code there. What is sold
 * in place of the goods may have been supplied.
 * @param before the roles that its columns had by themselves.
 */
export function withRival<Line extends Pick<PrintedLine, 'partNumber' | 'partReadings' | 'words'>>(
  line: Line,
  group: RowGroup,
  before: Roles,
  after: Roles,
  columns: readonly Column[],
  marks: ReadonlySet<string>,
): Line {
  const read = withLabelled(line, group, before, after, columns, marks)
  const { partNumber, partReadings } = read
  if (after.part === null || partNumber === '') return read
  const others = placesOf(group, after).flatMap(({ text }) => soldInPlace(text)?.partNumber ?? [])
  const rivals = others.filter(other => plain(other) !== plain(partNumber))
  return rivals.length > 0
    ? { ...read, partReadings: [...new Set([partNumber, ...partReadings, ...rivals])] }
    : read
}

function withLabelled<Line extends Pick<PrintedLine, 'partNumber' | 'partReadings' | 'words'>>(
  line: Line,
  group: RowGroup,
  before: Roles,
  after: Roles,
  columns: readonly Column[],
  marks: ReadonlySet<string>,
): Line {
  const heading = before.part === null ? '' : (columns[before.part]?.heading ?? '')
  const rival = before.part === null || after.part !== null ? '' : (group.item.cells[before.part]?.text ?? '')
  if (rival !== '' && line.partNumber === '' && !isTag(heading)) return { ...line, partReadings: ['', rival] }
  const label = saysPart(heading) ? undefined : labelAmong(group, after)
  if (!label) return line
  const found = settled(label.found, label.words, marks)
  // A maker's number that is the only one may be the goods' own.
  const isOnly = before.part === null && line.partNumber === '' && line.partReadings.length === 0
  if (isOnly) return KINDS_OF_MAKERS.includes(label.kind) ? withReadings(line, found, '') : line
  const column = after.part === null ? rival : line.partNumber
  const isSame = plain(column) === plain(found.partNumber)
  if (!isCodeLike(column) || isSame || !areRivals(heading, label.kind, after)) return line
  const isFirst = label.kind === 'part' || (isOfStock(heading) && label.kind !== 'other')
  return isFirst
    ? withReadings(line, found, column)
    : { ...line, partReadings: [...new Set([column, ...line.partReadings, found.partNumber])] }
}

const KINDS_OF_MAKERS: readonly LabelKind[] = ['maker', 'vehicle']

function withReadings<Line extends Pick<PrintedLine, 'partNumber' | 'partReadings' | 'words'>>(
  line: Line,
  { partNumber, readings, words }: PartFound,
  column: string,
): Line {
  return {
    ...line,
    partNumber,
    partReadings: [...new Set([partNumber, ...readings, column])],
    words: { ...line.words, partNumber: words },
  }
}

/**
 * A part number by its name is known to be that beside a column that had to yield to it. A vehicle's maker's is told beside many goods of which the column
 * has the numbers, and words that may mean the column's own codes announce nothing else.
 */
function areRivals(heading: string, kind: LabelKind, { part }: Roles): boolean {
  if (kind === 'part') return part !== null
  if (kind === 'maker' || isOfStock(heading)) return kind !== 'other' || part !== null
  return kind === 'vehicle' && nameOfHeading(heading) !== 'part'
}

function labelAmong(group: RowGroup, roles: Roles) {
  const labels = placesOf(group, roles).flatMap(({ text, words }) => {
    const label = announcedAs(text)
    return label ? [{ ...label, words }] : []
  })
  return labels.find(({ kind }) => kind === 'part') ?? labels[0]
}

function plain(code: string): string {
  return code.replace(/\s/g, '').toUpperCase()
}
