import type { InvoiceLine } from '#domain/invoice.ts'
import { presentInvoice } from '#domain/present-invoice.ts'
import { rowStatus } from '#domain/row-status.ts'
import type { Draft } from '#extraction/grounding/draft.ts'
import type { ReadInvoice } from '#extraction/grounding/merge-invoice.ts'
import { mergeReadings } from '#extraction/grounding/merge-readings.ts'
import { indexWords } from '#extraction/grounding/word-index.ts'
import { readDocument } from '#extraction/read-document.ts'
import { pageOfText } from '#extraction/testing/page-of-text.ts'
import type { TestPage } from '#extraction/testing/write-pdf.ts'
import { TODAY } from './stand-in.ts'

/** Pages as the built-in reader and a model that answers so read them together. Pure: no PDF, no network. */
export function readJointly(pages: readonly TestPage[], draft: Draft): ReadInvoice[] {
  const seen = pages.map((page, i) => pageOfText(page.texts, i + 1))
  const builtin = readDocument(seen, { today: TODAY, memories: [] })
  if (!builtin) throw new Error('nothing to read')
  const terms = { today: TODAY, name: 'It' }
  return mergeReadings(indexWords(builtin.pages), builtin.invoices, draft.invoices, terms).merged
}

export function statusOf(invoice: ReadInvoice) {
  return rowStatus({ ...presentInvoice(invoice), manually_corrected: false })
}

/** `part quantity price total`, money in cents. */
export function inShort({ partNumber, quantity, unitPrice, totalPrice }: InvoiceLine): string {
  return [partNumber, quantity, unitPrice, totalPrice].join(' ')
}
