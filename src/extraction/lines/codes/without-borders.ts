import { unspaced } from '../../ocr/settle-code.ts'
import type { PrintedLine } from '../printed-line.ts'

/** Lines, from which on a stroke before all their numbers is the border of their cells. */
const LEAST = 2
/** What a reader makes of a cell's border before a letter. A figure may well have a 1 before it that the others lost. */
const BORDERED = /^(?:[|!]|[Il](?=[A-Z]))/

/** Where one reader sees a stroke before most numbers of a table (`IACM3` for `ACM3`) and nobody else does, it is the border of their cells. */
export function withoutBorders(lines: readonly PrintedLine[]): PrintedLine[] {
  const numbered = lines.filter(line => line.partNumber !== '')
  const bordered = numbered.filter(isBordered)
  if (bordered.length < LEAST || 2 * bordered.length < numbered.length) return [...lines]
  return lines.map(line => (bordered.includes(line) ? { ...line, partReadings: [] } : line))
}

/** Every other reading is the number behind a stroke. */
function isBordered({ partNumber, partReadings }: PrintedLine): boolean {
  const own = unspaced(partNumber)
  const rivals = partReadings.map(unspaced).filter(reading => reading !== own)
  return rivals.length > 0 && rivals.every(rival => BORDERED.test(rival) && rival.slice(1) === own)
}
