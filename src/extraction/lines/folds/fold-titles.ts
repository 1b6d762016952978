import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { segmentOf } from '../../layout/lay-out.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { isCodeLike } from '../../vocabulary/part-number.ts'
import { MOSTLY, textsIn } from '../tables/name-columns.ts'
import { bodyOf } from '../tables/table-body.ts'

/**
 * Beside `SKU` some web systems print what the goods are in two columns, `Product` and `Description`: the second goes on with the first, or is
 * empty. The two become one. A column of codes, of brands or of anything not headed as goods stays as it is.
 */
export function foldTitles(table: Table): Table {
  const names = table.columns.map(({ heading }) => nameOfHeading(heading))
  const title = names.findIndex((_, i) => names[i + 1] === 'description' && isTitle(table, names, i))
  if (title < 0) return table
  return { ...table, rows: table.rows.map(row => joined(row, title)) }
}

/** Words under `Product`, and the codes under another heading of theirs. */
function isTitle(table: Table, names: readonly ReturnType<typeof nameOfHeading>[], index: number): boolean {
  if (names[index] !== 'part') return false
  const rows = bodyOf(table)
  const cells = textsIn(index, rows)
  const words = cells.filter(text => /[a-z]{3}/i.test(text) && !isCodeLike(text))
  const hasCodes = names.some(
    (name, i) => name === 'part' && i !== index && textsIn(i, rows).some(text => isCodeLike(text)),
  )
  return hasCodes && cells.length > 0 && words.length >= MOSTLY * cells.length
}

function joined(row: TableRow, title: number): TableRow {
  const [first, second] = [row.cells[title], row.cells[title + 1]]
  if (!first) return row
  const whole = second ? segmentOf([...first.words, ...second.words], first.page) : first
  const cells = row.cells.map((cell, i) => (i === title ? null : i === title + 1 ? whole : cell))
  return { ...row, cells }
}
