import type { Line } from '../memory/records.ts'
import type { GstRounding } from '../variants.ts'

export type Totals = { subtotalCents: number; gstCents: number; totalCents: number }

/** Dollars as a person or JSON gives them, to whole cents (half away from zero). */
export function toCents(dollars: number): number {
  const hundredths = Number((Math.abs(dollars) * 100).toFixed(4))
  return dollars < 0 ? -Math.round(hundredths) : Math.round(hundredths)
}

export function toDollars(cents: number): number {
  return cents / 100
}

function divideRounded(numerator: bigint, denominator: bigint): number {
  const size = numerator < 0n ? -numerator : numerator
  const rounded = (size * 2n + denominator) / (denominator * 2n)
  return Number(numerator < 0n ? -rounded : rounded)
}

/** Quantity × rate less discount, in cents. Quantities count to a thousandth, discounts to a hundredth of a percent. */
export function lineTotalCents(line: Pick<Line, 'quantity' | 'unitCents' | 'discountPercent'>): number {
  const thousandths = BigInt(Math.round(line.quantity * 1000))
  const kept = BigInt(Math.round((100 - line.discountPercent) * 100))
  return divideRounded(thousandths * BigInt(line.unitCents) * kept, 10_000_000n)
}

const taxOnTop = (cents: number) => divideRounded(BigInt(cents), 10n)
const taxWithin = (cents: number) => divideRounded(BigInt(cents), 11n)

function sum(amounts: number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}

/** Totals of a document at 10 % GST, rounded once on the total or line by line. */
export function totalsOf(lines: readonly Line[], rounding: GstRounding): Totals {
  const amounts = (keep: (line: Line) => boolean) => lines.filter(keep).map(lineTotalCents)
  const free = sum(amounts(line => line.gstFree))
  const exclusive = amounts(line => !line.gstFree && !line.includesGst)
  const inclusive = amounts(line => !line.gstFree && line.includesGst)
  const onTop = rounding === 'line' ? sum(exclusive.map(taxOnTop)) : taxOnTop(sum(exclusive))
  const within = rounding === 'line' ? sum(inclusive.map(taxWithin)) : taxWithin(sum(inclusive))
  const subtotalCents = free + sum(exclusive) + sum(inclusive) - within
  const gstCents = onTop + within
  return { subtotalCents, gstCents, totalCents: subtotalCents + gstCents }
}
