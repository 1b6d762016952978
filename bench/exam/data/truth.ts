import { type Cents, each, share, sum, withoutGst } from './cents.ts'
import type { Item, Paper } from './paper.ts'

export interface TruthLine {
  partNumber: string | null
  description: string
  quantity: number
  unitPrice: number
  totalPrice: number
}

/** One document of truth.json, in the shape of the shared corpus; amounts in dollars. */
export interface TruthDocument {
  pages: number[]
  type: Paper['type']
  invoiceNumber: string
  invoiceDate: string
  dueDate: string | null
  purchaseOrderNumber: string | null
  supplierName: string
  supplierNames: string[]
  supplierABN: string
  customerName: string
  subtotal: number | null
  gst: number | null
  total: number | null
  printed: (TruthLine & { list?: number; discountPercent?: number; ordered?: number })[]
  lines: TruthLine[]
}

/** Papers whose lines and amounts nobody wants: only what they are and whose. */
const IDENTITY_ONLY = new Set<Paper['type']>(['quote', 'statement', 'delivery-docket'])

/** @param subtotalShown false where the page prints a "subtotal" that leaves charges out: two answers would be right, so none is asked for */
export function truthOf(paper: Paper, subtotalShown: boolean): TruthDocument {
  const { supplier, totals } = paper
  const amounts = paper.type === 'delivery-docket' ? null : totals
  const hasTax = amounts !== null && paper.type !== 'statement'
  return {
    pages: [],
    type: paper.type,
    invoiceNumber: paper.number,
    invoiceDate: paper.date,
    dueDate: paper.due,
    purchaseOrderNumber: paper.order,
    supplierName: supplier.name,
    supplierNames: [...supplier.names, supplier.name.toUpperCase()],
    supplierABN: supplier.abn,
    customerName: paper.customer.name,
    subtotal: hasTax && subtotalShown ? dollars(totals.subtotal) : null,
    gst: hasTax ? dollars(totals.gst) : null,
    total: amounts ? dollars(totals.total) : null,
    printed: hasTax ? paper.items.map(printedLine) : [],
    lines: IDENTITY_ONLY.has(paper.type) ? [] : normalisedLines(paper),
  }
}

function printedLine(item: Item) {
  return {
    ...line(item.number, item.description, item.supplied, item.price, item.total),
    ...(item.percent !== 0 && { list: dollars(item.list), discountPercent: item.percent / 10 }),
    ...(item.ordered !== item.supplied && { ordered: item.ordered / 1000 }),
  }
}

/** product.md, Analysis: GST-exclusive, net of discounts, freight as one line, nothing supplied is no line. */
function normalisedLines(paper: Paper): TruthLine[] {
  const supplied = paper.items.filter(item => item.supplied !== 0)
  const goods = supplied.filter(item => item.kind !== 'freight')
  const off =
    paper.discount > 0
      ? share(
          paper.discount,
          goods.map(item => item.total),
        )
      : goods.map(() => 0)
  const exclusive = paper.traits.basis === 'inclusive' ? withoutGst : (cents: Cents) => cents
  const lines = goods.map((item, i) => {
    const total = exclusive(item.total - (off[i] ?? 0))
    return line(item.number ?? '', item.description, item.supplied, unitPrice(paper, item, total), total)
  })
  for (const charge of paper.charges.filter(({ kind }) => kind === 'surcharge')) {
    const amount = exclusive(charge.amount)
    lines.push(line('', charge.label, 1000, amount, amount))
  }
  const freight = [
    ...supplied.filter(item => item.kind === 'freight').map(item => [item.description, item.total] as const),
    ...paper.charges
      .filter(({ kind }) => kind === 'freight')
      .map(charge => [charge.label, charge.amount] as const),
  ]
  if (freight.length > 0) {
    const amount = exclusive(sum(freight.map(([, cents]) => cents)))
    lines.push(line('FREIGHT', freight[0]?.[0] ?? '', 1000, amount, amount))
  }
  return lines
}

function unitPrice(paper: Paper, item: Item, total: Cents): Cents {
  const hidden = item.percent !== 0 && !paper.traits.netPrinted
  if (paper.discount > 0 || hidden) return each(total, item.supplied)
  return paper.traits.basis === 'inclusive' ? withoutGst(item.price) : item.price
}

function line(
  number: string | null,
  description: string,
  quantity: number,
  price: Cents,
  total: Cents,
): TruthLine {
  return {
    partNumber: number,
    description,
    quantity: quantity / 1000,
    unitPrice: dollars(price),
    totalPrice: dollars(total),
  }
}

function dollars(cents: Cents): number {
  return cents / 100
}
