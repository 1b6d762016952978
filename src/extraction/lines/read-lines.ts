import { gstOfHeading } from '../layout/column-names.ts'
import { findTables, type Table } from '../layout/find-tables.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { bodyOf, classifyRows } from './classify-rows.ts'
import { type Roles, rolesOf } from './column-roles.ts'
import { groupRows } from './group-rows.ts'
import { explainedMarks } from './part-number.ts'
import { type PrintedTable, rowKey } from './printed-line.ts'
import { readLine } from './read-line.ts'
import { foldFigures, settleFigures } from './settle-figures.ts'

/** The lines of goods on a document's pages, as printed. Tables that share their headings (one a page) are read as one. */
export function readLines(pages: readonly PageLayout[]): PrintedTable[] {
  const tables = findTables(pages).map(foldFigures)
  const marks = explainedMarks(
    pages.flatMap(page => page.rows.flatMap(row => row.segments.map(segment => segment.text))),
  )
  const families = new Map<string, Table[]>()
  for (const table of tables) {
    const family = table.columns.map(column => column.heading).join('|')
    families.set(family, [...(families.get(family) ?? []), table])
  }
  const read = [...families.values()].map(family => readFamily(family, pages, marks))
  return read.filter(table => table.lines.length > 0)
}

function readFamily(
  tables: readonly Table[],
  pages: readonly PageLayout[],
  marks: ReadonlySet<string>,
): PrintedTable {
  const bodies = tables.map(table => bodyOf(table))
  const roles = rolesOf(tables[0] as Table, bodies.flat())
  const columns = (tables[0] as Table).columns
  const usedRows = new Set<string>()
  const lines = tables.flatMap((table, i) => {
    const page = pages.find(one => one.number === table.page)
    const body = settleFigures(bodies[i] ?? [], roles)
    const kinds = classifyRows(body, roles)
    const groups = groupRows(body, kinds, roles.description, page?.rules ?? [])
    return groups.flatMap(group => {
      usedRows.add(rowKey(group.item))
      const line = readLine(group, roles, marks, { columns, headed: table.headed })
      return line ? [line] : []
    })
  })
  const heading = (index: number | null) =>
    gstOfHeading(index === null ? '' : (columns[index]?.heading ?? ''))
  return {
    lines: withLeadingCodes(withoutCounting(lines), roles),
    unitGst: heading(roles.unit),
    totalGst: heading(roles.total),
    usedRows,
    withoutPrices: roles.unit === null && roles.total === null,
  }
}

/** Line numbers without a column of their own (`1 AB-12`, `2 CD-34`) are no part of the part numbers. */
function withoutCounting(lines: readonly ReturnType<typeof readLine>[]): ReturnType<typeof readLine>[] {
  const counted = lines.length > 1 && lines.every((line, i) => line?.partNumber.startsWith(`${i + 1} `))
  const bare = (text: string) => text.replace(/^\d+ /, '')
  return counted
    ? lines.map(
        line =>
          line && { ...line, partNumber: bare(line.partNumber), partReadings: line.partReadings.map(bare) },
      )
    : [...lines]
}

/** In a table without a part column, codes at the start of most descriptions are taken as part numbers, marked uncertain. */
function withLeadingCodes(lines: ReturnType<typeof readLine>[], roles: Roles): PrintedTable['lines'] {
  const read = lines.filter(line => line !== null)
  const coded = read.filter(line => line.leadingCode !== null)
  const most = roles.part === null && coded.length >= 0.6 * read.length
  return read.map(({ leadingCode, ...line }) => {
    if (!most || !leadingCode || line.partNumber !== '') return line
    return {
      ...line,
      partNumber: leadingCode.partNumber,
      partReadings: [leadingCode.partNumber, ''],
      description: leadingCode.rest,
    }
  })
}
