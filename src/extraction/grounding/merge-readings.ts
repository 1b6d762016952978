import type { Invoice } from '#domain/invoice.ts'
import { completeReading } from './complete-reading.ts'
import type { DraftInvoice } from './draft.ts'
import { textKey } from './find-text.ts'
import { type GroundedInvoice, groundInvoice } from './ground-invoice.ts'
import { mergeInvoice, type ReadInvoice } from './merge-invoice.ts'
import { ownWords } from './own-words.ts'
import type { WordIndex } from './word-index.ts'

/** A PDF as its two readers leave it. */
export interface MergedReadings {
  /** The model's drafts, tied to the pages, in their order. */
  grounded: GroundedInvoice[]
  merged: ReadInvoice[]
}

/**
 * All invoices of a PDF: each of the built-in reader's with the model's reading of it. A document that only the model sees is left out:
 * where documents begin is printed on the pages, and the invoice it was taken from says so. Pure.
 */
export function mergeReadings(
  index: WordIndex,
  builtin: readonly Invoice[],
  drafts: readonly DraftInvoice[],
  terms: { today: string; name: string },
): MergedReadings {
  const model = drafts.map(draft => groundInvoice(index, draft))
  const free = new Set(model)
  const pairs = builtin.map(invoice => {
    const partner = partnerOf(invoice, [...free], builtin.length === 1 && model.length === 1)
    if (!partner) return { invoice, partner }
    free.delete(partner)
    const i = model.indexOf(partner)
    // Once it is known which invoice it is, nothing counts that is another's.
    const own = groundInvoice(ownWords(index, invoice, builtin), drafts[i] as DraftInvoice)
    model[i] = own
    return { invoice, partner: own }
  })
  const extra =
    free.size === 0
      ? []
      : [
          `${terms.name} read ${model.length} documents in this PDF, the built-in reader ${builtin.length}: compare with the PDF.`,
        ]
  const merged = pairs.map(({ invoice, partner }): ReadInvoice => {
    const read = partner ? mergeInvoice(invoice, partner, terms) : unseen(invoice, terms.name)
    const uncertain = new Set(read.uncertainFields)
    if (extra.length > 0) uncertain.add('lineItems')
    const doubted = { ...read, uncertainFields: [...uncertain], notes: [...read.notes, ...extra] }
    return completeReading(doubted, index)
  })
  return { grounded: model, merged }
}

/**
 * A reading by the built-in reader alone.
 * @param index the pages' words, to tell printed values from computed ones; without it all that has a place counts as printed.
 */
export function readAlone(
  invoice: Invoice,
  notes: string[] = [],
  index: WordIndex | null = null,
): ReadInvoice {
  return completeReading({ ...invoice, notes }, index)
}

function unseen(invoice: Invoice, name: string): ReadInvoice {
  const checked = readAlone(invoice, [
    `${name} did not read this document: the built-in reader read it alone.`,
  ])
  return { ...checked, uncertainFields: [...new Set([...invoice.uncertainFields, 'lineItems' as const])] }
}

function partnerOf(
  invoice: Invoice,
  candidates: readonly GroundedInvoice[],
  only: boolean,
): GroundedInvoice | undefined {
  if (only) return candidates[0]
  const number = textKey(invoice.invoiceNumber ?? '')
  const byNumber = candidates.find(
    one => number !== '' && textKey(one.texts.invoiceNumber.value ?? '') === number,
  )
  return byNumber ?? candidates.find(one => one.pages.some(page => invoice.pages.includes(page)))
}
