import { type Cents, roundHalfAway, spread, withoutGst } from '#domain/money.ts'

/** What the printed line totals contain: no GST, GST, or GST beside a GST-exclusive unit price. */
export type GstBasis = 'exclusive' | 'inclusive' | 'exclusive-unit'

/** A printed line's money: unit price in dollars with all printed decimals, amounts in cents. */
export interface Priced {
  quantity: number | null
  unitPrice: number | null
  discountPercent: number | null
  gst: Cents | null
  total: Cents | null
  gstFree: boolean
}

/** A line's money as the product wants it: GST-exclusive, discounts folded in. */
export interface NetLine {
  quantity: number
  unitPrice: Cents
  totalPrice: Cents
  /** Printed quantity, price and total bear each other out (or only one reading of them was possible). */
  agrees: boolean
  /** The quantity was assumed to be one, or one of two that it could be. */
  assumedOne: boolean
}

/** Printed total in cents, or quantity × price less the line's discount where no total is printed. */
export function printedTotal(line: Priced): Cents {
  if (line.total !== null) return line.total
  return roundHalfAway((line.quantity ?? 1) * (line.unitPrice ?? 0) * discountFactor(line) * 100)
}

/** The line's total without GST under a basis. */
export function exclusiveTotal(line: Priced, basis: GstBasis): Cents {
  const total = printedTotal(line)
  if (basis === 'exclusive' || line.gstFree || line.total === null)
    return basis === 'inclusive' && !line.gstFree ? withoutGst(total) : total
  if (line.gst !== null) return total - line.gst
  if (basis === 'inclusive') return withoutGst(total)
  const slack = 3 + Math.abs(line.quantity ?? 1)
  const product = productsOf(line).find(one => Math.abs(one * 1.1 - total) <= slack)
  return product === undefined ? withoutGst(total) : roundHalfAway(product)
}

/** Quantity × price in cents: less the line's discount, and, as the printed price may be net already, without. */
export function productsOf(line: Priced): number[] {
  const plain = (line.quantity ?? 1) * (line.unitPrice ?? 0) * 100
  return [plain * discountFactor(line), plain]
}

/** Folds line discounts into the unit price and fills in what is not printed: unit price = total ÷ quantity (product.md). */
export function netLine(line: Priced, basis: GstBasis): NetLine {
  const total = exclusiveTotal(line, basis)
  const { quantity, assumedOne } = quantityOf({
    ...line,
    total: basis === 'exclusive-unit' ? total : line.total,
  })
  if (line.unitPrice === null || quantity === 0) {
    return {
      quantity,
      unitPrice: quantity === 0 ? 0 : roundHalfAway(total / quantity),
      totalPrice: total,
      agrees: quantity !== 0 || total === 0,
      assumedOne,
    }
  }
  const exclusive = basis === 'inclusive' && !line.gstFree ? line.unitPrice / 1.1 : line.unitPrice
  const straight =
    Math.sign(quantity * exclusive) * Math.sign(total) < 0 && quantity > 0 ? -quantity : quantity
  const plain = straight * exclusive * 100
  const folded = plain * discountFactor(line)
  // The printed price may be net already: the reading nearer to the printed total holds.
  if (closeTo(plain, total, straight) && Math.abs(plain - total) <= Math.abs(folded - total)) {
    const unitPrice = roundHalfAway(exclusive * 100)
    return { quantity: straight, unitPrice, totalPrice: total, agrees: true, assumedOne }
  }
  const agrees = closeTo(folded, total, straight)
  return {
    quantity: straight,
    unitPrice: roundHalfAway(total / straight),
    totalPrice: total,
    agrees,
    assumedOne,
  }
}

/** Spreads an invoice-level discount (cents, positive) over lines by value: the cents add up, unit prices follow. */
export function spreadDiscount<T extends { quantity: number; unitPrice: Cents; totalPrice: Cents }>(
  lines: readonly T[],
  discount: Cents,
  bears: (line: T) => boolean,
): T[] {
  const weights = lines.map(line => (bears(line) ? Math.max(0, line.totalPrice) : 0))
  const parts = spread(discount, weights)
  return lines.map((line, i) => {
    const part = parts[i] ?? 0
    if (part === 0) return line
    const totalPrice = line.totalPrice - part
    return {
      ...line,
      totalPrice,
      unitPrice: line.quantity === 0 ? line.unitPrice : roundHalfAway(totalPrice / line.quantity),
    }
  })
}

function discountFactor(line: Priced): number {
  return 1 - (line.discountPercent ?? 0) / 100
}

function quantityOf(line: Priced): { quantity: number; assumedOne: boolean } {
  if (line.quantity !== null) return { quantity: Math.round(line.quantity * 1000) / 1000, assumedOne: false }
  if (line.unitPrice && line.total !== null) {
    // The printed price may be net already: then both ways to read it are open.
    const quotients = [discountFactor(line), 1]
      .map(factor => hundredthsOf(line, factor))
      .filter(one => one !== null)
    const quantity = quotients.find(Number.isInteger) ?? quotients[0]
    if (quantity !== undefined) return { quantity, assumedOne: new Set(quotients).size > 1 }
  }
  return { quantity: 1, assumedOne: true }
}

/** How often the unit price times a factor goes into the total, when that is a number of two decimals. */
function hundredthsOf({ unitPrice, total }: Priced, factor: number): number | null {
  const quotient = (total ?? 0) / 100 / ((unitPrice ?? 1) * factor)
  const rounded = Math.round(quotient * 100) / 100
  // A hundredth would rather be a price that lost its point to OCR.
  return Math.abs(rounded) >= 0.1 && Math.abs(quotient - rounded) < 0.0005 ? rounded : null
}

/** Within the rounding that a printed unit price of two decimals allows. */
function closeTo(product: number, total: Cents, quantity: number): boolean {
  return Math.abs(product - total) <= 1.01 + 0.51 * Math.abs(quantity)
}
