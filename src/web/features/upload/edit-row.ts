import { extendedPrice } from './amounts.ts'
import { recheckRow } from './recheck-row.ts'
import type { ReviewLine, ReviewRow } from './review-row.ts'

/** The columns that can be edited in the table. */
export type HeaderEdit =
  | { field: 'invoiceNumber' | 'purchaseOrderNumber' | 'supplierName' | 'invoiceDate'; value: string }
  | { field: 'totalAmount'; value: number }

/** A field that a person typed is no longer in doubt, and what was checked about it is checked again. */
export function editHeader(row: ReviewRow, { field, value }: HeaderEdit): ReviewRow {
  const uncertainFields = row.uncertainFields.filter(name => name !== field)
  return recheckRow({ ...row, [field]: value, uncertainFields }, field)
}

export type LineEdit =
  | { field: 'partNumber' | 'description'; value: string }
  | { field: 'quantity' | 'unitPrice' | 'totalPrice'; value: number }

/**
 * Spec sections 4 and 5: a typed part number is certain and its readings go; a new unit price makes the total price unit price
 * times quantity. A new quantity leaves both prices as they are.
 */
export function editLine(line: ReviewLine, { field, value }: LineEdit): ReviewLine {
  const uncertainFields = line.uncertainFields.filter(name => name !== field)
  const edited = { ...line, [field]: value, uncertainFields }
  if (field === 'partNumber') return { ...edited, part_number_uncertain: false, part_number_readings: [] }
  if (field === 'unitPrice') return { ...edited, totalPrice: extendedPrice(edited) }
  return edited
}

/** Puts edited lines into a row. `partNumberEdited` marks the row corrected (spec section 4). */
export function saveLines(row: ReviewRow, lines: ReviewLine[], partNumberEdited: boolean): ReviewRow {
  const uncertainFields = row.uncertainFields.filter(name => name !== 'lineItems')
  const manually_corrected = row.manually_corrected || partNumberEdited
  return recheckRow({ ...row, lineItems: lines, uncertainFields, manually_corrected }, 'lineItems')
}
