import { isOcr } from '../../pdf/page.ts'
import { areInTurn } from '../in-turn.ts'
import type { PrintedLine } from '../printed-line.ts'

/** `3 397 118 979`. */
const IN_GROUPS = /^\d{1,6}(?: \d{2,4}){2,}$/

/** `01 AB-12`. */
const COUNTED = /^(\d{1,6})[.)]? (?=\S)/
/** A charge's, which has no number of its own. */
const ALONE = /^(\d{1,6})$/
/** A scan's number between whose figures was read a space (`1 1 AB-12`). */
const TORN = /^(\d) (\d)[.)]? (?=\S)/

/** From line to line. */
const STEPS = [1, 10]

/**
 * Line numbers without a column of their own (`01 AB-12`, `02 CD-34`; `10`, `20`) are no part of the part numbers.
 * @param before how many lines the tables before this one have: under headings that were cut in another way the counting goes on.
 */
export function withoutLineNumbers(lines: readonly PrintedLine[], before = 0): PrintedLine[] {
  const goesOn = before > 0 && bareOf(lines, before)
  return goesOn || bareOf(lines, 0) || [...lines]
}

/** The lines without their numbers; null where those do not count them. */
function bareOf(lines: readonly PrintedLine[], before: number): PrintedLine[] | null {
  const step = numberOf(COUNTED.exec(lines[0]?.partNumber ?? '')) / (before + 1)
  const nth = (i: number) => (before + i + 1) * step
  const isTorn = ({ partNumber, words }: PrintedLine, i: number) =>
    isOcr(words.partNumber ?? []) && numberOf(TORN.exec(partNumber)) === nth(i)
  const isAlone = ({ partNumber }: PrintedLine, i: number) => numberOf(ALONE.exec(partNumber)) === nth(i)
  const ways = lines.map((line, i) => (isTorn(line, i) ? TORN : isAlone(line, i) ? ALONE : COUNTED))
  const numbers = lines.map((line, i) => numberOf((ways[i] ?? COUNTED).exec(line.partNumber)))
  const isInTurn = step > 0 && lines.length > 1 && [1, step].some(one => areInTurn(numbers, one))
  const isWhole = step > 0 && lines.length > 1 && numbers.every((number, i) => number === nth(i))
  const bare = (text: string, i: number) => text.replace(ways[i] ?? COUNTED, '')
  // A maker's numbers in groups may be sorted by the first of them, and sizes tell goods apart (`2 NUT-A`, `3 NUT-A`).
  const areGroups = lines.every(line => IN_GROUPS.test(line.partNumber))
  const areSizes = new Set(lines.map((line, i) => bare(line.partNumber, i))).size < lines.length
  const isCounted =
    before > 0 ? isWhole && STEPS.includes(step) : isInTurn && (isWhole || !(areGroups || areSizes))
  if (!isCounted) return null
  return lines.map((line, i) => ({
    ...line,
    partNumber: bare(line.partNumber, i),
    partReadings: withoutDoubles(line.partReadings.map(reading => bare(reading, i))),
  }))
}

function numberOf(found: RegExpExecArray | null): number {
  return found ? Number(found.slice(1).join('')) : 0
}

/** Several readings that differ in the line's number alone say one thing for sure; a single one is in doubt by itself. */
function withoutDoubles(readings: readonly string[]): string[] {
  const different = [...new Set(readings)]
  return readings.length > 1 && different.length === 1 ? [] : different
}
