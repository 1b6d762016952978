import { SIZE } from '../../values/measures.ts'
import type { PrintedLine } from '../printed-line.ts'

/**
 * A line whose description begins with its own part number (`AB-12 - Oil filter` beside `AB-12`) without that. Printed twice it is no part
 * of the name, nor is it in doubt. A word or a size (`205/55R16`) is both.
 */
export function dropRepeatedCode(line: PrintedLine): PrintedLine {
  const { partNumber, description, words } = line
  const isSize = SIZE.test(partNumber) && !/^\d{4,}$/.test(partNumber)
  if (!/\d/.test(partNumber) || isSize || !description.startsWith(partNumber)) return line
  const name = /^(?:\s*[-–—:|]\s+|\s+)(?=.*[a-z]{3})(.+)$/i.exec(description.slice(partNumber.length))?.[1]
  if (name === undefined) return line
  const length = description.slice(0, -name.length).trim().split(/\s+/).length
  const readings = line.partReadings.filter(reading => reading !== '')
  return {
    ...line,
    description: name,
    partReadings: readings.length > 1 ? readings : [],
    words: { ...words, ...(words.description && { description: words.description.slice(length) }) },
  }
}
