import type { TableRow } from '../../layout/columns/find-tables.ts'
import { middle, textOfRow } from '../../layout/lay-out.ts'
import { median } from '../../values/median.ts'
import { shapeOf } from '../codes/known-shape.ts'
import { isLoneCode } from '../codes/lone-code.ts'
import type { RowKind } from './row-group.ts'

/** Than the rows of a paragraph stand apart. */
const WIDER = 1.25
/** Line heights, at most, between the rows of a paragraph. */
const MOST_STEP = 1.6
/** Share of the lines. */
const MOSTLY = 0.7

/** A line's rows of words over the row of its figures, and those beneath it. */
export interface Paragraph {
  item: TableRow
  above: TableRow[]
  below: TableRow[]
  /** Its code may be that of the line before it. */
  isGuess?: boolean
}

/**
 * The lines of a table as paragraphs that end with their figures: a wider gap parts them from whatever stands above, or they begin with their
 * code. Null where most lines are none, or have something beneath.
 * @param names the column in which a code over its name stands, where the table has none of codes.
 */
export function paragraphsOf(
  rows: readonly TableRow[],
  kinds: ReadonlyMap<TableRow, RowKind>,
  names: number | null,
): Paragraph[] | null {
  const places = rows.flatMap((row, i) => (kinds.get(row) === 'item' ? [i] : []))
  const isText = (row: TableRow | undefined) => row !== undefined && kinds.get(row) === 'text'
  const parted = places.map(at => rowsOver(rows, at, isText))
  const isCode = (row: TableRow) => isText(row) && isCodeAlone(row, names)
  const found = gather(rows, places, parted, isText)
  if (found) return found
  const coded = fromCodes(rows, places, isText, isCode)
  const codes = coded.flatMap(([row]) => (row ? [textOfRow(row.row)] : []))
  if (isOfOther(codes) && areAlike(codes.slice(1))) return null
  return gather(rows, places, coded, isText)?.map(one => ({ ...one, isGuess: isOfOther(codes) })) ?? null
}

/** The first is like none of the others: of a docket, with the others beneath the lines before. */
function isOfOther([first = '', ...others]: readonly string[]): boolean {
  return !others.some(code => isLike(first, code))
}

function areAlike(codes: readonly string[]): boolean {
  return (
    codes.length > 1 && codes.every((code, i) => codes.some((other, at) => at !== i && isLike(code, other)))
  )
}

/** Of one shape, or beginning with the same letters. */
function isLike(one: string, other: string): boolean {
  const letters = (code: string) => /^[A-Z]+/i.exec(code)?.[0]
  return shapeOf(one) === shapeOf(other) || (letters(one) !== undefined && letters(one) === letters(other))
}

type RowTest = (row: TableRow) => boolean

function gather(
  rows: readonly TableRow[],
  places: readonly number[],
  over: readonly TableRow[][],
  isText: RowTest,
): Paragraph[] | null {
  const led = places.filter((_, i) => over[i]?.length)
  const usual = median(led.map(at => step(rows, at)))
  const isFree = (row: TableRow) => isText(row) && !over.some(one => one.includes(row))
  const paragraphs = places.map((at, i) => ({
    item: rows[at] as TableRow,
    above: over[i] ?? [],
    below: rowsBeneath(rows, at, usual, isFree),
  }))
  const ending = paragraphs.filter(({ above, below }) => above.length > 0 && below.length === 0)
  return ending.length > 1 && ending.length >= MOSTLY * places.length ? paragraphs : null
}

/** The rows from a code alone down to each line's figures: over the first line too, and none stands beneath the last. */
function fromCodes(
  rows: readonly TableRow[],
  places: readonly number[],
  isText: RowTest,
  isCode: RowTest,
): TableRow[][] {
  const over = places.map(at => {
    const run = runOver(rows, at, isText)
    return run.slice(Math.max(0, run.findLastIndex(isCode)))
  })
  const last = (places.at(-1) ?? 0) + 1
  const end = rows.findIndex((row, i) => i >= last && !isText(row))
  const isBeneath = rows.slice(last, end < 0 ? rows.length : end).some(isCode)
  const coded = over.map(run => (run[0] && isCode(run[0]) ? run : []))
  return isBeneath || !coded[0]?.length ? [] : coded
}

function isCodeAlone({ row, cells }: TableRow, index: number | null): boolean {
  const [only, ...more] = row.segments
  return (
    index !== null && only !== undefined && more.length === 0 && cells[index] !== null && isLoneCode(only)
  )
}

/** The rows of words right over a row, none of them further from the next than those of a paragraph. */
function runOver(rows: readonly TableRow[], at: number, isText: RowTest): TableRow[] {
  let top = at
  while (isText(rows[top - 1] as TableRow) && step(rows, top) <= mostStep(rows, at)) top -= 1
  return rows.slice(top, at)
}

function mostStep(rows: readonly TableRow[], at: number): number {
  const { y0, y1 } = rows[at] as TableRow
  return MOST_STEP * (y1 - y0)
}

function rowsOver(rows: readonly TableRow[], at: number, isText: RowTest): TableRow[] {
  const first = step(rows, at)
  if (first > mostStep(rows, at)) return []
  let top = at
  while (step(rows, top) <= WIDER * first) {
    if (!isText(rows[top - 1] as TableRow)) return []
    top -= 1
  }
  return rows.slice(top, at)
}

/** What stands as close under a line's figures as the rows of a paragraph do. */
function rowsBeneath(rows: readonly TableRow[], at: number, usual: number, isFree: RowTest): TableRow[] {
  const from = at + 1
  const end = rows.findIndex((row, i) => i >= from && (!isFree(row) || step(rows, i) > WIDER * usual))
  return rows.slice(from, end < 0 ? rows.length : end)
}

/** Points from the row above, from none or one of another page infinitely many. */
function step(rows: readonly TableRow[], at: number): number {
  const [upper, row] = [rows[at - 1], rows[at]]
  return upper && row && upper.page === row.page ? middle(row) - middle(upper) : Number.POSITIVE_INFINITY
}
