import type { TableRow } from '../../layout/columns/find-tables.ts'
import type { Segment } from '../../layout/lay-out.ts'
import { readAmount } from '../../values/amounts.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { IN_PLACE_OF_FIGURE } from '../figure-columns.ts'
import type { Roles } from './column-roles.ts'

/** Points. */
const ALIGNED = 4
const LEAST_HEADINGS = 2

/**
 * The rows of a table without those that a second row of headings names (`Location`, `Donor vehicle`, `Odometer` under `Stock no`, `Part`,
 * `Amount`): they tell about the goods, and go on with none of their cells. Goods that have no names elsewhere keep rows that begin with words
 * under a heading nobody knows, as `areNamesOpen` says: what they suit may stand there as well.
 */
export function withoutDetailRows(
  rows: readonly TableRow[],
  { quantity, unit, total, description }: Roles,
): { rows: TableRow[]; areNamesOpen: boolean } {
  const [first] = rows
  const headings = first && areOfDetails(first.row.segments) ? first.row.segments : []
  const isFigured = ({ cells }: TableRow) =>
    [quantity, unit, total].some(index => {
      const text = index === null ? '' : (cells[index]?.text ?? '')
      return readAmount(text) !== null || IN_PLACE_OF_FIGURE.test(text)
    })
  const isDetail = (row: TableRow) =>
    row.row.segments.length > 1 &&
    !isFigured(row) &&
    row.row.segments.every(segment => headings.some(heading => isAligned(segment, heading)))
  const isNamed = ({ cells }: TableRow) =>
    description !== null && /[a-z]{3}/i.test(cells[description]?.text ?? '')
  const areNamed = rows.some(row => isFigured(row) && isNamed(row))
  const details = rows.filter(row => row !== first && isDetail(row))
  const areNamesOpen = headings.length > 0 && !areNamed && beginWithWords(details, headings)
  const isLeftOut = (row: TableRow) => headings.length > 0 && (row === first || isDetail(row))
  return { rows: areNamesOpen ? [...rows] : rows.filter(row => !isLeftOut(row)), areNamesOpen }
}

/** Where goods lie or what they come from is no name of theirs, and a figure behind their names would be read as one of goods. */
function beginWithWords(details: readonly TableRow[], [heading]: readonly Segment[]): boolean {
  const isOpen = heading !== undefined && nameOfHeading(heading.text) === null
  const rows = details.map(({ row: { segments } }) => segments.map(({ text }) => text))
  const isNamed = ([first = '', ...others]: readonly string[]) =>
    /(?:^|[\s-])[a-z]{3,}\b/i.test(first) && others.every(text => readAmount(text) === null)
  return isOpen && rows.length > 0 && rows.every(isNamed)
}

/** Words alone, some of them known as headings, none as those of goods. */
function areOfDetails(headings: readonly Segment[]): boolean {
  const names = headings.map(({ text }) => nameOfHeading(text))
  return (
    headings.length >= LEAST_HEADINGS &&
    headings.every(({ text }) => /^[A-Z][A-Za-z /.&-]+$/.test(text)) &&
    names.includes('other') &&
    names.every(name => name === 'other' || name === null)
  )
}

function isAligned(segment: Segment, heading: Segment): boolean {
  return Math.abs(segment.x0 - heading.x0) < ALIGNED || Math.abs(segment.x1 - heading.x1) < ALIGNED
}
