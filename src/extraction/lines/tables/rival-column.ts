import type { Column } from '../../layout/column-borders.ts'
import { nameOfHeading } from '../../layout/column-names.ts'
import { labelledPart } from '../codes/part-number.ts'
import type { PrintedLine } from '../printed-line.ts'
import type { Roles } from './column-roles.ts'
import type { RowGroup } from './group-rows.ts'

/** A column of codes that no heading calls part numbers yields to numbers that most lines print behind a label (`Part No: AB-1`). */
export function withoutRivalColumn(
  groups: readonly RowGroup[],
  roles: Roles,
  columns: readonly Column[],
): Roles {
  if (roles.part === null || nameOfHeading(columns[roles.part]?.heading ?? '') === 'part') return roles
  const labelled = groups.filter(group =>
    [group.item, ...group.below].some(row => row.row.segments.some(one => labelledPart(one.text) !== null)),
  )
  return labelled.length >= 0.5 * groups.length ? { ...roles, part: null, otherParts: [] } : roles
}

/** A line without a labelled number may have meant the code in the column that had to yield. */
export function withRival<Line extends Pick<PrintedLine, 'partNumber' | 'partReadings'>>(
  line: Line,
  { item }: RowGroup,
  before: Roles,
  after: Roles,
): Line {
  const rival = before.part === null || after.part !== null ? '' : (item.cells[before.part]?.text ?? '')
  return line.partNumber === '' && rival !== '' ? { ...line, partReadings: ['', rival] } : line
}
