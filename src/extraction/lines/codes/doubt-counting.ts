import type { PrintedLine } from '../printed-line.ts'

/** Lines, from which on numbers that rise in step are told from part numbers by chance. */
const LEAST = 3
/** Steps between them, on average, at the most: some lines may not have been read. */
const WIDEST = 2

/** Counting begins with it at the latest, but for lines that were not read. */
const LOWEST = 5

/**
 * Part numbers of a few figures that rise from line to line (`002`, `003`, `005`), or that begin with such, count the lines: a person should
 * look at each.
 */
export function doubtCounting(lines: readonly PrintedLine[]): PrintedLine[] {
  return doubtAlone(doubtBefore(lines))
}

/** `000020 AB-12`. */
const COUNTED = /^(0\d{1,5}) (?=\S)/
const LONG = /^0\d{3,5} /
const STEPS = [1, 10]
/** `16 AB-12`, on a page that goes on with another's lines. */
const GOING_ON = /^(\d{1,3}) (?=\S)/

/** What counts the lines may have stayed before their numbers where one of them was not read, or on a page that does not begin with the first. */
function doubtBefore(lines: readonly PrintedLine[]): PrintedLine[] {
  const numbered = lines.filter(({ partNumber }) => partNumber !== '')
  const counting = areFromFirst(numbered) ? COUNTED : areGoingOn(numbered) ? GOING_ON : null
  if (counting === null) return [...lines]
  return lines.map(line => {
    const readings = [line.partNumber, ...line.partReadings]
    const bare = readings.map(reading => reading.replace(counting, ''))
    const [partNumber = ''] = bare
    return partNumber === line.partNumber
      ? line
      : { ...line, partNumber, partReadings: [...new Set([...bare, ...readings])] }
  })
}

function numbersBefore(lines: readonly PrintedLine[], counting: RegExp): number[] {
  return lines.map(({ partNumber }) => Number(counting.exec(partNumber)?.[1] ?? Number.NaN))
}

function areFromFirst(lines: readonly PrintedLine[]): boolean {
  const numbers = numbersBefore(lines, COUNTED)
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  const isInStep = (step: number) =>
    numbers.every((number, i) => number % step === 0 && (i === 0 || number > (numbers[i - 1] ?? 0))) &&
    first <= LOWEST * step &&
    last - first <= WIDEST * step * (numbers.length - 1)
  // Makers' numbers begin with groups of three (`001 420 52 20`).
  const areLong = lines.some(({ partNumber }) => LONG.test(partNumber))
  return numbers.length >= (areLong ? 2 : LEAST) && first > 0 && STEPS.some(isInStep)
}

/** Each the next of the one before; sizes tell goods of one number apart (`8 NUT`, `9 NUT`). */
function areGoingOn(lines: readonly PrintedLine[]): boolean {
  const numbers = numbersBefore(lines, GOING_ON)
  const bare = new Set(lines.map(({ partNumber }) => partNumber.replace(GOING_ON, '')))
  const first = numbers[0] ?? 0
  return lines.length >= LEAST && bare.size === lines.length && numbers.every((one, i) => one === first + i)
}

function doubtAlone(lines: readonly PrintedLine[]): PrintedLine[] {
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
  if (!areInStep && !areOutlined(numbered)) return [...lines]
  return lines.map(line =>
    line.partNumber === ''
      ? line
      : { ...line, partReadings: [...new Set([line.partNumber, ...line.partReadings, ''])] },
  )
}

/** What a level of places begins with, the first of them or all (`2.1`, `2.0`, `2.10`). */
const FIRST = new Set([0, 1, 10])

/**
 * `1`, `1.1`, `1.2`, `2.1`: the places of goods in a quote or kit, of which some may not have been read where a level begins again. Sizes rise as
 * well, but leave places out and begin nothing again.
 */
function areOutlined(lines: readonly PrintedLine[]): boolean {
  const areShort = lines.every(({ partNumber }) => /^\d{1,2}(?:\.\d{1,2})*$/.test(partNumber))
  if (lines.length < LEAST || !areShort || lines.every(({ partNumber }) => !partNumber.includes('.')))
    return false
  const places = lines.map(({ partNumber }) => partNumber.split('.').map(Number))
  const steps = places.slice(1).map((place, i) => stepTo(place, places[i] as number[]))
  return steps.every(step => step !== null) && (steps.includes('again') || !steps.includes('wide'))
}

/** How one place follows another: as the next, as one that begins a level again, or past some; null where it does not. */
function stepTo(place: readonly number[], before: readonly number[]): 'next' | 'again' | 'wide' | null {
  const at = place.findIndex((number, i) => number !== before[i])
  const [from, to = 0] = [before[at], place[at]]
  const behind = place.slice(at + 1)
  if (at < 0 || !behind.every(number => FIRST.has(number))) return null
  if (from === undefined) return to <= WIDEST || FIRST.has(to) ? 'next' : null
  const areTens = from % 10 === 0 && to - from === 10
  if (to <= from || (to - from > WIDEST && !areTens)) return null
  if (behind.length > 0) return 'again'
  return to - from === 1 ? 'next' : 'wide'
}
