import type { TableRow } from '../../layout/columns/find-tables.ts'
import { middle } from '../../layout/lay-out.ts'
import { isLoneCode } from '../codes/lone-code.ts'
import { differs } from '../codes/words-apart.ts'
import type { Roles } from './column-roles.ts'
import { cellOf, type RowGroup } from './row-group.ts'

type Columns = Pick<Roles, 'description' | 'part'>

/** Share of the lines. */
const MOSTLY = 0.7

/**
 * Takes away from lines of goods what stands over them and is said between two lines, or heads several.
 * @param areCodesBelow announced numbers stand beneath their lines.
 */
export function dropNotesAbove(
  groups: readonly RowGroup[],
  roles: Columns,
  { ruled, overItems, areCodesBelow }: { ruled: boolean; overItems: boolean; areCodesBelow: boolean },
): void {
  const drop = (noted: readonly RowGroup[]) => {
    for (const group of noted) group.above = []
  }
  const areNotesBetween = areNamesBelow(groups) || (areCodesBelow && groups[0]?.above.length === 0)
  if (!ruled && areNotesBetween) drop(groups)
  if (overItems) return
  drop(groups.filter(group => isTitled(group, groups, roles)))
  if (!ruled) {
    drop(groups.filter(group => isUnderNote(group, roles)))
    if (groups[0]?.above.length === 0)
      drop(groups.filter((group, i) => isMidway(group, groups[i - 1], roles)))
  }
}

/** All lines have rows beneath, and few any above: what stands there is a note between them. */
function areNamesBelow(groups: readonly RowGroup[]): boolean {
  const led = groups.filter(group => group.above.length > 0).length
  return groups.every(group => group.below.length > 0) && led < (1 - MOSTLY) * groups.length
}

/** Lines without a heading over them, where no part numbers tell goods from charges. */
const LEAST_ALONE = 2

/** What stands over the line is in a print of its own, while lines with nothing above have their names in the line's: it heads several. */
function isTitled(
  { item, above }: RowGroup,
  groups: readonly RowGroup[],
  { description, part }: Columns,
): boolean {
  const own = cellOf(item, description)
  const titles = above.map(row => cellOf(row, description))
  const alone = groups
    .filter(group => group.above.length === 0 && (part === null || cellOf(group.item, part) !== null))
    .flatMap(group => cellOf(group.item, description) ?? [])
  return (
    own !== null &&
    titles.length > 0 &&
    above.every(row => cellOf(row, part) === null) &&
    titles.every(title => title !== null && differs(title.words, own.words)) &&
    alone.length >= (part === null ? LEAST_ALONE : 1) &&
    alone.every(name => !differs(name.words, own.words))
  )
}

/** Times as far as the rows of one line stand apart. */
const FURTHER = 1.5

/**
 * What stands over a line with a name of its own, clearly further off than its next row stands beneath, is said between two lines; a code alone may be
 * its number where it has none.
 */
function isUnderNote({ item, above, below }: RowGroup, { description, part }: Columns): boolean {
  const [last, next] = [above.at(-1), below[0]]
  if (!last || !next || !/[a-z]{3}/i.test(cellOf(item, description)?.text ?? '')) return false
  const [only, ...more] = last.row.segments
  if (only && more.length === 0 && cellOf(item, part) === null && isLoneCode(only)) return false
  return middle(item) - middle(last) > FURTHER * (middle(next) - middle(item))
}

/** Times as far from the line above as from its own: printed in equal steps. */
const ALIKE = 1.1

/** What stands half way to the line before, over one with a name and a number of its own, goes on with neither. */
function isMidway({ item, above }: RowGroup, before: RowGroup | undefined, columns: Columns): boolean {
  const [row, ...more] = above
  const isWhole = (of: TableRow) =>
    cellOf(of, columns.part) !== null && /[a-z]{3}/i.test(cellOf(of, columns.description)?.text ?? '')
  if (!row || more.length > 0 || !before || before.item.page !== row.page || before.below.length > 0)
    return false
  const areWhole = isWhole(item) && isWhole(before.item) && cellOf(row, columns.part) === null
  return areWhole && middle(row) - middle(before.item) < ALIKE * (middle(item) - middle(row))
}
