import { SIZE } from '../../values/measures.ts'
import type { PrintedLine } from '../printed-line.ts'

/** Share of the numbered lines. */
const MOST = 0.5

/**
 * Lines whose descriptions begin or end with their own part number (`AB-12 - Oil filter` beside `AB-12`) without that. Printed twice it is no
 * part of the name, nor is it in doubt. A word (but where most lines begin with their numbers) or a size (`205/55R16`) that no dash sets off is
 * both, and so is a number that only a few names end in (`Belt 6PK1880`).
 */
export function dropRepeatedCodes(lines: readonly PrintedLine[]): PrintedLine[] {
  const numbered = lines.filter(line => /\d/.test(line.partNumber))
  const beginning = numbered.filter(
    line => line.description.startsWith(`${line.partNumber} `) && !SIZE.test(line.partNumber),
  )
  const mayBegin = beginning.length > 1 && beginning.length > MOST * numbered.length
  const ending = numbered.filter(line => line.description.endsWith(` ${line.partNumber}`))
  const mayEnd = ending.length >= MOST * numbered.length
  return lines.map(line => withoutCode(line, mayBegin, mayEnd))
}

function withoutCode(line: PrintedLine, mayBegin: boolean, mayEnd: boolean): PrintedLine {
  const { partNumber, description, words } = line
  const isSetOff =
    /^\s+[-–—:|]\s/.test(description.slice(partNumber.length)) && description.startsWith(partNumber)
  const isSize = SIZE.test(partNumber) && !/^\d{4,}|(?:[./-]\d+){2}/.test(partNumber) && !isSetOff
  const isWord = !/\d/.test(partNumber) && !(mayBegin && /^[A-Z]{2,}$/.test(partNumber))
  if (isWord || isSize) return line
  const [from, to] = nameWithin(description, partNumber, mayEnd)
  const name = description.slice(from, to)
  if (name === description || !/[a-z]{3}/i.test(name)) return line
  const count = (text: string) => text.split(/\s+/).filter(word => word !== '').length
  const first = count(description.slice(0, from))
  const readings = line.partReadings.filter(reading => reading !== '')
  return {
    ...line,
    description: name,
    partReadings: from === 0 ? line.partReadings : readings.length > 1 ? readings : [],
    words: {
      ...words,
      ...(words.description && { description: words.description.slice(first, first + count(name)) }),
    },
  }
}

/** Shorter ones at the end of a name are a part of it (`Globe 12V H4`), as is what goes with a code there. */
const LEAST = 5
const LEADS_TO_CODE = /[-–—:|,(]\s*$|\b(?:part|code|item|no|number|suits|type)\b\.?\s*$/i

/** Where a name stands in a text that may begin or end with its code. */
function nameWithin(text: string, code: string, mayEnd: boolean): [from: number, to: number] {
  if (text.startsWith(code)) {
    const between = /^(?:\s*[-–—:|]\s+|\s+)/.exec(text.slice(code.length))?.[0]
    if (between) return [code.length + between.length, text.length]
  }
  const name = text.slice(0, -code.length - 1)
  const isLast = mayEnd && text.endsWith(` ${code}`) && code.length >= LEAST && !LEADS_TO_CODE.test(name)
  return [0, isLast ? name.length : text.length]
}
