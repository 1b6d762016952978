/** Money is an integer number of Australian cents everywhere inside Docket; dollars exist only at the edges (API, pages, PDFs). */
export type Cents = number

export const GST_RATE = 0.1

/** Rounds half away from zero, as Australian invoices do (-2.5 becomes -3). The epsilon absorbs binary noise such as 1.005 × 100. */
export function roundHalfAway(value: number): number {
  const magnitude = Math.abs(value)
  const rounded = Math.floor(magnitude + 0.5 + magnitude * Number.EPSILON * 4)
  return rounded === 0 ? 0 : Math.sign(value) * rounded
}

export function centsFromDollars(dollars: number): Cents {
  return roundHalfAway(dollars * 100)
}

/** Dollars with two decimals, as JSON carries them. */
export function dollarsFromCents(cents: Cents): number {
  return roundHalfAway(cents) / 100
}

/** GST on a GST-exclusive amount. */
export function gstOn(exclusive: Cents): Cents {
  return roundHalfAway(exclusive * GST_RATE)
}

/** The GST-exclusive part of a GST-inclusive amount (÷ 1.1, product.md). */
export function withoutGst(inclusive: Cents): Cents {
  return roundHalfAway(inclusive / (1 + GST_RATE))
}

/**
 * Splits an amount over weights so that the parts add up to exactly the amount (largest remainder).
 * @returns one part per weight; all zero when every weight is zero.
 */
export function spread(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  if (whole === 0) return weights.map(() => 0)
  const exact = weights.map(weight => (amount * weight) / whole)
  const parts = exact.map(Math.floor)
  let rest = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder) {
    if (rest <= 0) break
    parts[index] = (parts[index] ?? 0) + 1
    rest -= 1
  }
  return parts
}
