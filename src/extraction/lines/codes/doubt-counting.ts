import type { PrintedLine } from '../printed-line.ts'

/** Lines, from which on numbers that rise in step are told from part numbers by chance. */
const LEAST = 3
/** Steps between them, on average, at the most: some lines may not have been read. */
const WIDEST = 2

/** Counting begins with it at the latest, but for lines that were not read. */
const LOWEST = 5

/** Part numbers of a few figures that rise from line to line (`002`, `003`, `005`) count the lines: a person should look at each. */
export function doubtCounting(lines: readonly PrintedLine[]): PrintedLine[] {
  const numbered = lines.filter(({ partNumber }) => partNumber !== '')
  const numbers = numbered.map(({ partNumber }) =>
    /^\d{1,4}$/.test(partNumber) ? Number(partNumber) : Number.NaN,
  )
  const isRising = numbers.every((number, i) => i === 0 || number > (numbers[i - 1] ?? Number.NaN))
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  // Bearings of one kind rise in step too (`6201`, `6202`).
  const counts = first <= LOWEST || numbered.every(({ partNumber }) => partNumber.startsWith('0'))
  const areInStep =
    numbers.length >= LEAST && isRising && last - first <= WIDEST * (numbers.length - 1) && counts
  if (!areInStep) return [...lines]
  return lines.map(line =>
    line.partNumber === ''
      ? line
      : { ...line, partReadings: [...new Set([line.partNumber, ...line.partReadings, ''])] },
  )
}
