import type { Cents, Tenths, Thousandths } from './cents.ts'
import type { Company } from './companies.ts'

/** What a paper is, in the words of `extractedData.documentType`. */
export type PaperType =
  | 'tax-invoice'
  | 'credit-note'
  | 'quote'
  | 'statement'
  | 'pro-forma'
  | 'delivery-docket'

export type ItemKind = 'part' | 'component' | 'labour' | 'core' | 'levy' | 'surcharge' | 'freight'

/** One printed line. Amounts are in the paper's basis (with or without GST) and signed: a returned core is -1 and negative. */
export interface Item {
  kind: ItemKind
  number: string | null
  /** Printed behind the number and explained below; no part of it. */
  mark: string
  description: string
  /** Serial numbers and remarks printed under the line. */
  notes: string[]
  unit: string
  ordered: Thousandths
  supplied: Thousandths
  list: Cents
  percent: Tenths
  /** One unit, net of the line's discount. */
  price: Cents
  total: Cents
  gst: Cents
  taxed: boolean
  /** The job it belongs to, as its sub-heading reads. */
  group: string | null
}

/** A charge named among the totals only. */
export interface Charge {
  kind: 'freight' | 'surcharge'
  label: string
  amount: Cents
}

/** The choices that shape one paper. */
export interface Traits {
  basis: 'exclusive' | 'inclusive'
  /** GST on the sum, or on every line and then added. */
  gstRule: 'total' | 'per-line'
  /** How the amount column of GST-exclusive papers is meant. */
  amounts: 'exclusive' | 'both' | 'inclusive'
  gstColumn: boolean
  lineDiscounts: boolean
  /** A discounted line shows its net price too. */
  netPrinted: boolean
  /** A discounted line's total is quantity × the rounded net price, or is rounded once at the end. */
  extension: 'net' | 'extended'
  invoiceDiscount: Tenths
  freight: 'none' | 'line' | 'two-lines' | 'footer'
  surcharge: 'none' | 'line' | 'footer'
  numbers: 'column' | 'under' | 'before' | 'none'
  backorders: 'none' | 'column' | 'short'
  items: number
  kit: boolean
  core: boolean
  levy: boolean
  groups: boolean
  groupTotals: boolean
  comments: boolean
  serials: boolean
  mark: string
  returned: boolean
  gstFree: boolean
  decimals: boolean
  rounding: boolean
  paid: 'none' | 'part' | 'all'
}

export interface Paper {
  type: PaperType
  supplier: Company
  customer: Company
  number: string
  date: string
  due: string | null
  /** The purchase order as the truth has it, and as the page has it. */
  order: string | null
  orderPrinted: string | null
  /** The invoice that a credit note refers to. */
  original: string | null
  traits: Traits
  items: Item[]
  charges: Charge[]
  /** Taken off the goods as a whole, in the paper's basis, positive. */
  discount: Cents
  totals: { goods: Cents; subtotal: Cents; gst: Cents; rounding: Cents; total: Cents; paid: Cents }
  /** A statement's rows. */
  account: { date: string; text: string; reference: string; amount: Cents; balance: Cents }[]
  features: string[]
}
