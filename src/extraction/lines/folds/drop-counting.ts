import type { Table, TableRow } from '../../layout/columns/find-tables.ts'
import { type Segment, segmentOf } from '../../layout/lay-out.ts'
import { isOcr, type Word } from '../../pdf/page.ts'
import { nameOfHeading } from '../../vocabulary/column-names.ts'
import { readFigure } from '../figure-columns.ts'
import { bodyOf } from '../tables/table-body.ts'

/** Lines, from which on their counting is told from codes that happen to begin so. */
const LEAST = 3
/** Share of the print's height that parts a number of the counting from what stands beside it. */
const GAP = 0.75
/** Nothing else is called so. */
const OF_LINES = /^(?:ln|line|pos|posn|position|#)\.?$/i

/**
 * A table without the lines' own numbers (1, 2, 3 …) where they share a column with another: its first (`Item Maker's No.` over
 * `1   17801-61K20`), or the one behind a heading of theirs that is left empty. A column that holds nothing else is left as it is.
 */
export function dropCounting(table: Table): Table {
  return emptyCounting(table) ? withoutGlued(table) : withoutFirst(table)
}

function withoutFirst(table: Table): Table {
  const counted = table.rows.filter(row => numberOf(row) !== null)
  const first = numberOf(counted[0])
  const isInTurn = first !== null && counted.every((row, i) => numberOf(row) === first + i)
  const shared = counted.filter(row => (row.cells[0]?.words.length ?? 0) > 1)
  const [name = '', ...rest] = (table.columns[0]?.heading ?? '').split(' ')
  const isTold = rest.length > 0 && nameOfHeading(name) === 'line'
  // `Item No` may be the part number's.
  const isOfLines = OF_LINES.test(name) && nameOfHeading(rest.join(' ')) === 'part'
  const isCounting = isInTurn && shared.length > 0 && (counted.length >= LEAST || isTold)
  if (!isCounting || !(isOfLines || shared.every(isApart))) return table
  return {
    ...table,
    rows: table.rows.map(row =>
      counted.includes(row) ? { ...row, cells: [withoutWord(row.cells[0], ''), ...row.cells.slice(1)] } : row,
    ),
  }
}

function numberOf(row: TableRow | undefined): number | null {
  const number = /^(\d{1,3})[.)]?$/.exec(row?.cells[0]?.words[0]?.text ?? '')?.[1]
  return number === undefined ? null : Number(number)
}

function isApart({ cells: [cell] }: TableRow): boolean {
  const [number, next] = cell?.words ?? []
  return number !== undefined && next !== undefined && next.x0 - number.x1 > GAP * (number.y1 - number.y0)
}

/** The first column is headed as the lines' numbers, and has none. */
function emptyCounting(table: Table): boolean {
  const [first, second] = table.columns.map(column => nameOfHeading(column.heading))
  return first === 'line' && second === 'part' && goodsOf(table).every(row => !row.cells[0])
}

/** The second column's cells all begin with the next number of the lines, which OCR may have glued to what follows (`3LSD-ADD-100`). */
function withoutGlued(table: Table): Table {
  const goods = goodsOf(table)
  const isCounted = goods.every((row, i) => row.cells[1]?.text.startsWith(`${i + 1}`))
  const isScan = isOcr(goods.flatMap(row => row.cells[1]?.words ?? []))
  const apart = goods.filter((row, i) => row.cells[1]?.words[0]?.text === `${i + 1}`)
  if (goods.length < LEAST || !isCounted || !isScan || 2 * apart.length < goods.length) return table
  const rows = table.rows.map(row => {
    const at = goods.indexOf(row)
    const cells = row.cells.map((cell, i) => (i === 1 ? withoutWord(cell, `${at + 1}`) : cell))
    return at < 0 ? row : { ...row, cells }
  })
  return { ...table, rows }
}

function goodsOf(table: Table): TableRow[] {
  const figures = ({ cells }: TableRow) => cells.filter(cell => cell && readFigure(cell.text))
  return bodyOf(table).filter(row => figures(row).length > 2)
}

/** A cell without its first word, or without the number that begins it. */
function withoutWord(cell: Segment | null | undefined, number: string): Segment | null {
  const [first, ...rest] = cell?.words ?? []
  if (!cell || !first) return null
  const words = number === '' || first.text === number ? rest : [withoutStart(first, number), ...rest]
  return words.length > 0 ? segmentOf(words, cell.page) : null
}

function withoutStart(word: Word, start: string): Word {
  const bare = (text: string) => (text.startsWith(start) ? text.slice(start.length) : text)
  const border = word.x0 + ((word.x1 - word.x0) * start.length) / word.text.length
  return {
    ...word,
    text: bare(word.text),
    x0: border,
    unproven: true,
    ...(word.readings ? { readings: word.readings.map(bare) } : {}),
  }
}
