import { middle, type PageLayout, type Row } from '../../../layout/lay-out.ts'
import type { Word } from '../../../pdf/page.ts'
import { nameOfHeading } from '../../../vocabulary/column-names.ts'
import type { PrintedLine } from '../../printed-line.ts'
import { isShelfHeading, MOST_HEADS } from '../../shelf-headings.ts'

/** Headings of one row, from which on it names columns. */
const LEAST_HEADINGS = 3

/**
 * Lines that were read without their headings, and whose number stands under one for where goods lie (`Location` over `X1-18`): it is likely no
 * part number, and a person should look.
 */
export function doubtShelved(lines: readonly PrintedLine[], pages: readonly PageLayout[]): PrintedLine[] {
  const [top] = lines
  const heads = top ? headsOver(top, pages) : []
  return lines.map(line => {
    const [first] = line.words.partNumber ?? []
    if (!first || line.partNumber === '' || !isShelved(first, heads)) return line
    return {
      ...line,
      partNumber: '',
      partReadings: [...new Set(['', line.partNumber, ...line.partReadings])],
    }
  })
}

/** The rows right over a line that name columns. */
function headsOver({ page, words }: PrintedLine, pages: readonly PageLayout[]): Row[] {
  const [first] = words.partNumber ?? words.description ?? []
  const rows = pages.find(({ number }) => number === page)?.rows ?? []
  const over = rows.filter(row => first !== undefined && middle(row) < first.y0).slice(-MOST_HEADS)
  const names = (row: Row) => row.segments.filter(({ text }) => nameOfHeading(text) !== null)
  return over.some(row => names(row).length >= LEAST_HEADINGS) ? over : []
}

function isShelved({ x0, x1 }: Word, heads: readonly Row[]): boolean {
  const over = heads.flatMap(({ segments }) => segments.filter(one => one.x0 < x1 && one.x1 > x0))
  return over.length > 0 && over.every(({ text }) => isShelfHeading(text))
}
