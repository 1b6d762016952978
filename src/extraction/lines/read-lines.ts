import { gstOfHeading } from '../layout/column-names.ts'
import { findTables, type Table, type TableRow } from '../layout/find-tables.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { isTotalLabel, readTotalLabel } from '../layout/total-labels.ts'
import { isMoney, readAmount } from '../values/amounts.ts'
import { type Roles, readFigure, rolesOf } from './column-roles.ts'
import { groupRows } from './group-rows.ts'
import { explainedMarks, isCodeLike } from './part-number.ts'
import { type PrintedTable, rowKey } from './printed-line.ts'
import { readLine } from './read-line.ts'

/** The lines of goods on a document's pages, as printed. Tables that share their headings (one a page) are read as one. */
export function readLines(pages: readonly PageLayout[]): PrintedTable[] {
  const tables = findTables(pages)
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
    const body = bodies[i] ?? []
    const groups = groupRows(body, row => isItem(row, roles), roles.description, page?.rules ?? [])
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

/** A table's rows down to the first total of the whole document; dashes that draw lines are no rows. */
function bodyOf(table: Table): TableRow[] {
  const rows = table.rows.filter(row => row.row.segments.some(segment => /[a-z0-9]/i.test(segment.text)))
  const end = rows.findIndex(row => endsTable(row))
  return end < 0 ? rows : rows.slice(0, end)
}

function endsTable(row: TableRow): boolean {
  const { segments } = row.row
  const labels = new Set(segments.map(segment => readTotalLabel(segment.text)))
  if (labels.has('gst') && labels.has('total') && labels.size >= 3) return true
  return segments.some((segment, i) => {
    const label = readTotalLabel(segment.text)
    if (label !== 'gst' && label !== 'total' && label !== 'balance') return false
    const next = segments[i + 1]
    const figures = row.cells.filter(cell => cell && isMoney(readAmount(cell.text))).length
    return next !== undefined && figures <= 1 && isTotalLabel(segment.text) && isMoney(readAmount(next.text))
  })
}

/** A row of goods has words for a name and a quantity or money where the table's columns have them. */
function isItem(row: TableRow, roles: Roles): boolean {
  const text = (index: number | null) => (index === null ? '' : (row.cells[index]?.text ?? ''))
  const figure = (index: number | null) => (index === null ? null : readFigure(text(index)))
  const part = text(roles.part)
  const named = part !== '' || /[a-z]{2}/i.test(text(roles.description))
  if (!named) return false
  const quantity = figure(roles.quantity) ?? figure(roles.ordered)
  const total = figure(roles.total)
  const unit = figure(roles.unit)
  if (quantity && (isMoney(total) || isMoney(unit))) return true
  if (wordsAmongFigures(row, roles)) return false
  if (quantity && isCodeLike(part)) return true
  if (quantity && roles.total === null && roles.unit === null) return part !== '' || roles.part === null
  if (!isMoney(total)) return false
  if (isCodeLike(part) && roles.part !== null) return true
  const label = readTotalLabel(row.row.segments[0]?.text ?? '')
  const adjusts = label !== null && ['discount', 'paid', 'rounding'].includes(label)
  return (
    !adjusts &&
    !isTotalLabel(row.row.segments[0]?.text ?? '') &&
    (roles.quantity === null || label !== 'goods')
  )
}

/** A label that stands where figures belong (Freight, Sub-total this job) makes the row a footer. */
function wordsAmongFigures(row: TableRow, roles: Roles): boolean {
  return roles.figures.some(index => {
    const text = row.cells[index]?.text ?? ''
    return /[a-z]{3}/i.test(text) && readFigure(text) === null
  })
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
