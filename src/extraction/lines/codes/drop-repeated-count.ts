import type { PrintedLine } from '../printed-line.ts'

/** Lines, from which on counts of several sizes are told from numbers that happen to begin so. */
const LEAST = 3
/** One word behind a count; groups of figures (`1 987 302 111`) begin with one as well. */
const ONE_WORD = /^\S{4,}$/

/**
 * Lines whose part numbers all begin with the line's own quantity (what was sent, beside what was ordered) without that. Where it is the same on
 * all of them nobody knows whether it is the number's.
 */
export function dropRepeatedCount(lines: readonly PrintedLine[]): PrintedLine[] {
  const counted = lines.filter(line => countOf(line) !== null)
  const repeated = counted.filter(isRepeated)
  const counts = new Set(repeated.map(line => line.quantity))
  if (repeated.length < 2 || repeated.length < counted.length) return [...lines]
  const areWords = repeated.every(line => ONE_WORD.test(bare(line.partNumber)))
  if (repeated.length >= LEAST && counts.size > 1 && areWords)
    return lines.map(line =>
      isRepeated(line) ? without(line) : isCountAlone(line) ? withoutNumber(line) : line,
    )
  return lines.map(line => (isRepeated(line) && ONE_WORD.test(bare(line.partNumber)) ? doubted(line) : line))
}

function isRepeated(line: PrintedLine): boolean {
  return line.quantity !== null && countOf(line) === line.quantity
}

function countOf({ partNumber }: PrintedLine): number | null {
  const count = /^\d{1,4}(?:\.0+)?(?= )/.exec(partNumber)?.[0]
  return count === undefined ? null : Number(count)
}

/** A charge has no number behind its count; three figures and more are one as often. */
function isCountAlone({ partNumber, quantity }: PrintedLine): boolean {
  return /^(?:\d{1,2}|\d{1,4}\.0+)$/.test(partNumber) && Number(partNumber) === quantity
}

function withoutNumber(line: PrintedLine): PrintedLine {
  const { partNumber: _, ...words } = line.words
  return { ...line, partNumber: '', partReadings: [], words }
}

function without(line: PrintedLine): PrintedLine {
  const words = {
    ...line.words,
    ...(line.words.partNumber && { partNumber: line.words.partNumber.slice(1) }),
  }
  return { ...line, partNumber: bare(line.partNumber), partReadings: line.partReadings.map(bare), words }
}

function doubted(line: PrintedLine): PrintedLine {
  const { partNumber, partReadings } = line
  return { ...line, partReadings: [...new Set([partNumber, bare(partNumber), ...partReadings])] }
}

function bare(code: string): string {
  return code.replace(/^\d{1,4}(?:\.0+)? /, '')
}
