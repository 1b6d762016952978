import { isGstOn, isSumOf } from '../layout/sums.ts'
import type { PrintedLine } from './printed-line.ts'

/**
 * The lines above the first one that may be a sum whose label nobody knows: nothing but an amount, no part number, and what the lines
 * before it come to or the GST on that. Goods may cost as much, so this is one reading of two; with priced goods beneath it, it is none.
 */
export function withoutSums(lines: readonly PrintedLine[]): PrintedLine[] {
  const lastPriced = lines.findLastIndex(isPriced)
  let sum = 0
  for (const [i, line] of lines.entries()) {
    const amount = line.total ?? 0
    const isAble = i > lastPriced && (isBare(line) || (i > 1 && isAlone(line)))
    if (i > 0 && isAble && sum !== 0 && (isSumOf(amount, sum) || isGstOn(amount, sum)))
      return lines.slice(0, i)
    sum += amount
  }
  return [...lines]
}

function isPriced({ quantity, unitPrice, total }: PrintedLine): boolean {
  return quantity !== null && unitPrice !== null && total !== null
}

/** What stands in its other cells may belong to a footer beside it. */
function isAlone(line: PrintedLine): boolean {
  return line.quantity === null && line.unitPrice === null
}

function isBare(line: PrintedLine): boolean {
  const codeless = !/\d/.test(line.partNumber) || line.partReadings.length > 0
  return (line.quantity === null || line.unitPrice === null) && codeless
}
