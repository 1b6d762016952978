import type { InvoiceToPost } from '../bill.ts'
import { type Cents, roundHalfAway } from '../money.ts'
import type { PurchaseOrderLine } from '../purchase-order.ts'
import type { LineToMatch } from './match-lines.ts'
import { normalisePartNumber } from './part-number.ts'

/** Built-in stock items of the workshop system (workshop-system.md, Screens). */
export const GENERIC_PART = 'PART'
export const ROUNDING_PART = 'ROUNDING'

const SEPARATOR = ' - '

/** How a part without a stock item is written on a line of the built-in PART: the number, then what it is. */
export function genericDescription(partNumber: string, description: string): string {
  // A description of its own must not read as a number and a description.
  return partNumber ? `${partNumber}${SEPARATOR}${description}` : description.replaceAll(SEPARATOR, ', ')
}

/** A line of ours that only evens out cents: it stands for nothing on the invoice. */
export function isRoundingLine(line: PurchaseOrderLine): boolean {
  return normalisePartNumber(line.stockNumber) === ROUNDING_PART
}

/** The part number a line on the order stands for: of a built-in PART line, the one its description starts with. */
export function orderedNumber(line: PurchaseOrderLine): string {
  if (normalisePartNumber(line.stockNumber) !== GENERIC_PART) return line.stockNumber
  return line.description.includes(SEPARATOR) ? (line.description.split(SEPARATOR)[0] ?? '') : ''
}

/**
 * GST-exclusive cents of one unit. Exact where the inclusive price is 1.1 times whole cents; otherwise a fraction, which equals no
 * invoice price, so that the line is rewritten rather than left a cent off.
 */
export function exclusivePrice(line: PurchaseOrderLine): number {
  return line.includesGst && !line.gstFree ? (line.unitPrice * 10) / 11 : line.unitPrice
}

/** GST-exclusive cents of the whole line. */
export function exclusiveTotal(line: PurchaseOrderLine): Cents {
  return roundHalfAway(exclusivePrice(line) * line.quantity)
}

/** Both documents as the matcher wants them. */
export function comparableLines(
  invoice: InvoiceToPost,
  lines: readonly PurchaseOrderLine[],
): [LineToMatch[], LineToMatch[]] {
  const invoiced = invoice.lines.map(line => ({
    number: line.partNumber,
    description: line.description,
    quantity: line.quantity,
    unitPrice: line.unitPrice,
  }))
  const ordered = lines.map(line => ({
    number: orderedNumber(line),
    description: line.description || line.name,
    quantity: line.quantity,
    unitPrice: roundHalfAway(exclusivePrice(line)),
  }))
  return [invoiced, ordered]
}
