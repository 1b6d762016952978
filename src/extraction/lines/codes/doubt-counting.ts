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

/** What counts the lines may have stayed before their numbers where one of them was not read. */
function doubtBefore(lines: readonly PrintedLine[]): PrintedLine[] {
  const numbers = lines
    .filter(({ partNumber }) => partNumber !== '')
    .map(({ partNumber }) => Number(COUNTED.exec(partNumber)?.[1] ?? Number.NaN))
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  const isInStep = (step: number) =>
    numbers.every((number, i) => number % step === 0 && (i === 0 || number > (numbers[i - 1] ?? 0))) &&
    first <= LOWEST * step &&
    last - first <= WIDEST * step * (numbers.length - 1)
  // Makers' numbers begin with groups of three (`001 420 52 20`).
  const areLong = lines.some(({ partNumber }) => LONG.test(partNumber))
  if (numbers.length < (areLong ? 2 : LEAST) || first === 0 || !STEPS.some(isInStep)) return [...lines]
  return lines.map(line => {
    const readings = [line.partNumber, ...line.partReadings]
    const bare = readings.map(reading => reading.replace(COUNTED, ''))
    const [partNumber = ''] = bare
    return partNumber === line.partNumber
      ? line
      : { ...line, partNumber, partReadings: [...new Set([...bare, ...readings])] }
  })
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

/** `1`, `1.1`, `1.2`, `2`: the places of a kit and its parts, each the next after the one before; sizes rise as well, but leave places out. */
function areOutlined(lines: readonly PrintedLine[]): boolean {
  const places = lines.map(({ partNumber }) => partNumber.split('.').map(Number))
  const isNext = (place: readonly number[], other: readonly number[]) =>
    place.length <= other.length + 1 &&
    place.every((number, i) => (i < place.length - 1 ? number === other[i] : number === (other[i] ?? 0) + 1))
  const areShort = lines.every(({ partNumber }) => /^\d{1,2}(?:\.\d{1,2})*$/.test(partNumber))
  return (
    lines.length >= LEAST &&
    areShort &&
    places.some(place => place.length > 1) &&
    places.every((place, i) => i === 0 || isNext(place, places[i - 1] ?? []))
  )
}
