import type { PageLayout } from '../../layout/lay-out.ts'
import { holdsGoods } from '../../layout/sums.ts'
import type { Candidate } from '../labels/labels.ts'

/** A shop that numbers no invoices titles them so (`Tax invoice for order AA-2026-60417`), also in the title of a mail's page. */
const OF_SHOP =
  /(?:^(?:tax )?invoice for|[-–|] (?:tax )?invoice for(?: your)?) order:? #?(?!P\.?O)(\S*\d\S*)$/i
/** More than its order's label, and only to be looked at. */
const OF_SHOP_WEIGHT = 0.72

/** Share of the first page in which titles stand, above all goods. */
const HIGH = 0.35

/** The order that a title names, unless a label says that it is one of theirs, the customer's. */
export function shopsInvoices(
  pages: readonly PageLayout[],
  theirs: readonly Candidate<string>[],
): Candidate<string>[] {
  const [first] = pages
  const end = first ? Math.min(HIGH * first.height, goodsOf(first)) : 0
  const ordered = theirs.map(one => one.value.replace(/^P\.?O\W*/i, ''))
  return (first?.rows ?? [])
    .flatMap(({ segments }) => segments)
    .filter(({ y0 }) => y0 < end)
    .flatMap(({ text, words, page }) => {
      const value = OF_SHOP.exec(text)?.[1]
      if (!value || ordered.includes(value)) return []
      return [{ value, weight: OF_SHOP_WEIGHT, page, words: words.slice(-1), toLookAt: true }]
    })
}

function goodsOf({ rows, height }: PageLayout): number {
  return rows.find(row => holdsGoods(row.segments))?.y0 ?? height
}
