import { isOcr } from '../../pdf/page.ts'
import type { PrintedLine } from '../printed-line.ts'

/** A part number with its digits and letters made alike: `DB1170-4` and `RT2209-1` have one shape. */
export function shapeOf(partNumber: string): string {
  return partNumber.replace(/\d/g, '9').replace(/[a-z]/gi, 'A')
}

/** So many certain numbers of one shape show what the supplier's numbers look like. */
const LEAST = 2

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

/** What a table's certain part numbers look like decides between the readings of its uncertain ones. */
export function settleByShape(lines: readonly PrintedLine[]): PrintedLine[] {
  const certain = countShapes(lines.filter(line => line.partReadings.length === 0))
  const shapes = new Set([...certain].flatMap(([shape, count]) => (count >= LEAST ? [shape] : [])))
  const all = countShapes(lines)
  return lines.map(line => {
    if (line.partReadings.length === 0) return withSeparators(line, all)
    const { partNumber, readings } = withKnownShape({ ...line, readings: line.partReadings }, shapes)
    return withSeparators({ ...line, partNumber, partReadings: readings }, all)
  })
}

function countShapes(lines: readonly PrintedLine[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { partNumber } of lines) {
    const shape = shapeOf(partNumber)
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
