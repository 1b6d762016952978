import type { TableRow } from '../../layout/columns/find-tables.ts'
import { textOfRow } from '../../layout/lay-out.ts'
import { findAbns } from '../../values/abn.ts'
import { isMoney, readAmount } from '../../values/amounts.ts'
import { readTotalLabel } from '../../vocabulary/total-labels.ts'

/** An ABN or an account, and the word for a sum or a charge (`GST` alone may be a line's tax code). */
export function isBesideTotal({ row }: TableRow): boolean {
  const labels = row.segments.filter(({ text }) => !isOfSender(text)).map(({ text }) => readTotalLabel(text))
  return isOfSender(textOfRow(row)) && labels.some(label => label !== null && label !== 'gst')
}

/** A bank's branch, and the account, to which a scan's readers glue its number. */
const ACCOUNT = /\bBSB\W*(?:no\.?\s*)?\d{3}[- ]?\d{3}\b.*\b(?:acc(?:ount|t)?|a\/c)(?:\b|(?=\d))/i

/** Who the sender is and how to pay, without any money: the figures are of an ABN or an account. */
export function isSmallPrint({ row, cells }: TableRow): boolean {
  return isOfSender(textOfRow(row)) && !cells.some(cell => cell && isMoney(readAmount(cell.text)))
}

function isOfSender(text: string): boolean {
  return ACCOUNT.test(text) || findAbns(text).some(abn => abn.labelled)
}
