import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { segmentOf } from '../../layout/lay-out.ts'
import { isMoney } from '../../values/amounts.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'
import { readFigure } from '../figure-columns.ts'
import { bodyOf } from '../tables/table-body.ts'

/** More rows than this are no name. */
const MOST_ROWS = 6

/**
 * Lines whose name ends with their figures: what all lines begin with in the first column (a day, a part number) stands on the first row of the
 * name. The rows become one. Tables in which a line lacks a beginning, or whose names had room left, stay as they are: a back order may stand
 * over freight, and, where other lines have a part number beside their figures, over work that does not go on in small letters.
 */
export function foldBeginnings(table: Table): Table {
  const description = table.columns.findIndex(({ heading }) => nameOfHeading(heading) === 'description')
  if (description < 1) return table
  const body = bodyOf(table)
  const goods = body.filter(hasFigures)
  const names = body.slice(0, body.indexOf(goods.at(-1) as TableRow) + 1)
  const reach = Math.max(...names.map(row => row.cells[description]?.x1 ?? 0))
  const bare = goods.filter(row => !row.cells[0])
  const ends = bare.map(row => row.cells[description]?.text ?? '')
  const areNumbered = bare.length < goods.length && nameOfHeading(table.columns[0]?.heading ?? '') === 'part'
  if (ends.some(text => readTotalLabel(text) !== null || (areNumbered && /^[A-Z]/.test(text)))) return table
  const begun = bare
    .map(row => rowsAbove(table.rows, row, description))
    .map(rows => (rows && areFull(rows, description, reach) ? rows : null))
  const all = begun.flatMap(rows => rows ?? [])
  if (begun.length === 0 || begun.includes(null)) return table
  const rows = table.rows.flatMap(row => {
    const above = begun.find(rows => rows?.at(-1) === row)
    return above ? [joined(above, description)] : all.includes(row) ? [] : [row]
  })
  return { ...table, rows }
}

function hasFigures({ cells }: TableRow): boolean {
  const figures = cells.flatMap(cell => readFigure(cell?.text ?? '') ?? [])
  return figures.length > 1 && figures.some(isMoney)
}

/** A line's rows, from the one that has its beginning to its own; null where none above has. */
function rowsAbove(rows: readonly TableRow[], item: TableRow, description: number): TableRow[] | null {
  const at = rows.indexOf(item)
  const above = rows.slice(Math.max(0, at - MOST_ROWS), at)
  const isName = ({ page, cells }: TableRow) =>
    page === item.page && cells.every((cell, i) => (i === description) === (cell !== null) || i === 0)
  const from = above.findLastIndex(row => row.cells[0] || !isName(row))
  const first = above[from]
  return first?.cells[0] && isName(first) && !runsAcross(first) ? [...above.slice(from), item] : null
}

/** One text from the first column on (`Job 4885 - Rego 538 ELV`). */
function runsAcross({ row, cells: [first] }: TableRow): boolean {
  const whole = row.segments.find(segment => segment.words.some(word => first?.words.includes(word)))
  return (whole?.words.length ?? 0) > (first?.words.length ?? 0)
}

/** The first word of each row would not have fitted behind the row above. */
function areFull(rows: readonly TableRow[], description: number, reach: number): boolean {
  const names = rows.map(row => row.cells[description])
  return names.slice(1).every((name, i) => {
    const word = name?.words[0]
    return word !== undefined && (names[i]?.x1 ?? 0) + word.x1 - word.x0 > reach
  })
}

function joined(rows: readonly TableRow[], description: number): TableRow {
  const [first, item] = [rows[0], rows.at(-1)] as [TableRow, TableRow]
  const words = rows.flatMap(row => row.cells[description]?.words ?? [])
  const name = segmentOf(words, item.page)
  const cells = item.cells.map((cell, i) =>
    i === 0 ? (first.cells[0] ?? null) : i === description ? name : cell,
  )
  const others = rows.slice(0, -1).map(({ row }) => row)
  return { ...item, y0: first.y0, cells, others: [...(item.others ?? []), ...others] }
}
