import type { PrintedLine } from '../printed-line.ts'
import { shapeOf } from './known-shape.ts'

/** Characters, from which on two texts are hardly made alike by chance. */
const LEAST = 5

/**
 * A name that begins with a number made like the line's own (`48120-TB430 Lamp` beside `48120-TB400`): one was ordered, and the other may have
 * been sent for it, or it is one of two columns whose headings were not understood.
 */
export function doubtTwoNumbers(lines: readonly PrintedLine[]): PrintedLine[] {
  return lines.map(line => {
    const { partNumber, partReadings, description } = line
    const [first = '', ...rest] = description.split(' ')
    const isNumber = first.length >= LEAST && /\d/.test(first) && rest.some(word => /[a-z]{3}/i.test(word))
    if (!isNumber || first === partNumber || shapeOf(first) !== shapeOf(partNumber)) return line
    return { ...line, partReadings: [...new Set([partNumber, ...partReadings, first])] }
  })
}
