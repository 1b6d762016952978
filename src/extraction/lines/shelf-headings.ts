import type { Table, TableRow } from '../layout/columns/find-tables.ts'
import { middle, type PageLayout, type Row, type Segment } from '../layout/lay-out.ts'
import type { Word } from '../pdf/page.ts'
import { isMoney } from '../values/amounts.ts'
import { isCount, nameOfHeading, SHELF } from '../vocabulary/column-names.ts'
import { readFigure } from './figure-columns.ts'

const ENDS_AS_SHELF = new RegExp(String.raw`(?<=^| )${SHELF}\.?$`, 'i')
/** Rows of headings over the first line, and what may stand between. */
export const MOST_HEADS = 4

/** Whether a word stands under a heading for where goods lie (`Whse`, `Bin`), in the last of some rows that names figures. */
export function underShelf(heads: readonly Row[]): (word: Word) => boolean {
  const headings = heads.findLast(namesFigures)?.segments ?? []
  return word => {
    const under = headings.filter(({ x0, x1 }) => x0 < word.x1 && x1 > word.x0)
    const at = (word.x0 + word.x1) / 2
    return under.length > 0 && under.every(({ text, x0, x1 }) => isShelfHeading(text) && x0 < at && x1 > at)
  }
}

export function isShelfHeading(heading: string): boolean {
  return ENDS_AS_SHELF.exec(heading)?.[0] === heading
}

/** Whether a row of headings names counts and what they come to. */
export function namesFigures({ segments }: Row): boolean {
  const names = segments.map(({ text }) => nameOfHeading(text))
  return names.includes('total') && names.some(isCount)
}

/**
 * A table without the shelves that stand beside figures, in a column of which the upper headings say that it names the goods: their names
 * stand over the figures then, as the headings do.
 */
export function withoutShelves(table: Table, pages: readonly PageLayout[]): Table {
  const page = pages.find(({ number }) => number === table.page)
  const [first] = table.rows
  if (!table.headed || !page || !first || isFigured(first)) return table
  const heads = page.rows.filter(row => middle(row) < first.y0).slice(-MOST_HEADS)
  // Of columns that all have several headings one under the other, each row of a line has figures, the number's as well.
  if (heads.filter(namesFigures).length > 1) return table
  const isOther = underShelf(heads)
  const bare = (cell: Segment | null, i: number) => {
    const heading = table.columns[i]?.heading ?? ''
    const isShared = ENDS_AS_SHELF.test(heading) && !isShelfHeading(heading)
    return cell && isShared && cell.words.every(isOther) ? null : cell
  }
  return {
    ...table,
    rows: table.rows.map(row => (isFigured(row) ? { ...row, cells: row.cells.map(bare) } : row)),
  }
}

function isFigured({ row: { segments } }: TableRow): boolean {
  return segments.some(({ text }) => isMoney(readFigure(text)))
}
