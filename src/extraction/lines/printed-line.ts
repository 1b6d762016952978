import type { LineField } from '#domain/invoice.ts'
import type { Cents } from '#domain/money.ts'
import type { Word } from '../pdf/page.ts'

/** One line of goods as the page prints it, before GST, discount and freight rules. Null where the page has nothing. */
export interface PrintedLine {
  page: number
  partNumber: string
  /** Candidates when the part number is uncertain, likeliest first; empty when it is certain. */
  partReadings: string[]
  description: string
  /** What was supplied. */
  quantity: number | null
  /** Dollars as printed, with all its decimals. */
  unitPrice: number | null
  discountPercent: number | null
  /** GST of the line, when a column prints it as money. */
  gst: Cents | null
  total: Cents | null
  uncertain: LineField[]
  words: Partial<Record<LineField, Word[]>>
}

/** Lines of one table, with what its headings say about GST. */
export interface PrintedTable {
  lines: PrintedLine[]
  /** Its columns were named by headings. */
  headed: boolean
  unitGst: 'inclusive' | 'exclusive' | null
  totalGst: 'inclusive' | 'exclusive' | null
  /** Rows (by page and top edge) that are lines, so that totals are not looked for in them. */
  usedRows: Set<string>
  /** True when the table has no column of prices at all. */
  withoutPrices: boolean
  /** Whether all its lines are owed or those over its first sums is open, whatever adds up. */
  areSumsOpen?: boolean
  /** Sums, in cents, of its lines and of more that was left out: where one of them is not what is owed, that is open too. */
  sumsBeyond?: number[]
}
