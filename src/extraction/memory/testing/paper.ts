import type { Page } from '../../pdf/page.ts'
import { pageOfText } from '../../testing/page-of-text.ts'
import type { TestText } from '../../testing/write-pdf.ts'
import type { ConfirmedLine } from '../match-lines.ts'

/** One line of goods; `price` in cents. */
export interface Goods {
  code: string
  shelf: string
  name: string
  quantity: number
  price: number
  ordered?: number
}

/** What stands on one paper, in whatever layout. */
export interface Content {
  number: string
  order: string
  date: string
  goods: Goods[]
}

/** A text with its left edge, or its right edge when negative. */
type Cell = [x: number, text: string]

/** How one supplier's form prints it; what is left out is as on `FORM`. */
export interface Form {
  name?: string
  abn?: string | null
  labels?: (content: Content) => [label: string, value: string][]
  headings?: Cell[]
  cells?: (goods: Goods) => Cell[]
  totals?: (net: number) => [label: string, cents: number][]
  /** Anything else. */
  more?: (content: Content) => [x: number, y: number, text: string][]
  step?: number
}

export const FIRST: Content = {
  number: '40118',
  order: '7781',
  date: '05/03/2026',
  goods: [
    { code: 'QA-1002', shelf: 'B14-02', name: 'Oil filter', quantity: 4, price: 1250, ordered: 6 },
    { code: 'QB-2077', shelf: 'C03-11', name: 'Brake pads front', quantity: 2, price: 4500 },
    { code: 'QA-3310', shelf: 'A01-07', name: 'Wiper blade', quantity: 3, price: 2000 },
  ],
}
export const SECOND: Content = {
  number: '40790',
  order: '8002',
  date: '19/04/2026',
  goods: [
    { code: 'QC-3317', shelf: 'A01-09', name: 'Air filter panel', quantity: 5, price: 1730 },
    { code: 'QZ-8800', shelf: 'D09-01', name: 'Radiator hose', quantity: 1, price: 3450, ordered: 2 },
    { code: 'QA-1002', shelf: 'B14-02', name: 'Oil filter', quantity: 10, price: 1250, ordered: 12 },
  ],
}
export const THIRD: Content = {
  number: '41333',
  order: '8111',
  date: '20/05/2026',
  goods: [{ code: 'QF-5521', shelf: 'F10-03', name: 'Thermostat', quantity: 1, price: 5990 }],
}

export const dollars = (cents: number) => (cents / 100).toFixed(2)
const figures = ({ quantity, price }: Goods): Cell[] => [
  [-400, `${quantity}`],
  [-470, dollars(price)],
  [-550, dollars(quantity * price)],
]
const FIGURES: Cell[] = [
  [-400, 'Qty'],
  [-470, 'Price'],
  [-550, 'Amount'],
]

const FORM = {
  name: 'Wattle Parts Supply',
  abn: 'ABN 61 234 500 580',
  labels: ({ number, date, order }) => [
    ['Invoice No', number],
    ['Date', date],
    ['Order No', order],
  ],
  headings: [[40, 'Part No'], [140, 'Description'], ...FIGURES],
  cells: goods => [[40, goods.code], [140, goods.name], ...figures(goods)],
  totals: net => [
    ['Subtotal', net],
    ['GST', Math.round(net / 10)],
    ['Total AUD', net + Math.round(net / 10)],
  ],
  more: () => [],
  step: 15,
} satisfies Form

/** The shelf stands where the reader expects the part number. */
export const SHELVED: Form = {
  headings: [[40, 'Code'], [120, 'Item'], [210, 'Description'], ...FIGURES],
  cells: goods => [[40, goods.shelf], [120, goods.code], [210, goods.name], ...figures(goods)],
}

export function paperOf(content: Content, form: Form = {}): Page {
  const { name, abn, labels, headings, cells, totals, more, step } = { ...FORM, ...form }
  const texts: TestText[] = [
    { x: 40, y: 50, text: name, size: 18 },
    { x: 430, y: 50, text: 'TAX INVOICE', size: 15 },
  ]
  const put = (x: number, y: number, text: string) => texts.push({ x: leftOf(x, text), y, text, size: 9 })
  if (abn) put(40, 72, abn)
  for (const [i, line] of ['Bill to:', 'Kangaroo Flat Motors', '12 High Street'].entries())
    put(40, 120 + 12 * i, line)
  for (const [i, [label, value]] of labels(content).entries()) {
    put(380, 90 + 14 * i, label)
    if (value !== '') put(480, 90 + 14 * i, value)
  }
  for (const [x, text] of headings) put(x, 220, text)
  for (const [i, goods] of content.goods.entries())
    for (const [x, text] of cells(goods)) put(x, 240 + step * i, text)
  const net = content.goods.reduce((sum, { quantity, price }) => sum + quantity * price, 0)
  const bottom = 270 + step * content.goods.length
  for (const [i, [label, cents]] of totals(net).entries()) {
    put(430, bottom + 14 * i, label)
    put(-550, bottom + 14 * i, dollars(cents))
  }
  for (const [x, y, text] of more(content)) put(x, y, text)
  return pageOfText(texts)
}

/** A negative x is a right edge; widths as `pageOfText` reckons them. */
function leftOf(x: number, text: string): number {
  const spaces = text.split(' ').length - 1
  return x < 0 ? -x - 9 * (0.52 * (text.length - spaces) + 0.28 * spaces) : x
}

/** The lines as a person leaves them. */
export function linesOf({ goods }: Content): ConfirmedLine[] {
  return goods.map(({ code, name, quantity, price }) => ({
    partNumber: code,
    description: name,
    quantity,
    unitPrice: price,
    totalPrice: quantity * price,
  }))
}
