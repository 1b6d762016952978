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
  const counts = new Map<string, number>()
  for (const { partNumber, partReadings } of lines) {
    const shape = shapeOf(partNumber)
    if (partNumber !== '' && partReadings.length === 0) counts.set(shape, (counts.get(shape) ?? 0) + 1)
  }
  const shapes = new Set([...counts].flatMap(([shape, count]) => (count >= LEAST ? [shape] : [])))
  return lines.map(line => {
    if (line.partReadings.length === 0) return withSeparators(line, counts)
    const { partNumber, readings } = withKnownShape({ ...line, readings: line.partReadings }, shapes)
    return { ...line, partNumber, partReadings: readings }
  })
}

/** Points that a scan lost (`24.21 9 407 560` among more of `11.42.7.566.327`) are asked about. */
function withSeparators(line: PrintedLine, counts: ReadonlyMap<string, number>): PrintedLine {
  const { partNumber } = line
  if (!isOcr(line.words.partNumber ?? []) || !partNumber.includes(' ')) return line
  const spaced = (shape: string) => shape.replace(/[./-]/g, ' ')
  const own = shapeOf(partNumber)
  const [shape] = [...counts.keys()].filter(
    other =>
      spaced(other) === spaced(own) && (counts.get(other) ?? 0) > Math.max(LEAST - 1, counts.get(own) ?? 0),
  )
  if (!shape) return line
  const separated = [...partNumber].map((one, i) => (/[\s./-]/.test(one) ? (shape[i] ?? one) : one)).join('')
  return { ...line, partReadings: [partNumber, separated] }
}
