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

/** Line numbers without a column of their own (`01 AB-12`, `02 CD-34`; `10`, `20`) are no part of the part numbers. */
export function withoutLineNumbers(lines: readonly PrintedLine[]): PrintedLine[] {
  const step = numberOf(COUNTED.exec(lines[0]?.partNumber ?? ''))
  const isTorn = ({ partNumber, words }: PrintedLine, i: number) =>
    isOcr(words.partNumber ?? []) && numberOf(TORN.exec(partNumber)) === (i + 1) * step
  const isAlone = ({ partNumber }: PrintedLine, i: number) =>
    numberOf(ALONE.exec(partNumber)) === (i + 1) * step
  const before = lines.map((line, i) => (isTorn(line, i) ? TORN : isAlone(line, i) ? ALONE : COUNTED))
  const numbers = lines.map((line, i) => numberOf((before[i] ?? COUNTED).exec(line.partNumber)))
  const isInTurn = step > 0 && lines.length > 1 && [1, step].some(one => areInTurn(numbers, one))
  const isWhole = numbers.every((number, i) => number === (i + 1) * step)
  const bare = (text: string, i: number) => text.replace(before[i] ?? COUNTED, '')
  // A maker's numbers in groups may be sorted by the first of them, and sizes tell goods apart (`2 NUT-A`, `3 NUT-A`).
  const areGroups = lines.every(line => IN_GROUPS.test(line.partNumber))
  const areSizes = new Set(lines.map((line, i) => bare(line.partNumber, i))).size < lines.length
  const counted = isInTurn && (isWhole || !(areGroups || areSizes))
  if (!counted) return [...lines]
  return lines.map((line, i) => ({
    ...line,
    partNumber: bare(line.partNumber, i),
    partReadings: line.partReadings.map(reading => bare(reading, i)),
  }))
}

function numberOf(found: RegExpExecArray | null): number {
  return found ? Number(found.slice(1).join('')) : 0
}
