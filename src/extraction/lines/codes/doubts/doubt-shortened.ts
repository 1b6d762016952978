import { joinTexts } from '../../../pdf/page.ts'
import { withoutUnit } from '../../../vocabulary/part-number.ts'
import type { PrintedLine } from '../../printed-line.ts'

/**
 * Words in brackets and units behind a number are let go, and may yet be what tells two of the goods apart (`GL-77 (black)`, `GL-77 (white)`; `K1 set`,
 * `K1 pair`): where two lines would have one number though they print it differently, a person should look. Units likely are part of theirs then.
 */
export function doubtShortened(lines: readonly PrintedLine[]): PrintedLine[] {
  const printed = lines.map(({ words }) => joinTexts(words.partNumber ?? []))
  return lines.map((line, i) => {
    const { partNumber, partReadings } = line
    const own = printed[i] ?? ''
    const isShared =
      partNumber !== '' && lines.some((other, j) => other.partNumber === partNumber && printed[j] !== own)
    if (isShared && own !== partNumber && withoutUnit(own) === partNumber)
      return { ...line, partNumber: own, partReadings: [...new Set([own, partNumber, ...partReadings])] }
    const isShortened = partReadings.length === 0 && own.startsWith(`${partNumber} (`)
    return isShared && isShortened ? { ...line, partReadings: [partNumber, own] } : line
  })
}
