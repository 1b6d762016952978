import type { Cents } from '#domain/money.ts'
import type { PageLayout } from '../../layout/lay-out.ts'
import { labelledPart } from '../../vocabulary/part-in-text.ts'
import { isMixed, withoutSign } from '../../vocabulary/part-number.ts'
import { BLOCK, chooseTotals, isNear, sumsOf, type TotalsChosen } from './choose-totals.ts'
import { type LabelledAmount, labelledAmounts } from './labelled-amounts.ts'
import { toldParts, toldTotals } from './told-totals.ts'
import { unreadDiscounts } from './unread-discount.ts'

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
  const printed = pages.flatMap(page => labelledAmounts(page, usedRows))
  const labelled = [
    ...printed,
    ...toldBeside(printed, pages.flatMap(toldTotals)),
    ...partsTold(printed, pages),
  ]
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
  // The total may stand on a page of its own.
  const closes = (some: readonly LabelledAmount[]) => isReached(chosen, sumsOf({ linesSum, charges: some }))
  if (closes(near)) return { ...chosen, charges: near }
  if (closes(spread)) return { ...chosen, charges: spread }
  const unread = linesSum === null ? [] : pages.flatMap(one => unreadDiscounts(one, linesSum))
  const closing = unread.find(one => closes([...near, one]) && isOver(chosen.total, one))
  return { ...chosen, charges: closing ? [...near, closing] : near }
}

/**
 * What sentences tell of the totals where no label does: of all, or of the parts of a printed total that ends the sentence (`Subtotal $587.20
 * + GST $58.72 = Total $645.92`). Terms of payment tell of other money.
 */
function toldBeside(printed: readonly LabelledAmount[], told: readonly LabelledAmount[]): LabelledAmount[] {
  const labelled = new Set(printed.map(({ label }) => label))
  if (!labelled.has('total') && !labelled.has('balance')) return [...told]
  const words = new Set(printed.filter(({ label }) => label === 'total').flatMap(one => one.words))
  const isPrinted = told.some(one => one.label === 'total' && one.words.some(word => words.has(word)))
  return isPrinted && !labelled.has('gst') ? told.filter(({ label }) => label !== 'total') : []
}

/** What sentences tell of a printed total's parts where no label has its GST, or only the same words (`Net value $275.92, GST $27.59`). */
function partsTold(printed: readonly LabelledAmount[], pages: readonly PageLayout[]): LabelledAmount[] {
  const sums = printed.filter(({ label }) => label === 'total').map(({ cents }) => cents)
  const taxes = printed.filter(({ label, cents }) => label === 'gst' && cents !== 0)
  const told = sums.length === 0 ? [] : pages.flatMap(page => toldParts(page, sums))
  const isKnown = (part: LabelledAmount) =>
    printed.some(one => one.label === part.label && one.words.some(word => part.words.includes(word)))
  const areOfOne = taxes.every(tax => told.some(one => one.words.some(word => tax.words.includes(word))))
  return areOfOne ? told.filter(one => !isKnown(one)) : []
}

/** Stands in the total's block, over it. */
function isOver(total: LabelledAmount | null, { page, y }: LabelledAmount): boolean {
  return total?.page === page && y < total.y && total.y - y < BLOCK
}

/** One of the sums, with so much more, is what the total is without GST, or with it. */
function isReached(
  { total, tax }: Pick<TotalsChosen, 'total' | 'tax'>,
  sums: readonly Cents[],
  more: Cents = 0,
): boolean {
  if (!total || !tax) return false
  return sums.some(sum => [total.cents - tax.cents, total.cents].some(one => isNear(sum + more, one)))
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
  if (!total || sums.length === 0 || isReached({ total, tax }, sums)) return null
  const closing = others.filter(
    one =>
      one.label === null &&
      one.beside &&
      /[a-z]{3}/i.test(one.text) &&
      // What has a part number is goods that were not read as such.
      labelledPart(one.text) === null &&
      !isMixed(withoutSign(one.text)) &&
      isOver(total, one) &&
      isReached({ total, tax }, sums, one.cents),
  )
  const [amount] = closing
  if (!amount || closing.length > 1) return null
  const isOff = Math.sign(amount.cents) !== Math.sign(total.cents)
  return { amount, charge: { ...amount, label: isOff ? 'discount' : 'surcharge', isUnknown: true } }
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
