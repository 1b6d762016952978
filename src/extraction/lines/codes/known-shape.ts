import { unspaced } from '../../ocr/settle-code.ts'
import { readingsOf } from '../../ocr/settle-words.ts'
import { isOcr, joinTexts } from '../../pdf/page.ts'
import type { PrintedLine } from '../printed-line.ts'

/** A part number with its digits and letters made alike: `DB1170-4` and `RT2209-1` have one shape. */
export function shapeOf(partNumber: string): string {
  return partNumber.replace(/\d/g, '9').replace(/[a-z]/gi, 'A')
}

/** So many certain numbers of one shape show what the supplier's numbers look like. */
const LEAST = 2

/** What a part number is made of, however long: `R9166` and `JB83878` are `A9`, `R9I66` is `A9A9`. */
export function formOf(partNumber: string): string {
  return shapeOf(unspaced(partNumber)).replace(/(.)\1+/g, '$1')
}

/** So many of one form, and none of the other, leave no question which of two characters that look alike stands in a place. */
const TELLING = 3

/** So many numbers of one shape, and none of another, leave no question about any place in it. */
const UNIFORM = 8

/**
 * Both readings of the engine that reads best say this number, and it alone has the form of the table's certain ones: what the others saw
 * is none of the supplier's numbers.
 * @param only the one shape of all the certain ones, where those are many.
 */
function isToldByForm(
  { partNumber, partReadings, words }: PrintedLine,
  forms: ReadonlyMap<string, number>,
  only: string | null,
): boolean {
  const read = words.partNumber ?? []
  const [again, ...others] = readingsOf(read).map(unspaced)
  const own = unspaced(partNumber)
  const isSaid = again === own && unspaced(joinTexts(read)) === own
  const rivals = partReadings.map(unspaced).filter(reading => reading !== own)
  const isOnly = shapeOf(partNumber) === only && rivals.every(rival => shapeOf(rival) !== only)
  return (
    isSaid &&
    rivals.length > 0 &&
    !read.some(word => word.unproven) &&
    (isOnly ||
      ((forms.get(formOf(partNumber)) ?? 0) >= TELLING &&
        rivals.every(
          rival => others.includes(rival) && !forms.has(formOf(rival)) && isToldInside(own, rival),
        )))
  )
}

/** What no number is printed with. */
const NOISE = /[^\w./#+*-]/

/**
 * Letters before and behind the figures of a number are many, and may be any: only what stands between figures, or in the place of what
 * parts its groups, is told by the form. A reading with characters that no number has, or with more or fewer between the same ends, is no
 * rival.
 */
function isToldInside(own: string, rival: string): boolean {
  const isBetweenFigures = (i: number) => /\d/.test(own[i - 1] ?? '') && /\d/.test(own[i + 1] ?? '')
  const isAlike = [...own].every(
    (character, i) => character === rival[i] || isBetweenFigures(i) || !/\w/.test(character),
  )
  const hasSameEnds = own[0] === rival[0] && own.at(-1) === rival.at(-1)
  return NOISE.test(rival) || (hasSameEnds && (own.length !== rival.length || isAlike))
}

/** Of an uncertain part number's readings the only one that has a known shape comes first; it stays uncertain. */
export function withKnownShape<T extends { partNumber: string; readings: readonly string[] }>(
  { partNumber, readings }: T,
  shapes: ReadonlySet<string>,
): { partNumber: string; readings: string[] } {
  const fitting = [...new Set(readings.filter(reading => shapes.has(shapeOf(reading))))]
  const [fit] = fitting
  if (shapes.has(shapeOf(partNumber)) || fit === undefined || fitting.length > 1)
    return { partNumber, readings: [...readings] }
  return { partNumber: fit, readings: [...new Set([fit, ...readings])] }
}

/** What a table's certain part numbers look like decides between the readings of its uncertain ones; where it leaves no question, they are certain too. */
export function settleByShape(lines: readonly PrintedLine[]): PrintedLine[] {
  const sure = lines.filter(line => line.partReadings.length === 0)
  const certain = countOf(sure, shapeOf)
  const forms = countOf(sure, formOf)
  const shapes = new Set([...certain].flatMap(([shape, count]) => (count >= LEAST ? [shape] : [])))
  const all = countOf(lines, shapeOf)
  const [only = null, ...more] = certain.keys()
  const uniform = more.length === 0 && (certain.get(only ?? '') ?? 0) >= UNIFORM ? only : null
  return lines.map(line => {
    if (line.partReadings.length === 0) return withTwoVs(withSeparators(line, all), shapes)
    const { partNumber, readings } = withKnownShape({ ...line, readings: line.partReadings }, shapes)
    const settled = { ...line, partNumber, partReadings: readings }
    return withSeparators(
      isToldByForm(settled, forms, uniform) ? { ...settled, partReadings: [] } : settled,
      all,
    )
  })
}

/**
 * On a scan two Vs are a W to every reader: where other numbers have as many letters as that makes, and none has as few, a person should
 * look. Where all of them have as many, it is likelier that.
 */
function withTwoVs(line: PrintedLine, shapes: ReadonlySet<string>): PrintedLine {
  const { partNumber, words } = line
  const rival = partNumber.replace('W', 'VV').replace('w', 'vv')
  const isOpen = isOcr(words.partNumber ?? []) && rival !== partNumber && shapes.has(shapeOf(rival))
  if (!isOpen || shapes.has(shapeOf(partNumber))) return line
  const readings = shapes.size === 1 ? [rival, partNumber] : [partNumber, rival]
  return { ...line, partNumber: readings[0] ?? partNumber, partReadings: readings }
}

function countOf(lines: readonly PrintedLine[], like: (partNumber: string) => string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { partNumber } of lines) {
    const shape = like(partNumber)
    if (partNumber !== '') counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  return counts
}

/** What parts the groups of a number, and what a scan makes of it. */
const SEPARATOR = /\s*[./'-]\s*|\s+/g
const LOST = /[\s']/

/** A scan loses points and thin strokes, it adds none: `24.21 9 407 560` beside two of `11.42.7.566.327` has points too, and is asked about. */
function withSeparators(line: PrintedLine, counts: ReadonlyMap<string, number>): PrintedLine {
  const { partNumber, partReadings } = line
  if (!isOcr(line.words.partNumber ?? []) || !LOST.test(partNumber)) return line
  const grouped = (shape: string) => shape.replace(SEPARATOR, ' ')
  const own = grouped(shapeOf(partNumber))
  const shape = [...counts].find(
    ([other, count]) => count >= LEAST && !LOST.test(other) && grouped(other) === own,
  )?.[0]
  if (!shape) return line
  const separators = shape.match(SEPARATOR) ?? []
  const separated = partNumber.split(SEPARATOR).reduce((left, group, i) => left + separators[i - 1] + group)
  return {
    ...line,
    partNumber: separated,
    partReadings: [...new Set([separated, partNumber, ...partReadings])],
  }
}
