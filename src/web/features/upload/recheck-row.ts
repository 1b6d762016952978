import { centsFromDollars } from '#domain/money.ts'
import { formatMoney } from '#web/ui/format.ts'
import { extendedPrice } from './amounts.ts'
import { listWords } from './document-words.ts'
import type { ReviewRow } from './review-row.ts'

type Check = ReviewRow['checks'][number]

/** Which checks of the reading depend on which edited field. */
const RULES_OF_FIELD: Record<string, readonly string[]> = {
  invoiceNumber: ['duplicate'],
  supplierName: ['duplicate'],
  invoiceDate: ['date'],
  totalAmount: ['duplicate', 'invoice-total'],
  lineItems: ['line-total', 'invoice-total'],
}

// product.md, Analysis: lines and GST may differ from the total by 2 cents.
const TOLERANCE_CENTS = 2

/** Makes the arithmetic checks again after an edit; the other checks of that field no longer speak of what stands there. */
export function recheckRow(row: ReviewRow, field: string): ReviewRow {
  const stale = RULES_OF_FIELD[field] ?? []
  if (stale.length === 0) return row
  const kept = row.checks.filter(check => !stale.includes(check.rule))
  const again = [
    ...(stale.includes('line-total') ? [lineTotals(row)] : []),
    ...(stale.includes('invoice-total') ? invoiceTotal(row) : []),
  ]
  return { ...row, checks: [...kept, ...again] }
}

/** Quantity × unit price = total price; a unit price is rounded, so each unit may be half a cent out. */
function lineTotals({ lineItems }: ReviewRow): Check {
  const wrong = lineItems.filter(line => {
    const apart = Math.abs(centsFromDollars(line.totalPrice) - centsFromDollars(extendedPrice(line)))
    return apart > Math.max(1, Math.abs(line.quantity) / 2)
  })
  const names = listWords(
    wrong.map(line => line.partNumber || line.description || 'a line without a part number'),
  )
  return {
    rule: 'line-total',
    ok: wrong.length === 0,
    message:
      wrong.length === 0 ? 'Every line adds up.' : `Quantity × unit price is not the total price: ${names}.`,
  }
}

function invoiceTotal({ lineItems, taxAmount, totalAmount }: ReviewRow): Check[] {
  if (taxAmount === null || totalAmount === null) return []
  const lines = lineItems.reduce((sum, line) => sum + centsFromDollars(line.totalPrice), 0)
  const sum = lines + centsFromDollars(taxAmount)
  const ok = Math.abs(sum - centsFromDollars(totalAmount)) <= TOLERANCE_CENTS
  const message = ok
    ? 'Lines and GST make the total.'
    : `Lines and GST make ${formatMoney(sum / 100)}, but the total says ${formatMoney(totalAmount)}.`
  return [{ rule: 'invoice-total', ok, message }]
}
