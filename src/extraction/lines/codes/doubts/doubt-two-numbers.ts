import { isMeasure, SIZE, saysHowMuch } from '../../../values/measures.ts'
import type { PrintedLine } from '../../printed-line.ts'
import { shapeOf } from '../known-shape.ts'

/** Characters, from which on two texts are hardly made alike by chance; figures may be of a size or a vehicle. */
const LEAST = 5
const LEAST_FIGURES = 6
/** Characters with which numbers of goods that may stand for each other begin alike. */
const BEGINNING = 3

/**
 * A name that begins with a number made like the line's own, with the same beginning (`48120-TB430 Lamp` beside `48120-TB400`): one was ordered, and the
 * other may have been sent for it, or it is one of two columns whose headings were not understood. So it is where both stand in one number
 * (`48120-TB430 48120-TB400`). What says how large goods are is none (`225/45R17 Tyre`, `100000 km service`).
 */
export function doubtTwoNumbers(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.map(line => {
    const { partNumber, partReadings, description } = line
    const [one = '', other = '', ...more] = partNumber.split(' ')
    const [first = '', ...rest] = description.split(' ')
    const isNamed = rest.some(word => /[a-z]{3}/i.test(word))
    const areTwo = isNumber(other, '') && areAlike(one, other) && more.length === 0
    const isAnother = isNamed && first !== partNumber && isNumber(first, rest[0] ?? '')
    const rivals = [
      areTwo ? [one, other] : [],
      isAnother && areAlike(partNumber, first) ? [first] : [],
    ].flat()
    return rivals.length > 0
      ? { ...line, partReadings: [...new Set([partNumber, ...partReadings, ...rivals])] }
      : line
  })
}

function areAlike(one: string, other: string): boolean {
  return shapeOf(one) === shapeOf(other) && one.slice(0, BEGINNING) === other.slice(0, BEGINNING)
}

/** @param next what stands behind it, which may be a unit. */
function isNumber(text: string, next: string): boolean {
  const areFigures = /^\d+$/.test(text)
  if (areFigures) return text.length >= LEAST_FIGURES && !isMeasure(next) && !saysHowMuch(text + next)
  return text.length >= LEAST && /\d/.test(text) && !SIZE.test(text)
}
