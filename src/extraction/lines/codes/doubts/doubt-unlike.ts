import { isCodeLike } from '../../../vocabulary/part-number.ts'
import type { PrintedLine } from '../../printed-line.ts'

/** Lines of which no part number looks like one (`Widget-Blue`), whatever their column is called: a person should look at each. */
export function doubtUnlike(lines: readonly PrintedLine[]): PrintedLine[] {
  if (lines.some(line => isCodeLike(line.partNumber, true))) return [...lines]
  return lines.map(line => {
    const readings = new Set([line.partNumber, ...line.partReadings, ''])
    return line.partNumber === '' ? line : { ...line, partReadings: [...readings] }
  })
}
