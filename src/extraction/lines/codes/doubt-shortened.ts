import { joinTexts } from '../../pdf/page.ts'
import type { PrintedLine } from '../printed-line.ts'

/**
 * Words in brackets behind a number are let go, and may yet be what tells two of the goods apart (`GL-77 (black)`, `GL-77 (white)`): where two lines
 * would have one number though they print it differently, a person should look.
 */
export function doubtShortened(lines: readonly PrintedLine[]): PrintedLine[] {
  const printed = lines.map(({ words }) => joinTexts(words.partNumber ?? []))
  return lines.map((line, i) => {
    const { partNumber, partReadings } = line
    const own = printed[i] ?? ''
    const isShortened = partNumber !== '' && partReadings.length === 0 && own.startsWith(`${partNumber} (`)
    const isShared = lines.some((other, j) => other.partNumber === partNumber && printed[j] !== own)
    return isShortened && isShared ? { ...line, partReadings: [partNumber, own] } : line
  })
}
