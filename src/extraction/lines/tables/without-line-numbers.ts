import { isOcr } from '../../pdf/page.ts'
import { areInTurn } from '../in-turn.ts'
import { ALONE, areSizes, BEFORE_PART, HUNDREDS, IN_GROUPS, STEPS } from '../own-numbers.ts'
import type { PrintedLine } from '../printed-line.ts'

/** A scan's number between whose figures was read a space (`1 1 AB-12`). */
const TORN = /^(\d) (\d)[.)]? (?=\S)/

/** Lines, from which on hundreds that leave none out are told from what makers number sizes with. */
const ENOUGH = 4

/** The lines of the tables that share their headings. */
export interface Numbered {
  lines: readonly PrintedLine[]
  /** The lines' own numbers, in step with them, that stood apart or in a column of their own; 0 for none. */
  numbers: readonly number[]
}

/**
 * Line numbers without a column of their own (`01 AB-12`, `02 CD-34`; `10`, `20`) are no part of the part numbers. They count on under headings
 * that were cut in another way, or begin again; but how many lines stand before says nothing of numbers that go on from nothing counted.
 */
export function withoutLineNumbers(tables: readonly Numbered[]): PrintedLine[][] {
  return fromTable(0, tables)
}

function fromTable(start: number, tables: readonly Numbered[]): PrintedLine[][] {
  const [first] = tables.slice(start)
  if (!first) return []
  for (let end = tables.length; end > start; end--) {
    const bare = bareOf(tables.slice(start, end), start === 0)
    if (bare) return [...bare, ...fromTable(end, tables)]
  }
  return [[...first.lines], ...fromTable(start + 1, tables)]
}

/**
 * The lines of tables without their numbers; null where those do not count them all.
 * @param mayMiss whether numbers may be left out: behind lines that are not counted, what begins past the first is no line's.
 */
function bareOf(tables: readonly Numbered[], mayMiss: boolean): PrintedLine[][] | null {
  const lines = tables.flatMap(table => table.lines)
  const apart = tables.flatMap(table => table.lines.map((_, i) => table.numbers[i] ?? 0))
  const step = apart[0] || numberOf(BEFORE_PART.exec(lines[0]?.partNumber ?? ''))
  const nth = (i: number) => (i + 1) * step
  const isTorn = ({ partNumber, words }: PrintedLine, i: number) =>
    isOcr(words.partNumber ?? []) && numberOf(TORN.exec(partNumber)) === nth(i)
  const isAlone = ({ partNumber }: PrintedLine, i: number) => numberOf(ALONE.exec(partNumber)) === nth(i)
  const ways = lines.map((line, i) => (isTorn(line, i) ? TORN : isAlone(line, i) ? ALONE : BEFORE_PART))
  const numbers = lines.map((line, i) => apart[i] || numberOf((ways[i] ?? BEFORE_PART).exec(line.partNumber)))
  const isWhole = STEPS.includes(step) && numbers.every((number, i) => number === nth(i))
  const isInTurn = STEPS.some(one => areInTurn(numbers, one) && areJoined(tables, numbers, one))
  const bare = (text: string, i: number) => (apart[i] ? text : text.replace(ways[i] ?? BEFORE_PART, ''))
  const counted = lines.map((line, i) => ({
    ...line,
    partNumber: bare(line.partNumber, i),
    partReadings: withoutDoubles(line.partReadings.map(reading => bare(reading, i))),
  }))
  const [before, after] = [dealtTo(tables, lines), dealtTo(tables, counted)]
  // A maker's numbers in groups may be sorted by the first of them, and sizes tell goods apart (`2 NUT-A`, `3 NUT-A`).
  const areGroups = before.some(some => some.every(line => IN_GROUPS.test(line.partNumber)))
  const haveSizes = after.some(some => areSizes(some.map(line => line.partNumber)))
  const mayBeMakers = step >= HUNDREDS && !apart[0]
  const isProven = isWhole
    ? step === 1 || (!haveSizes && (!mayBeMakers || lines.length >= ENOUGH))
    : mayMiss && !mayBeMakers && !(areGroups || haveSizes)
  return lines.length > 1 && isInTurn && isProven ? after : null
}

/** Each table begins with the number after the last of the one before. */
function areJoined(tables: readonly Numbered[], numbers: readonly number[], step: number): boolean {
  const dealt = dealtTo(tables, numbers).filter(some => some.length > 0)
  return dealt.slice(1).every((some, i) => some[0] === (dealt[i]?.at(-1) ?? 0) + step)
}

/** To each table as many as it has lines. */
function dealtTo<T>(tables: readonly Numbered[], all: readonly T[]): T[][] {
  const ends = tables.map((_, i) => tables.slice(0, i + 1).reduce((sum, { lines }) => sum + lines.length, 0))
  return ends.map((end, i) => all.slice(ends[i - 1] ?? 0, end))
}

function numberOf(found: RegExpExecArray | null): number {
  return found ? Number(found.slice(1).join('')) : 0
}

/** Several readings that differ in the line's number alone say one thing for sure; a single one is in doubt by itself. */
function withoutDoubles(readings: readonly string[]): string[] {
  const different = [...new Set(readings)]
  return readings.length > 1 && different.length === 1 ? [] : different
}
