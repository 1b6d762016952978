import { multiplies } from '../checks/check-invoice.ts'
import type { DraftInvoice, DraftLine } from './draft.ts'
import { rowsNear } from './find-text.ts'
import type { GroundedInvoice } from './ground-invoice.ts'
import { addsUp, type ReadInvoice } from './merge-invoice.ts'
import type { IndexRow, WordIndex } from './word-index.ts'

/** A line to read again: its number, what was read first, and the rows of words around it. */
export interface RowToReadAgain {
  row: number
  read: DraftLine
  around: IndexRow[]
}

/** A line of a draft, by its place in the answer. */
export interface AskedRow extends RowToReadAgain {
  invoice: number
  line: number
}

const MOST_ROWS = 20
/** Rows' heights above and below a line that are shown with it. */
const AROUND = 4

/** The lines that failed: values not on the page, or amounts that do not multiply, in an invoice that is not proven anyway. */
export function rowsToAskAgain(
  index: WordIndex,
  drafts: readonly DraftInvoice[],
  grounded: readonly GroundedInvoice[],
  merged: readonly ReadInvoice[],
): AskedRow[] {
  if (merged.every(isProven)) return []
  const rows: AskedRow[] = []
  grounded.forEach((invoice, i) => {
    invoice.printed.forEach((one, j) => {
      const read = drafts[i]?.lines[j]
      if (!read || one?.holds || rows.length >= MOST_ROWS) return
      const where = { pages: new Set(invoice.pages), near: one?.row, within: AROUND }
      const around = one ? rowsNear(index, where) : []
      rows.push({ row: rows.length + 1, invoice: i, line: j, read, around })
    })
  })
  return rows
}

function isProven(invoice: ReadInvoice): boolean {
  const sure = (line: ReadInvoice['lines'][number]) =>
    multiplies(line) && line.uncertainFields.length === 0 && !line.partNumberUncertain
  return addsUp(invoice) && invoice.lines.every(sure)
}
