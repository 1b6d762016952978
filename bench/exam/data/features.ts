import type { Paper } from './paper.ts'

/**
 * The words by which a score can be looked at apart. The scorer allows two cents where a word holds "inclusive" or "discount".
 */
export function papersFeatures(paper: Paper): string[] {
  const { traits, type, items, charges } = paper
  const has = (kind: string) => items.some(item => item.kind === kind)
  const words: [boolean, string][] = [
    [type !== 'tax-invoice', type],
    [paper.order !== null, 'po'],
    [paper.order === null, 'no-po'],
    [paper.order !== paper.orderPrinted, 'po-with-person-name'],
    [traits.basis === 'inclusive', 'gst-inclusive-prices'],
    [traits.gstRule === 'per-line', 'gst-per-line'],
    [traits.amounts === 'inclusive', 'amount-column-includes-gst'],
    [traits.amounts === 'both', 'amounts-with-and-without-gst'],
    [
      items.some(item => item.percent !== 0),
      traits.netPrinted ? 'line-discounts' : 'line-discounts-without-net',
    ],
    [paper.discount > 0, 'invoice-level-discount'],
    [has('freight'), 'freight-line'],
    [traits.freight === 'two-lines', 'two-freight-lines'],
    [charges.some(({ kind }) => kind === 'freight'), 'freight-in-footer'],
    [has('surcharge'), 'card-surcharge-line'],
    [charges.some(({ kind }) => kind === 'surcharge'), 'card-surcharge-in-footer'],
    [
      traits.numbers !== 'column',
      `part-number-${traits.numbers === 'none' ? 'absent' : `${traits.numbers}-description`}`,
    ],
    [items.some(item => item.supplied !== item.ordered), 'back-orders'],
    [items.some(item => item.supplied === 0), 'zero-quantity-line'],
    [has('component'), 'kit-with-zero-priced-components'],
    [has('core'), 'core-deposit'],
    [has('levy'), 'levy'],
    [items.some(item => item.supplied < 0), 'negative-line'],
    [items.some(item => item.group !== null), 'job-group-subheadings'],
    [items.some(item => item.notes.length > 0), 'comment-lines'],
    [items.some(item => item.mark !== ''), 'marked-part-number'],
    [items.some(item => !item.taxed), 'gst-free-line'],
    [items.some(item => item.supplied % 1000 !== 0), 'decimal-quantity'],
    [paper.totals.rounding !== 0, 'rounding'],
    [traits.paid !== 'none', 'amount-paid'],
    [items.length > 20, `${items.length}-lines`],
  ]
  return words.filter(([is]) => is).map(([, word]) => word)
}
