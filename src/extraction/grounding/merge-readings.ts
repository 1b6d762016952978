import type { Invoice } from '#domain/invoice.ts'
import { textKey } from './find-text.ts'
import type { GroundedInvoice } from './ground-invoice.ts'
import { mergeInvoice, type ReadInvoice } from './merge-invoice.ts'

/**
 * All invoices of a PDF: each of the built-in reader's with the model's reading of it. A document that only the model sees is left out:
 * where documents begin is printed on the pages, and the invoice it was taken from says so.
 */
export function mergeReadings(
  builtin: readonly Invoice[],
  model: readonly GroundedInvoice[],
  terms: { today: string; name: string },
): ReadInvoice[] {
  const free = new Set(model)
  const pairs = builtin.map(invoice => {
    const partner = partnerOf(invoice, [...free], builtin.length === 1 && model.length === 1)
    if (partner) free.delete(partner)
    return { invoice, partner }
  })
  const extra =
    free.size === 0
      ? []
      : [
          `${terms.name} read ${model.length} documents in this PDF, the built-in reader ${builtin.length}: compare with the PDF.`,
        ]
  return pairs.map(({ invoice, partner }) => {
    const merged = partner ? mergeInvoice(invoice, partner, terms) : unseen(invoice, terms.name)
    const doubt = extra.length > 0 && !merged.uncertainFields.includes('lineItems')
    return {
      ...merged,
      uncertainFields: doubt ? [...merged.uncertainFields, 'lineItems'] : merged.uncertainFields,
      notes: [...merged.notes, ...extra],
    }
  })
}

/** A reading by the built-in reader alone. */
export function readAlone(invoice: Invoice, notes: string[] = []): ReadInvoice {
  return { ...invoice, notes }
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
