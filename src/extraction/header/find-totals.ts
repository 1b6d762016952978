import type { Cents } from '#domain/money.ts'
import type { PageLayout } from '../layout/lay-out.ts'
import { BLOCK, chooseTotals, isNear, sumsOf, type TotalsChosen } from './choose-totals.ts'
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
  const labelled = pages.flatMap(page => labelledAmounts(page, usedRows))
  const amounts = labelled.map(amount => asTotal(asGoods(amount, linesSum), labelled))
  const named = withoutRepeats(amounts.filter(isCharge))
  const chosen = chooseTotals(amounts, { linesSum, charges: named })
  const taken = new Set([chosen.subtotal, chosen.tax, chosen.total])
  const page = chosen.total?.page
  const others = amounts.filter(amount => !taken.has(amount))
  const unnamed = chargeThatCloses(chosen, others, sumsOf({ linesSum, charges: named }))
  const charges = others.flatMap(amount =>
    amount === unnamed?.amount ? unnamed.charge : isCharge(amount) ? amount : [],
  )
  const near = withoutRepeats(charges.filter(charge => page === undefined || charge.page === page))
  const spread = withoutRepeats(charges)
  return {
    ...chosen,
    charges: !closes(near, chosen, linesSum) && closes(spread, chosen, linesSum) ? spread : near,
  }
}

/** The lines and these charges come to what the total is without GST, or with it: the total may stand on a page of its own. */
function closes(
  charges: readonly LabelledAmount[],
  { total, tax }: TotalsChosen,
  linesSum: Cents | null,
): boolean {
  if (!total || !tax) return false
  return sumsOf({ linesSum, charges }).some(
    sum => isNear(sum, total.cents - tax.cents) || isNear(sum, total.cents),
  )
}

/**
 * The one amount over the total by words that nobody knows (`Open-day offer -$223.65`) that makes the lines come to what the total is
 * without GST, or with it where the lines have theirs; null where they come to it anyway.
 */
function chargeThatCloses(
  { total, tax }: TotalsChosen,
  others: readonly LabelledAmount[],
  sums: readonly Cents[],
): { amount: LabelledAmount; charge: LabelledAmount } | null {
  if (!total || !tax) return null
  const wanted = [total.cents - tax.cents, total.cents]
  const isReached = (more: Cents) => sums.some(sum => wanted.some(one => isNear(sum + more, one)))
  if (sums.length === 0 || isReached(0)) return null
  const closing = others.filter(
    ({ label, beside, text, cents, page, y }) =>
      label === null &&
      beside &&
      /[a-z]{3}/i.test(text) &&
      page === total.page &&
      y < total.y &&
      total.y - y < BLOCK &&
      isReached(cents),
  )
  const [amount] = closing
  if (!amount || closing.length > 1) return null
  const isOff = Math.sign(amount.cents) !== Math.sign(total.cents)
  return { amount, charge: { ...amount, label: isOff ? 'discount' : 'surcharge' } }
}

/** `Charges` that come to what the lines do are the lines. */
function asGoods(amount: LabelledAmount, linesSum: Cents | null): LabelledAmount {
  return amount.label === 'surcharge' && amount.cents === linesSum ? { ...amount, label: 'goods' } : amount
}

/** `Total paid` is what it all came to where nothing else says that, and nothing is left to pay. */
function asTotal(amount: LabelledAmount, all: readonly LabelledAmount[]): LabelledAmount {
  const isPaid = amount.label === 'paid' && /^total paid\b/i.test(amount.text)
  const saysMore = ({ label, text, cents }: LabelledAmount) =>
    label === 'subtotal' ||
    (label === 'total' && /\btotal\b/i.test(text)) ||
    (label === 'balance' && cents !== 0)
  return isPaid && !all.some(saysMore) ? { ...amount, label: 'total' } : amount
}

function isCharge({ label, cents }: LabelledAmount): boolean {
  return cents !== 0 && (label === 'freight' || label === 'discount' || label === 'surcharge')
}

function withoutRepeats(charges: readonly LabelledAmount[]): LabelledAmount[] {
  return charges.filter(
    (one, i) => charges.findIndex(other => other.label === one.label && other.cents === one.cents) === i,
  )
}
