import type { LearnedSupplier } from '#contracts/invoices.ts'
import { fieldWord, listWords } from './document-words.ts'

/** What Docket knows of a supplier's papers, in plain words. Part numbers come last: they only sort the readings of a scan. */
export function learnedWords({ fields, lines, partShapes }: LearnedSupplier): string {
  const known = [
    fields.length > 0 &&
      `where the ${listWords(fields.map(fieldWord))} ${fields.length === 1 ? 'stands' : 'stand'}`,
    lines && 'how the line items are set out',
    partShapes > 0 && `${partShapes} ${partShapes === 1 ? 'pattern' : 'patterns'} of part numbers`,
  ].filter(part => part !== false)
  return known.length > 0 ? `Knows ${listWords(known)}.` : 'Knows the supplier by the name you gave it.'
}

/** By name, else by ABN as it is printed: `51 824 753 556`. */
export function supplierTitle({ name, abn }: Pick<LearnedSupplier, 'name' | 'abn'>): string {
  return name ?? (abn ? `ABN ${printedAbn(abn)}` : 'A supplier without a name')
}

export function printedAbn(abn: string): string {
  return abn.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')
}
