import { type Cents, roundHalfAway, withoutGst } from '#domain/money.ts'
import { exclusiveTotal, type GstBasis, type Priced, printedTotal } from './price-lines.ts'

/** A charge named in the footer, cents as printed; a discount's size, whatever its sign on the page. */
export interface Charge {
  label: 'freight' | 'discount' | 'surcharge'
  cents: Cents
}

export interface PrintedTotals {
  subtotal: Cents | null
  tax: Cents | null
  total: Cents | null
}

export interface Basis {
  basis: GstBasis
  /** Index of each footer charge that is not already in the lines. */
  charges: number[]
  /** Lines and charges add up to the printed totals. */
  addsUp: boolean
}

const MOST_CHARGES = 6

/**
 * Finds what the lines contain by trying every reading against the printed totals: with or without GST, with each footer charge or
 * without. Readings the headings speak for come first; the first that adds up is it.
 */
export function chooseBasis(
  lines: readonly Priced[],
  charges: readonly Charge[],
  totals: PrintedTotals,
  headings: { unit: string | null; total: string | null },
): Basis {
  const order = basesInOrder(lines, headings)
  const subsets = chargeSubsets(charges.slice(0, MOST_CHARGES))
  for (const basis of order) {
    for (const subset of subsets) {
      if (
        addsUp(
          lines,
          subset.map(i => charges[i] as Charge),
          totals,
          basis,
        )
      )
        return { basis, charges: subset, addsUp: true }
    }
  }
  const all = charges.map((_, i) => i)
  return { basis: order[0] ?? 'exclusive', charges: all, addsUp: false }
}

function basesInOrder(
  lines: readonly Priced[],
  headings: { unit: string | null; total: string | null },
): GstBasis[] {
  const mixed = lines.filter(line => isTenthMore(line)).length > 0.5 * lines.length
  if (mixed) return ['exclusive-unit', 'inclusive', 'exclusive']
  if (headings.total === 'inclusive' || (headings.total === null && headings.unit === 'inclusive'))
    return ['inclusive', 'exclusive']
  return ['exclusive', 'inclusive']
}

function isTenthMore(line: Priced): boolean {
  if (line.total === null || !line.unitPrice || !line.quantity) return false
  const product = line.quantity * line.unitPrice * (1 - (line.discountPercent ?? 0) / 100) * 100
  const slack = 2 + 0.6 * Math.abs(line.quantity)
  return Math.abs(product - line.total) > slack && Math.abs(product * 1.1 - line.total) <= slack
}

/** Every choice of charges, the fullest first: a footer charge usually counts. */
function chargeSubsets(charges: readonly Charge[]): number[][] {
  const masks = Array.from({ length: 2 ** charges.length }, (_, mask) =>
    charges.map((_, i) => i).filter(i => mask & (1 << i)),
  )
  return masks.sort((a, b) => b.length - a.length)
}

function addsUp(
  lines: readonly Priced[],
  charges: readonly Charge[],
  totals: PrintedTotals,
  basis: GstBasis,
): boolean {
  const extra = charges.reduce((sum, charge) => sum + signed(charge), 0)
  const slack = 2
  if (basis === 'inclusive') {
    const sum = lines.reduce((all, line) => all + printedTotal(line), 0) + extra
    return totals.total !== null && Math.abs(sum - totals.total) <= slack
  }
  const sum = lines.reduce((all, line) => all + exclusiveTotal(line, basis), 0) + extra
  const wanted =
    totals.subtotal ?? (totals.total !== null && totals.tax !== null ? totals.total - totals.tax : null)
  if (wanted !== null) return Math.abs(sum - wanted) <= slack
  return totals.total !== null && Math.abs(roundHalfAway(sum * 1.1) - totals.total) <= slack
}

function signed(charge: Charge): Cents {
  return charge.label === 'discount' ? -Math.abs(charge.cents) : charge.cents
}

/** A footer charge without GST. */
export function exclusiveCharge(charge: Charge, basis: GstBasis): Cents {
  return basis === 'inclusive' ? withoutGst(signed(charge)) : signed(charge)
}
