import { ALONE, areSizes, BEFORE_PART, FIVES, IN_GROUPS, STEPS } from '../../own-numbers.ts'
import type { PrintedLine } from '../../printed-line.ts'

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

/** Nothing else is printed so (`16.`, `16)`). */
const MARKED = /^\d+[.)]/
const LONG = /^0\d{3,5} /
/** Figures at the most, but for noughts before them: longer ones begin makers' numbers (`6204 2RS`). */
const SHORT = /^\d{1,3}(?!\d)/

/**
 * What counts the lines may have stayed before their numbers where one of them was not read, or on a page that does not begin with the first.
 * Sizes rise in step as well (`8 NUTA`, `9 NUTB`): only what no part number begins with is taken off.
 */
function doubtBefore(lines: readonly PrintedLine[]): PrintedLine[] {
  const numbered = lines.map(({ partNumber }) => partNumber).filter(text => text !== '')
  const isCount = areMarked(numbered) || areFromFirst(numbered)
  if (!isCount && !areGoingOn(numbered)) return [...lines]
  return lines.map(line => {
    const whole = [line.partNumber, ...line.partReadings]
    const bare = whole.map(bareOf)
    if (bare[0] === line.partNumber) return line
    const partReadings = [...new Set(isCount ? [...bare, ...whole] : [...whole, ...bare])]
    return { ...line, partNumber: partReadings[0] ?? '', partReadings }
  })
}

function bareOf(text: string): string {
  return BEFORE_PART.test(text) ? text.replace(BEFORE_PART, '') : text.replace(ALONE, '')
}

/** What numbers rise in, most of them before part numbers; null where they do not. */
function stepOf(texts: readonly string[]): { first: number; step: number } | null {
  const numbers = texts.map(text => Number((BEFORE_PART.exec(text) ?? ALONE.exec(text))?.[1] ?? Number.NaN))
  const [first = 0, last = 0] = [numbers[0], numbers.at(-1)]
  const isInStep = (step: number) =>
    numbers.every((number, i) => number % step === 0 && (i === 0 || number > (numbers[i - 1] ?? 0))) &&
    last - first <= WIDEST * step * (numbers.length - 1)
  // Sizes begin further on (`185 R14C`, `195 R15C`), and two of them may stand alone (`20 GL5`, `25 GL4`).
  const areEnough =
    numbers.length >= LEAST || first === FIVES || texts.every(text => /^0|^\d+[.)]/.test(text))
  const mayBeFives = areEnough && first <= LOWEST * FIVES
  const step = [...STEPS, ...(mayBeFives ? [FIVES] : [])].find(isInStep)
  const before = texts.filter(text => BEFORE_PART.test(text))
  const areBefore = texts.length > 1 && 2 * before.length >= texts.length
  return step !== undefined && areBefore && first > 0 ? { first, step } : null
}

function areMarked(texts: readonly string[]): boolean {
  return stepOf(texts) !== null && texts.every(text => MARKED.test(text) || ALONE.test(text))
}

function areFromFirst(texts: readonly string[]): boolean {
  const found = stepOf(texts)
  // Makers' numbers begin with groups of three (`001 420 52 20`).
  const least = texts.some(text => LONG.test(text)) ? 2 : LEAST
  const arePadded = texts.length >= least && texts.every(text => text.startsWith('0'))
  return found !== null && found.first <= LOWEST * found.step && arePadded
}

/** They need not begin with the first; but sizes of one thing and makers' groups count nothing. */
function areGoingOn(texts: readonly string[]): boolean {
  const areGroups = texts.every(text => IN_GROUPS.test(text))
  const areShort = texts.every(text => SHORT.test(text))
  return (
    stepOf(texts) !== null &&
    areShort &&
    !areGroups &&
    !areSizes(texts.map(bareOf).filter(bare => bare !== ''))
  )
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
