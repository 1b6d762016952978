import type { ComparedLine, Preview } from '#contracts/automation.ts'
import type { Tone } from '#web/ui/tone.ts'

const ORDER = ['added', 'changed', 'removed', 'unchanged'] as const

/** `1 added, 2 changed, 3 unchanged`; kinds that do not occur are left out. */
export function countChanges(lines: readonly Pick<ComparedLine, 'change'>[]): string {
  return ORDER.flatMap(change => {
    const count = lines.filter(line => line.change === change).length
    return count > 0 ? [`${count} ${change}`] : []
  }).join(', ')
}

/** What a run would do, in plain words. */
export function modeWords(
  { mode, bill, before }: Pick<Preview, 'mode' | 'bill'> & { before: Pick<Preview['before'], 'bills'> },
  hasPdf: boolean,
): { tone: Tone; title: string; text: string } {
  if (mode === 'blocked')
    return { tone: 'error', title: 'Blocked', text: 'Nothing would be written to this purchase order.' }
  if (mode === 'price-sync-only')
    return {
      tone: 'uncertain',
      title: 'Price Sync Only',
      text: 'Only prices of matched parts would change. No bill and no PDF upload: manual review is needed.',
    }
  const pdf = hasPdf ? 'the PDF attached' : 'no PDF attached, because none is stored'
  if (bill && before.bills.some(({ invoiceNumber }) => invoiceNumber === bill.invoiceNumber))
    return {
      tone: 'uncertain',
      title: 'Bill Exists Already',
      text: `Bill ${bill.invoiceNumber} of an earlier run would be read back and ${pdf}. No second bill would be made.`,
    }
  return {
    tone: 'ready',
    title: 'Full Upload',
    text: `The lines below would be written, bill ${bill?.invoiceNumber ?? ''} created and ${pdf}.`,
  }
}
