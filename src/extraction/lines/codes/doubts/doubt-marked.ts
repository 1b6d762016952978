import { joinTexts } from '../../../pdf/page.ts'
import type { PrintedLine } from '../../printed-line.ts'

/** What was taken off a number as a mark, and ends numbers too (`H7+`, `GL-77(a)`, `GL-77 F`); in asterisks and daggers none does. */
const MARK = /^\s?(?:[+#]+|\([a-z]\)|[A-Z])$/

/** Two of the goods whose numbers are the same but for what was taken off one as a mark: it may tell them apart, whatever explains it. */
export function doubtMarked(lines: readonly PrintedLine[]): PrintedLine[] {
  const printed = lines.map(({ words }) => joinTexts(words.partNumber ?? []).trim())
  return lines.map((line, i) => {
    const { partNumber, partReadings } = line
    const whole = printed[i] ?? ''
    const isMarked = whole.startsWith(partNumber) && MARK.test(whole.slice(partNumber.length))
    if (partNumber === '' || !isMarked) return line
    const isRival = lines.some((other, at) => other.partNumber === partNumber && printed[at] !== whole)
    return isRival
      ? { ...line, partNumber: whole, partReadings: [...new Set([whole, partNumber, ...partReadings])] }
      : line
  })
}
