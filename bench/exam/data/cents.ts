/**
 * Money in integer cents, quantities in thousandths, percentages in tenths. Written apart from the product's own rules in src/domain on
 * purpose: an exam that borrowed the examinee's arithmetic would pass its mistakes.
 */
export type Cents = number
export type Thousandths = number
export type Tenths = number

/** `above` / `below` rounded half away from zero, in whole numbers throughout. */
export function divide(above: number, below: number): number {
  const size = Math.abs(above)
  return Math.sign(above) * Math.floor((2 * size + below) / (2 * below)) || 0
}

export function times(price: Cents, quantity: Thousandths): Cents {
  return divide(price * quantity, 1000)
}

/** What is left of a price after a discount. */
export function lessPercent(price: Cents, percent: Tenths): Cents {
  return divide(price * (1000 - percent), 1000)
}

export function gstOf(exclusive: Cents): Cents {
  return divide(exclusive, 10)
}

export function gstWithin(inclusive: Cents): Cents {
  return divide(inclusive, 11)
}

export function withoutGst(inclusive: Cents): Cents {
  return divide(inclusive * 10, 11)
}

/** The price of one of `quantity`. */
export function each(total: Cents, quantity: Thousandths): Cents {
  return divide(total * 1000, quantity)
}

export function sum(amounts: readonly number[]): number {
  return amounts.reduce((all, one) => all + one, 0)
}

/** Shares `amount` out in proportion to `weights`; the cents left over go to the largest remainders. */
export function share(amount: Cents, weights: readonly number[]): Cents[] {
  const whole = sum(weights)
  const shares = weights.map(weight => Math.floor((amount * weight) / whole))
  const order = weights
    .map((weight, index) => ({ index, left: (amount * weight) % whole }))
    .sort((a, b) => b.left - a.left || a.index - b.index)
  const missing = amount - sum(shares)
  for (const { index } of order.slice(0, missing)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
