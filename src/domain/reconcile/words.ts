import { type Cents, roundHalfAway } from '../money.ts'
import type { PurchaseOrderLine } from '../purchase-order.ts'

/** `$1,234.50`, `-$0.02`. A fraction of a cent is rounded. */
export function dollars(cents: Cents): string {
  const rounded = Math.abs(roundHalfAway(cents))
  const whole = Math.floor(rounded / 100).toLocaleString('en-AU')
  return `${cents < 0 ? '-' : ''}$${whole}.${String(rounded % 100).padStart(2, '0')}`
}

/** The lines by their part numbers, with is or are unless they end the sentence. */
export function partsWord(lines: readonly PurchaseOrderLine[], verb: 'verb' | 'only' = 'verb'): string {
  const names = lines.map(line => line.stockNumber || line.description || line.name)
  const list = names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : (names[0] ?? '')
  if (verb === 'only') return list
  return `${list} ${names.length > 1 ? 'are' : 'is'}`
}
