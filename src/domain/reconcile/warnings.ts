import type { InvoiceToPost } from '../bill.ts'
import { type Cents, roundHalfAway } from '../money.ts'
import type { PurchaseOrder, PurchaseOrderLine } from '../purchase-order.ts'
import type { LineMatching } from './match-lines.ts'
import { exclusivePrice, orderedNumber } from './order-line.ts'
import { dollars } from './words.ts'

/** A price discrepancy is worth a word from these on, both together (product.md: over 10 % and over $5). */
const DISCREPANCY_SHARE = 0.1
const DISCREPANCY_CENTS: Cents = 500

/** Words that say nothing about who a supplier is. */
const COMPANY_WORDS = new Set([
  'pty',
  'ltd',
  'limited',
  'the',
  'and',
  'co',
  'auto',
  'parts',
  'automotive',
  'australia',
  'group',
])

/** What the documents lack or disagree on as a whole. */
export function documentWarnings(invoice: InvoiceToPost, order: PurchaseOrder): string[] {
  const warnings: string[] = []
  if (!invoice.invoiceDate)
    warnings.push(
      'Missing data: the invoice has no date. The bill carries the date that MechanicDesk proposes.',
    )
  if (invoice.total === null)
    warnings.push('Missing data: the invoice has no total, so the bill could not be compared with it.')
  if (!invoice.supplierName.trim()) warnings.push('Missing data: the invoice names no supplier.')
  else if (order.supplier && !shareAWord(invoice.supplierName, order.supplier))
    warnings.push(
      `Different supplier: the invoice is from ${invoice.supplierName}, purchase order ${order.number} is for ${order.supplier}.`,
    )
  for (const line of invoice.lines)
    if (!line.partNumber.trim())
      warnings.push(`Missing data: "${line.description || 'a line'}" has no part number.`)
  return warnings
}

function shareAWord(a: string, b: string): boolean {
  const words = (name: string): string[] => name.toLowerCase().match(/[a-z0-9]+/g) ?? []
  const telling = (name: string) => words(name).filter(word => !COMPANY_WORDS.has(word))
  const [left, right] = [telling(a), telling(b)]
  if (left.length === 0 || right.length === 0) return words(a).some(word => words(b).includes(word))
  return left.some(word => right.includes(word))
}

/** What differs between lines that match, and what matches only roughly. */
export function matchWarnings(
  invoice: InvoiceToPost,
  lines: readonly PurchaseOrderLine[],
  matching: LineMatching,
): string[] {
  const warnings: string[] = []
  for (const pair of matching.pairs) {
    const invoiced = invoice.lines[pair.invoice]
    const ordered = lines[pair.order]
    if (!invoiced || !ordered) continue
    const number = orderedNumber(ordered) || ordered.description
    if (pair.tier === 'ocr' || pair.tier === 'core' || pair.tier === 'prefix')
      warnings.push(
        `Part ${invoiced.partNumber} on the invoice was taken for ${number} on the purchase order.`,
      )
    if (invoiced.quantity !== ordered.quantity)
      warnings.push(
        `Quantity mismatch: ${number} was ordered ${ordered.quantity} times, the invoice supplies ${invoiced.quantity}.`,
      )
    const was = roundHalfAway(exclusivePrice(ordered))
    if (isDiscrepancy(was, invoiced.unitPrice))
      warnings.push(
        `Price discrepancy: ${number} was ${dollars(was)} on the purchase order, the invoice charges ${dollars(invoiced.unitPrice)}.`,
      )
  }
  for (const index of matching.ambiguous.invoice) {
    const line = invoice.lines[index]
    if (line)
      warnings.push(
        `${line.partNumber || line.description} fits more than one line of the purchase order and was left alone.`,
      )
  }
  if (lines.length > 0)
    for (const index of matching.onlyOnInvoice) {
      const line = invoice.lines[index]
      if (line)
        warnings.push(
          `${line.partNumber || line.description} is on the invoice but not on the purchase order.`,
        )
    }
  return warnings
}

function isDiscrepancy(was: Cents, is: Cents): boolean {
  const change = Math.abs(is - was)
  return change > DISCREPANCY_CENTS && change > Math.abs(was) * DISCREPANCY_SHARE
}
