import type { Cents } from '#domain/money.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { chooseTotals, type TotalsChosen } from './choose-totals.ts'
import { type LabelledAmount, labelledAmounts } from './labelled-amounts.ts'

export interface TotalsFound extends TotalsChosen {
  /** Freight, discounts and surcharges named outside the lines, in page order. */
  charges: LabelledAmount[]
}

/**
 * The totals of a document. Rows that are lines of goods (`usedRows`) are passed over.
 * @param linesSum what the lines add up to as printed, cents; null when that is not known.
 */
export function findTotals(
  pages: readonly PageLayout[],
  usedRows: ReadonlySet<string>,
  linesSum: Cents | null,
): TotalsFound {
  const amounts = pages
    .flatMap(page => labelledAmounts(page, usedRows))
    .map(amount => asGoods(amount, linesSum))
  const named = withoutRepeats(amounts.filter(isCharge))
  const chosen = chooseTotals(amounts, { linesSum, charges: named })
  const taken = new Set([chosen.subtotal, chosen.tax, chosen.total])
  const page = chosen.total?.page
  const charges = amounts.filter(
    amount => isCharge(amount) && !taken.has(amount) && (page === undefined || amount.page === page),
  )
  return { ...chosen, charges: withoutRepeats(charges) }
}

/** `Charges` that come to what the lines do are the lines. */
function asGoods(amount: LabelledAmount, linesSum: Cents | null): LabelledAmount {
  return amount.label === 'surcharge' && amount.cents === linesSum ? { ...amount, label: 'goods' } : amount
}

function isCharge({ label, cents }: LabelledAmount): boolean {
  return cents !== 0 && (label === 'freight' || label === 'discount' || label === 'surcharge')
}

function withoutRepeats(charges: readonly LabelledAmount[]): LabelledAmount[] {
  return charges.filter(
    (one, i) => charges.findIndex(other => other.label === one.label && other.cents === one.cents) === i,
  )
}
