import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { type PageLayout, rowKey } from '../../layout/lay-out.ts'
import { gstOfHeading, nameOfHeading } from '../../vocabulary/column-names.ts'
import { doubtUnlike } from '../codes/doubts/doubt-unlike.ts'
import { takeEmbeddedCodes } from '../codes/embedded-codes.ts'
import { withoutBrands } from '../codes/without-brands.ts'
import { ALONE } from '../own-numbers.ts'
import type { PrintedLine, PrintedTable } from '../printed-line.ts'
import { withoutSums } from '../without-sums.ts'
import { classifyRows } from './classify-rows.ts'
import { fromCodeOver } from './code-over-first.ts'
import { withCodesApart, withNamesBeneath } from './codes-apart.ts'
import { type Roles, rolesOf } from './column-roles.ts'
import { groupRows } from './group-rows.ts'
import { doubtOthersNumbers } from './numbers-of-others.ts'
import { readLine } from './read-line.ts'
import { doubtAlone, doubtNamesAsCodes, withShared } from './rival-column.ts'
import { withoutRivalColumn, withRival } from './rival-numbers.ts'
import { settleFigures } from './settle-figures.ts'
import { bodyOf, isSummedAgain, sumsBeyond } from './table-body.ts'
import { withoutDetailRows } from './without-detail-rows.ts'
import { type Numbered, withoutLineNumbers } from './without-line-numbers.ts'

/**
 * The goods of each family of tables, a family being those that share their headings: all lines, and, where one of them may be a sum whose
 * label nobody knows, a second time without it and what follows.
 */
export function readTables(
  tables: readonly Table[],
  pages: readonly PageLayout[],
  marks: ReadonlySet<string>,
): PrintedTable[][] {
  const families = new Map<string, Table[]>()
  for (const table of tables) {
    const family = table.columns.map(column => column.heading).join('|')
    families.set(family, [...(families.get(family) ?? []), table])
  }
  const goods = [...families.values()].map(family => readGoods(family, pages, marks))
  const bare = withoutLineNumbers(goods)
  const read = goods.map((one, i) => readFamily(one, bare[i] ?? [], marks))
  const printed = read.filter(({ table }) => table.lines.length > 0)
  const whole = printed.map(({ table }) => table)
  const cut = printed.map(endAtSum)
  return cut.some((table, i) => table !== whole[i]) ? [whole, cut] : [whole]
}

interface Family {
  table: PrintedTable
  /** The row of each line, in step with the lines. */
  keys: string[]
}

function endAtSum({ table, keys }: Family): PrintedTable {
  const lines = withoutSums(table.lines)
  if (lines.length === table.lines.length) return table
  const left = new Set(keys.slice(lines.length))
  return { ...table, lines, usedRows: new Set([...table.usedRows].filter(key => !left.has(key))) }
}

/** The lines of a family as they stand there, with what they were read by. */
interface Goods extends Numbered {
  tables: readonly Table[]
  whole: readonly Table[]
  roles: Roles
  partRoles: Roles
  usedRows: Set<string>
  keys: string[]
}

function readGoods(
  tables: readonly Table[],
  pages: readonly PageLayout[],
  marks: ReadonlySet<string>,
): Goods {
  const pageOf = (table: Table) => pages.find(one => one.number === table.page)
  const whole = tables.map(table => fromCodeOver(table, pageOf(table)))
  const bodies = whole.map(bodyOf)
  const roles = rolesOf(tables[0] as Table, bodies.flat())
  const columns = (tables[0] as Table).columns
  const usedRows = new Set<string>()
  const keys: string[] = []
  const numbers: number[] = []
  const ownNumbers = columns.findIndex(
    ({ heading }, i) => nameOfHeading(heading) === 'line' && i !== roles.part,
  )
  const kept = bodies.map(body => withoutDetailRows(body, roles))
  const areNamesOpen = kept.some(one => one.areNamesOpen)
  const printed = tables.flatMap((table, i) => {
    const body = settleFigures(kept[i]?.rows ?? [], roles)
    return groupRows(body, classifyRows(body, roles), roles, pageOf(table)?.rules ?? [], columns)
  })
  const partRoles = withNamesBeneath(printed, withoutRivalColumn(printed, roles, columns), columns)
  const groups = withCodesApart(printed, partRoles, columns)
  const reach = Math.max(...groups.map(({ item }) => item.cells[roles.description ?? 0]?.x1 ?? 0))
  const lines = groups.flatMap(group => {
    const line = readLine(group, partRoles, marks, { columns, reach, areNamesOpen })
    for (const row of [group.item.row, ...(group.item.others ?? [])]) usedRows.add(rowKey(row))
    if (line) {
      keys.push(rowKey(group.item.row))
      numbers.push(ownNumber(group.item, ownNumbers))
    }
    if (!line) return []
    const rivalled = withRival(line, group, roles, partRoles, columns, marks)
    return [withShared(rivalled, group, partRoles, columns)]
  })
  const alone = doubtAlone(lines, partRoles, columns)
  const doubted = doubtOthersNumbers(doubtNamesAsCodes(alone, partRoles, columns), partRoles, columns)
  return {
    lines: doubted,
    numbers,
    tables,
    whole,
    roles,
    partRoles,
    usedRows,
    keys,
  }
}

/** @param counted its lines without their own numbers. */
function readFamily(
  { tables, whole, roles, partRoles, usedRows, keys }: Goods,
  counted: readonly PrintedLine[],
  marks: ReadonlySet<string>,
): Family {
  const columns = (tables[0] as Table).columns
  const named = columns[partRoles.description ?? 0]?.heading ?? ''
  const numbered = columns[partRoles.part ?? 0]?.heading ?? ''
  const goods =
    partRoles.part === null
      ? takeEmbeddedCodes(counted, marks, named)
      : doubtUnlike(withoutBrands(counted, numbered))
  const heading = (index: number | null) =>
    gstOfHeading(index === null ? '' : (columns[index]?.heading ?? ''))
  const table = {
    lines: goods,
    headed: (tables[0] as Table).headed,
    unitGst: heading(roles.unit),
    totalGst: heading(roles.total),
    usedRows,
    withoutPrices: roles.unit === null && roles.total === null,
    areSumsOpen: whole.some(isSummedAgain),
    sumsBeyond: whole.flatMap(sumsBeyond),
  }
  return { table, keys }
}

/** A line's number that is no longer in its cells, or stands alone in the column of such; 0 for none. */
function ownNumber({ row, cells }: TableRow, column: number): number {
  const [first] = row.segments[0]?.words ?? []
  const words = cells.flatMap(cell => cell?.words ?? [])
  const isLeft = words.some(({ x0, y0 }) => x0 === first?.x0 && y0 === first.y0)
  const text = cells[column]?.text ?? (isLeft ? '' : first?.text)
  return Number(ALONE.exec(text ?? '')?.[1] ?? 0)
}
