import type { LineChange } from './plan.ts'
import { dollars } from './words.ts'

/** One change of the order in a sentence without its full stop: `Added X: 2 at $9.00`, or `Add X: …` while it is only planned. */
export function changeWords(change: LineChange, tense: 'done' | 'planned'): string {
  const { line } = change
  const name = line.stockNumber || line.description
  if (change.kind === 'add')
    return `${tense === 'done' ? 'Added' : 'Add'} ${name}: ${line.quantity} at ${dollars(line.unitPrice)}`
  const { before } = change
  const parts = [
    before.unitPrice === line.unitPrice
      ? ''
      : `price ${dollars(before.unitPrice)} to ${dollars(line.unitPrice)}`,
    before.quantity === line.quantity ? '' : `quantity ${before.quantity} to ${line.quantity}`,
    before.gstFree === line.gstFree ? '' : `GST Free ${line.gstFree ? 'on' : 'off'}`,
    before.includesGst === line.includesGst ? '' : `Incl. GST ${line.includesGst ? 'on' : 'off'}`,
  ]
  return `${tense === 'done' ? 'Changed' : 'Change'} ${name}: ${parts.filter(Boolean).join(', ')}`
}
