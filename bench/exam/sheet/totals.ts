import type { Paper } from '../data/paper.ts'
import type { Random } from '../random.ts'
import type { Sheet } from './sheet.ts'
import type { Wording } from './wording.ts'

export interface TotalsBlock {
  totals: Sheet['totals']
  /** False where a printed "subtotal" leaves out a charge. */
  subtotalShown: boolean
}

/** The block of totals. `sign` is -1 where a credit note prints everything negative. */
export function makeTotals(random: Random, paper: Paper, wording: Wording, sign: 1 | -1): TotalsBlock {
  if (paper.type === 'delivery-docket') return { totals: [], subtotalShown: true }
  const write = writer(wording, sign)
  if (paper.type === 'statement')
    return {
      totals: [write('total', paper.totals.total, { strong: true, label: 'Total Owing' })],
      subtotalShown: true,
    }
  const block =
    paper.traits.basis === 'inclusive'
      ? inclusiveTotals(random, paper, wording, write)
      : exclusiveTotals(random, paper, wording, write)
  const { paid, total } = paper.totals
  if (paid > 0) block.totals.push(write('paid', -paid), write('balance', total - paid))
  return block
}

type Write = (
  key: string,
  cents: number,
  options?: { label?: string; strong?: boolean },
) => Sheet['totals'][number]

function writer({ labels, formats, upper }: Wording, sign: 1 | -1): Write {
  return (key, cents, { label, strong = false } = {}) => {
    const words = label ?? labels[key as keyof typeof labels]
    return {
      key,
      label: upper ? words.toUpperCase() : words,
      value: (strong ? formats.total : formats.amount)(sign * cents),
      strong,
    }
  }
}

function exclusiveTotals(random: Random, paper: Paper, wording: Wording, write: Write): TotalsBlock {
  const { goods, subtotal, gst, rounding, total } = paper.totals
  const charges = paper.charges.map(charge => write(charge.kind, charge.amount, { label: charge.label }))
  const discount =
    paper.discount > 0 ? [write('discount', -paper.discount, { label: discountLabel(random, paper) })] : []
  const tail = [
    write('gst', gst),
    ...(rounding === 0 ? [] : [write('rounding', rounding)]),
    write('total', total, { strong: true, label: totalLabel(paper, wording) }),
  ]
  if (charges.length + discount.length === 0) {
    return { totals: [write('subtotal', subtotal), ...tail], subtotalShown: true }
  }
  if (random.chance(0.3) && discount.length === 0) {
    // Many systems print the goods as "Subtotal" and the freight behind it.
    return {
      totals: [
        write('subtotal', goods, { label: random.pick(['Subtotal', 'Sub Total', 'Sub-Total']) }),
        ...charges,
        ...tail,
      ],
      subtotalShown: false,
    }
  }
  return {
    totals: [write('goods', goods), ...discount, ...charges, write('subtotal', subtotal), ...tail],
    subtotalShown: true,
  }
}

function inclusiveTotals(random: Random, paper: Paper, wording: Wording, write: Write): TotalsBlock {
  const { goods, subtotal, gst, total } = paper.totals
  const charges = paper.charges.map(charge => write(charge.kind, charge.amount, { label: charge.label }))
  const discount =
    paper.discount > 0 ? [write('discount', -paper.discount, { label: discountLabel(random, paper) })] : []
  const before = charges.length + discount.length > 0 ? [write('goods', goods), ...discount, ...charges] : []
  const pay = write('total', total, { strong: true, label: totalLabel(paper, wording) })
  const included = write('included', gst)
  const exclusive = write('subtotal', subtotal, {
    label: random.pick(['Total ex GST', 'Total excluding GST', 'Ex GST', 'Net (ex GST)']),
  })
  const orders = [
    [pay, included],
    [pay, included, exclusive],
    [included, pay],
    [exclusive, write('gst', gst), pay],
  ]
  return { totals: [...before, ...random.pick(orders)], subtotalShown: true }
}

/** A total that is followed by payments is never itself called what is still owed. */
function totalLabel(paper: Paper, { labels }: Wording): string {
  if (paper.totals.paid > 0 && /balance|due|pay/i.test(labels.total)) return 'Invoice Total'
  if (paper.type === 'credit-note' && /due|pay|balance|invoice/i.test(labels.total)) return 'Total Credit'
  if (paper.type === 'pro-forma' || paper.type === 'quote')
    return /invoice|balance/i.test(labels.total) ? 'Total' : labels.total
  return labels.total
}

function discountLabel(random: Random, paper: Paper): string {
  const percent = `${paper.traits.invoiceDiscount / 10}%`
  return random.pick([
    `Less discount ${percent}`,
    `Trade Discount (${percent})`,
    'Discount',
    `Less Trade Discount ${percent}`,
    'Less Discount',
  ])
}
