import { type Cents, roundHalfAway, withoutGst } from '#domain/money.ts'
import { exclusiveTotal, type GstBasis, type Priced, printedTotal, productsOf } from './price-lines.ts'

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
 * without. Readings the headings or the lines' own GST speak for come first; the first that adds up is it. Where none does, and nothing
 * speaks for one, the nearest: a line that was misread changes a sum less than GST does.
 */
export function chooseBasis(
  lines: readonly Priced[],
  charges: readonly Charge[],
  totals: PrintedTotals,
  headings: { unit: string | null; total: string | null },
): Basis {
  const told = basesTold(lines, headings)
  const order = told ?? (['exclusive', 'inclusive'] as const)
  const subsets = chargeSubsets(charges.slice(0, MOST_CHARGES))
  const gap = (basis: GstBasis, subset: readonly number[]) =>
    gapTo(
      totals,
      lines,
      subset.map(i => charges[i] as Charge),
      basis,
    )
  for (const basis of order) {
    for (const subset of subsets) {
      if (gap(basis, subset) <= SLACK) return { basis, charges: subset, addsUp: true }
    }
  }
  const all = charges.map((_, i) => i)
  const [first, second] = order
  const isSecond = !told && gap(second, all) < gap(first, all)
  return { basis: isSecond ? second : first, charges: all, addsUp: false }
}

type Bases = readonly [likeliest: GstBasis, next: GstBasis, ...GstBasis[]]

function basesTold(
  lines: readonly Priced[],
  headings: { unit: string | null; total: string | null },
): Bases | null {
  // What was given away says nothing.
  const charged = lines.filter(line => line.total || line.unitPrice)
  const mixed = lines.filter(line => isTenthMore(line)).length > 0.5 * charged.length
  if (mixed) return ['exclusive-unit', 'inclusive', 'exclusive']
  const taxed = lines.filter(line => line.gst !== null && line.total !== null && line.gst !== 0)
  const within = taxed.filter(line => holdsItsGst(line)).length
  if (
    headings.total === 'inclusive' ||
    (headings.total === null && headings.unit === 'inclusive') ||
    (headings.total === null && within > 0.5 * taxed.length)
  )
    return ['inclusive', 'exclusive']
  return headings.total === null && headings.unit === null ? null : ['exclusive', 'inclusive']
}

/** Its GST is an eleventh of its total, and no tenth. */
function holdsItsGst({ gst, total }: Priced): boolean {
  const [tax, all] = [Math.abs(gst ?? 0), Math.abs(total ?? 0)]
  return Math.abs(tax - all / 11) <= 1 && Math.abs(tax - all / 10) > 1
}

function isTenthMore(line: Priced): boolean {
  if (line.total === null || !line.unitPrice || !line.quantity) return false
  const { total } = line
  const slack = 2 + 0.6 * Math.abs(line.quantity)
  const products = productsOf(line)
  return (
    products.every(product => Math.abs(product - total) > slack) &&
    products.some(product => Math.abs(product * 1.1 - total) <= slack)
  )
}

/** Every choice of charges, the fullest first: a footer charge usually counts. */
function chargeSubsets(charges: readonly Charge[]): number[][] {
  const masks = Array.from({ length: 2 ** charges.length }, (_, mask) =>
    charges.map((_, i) => i).filter(i => mask & (1 << i)),
  )
  return masks.sort((a, b) => b.length - a.length)
}

/** Cents; what a sum of rounded lines may be off by. */
const SLACK = 2

/** Cents between what lines and charges come to and the printed totals; infinite where those do not say. */
function gapTo(
  totals: PrintedTotals,
  lines: readonly Priced[],
  charges: readonly Charge[],
  basis: GstBasis,
): number {
  const extra = charges.reduce((sum, charge) => sum + signed(charge), 0)
  const unless = (wanted: Cents | null, sum: Cents) =>
    wanted === null ? Number.POSITIVE_INFINITY : Math.abs(sum - wanted)
  if (basis === 'inclusive')
    return unless(totals.total, lines.reduce((all, line) => all + printedTotal(line), 0) + extra)
  const sum = lines.reduce((all, line) => all + exclusiveTotal(line, basis), 0) + extra
  const wanted =
    totals.subtotal ?? (totals.total !== null && totals.tax !== null ? totals.total - totals.tax : null)
  return wanted === null ? unless(totals.total, roundHalfAway(sum * 1.1)) : Math.abs(sum - wanted)
}

function signed(charge: Charge): Cents {
  return charge.label === 'discount' ? -Math.abs(charge.cents) : charge.cents
}

/** A footer charge without GST. */
export function exclusiveCharge(charge: Charge, basis: GstBasis): Cents {
  return basis === 'inclusive' ? withoutGst(signed(charge)) : signed(charge)
}
