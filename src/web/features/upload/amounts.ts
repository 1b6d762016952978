import { centsFromDollars, dollarsFromCents } from '#domain/money.ts'

const QUANTITY_DECIMALS = 1000

/**
 * A typed quantity: an integer that falls back to 1 (spec section 5). Where the reading had a printed fraction, up to 3 decimals
 * are kept (product.md).
 */
export function parseQuantity(text: string, fractional: boolean): number {
  const value = fractional
    ? Math.round(Number.parseFloat(text) * QUANTITY_DECIMALS) / QUANTITY_DECIMALS
    : Number.parseInt(text, 10)
  return Number.isFinite(value) ? value : 1
}

/** A typed price or total in dollars: falls back to 0 (spec section 5). */
export function parseAmount(text: string): number {
  const value = Number.parseFloat(text)
  return Number.isFinite(value) ? value : 0
}

/** Quantity times unit price, in dollars to the cent. */
export function extendedPrice({ quantity, unitPrice }: { quantity: number; unitPrice: number }): number {
  return dollarsFromCents(centsFromDollars(unitPrice * quantity))
}
