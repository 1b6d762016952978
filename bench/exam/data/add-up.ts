import { type Cents, gstOf, gstWithin, lessPercent, sum } from './cents.ts'
import type { Charge, Item, Paper, Traits } from './paper.ts'

/** What a paper comes to, from its lines, charges and discount. The only place where its totals are made. */
export function addUp(
  items: readonly Item[],
  charges: readonly Charge[],
  traits: Traits,
): Pick<Paper, 'totals' | 'discount'> {
  const goods = sum(items.map(item => item.total))
  const discount = discountOf(items, traits)
  const charged = sum(charges.map(charge => charge.amount))
  const all = goods - discount + charged
  const gst = gstFor(items, charges, traits, all)
  const subtotal = traits.basis === 'inclusive' ? all - gst : all
  const exact = subtotal + gst
  const rounding = traits.rounding ? 5 * Math.round(exact / 5) - exact : 0
  const total = exact + rounding
  const paid = { none: 0, part: Math.floor(total / 300) * 100, all: total }[traits.paid]
  return { discount, totals: { goods, subtotal, gst, rounding, total, paid } }
}

function discountOf(items: readonly Item[], { invoiceDiscount }: Traits): Cents {
  const discounted = sum(items.filter(item => item.kind !== 'freight').map(item => item.total))
  return discounted - lessPercent(discounted, invoiceDiscount)
}

function gstFor(items: readonly Item[], charges: readonly Charge[], traits: Traits, all: Cents): Cents {
  const rule = traits.basis === 'inclusive' ? gstWithin : gstOf
  if (traits.gstRule === 'total') return rule(all - sum(items.map(item => (item.taxed ? 0 : item.total))))
  return sum(items.map(item => item.gst)) + sum(charges.map(charge => rule(charge.amount)))
}
