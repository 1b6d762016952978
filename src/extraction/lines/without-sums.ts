import type { PrintedLine } from './printed-line.ts'

/** Cents: sums are rounded once, lines each. */
const ROUNDING = 2

/**
 * A line without quantity or part number whose amount is what the lines before it add up to, or the GST on that, is a sum under the
 * table whose label nobody knows: it and what follows are no lines of goods.
 */
export function withoutSums(lines: readonly PrintedLine[]): PrintedLine[] {
  let sum = 0
  for (const [i, line] of lines.entries()) {
    const printed = line.total ?? 0
    const whole = i > 1 && isAlone(line) && Math.abs(printed - sum) <= ROUNDING
    if (i > 0 && sum !== 0 && (whole || (isBare(line) && addsUp(printed, sum)))) return lines.slice(0, i)
    sum += line.total ?? 0
  }
  return [...lines]
}

/** Nothing but an amount: what stands in its other cells may belong to a footer beside it. */
function isAlone(line: PrintedLine): boolean {
  return line.quantity === null && line.unitPrice === null
}

function isBare(line: PrintedLine): boolean {
  const codeless = !/\d/.test(line.partNumber) || line.partReadings.length > 0
  return (line.quantity === null || line.unitPrice === null) && codeless
}

function addsUp(amount: number, sum: number): boolean {
  const sums = [sum, sum / 10, sum / 11, sum * 1.1, sum / 1.1]
  return sums.some(one => Math.abs(one - amount) <= ROUNDING)
}
